-- Version 9: what a table needs of its entries to play on. With each chapter, and when it goes to a bookmark or is dealt anew, that begins
-- afresh; what was before is for replays and saves.

CREATE TABLE chapters (
    table_id   TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    after      INTEGER NOT NULL, -- how many answers led to the chapter
    seq        INTEGER NOT NULL, -- the first entry that is needed
    taken_back TEXT NOT NULL,    -- how often answers of each seat had been undone by then
    body       TEXT              -- the chapter's beginning, as in a save; nothing in the first
);
