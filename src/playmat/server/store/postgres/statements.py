"""The statements that write. Each is a transaction by itself, however many tables it is for: nothing is left locked
when a node stands still, and all who wait share one commit.

Every one begins with the fence: the node's own row, as long as it is alive. A table grows only where its owner is this
node and it is as this node knows it, by its length and its version; what does not come back was refused.
"""

from typing import Final

FENCE: Final = "me AS MATERIALIZED (SELECT id FROM nodes WHERE id = $1 AND alive FOR KEY SHARE)"
GROWN: Final = """
grown AS (
    UPDATE tables t SET length = c.length, version = c.version + 1,
        touched = COALESCE(c.touched, t.touched), stage = COALESCE(c.stage, t.stage)
    FROM me, owned o, unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::text[])
        AS c (id, before, length, version, touched, stage)
    WHERE t.id = c.id AND t.length = c.before AND t.version = c.version
        AND o.kind = 'table' AND o.id = COALESCE(t.belongs_to, t.id) AND o.node = me.id
    RETURNING t.id)"""
ENTRIES: Final = """
entries AS (
    INSERT INTO log (table_id, number, entry, checksum) SELECT e.table_id, e.number, e.entry, e.checksum
    FROM unnest($8::bigint[], $9::bigint[], $10::bytea[], $11::bytea[]) AS e (table_id, number, entry, checksum)
    JOIN grown ON grown.id = e.table_id)"""
BESIDE: Final = """
named AS (
    INSERT INTO names (table_id, seat, nickname) SELECT n.table_id, n.seat, n.nickname
    FROM unnest($12::bigint[], $13::bigint[], $14::text[]) AS n (table_id, seat, nickname)
    JOIN grown ON grown.id = n.table_id WHERE n.nickname <> ''
    ON CONFLICT (table_id, seat) DO UPDATE SET nickname = EXCLUDED.nickname),
unnamed AS (
    DELETE FROM names USING grown, unnest($12::bigint[], $13::bigint[], $14::text[]) AS n (table_id, seat, nickname)
    WHERE grown.id = n.table_id AND names.table_id = n.table_id AND names.seat = n.seat AND n.nickname = ''),
opened AS (
    INSERT INTO keys (hash, table_id, kind, seat, expires, root)
    SELECT k.hash, k.table_id, k.kind, k.seat, k.expires, k.root
    FROM unnest($15::text[], $16::bigint[], $17::text[], $18::bigint[], $19::bigint[], $20::text[])
        AS k (hash, table_id, kind, seat, expires, root)
    JOIN grown ON grown.id = k.table_id
    ON CONFLICT (hash) DO UPDATE SET kind = EXCLUDED.kind, seat = EXCLUDED.seat, expires = EXCLUDED.expires),
shut AS (
    DELETE FROM keys USING grown
    WHERE keys.table_id = grown.id AND keys.hash <> ALL ($15::text[]) AND (keys.hash = ANY ($21::text[]) OR EXISTS (
        SELECT FROM unnest($22::bigint[], $23::bigint[]) AS l (table_id, seat)
        WHERE l.table_id = keys.table_id AND l.seat = keys.seat)))"""
# Nothing but entries: what nearly every move is.
APPEND: Final = f"WITH {FENCE}, {GROWN}, {ENTRIES} SELECT id FROM grown"
APPEND_WITH_KEYS: Final = f"WITH {FENCE}, {GROWN}, {ENTRIES}, {BESIDE} SELECT id FROM grown"

# A new table has no owner yet: the first node that is asked for it takes it. One of a class has the owner of the class.
CREATE: Final = """
WITH made AS (
    INSERT INTO tables (code, game, created, touched, stage, length, belongs_to)
    VALUES ($1, $2, $3, $3, $4, $5, (SELECT id FROM tables WHERE code = $16))
    ON CONFLICT (code) DO NOTHING RETURNING id),
entries AS (
    INSERT INTO log (table_id, number, entry, checksum) SELECT made.id, e.number, e.entry, e.checksum
    FROM made, unnest($6::bigint[], $7::bytea[], $8::bytea[]) AS e (number, entry, checksum)),
named AS (
    INSERT INTO names (table_id, seat, nickname) SELECT made.id, n.seat, n.nickname
    FROM made, unnest($9::bigint[], $10::text[]) AS n (seat, nickname)),
opened AS (
    INSERT INTO keys (hash, table_id, kind, seat, expires, root)
    SELECT k.hash, made.id, k.kind, k.seat, k.expires, k.root
    FROM made, unnest($11::text[], $12::text[], $13::bigint[], $14::bigint[], $15::text[])
        AS k (hash, kind, seat, expires, root))
SELECT id FROM made
"""

# Never a table that another live node looks after: that one forgets it itself.
# What belongs to something goes before it: all of it at once would keep players waiting.
OLD: Final = """
SELECT id, length FROM (
    SELECT t.id, t.length, t.id AS whole FROM tables t WHERE t.stage = $1 AND t.touched < $2
        AND NOT EXISTS (SELECT FROM tables of_it WHERE of_it.belongs_to = t.id)
    UNION ALL
    SELECT of_it.id, of_it.length, t.id FROM tables t JOIN tables of_it ON of_it.belongs_to = t.id
        WHERE t.stage = $1 AND t.touched < $2) old
WHERE id <> ALL ($3::bigint[]) AND whole <> ALL ($3::bigint[]) AND NOT EXISTS (
    SELECT FROM owned o JOIN nodes n ON n.id = o.node
    WHERE o.kind = 'table' AND o.id = old.whole AND n.alive AND n.id <> $4)
LIMIT $5
"""
FORGET: Final = "DELETE FROM tables WHERE id = ANY ($1::bigint[]) AND touched < $2 RETURNING id"
# Now, with all that belongs to it, where it is this node's.
ERASE: Final = f"""
WITH {FENCE} DELETE FROM tables t USING me, owned o
WHERE t.id = $2 AND o.kind = 'table' AND o.id = COALESCE(t.belongs_to, t.id) AND o.node = me.id
"""
RENAME: Final = """
UPDATE names n SET nickname = $3 FROM tables t, unnest($1::text[], $2::bigint[]) AS p (code, seat)
WHERE n.table_id = t.id AND t.code = p.code AND n.seat = p.seat
"""
UNNAME: Final = """
DELETE FROM names n USING tables t, unnest($1::text[], $2::bigint[]) AS p (code, seat)
WHERE n.table_id = t.id AND t.code = p.code AND n.seat = p.seat
"""
COUNT_TRY: Final = """
INSERT INTO puzzle_tries (puzzle, tried, solved) VALUES ($1, 1, $2)
ON CONFLICT (puzzle) DO UPDATE SET tried = puzzle_tries.tried + 1, solved = puzzle_tries.solved + excluded.solved
"""
PUZZLE_TRIES: Final = "SELECT puzzle, tried, solved FROM puzzle_tries"
# Whose it is: of a class and its tables, all of them together.
WITH_WHOM: Final = "SELECT id, COALESCE(belongs_to, id) AS owned FROM tables WHERE code = $1"
HAS_KEY: Final = (
    "SELECT EXISTS (SELECT FROM keys k JOIN tables t ON t.id = k.table_id WHERE k.hash = $2 AND t.code = $1)"
)
