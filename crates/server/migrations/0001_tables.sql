-- Version 1: people, tables, what happened at them.

CREATE TABLE meta (
    key   TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE people (
    id   TEXT PRIMARY KEY,
    name TEXT NOT NULL
) WITHOUT ROWID;

-- What hardly changes.
CREATE TABLE tables (
    id        TEXT PRIMARY KEY,
    host      TEXT NOT NULL REFERENCES people (id),
    title     TEXT NOT NULL,
    game      TEXT NOT NULL,
    setup     TEXT NOT NULL,
    beginning TEXT,
    watch     BLOB -- hash of the key to the spectators' bench
) WITHOUT ROWID;
CREATE UNIQUE INDEX tables_watch ON tables (watch) WHERE watch IS NOT NULL;

-- What changes with every answer, kept small.
CREATE TABLE standing (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    waiting  TEXT NOT NULL,
    outcome  TEXT
) WITHOUT ROWID;

-- Where the table goes on from: written together with the entry that led there.
CREATE TABLE checkpoints (
    table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    edition  TEXT NOT NULL,
    body     TEXT NOT NULL
);

CREATE TABLE seats (
    table_id   TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    person     TEXT REFERENCES people (id), -- who sits there, or lent it to a bot
    invitation BLOB, -- hash of the key
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person);
CREATE UNIQUE INDEX seats_invitation ON seats (invitation) WHERE invitation IS NOT NULL;

CREATE TABLE watchers (
    person   TEXT NOT NULL REFERENCES people (id),
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;

-- Everything that happened, in order; nothing here is ever changed.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    kind     TEXT NOT NULL, -- answer, undo, goto, note
    body     TEXT NOT NULL,
    events   TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE bookmarks (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    body     TEXT NOT NULL,
    UNIQUE (table_id, name)
);

CREATE TABLE chat (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL
);
CREATE INDEX chat_table ON chat (table_id, id);
