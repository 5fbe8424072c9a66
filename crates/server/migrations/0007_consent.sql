-- Version 7: what somebody has seen of others' secrets. A table whose save was downloaded deals anew when it goes back, and so
-- do the bookmarks that were in the save.

ALTER TABLE tables ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;
ALTER TABLE bookmarks ADD COLUMN shown INTEGER NOT NULL DEFAULT 0;

-- How many minutes a table waits for somebody: a day, unless it was opened with another number.
ALTER TABLE tables ADD COLUMN wait INTEGER NOT NULL DEFAULT 1440;

-- Whoever wrote a note is asked before somebody else changes it; of earlier notes nobody knows who that was.
ALTER TABLE pins ADD COLUMN person TEXT REFERENCES people (id);
