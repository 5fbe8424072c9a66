-- Version 6: notes that people stick to a board, at a place that the board names.

CREATE TABLE pins (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at       TEXT NOT NULL,
    text     TEXT NOT NULL,
    name     TEXT NOT NULL,
    PRIMARY KEY (table_id, at)
) WITHOUT ROWID;
