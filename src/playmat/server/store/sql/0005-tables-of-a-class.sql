-- usable from 4
-- A table of a class belongs to it: they have one owner among several servers, and are erased together.
-- both
ALTER TABLE tables ADD COLUMN belongs_to {whole} REFERENCES tables ON DELETE CASCADE;
CREATE INDEX tables_belonging ON tables (belongs_to) WHERE belongs_to IS NOT NULL;
