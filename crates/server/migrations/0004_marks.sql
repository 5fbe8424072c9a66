-- Version 4: bookmarks belong to whoever made them; those of before, to whoever opened the table.

ALTER TABLE bookmarks ADD COLUMN person TEXT REFERENCES people (id);
UPDATE bookmarks SET person = (SELECT host FROM tables WHERE tables.id = bookmarks.table_id);
