-- Version 5: the checkpoint before the last is kept too: after a restart, the answer that ended a step is taken back
-- from there. Each has the number of answers that led to it; for those of before, 0 will do, since only the order counts.

ALTER TABLE checkpoints RENAME TO checkpoints_before_5;

CREATE TABLE checkpoints (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    after    INTEGER NOT NULL,
    edition  TEXT NOT NULL,
    body     TEXT NOT NULL,
    PRIMARY KEY (table_id, after)
);
INSERT INTO checkpoints SELECT table_id, 0, edition, body FROM checkpoints_before_5;
DROP TABLE checkpoints_before_5;

CREATE TRIGGER checkpoints_two AFTER INSERT ON checkpoints
BEGIN
    DELETE FROM checkpoints WHERE table_id = NEW.table_id AND after <
        (SELECT max(after) FROM checkpoints WHERE table_id = NEW.table_id AND after < NEW.after);
END;
