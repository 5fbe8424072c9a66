-- Version 5: the checkpoint before the last is kept too: after a restart, the answer that ended a step is taken back
-- from there. The two rows of a table take turns: nothing is written twice.

ALTER TABLE checkpoints RENAME TO checkpoints_before_5;

CREATE TABLE checkpoints (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    turn     INTEGER NOT NULL, -- 0 or 1
    after    INTEGER NOT NULL, -- how many answers led there; it is only compared, and 0 will do for those of before
    edition  TEXT NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, turn)
);
INSERT INTO checkpoints SELECT table_id, 0, 0, edition, body FROM checkpoints_before_5;
DROP TABLE checkpoints_before_5;
