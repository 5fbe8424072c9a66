-- Version 2: no entry without the one before it. A file that was replaced by an older copy of itself takes nothing
-- that would not fit.

CREATE TRIGGER standing_in_order BEFORE UPDATE OF seq ON standing WHEN NEW.seq <> OLD.seq + 1
BEGIN
    SELECT RAISE(ABORT, 'an entry is missing before this one');
END;
