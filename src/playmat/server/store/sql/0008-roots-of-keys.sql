-- A key to a table of a class knows which key of the class it was made from, and is deleted with it. The database sees
-- to that, so it holds for tables on any node and for a server that dies in between.
-- both
ALTER TABLE keys ADD COLUMN root TEXT REFERENCES keys ON DELETE CASCADE;
CREATE INDEX keys_root ON keys (root);
