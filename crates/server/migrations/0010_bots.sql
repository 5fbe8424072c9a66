-- Version 10: entries have another kind, `bot`: an answer that a bot gave. Those of before count as given by people.

ALTER TABLE standing ADD COLUMN waits TEXT NOT NULL DEFAULT '{}'; -- since when play waits for whom, as JSON
