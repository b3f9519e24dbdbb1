-- Several servers, the nodes, on one database: who is alive, and who looks after what (docs/scale.md).
-- `owned` has a kind, so that whatever spans tables gets its owner and its fence from the same place.
-- `tables.version` counts every change, also one of keys alone, which leaves no entry in the log.
-- postgresql
CREATE TABLE about (version BIGINT NOT NULL, usable_from BIGINT NOT NULL, secret TEXT NOT NULL);
CREATE TABLE nodes (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, address TEXT NOT NULL, alive BOOLEAN NOT NULL DEFAULT true,
    beat TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp());
CREATE TABLE owned (
    kind TEXT NOT NULL, id BIGINT NOT NULL, node BIGINT NOT NULL REFERENCES nodes ON DELETE CASCADE,
    PRIMARY KEY (kind, id));
CREATE INDEX owned_node ON owned (node);
ALTER TABLE tables ADD COLUMN version BIGINT NOT NULL DEFAULT 0;
CREATE FUNCTION table_has_no_owner() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN DELETE FROM owned WHERE kind = ''table'' AND id = OLD.id; RETURN NULL; END';
CREATE TRIGGER table_has_no_owner AFTER DELETE ON tables FOR EACH ROW EXECUTE FUNCTION table_has_no_owner();
