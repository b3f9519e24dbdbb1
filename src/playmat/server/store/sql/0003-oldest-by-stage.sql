-- Those that are to be forgotten are found without a look at all others.
-- both
DROP INDEX tables_touched;
CREATE INDEX tables_stage_touched ON tables (stage, touched);
