-- Version 3: a line of talk knows the seat it was said from; nobody knows it of earlier lines, nor of those who watch.

ALTER TABLE chat ADD COLUMN seat INTEGER;

-- Those who watch one table, to show one of them the door.
CREATE INDEX watchers_table ON watchers (table_id);
