-- Version 8: a bookmark has no copy of the answers that the table has, too. It counts them, as the log was after this entry; a bookmark of
-- before has all of its own.

ALTER TABLE bookmarks ADD COLUMN seq INTEGER NOT NULL DEFAULT 0;
