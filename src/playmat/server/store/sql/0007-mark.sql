-- How far the file has got, to compare with the mark next to it: one row (store/mark.py).
-- sqlite
CREATE TABLE mark (store TEXT NOT NULL, number INTEGER NOT NULL);
INSERT INTO mark VALUES (lower(hex(randomblob(16))), 0);
