-- both
CREATE TABLE tables (
    id {id}, code TEXT NOT NULL UNIQUE, game TEXT NOT NULL,
    created {whole} NOT NULL, touched {whole} NOT NULL, stage TEXT NOT NULL);
CREATE INDEX tables_touched ON tables (touched);
CREATE TABLE log (
    table_id {whole} NOT NULL REFERENCES tables ON DELETE CASCADE, number {whole} NOT NULL, entry {bytes} NOT NULL,
    PRIMARY KEY (table_id, number)){by_key};
CREATE TABLE names (
    table_id {whole} NOT NULL REFERENCES tables ON DELETE CASCADE, seat {whole} NOT NULL, nickname TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)){by_key};
CREATE TABLE keys (
    hash TEXT PRIMARY KEY, table_id {whole} NOT NULL REFERENCES tables ON DELETE CASCADE, kind TEXT NOT NULL,
    seat {whole}, expires {whole}){by_key};
CREATE INDEX keys_table ON keys (table_id);
CREATE TABLE erasures (happened {whole} NOT NULL);
-- sqlite
CREATE TRIGGER log_is_kept BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
-- postgresql
CREATE FUNCTION log_is_kept() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION ''the log is append-only''; END';
CREATE TRIGGER log_is_kept BEFORE UPDATE ON log EXECUTE FUNCTION log_is_kept();
