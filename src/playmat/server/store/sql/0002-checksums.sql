-- Anew, not with a column more: a program that knows no checksums must not be able to go on writing without them.
-- both
DROP TRIGGER log_is_kept{on_log};
ALTER TABLE log RENAME TO old_log;
-- postgresql
ALTER INDEX log_pkey RENAME TO old_log_pkey;
-- both
CREATE TABLE log (
    table_id {whole} NOT NULL REFERENCES tables ON DELETE CASCADE, number {whole} NOT NULL, entry {bytes} NOT NULL,
    checksum {bytes} NOT NULL, PRIMARY KEY (table_id, number)){by_key};
ALTER TABLE tables ADD COLUMN length {whole} NOT NULL DEFAULT 0;
-- sqlite
CREATE TRIGGER log_is_kept BEFORE UPDATE ON log BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;
CREATE TRIGGER log_grows AFTER INSERT ON log BEGIN UPDATE tables SET length = NEW.number WHERE id = NEW.table_id; END;
-- postgresql
-- Here the length grows in the statement that appends: it is a fence there.
CREATE TRIGGER log_is_kept BEFORE UPDATE ON log EXECUTE FUNCTION log_is_kept();
DROP TABLE old_log;
