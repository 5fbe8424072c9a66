// Made by `make types` from the Rust types. Do not edit.

export type Seat = number;
export type Question = { 
/**
 * Unique at the table; changes only when this seat's options change.
 */
id: number, 
/**
 * Who may answer.
 */
seat: Seat, 
/**
 * What is asked.
 */
prompt: string, 
/**
 * The ledger ids of the rules behind it.
 */
rules: Array<string>, 
/**
 * The rules that close something now which may otherwise be done at any time.
 */
closed?: Array<string>, 
/**
 * How many options make an answer.
 */
pick: Pick, 
/**
 * What is offered.
 */
options: Array<Offered>, 
/**
 * Besides these, a name of one's own may be given: `name/Old_Tom`.
 */
naming?: Naming, 
/**
 * What several answers in a row lead to, the first of them to this question.
 */
routes?: Array<Route>, 
/**
 * Play does not wait for this one: it may be answered, or ignored.
 */
aside?: boolean, 
/**
 * Without what is secret there would be nothing to decide: at a screen that several people share, the others look away
 * before it is shown.
 */
secret?: boolean, };
export type Offered = { 
/**
 * What to send back.
 */
key: string, 
/**
 * What it says.
 */
label: string, 
/**
 * The small print behind it: what it costs and brings, what it is good for.
 */
detail?: string, 
/**
 * What should give pause.
 */
warning?: string, 
/**
 * What it is about on the board.
 */
target?: string, 
/**
 * It is an aside and may be done at any time. Such options come last.
 */
aside?: boolean, 
/**
 * Taking it is sure to lose the game, and why: clients ask for confirmation.
 */
grave?: string, 
/**
 * What is at stake, as far as the rules make it public.
 */
stakes?: Stakes, 
/**
 * It names something that nobody but the asked seat may know.
 */
secret?: boolean, };
export type Route = { 
/**
 * What it leads to, named as in the `target` of an option.
 */
target: string, 
/**
 * The keys to answer with: the first is among the options of this question, each of the others among those of the next
 * question to the same seat. Where that question offers something else, the route has ended.
 */
answers: Array<string>, 
/**
 * What the player would say, with its public costs.
 */
label: string, 
/**
 * The small print behind it.
 */
detail?: string, 
/**
 * What is at stake on all of the way.
 */
stakes?: Stakes, 
/**
 * Where the answers end, if the player must decide something there before going on to the target.
 */
stop?: string, };
export type Naming = { 
/**
 * With at most so many letters.
 */
longest: number, 
/**
 * These are taken.
 */
taken: Array<string>, };
export type Stakes = { 
/**
 * The dice that decide, if any do.
 */
test?: Test, 
/**
 * What is paid or surely lost, at the latest when the test succeeds.
 */
cost: Array<Amount>, 
/**
 * What succeeding costs and failing does not: reputation, for a dirty fight.
 */
success_cost?: Array<Amount>, 
/**
 * What failing costs and succeeding does not: a heart, reputation.
 */
failure_cost?: Array<Amount>, 
/**
 * What is surely gained; with a test, by succeeding.
 */
gain: Array<Amount>, 
/**
 * What else failing means, in words: "the quest is lost".
 */
risk?: string, };
export type Test = { 
/**
 * What is tested: `combat`, `strong`.
 */
of: string, 
/**
 * The total to reach, or how many dice must succeed. None where a rival's throw has to be beaten.
 */
need?: number, 
/**
 * What is added to the dice before any extra is spent.
 */
adds: number, 
/**
 * How many dice are thrown.
 */
dice: number, 
/**
 * The odds as thrown.
 */
chance: Odds, 
/**
 * The odds with all that could be laid on, if that is more.
 */
best?: Odds, 
/**
 * What the odds do not count: "cards and abilities".
 */
leaves_out?: string, 
/**
 * Higher numbers that bring more, the lowest first.
 */
bands?: Array<Band>, 
/**
 * Who throws against it, if somebody does.
 */
rival?: Rival, };
export type Band = { 
/**
 * The total to reach.
 */
need: number, 
/**
 * What that is for: "the bonus", "a second fish".
 */
brings: string, 
/**
 * The odds as thrown.
 */
chance: Odds, 
/**
 * The odds with all that could be laid on, if that is more.
 */
best?: Odds, };
export type Rival = { 
/**
 * Who.
 */
name: string, 
/**
 * Whose face it is, named as events name them.
 */
face?: string, 
/**
 * What they add.
 */
adds: number, 
/**
 * How many dice they throw.
 */
dice: number, };
export type Odds = { 
/**
 * Throws that succeed.
 */
ways: number, 
/**
 * All throws.
 */
of: number, };
export type Amount = { 
/**
 * What it is, named as in events: `coin`, `heart`.
 */
token: string, 
/**
 * How many.
 */
n: number, };
export type Pick = { 
/**
 * At least this many.
 */
min: number, 
/**
 * At most this many.
 */
max: number, };
export type Outcome = { 
/**
 * A key: `settled`, `died`.
 */
result: string, 
/**
 * One sentence.
 */
text: string, 
/**
 * What each seat made of it; in a shared victory all the same.
 */
scores: Array<number>, 
/**
 * How many rounds were played.
 */
rounds: number, };
export type About = { 
/**
 * `the-old-road`
 */
id: string, 
/**
 * "The Old Road"
 */
title: string, 
/**
 * One sentence.
 */
tagline: string, 
/**
 * The ways to play it; the first is the default.
 */
modes: Array<Mode>, 
/**
 * The table options.
 */
options: Array<TableOption>, };
export type Mode = { 
/**
 * `standard`
 */
id: string, 
/**
 * In words.
 */
title: string, 
/**
 * The fewest seats.
 */
players_min: number, 
/**
 * The most seats.
 */
players_max: number, 
/**
 * How many seats somebody who plays alone had best take.
 */
alone: number, 
/**
 * It goes on over several sessions; any other is played in one.
 */
campaign: boolean, };
export type TableOption = { 
/**
 * `region`
 */
key: string, 
/**
 * In words.
 */
title: string, 
/**
 * What it can be; the first is the default.
 */
values: Array<OptionValue>, 
/**
 * The ledger ids it touches.
 */
rules: Array<string>, 
/**
 * The modes that have it; all of them if none is named.
 */
modes: Array<string>, };
export type OptionValue = { 
/**
 * `forest`
 */
value: string, 
/**
 * What it means.
 */
meaning: string, };
export type Teaching = { 
/**
 * The page before the first move.
 */
primer: Primer | null, 
/**
 * The notes to a first game, in the order in which they are shown if several fit.
 */
lesson: Array<Note>, };
export type Primer = { 
/**
 * What one wants.
 */
want: string, 
/**
 * How one gets it, step by step.
 */
how: Array<PrimerStep>, 
/**
 * How it ends.
 */
ends: string, 
/**
 * What is different in a mode, by its id.
 */
modes: { [key in string]: string }, };
export type PrimerStep = { 
/**
 * The thing that stands for it, as events name their tokens: `coin`.
 */
token: string, 
/**
 * In two or three words.
 */
title: string, 
/**
 * In a sentence or two.
 */
text: string, };
export type Note = { 
/**
 * Tells it from the others, so that a browser can remember what was read.
 */
id: string, 
/**
 * The question has this rule behind it.
 */
at: string | null, 
/**
 * Something with this rule behind it has been told before.
 */
after: string | null, 
/**
 * The part of the board that it points at, as options name their targets.
 */
target: string | null, 
/**
 * Two sentences at most.
 */
text: string, };
export type PictureWords = { 
/**
 * Somebody who sits at the table or joins those who do.
 */
person?: string, 
/**
 * Somebody who is met or fought.
 */
stranger?: string, 
/**
 * The ground on which the stranger is met.
 */
ground?: string, 
/**
 * A thing: its form and what it is made of.
 */
thing?: string, 
/**
 * Where a story happens.
 */
place?: string, };
export type Me = { 
/**
 * What others see; `None` before a name was given.
 */
name: string | null, };
export type Introduce = { 
/**
 * 1 to 40 characters.
 */
name: string, };
export type NewTable = { 
/**
 * The game's id.
 */
game: string, 
/**
 * The mode's id.
 */
mode: string, 
/**
 * What the table is called; the game's title if left out.
 */
title: string | null, 
/**
 * Who sits where, in order.
 */
seats: Array<NewSeat>, 
/**
 * Table options that differ from their defaults.
 */
options: { [key in string]: string }, 
/**
 * For how many minutes the table waits for somebody, before others can let a bot stand in for them; a day if left out.
 */
wait: number | null, 
/**
 * The random seed; drawn if left out.
 */
seed: number | null, };
export type NewSeat = { 
/**
 * Who will sit there.
 */
who: Who, 
/**
 * What they are called; my own name, or a made-up one, if left out.
 */
name: string | null, };
export type Who = "me" | "open" | "bot" | "random-bot";
export type OpenSave = { 
/**
 * The save, as it was downloaded.
 */
save: unknown, 
/**
 * What the table is called; the game's title if left out.
 */
title: string | null, };
export type Opened = { 
/**
 * The table.
 */
id: string, 
/**
 * One for each open seat.
 */
invitations: Array<Invitation>, 
/**
 * Notes about the save it was opened from.
 */
notes: Array<string>, };
export type Invitation = { 
/**
 * The seat; `None` to watch.
 */
seat: number | null, 
/**
 * 256 bits, to be put after `/join#`.
 */
key: string, };
export type Invited = { 
/**
 * What the table is called.
 */
title: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The mode's id.
 */
mode: string, 
/**
 * Who opened the table.
 */
host: string, 
/**
 * The seat; `None` to watch.
 */
seat: InvitedTo | null, 
/**
 * Who else plays: people and bots, in the order of their seats.
 */
company: Array<string>, 
/**
 * How many other seats are still open.
 */
open: number, 
/**
 * Whether the game is over.
 */
over: boolean, };
export type InvitedTo = { 
/**
 * Its number.
 */
seat: number, 
/**
 * What it is called until somebody sits there.
 */
name: string, };
export type Join = { 
/**
 * The part of the link after `#`.
 */
key: string, };
export type Dismiss = { 
/**
 * What they are called.
 */
name: string, };
export type Joined = { 
/**
 * The table.
 */
table: string, 
/**
 * The seat; `None` to watch.
 */
seat: number | null, };
export type HandOver = { 
/**
 * `open` makes a new invitation; `me` takes a bot's seat that I handed to it, or an open one, if I am host.
 */
to: Who, 
/**
 * A name for the seat, if it changes.
 */
name: string | null, };
export type HandedOver = { 
/**
 * The new key, if the seat is open now.
 */
invitation: Invitation | null, };
export type Rename = { 
/**
 * 1 to 60 characters.
 */
title: string, };
export type Branch = { 
/**
 * The bookmark's name.
 */
bookmark: string, 
/**
 * What the new table is called.
 */
title: string | null, 
/**
 * The real world instead, with the same people: if I hold every seat, or everybody has agreed.
 */
exact: boolean, };
export type TableInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it is called.
 */
title: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The game's title.
 */
game_title: string, 
/**
 * The mode's id.
 */
mode: string, 
/**
 * Table options.
 */
options: { [key in string]: string }, 
/**
 * Whether I opened it.
 */
host: boolean, 
/**
 * For how many minutes it waits for somebody, before others can let a bot stand in for them.
 */
wait: number, 
/**
 * Who sits where.
 */
seats: Array<SeatInfo>, 
/**
 * How many watch now.
 */
watchers: number, 
/**
 * Their names, each once.
 */
watching: Array<string>, 
/**
 * Seats that play waits for.
 */
waiting: Array<number>, 
/**
 * How many things have happened.
 */
seq: number, 
/**
 * When something last happened, in seconds since 1970.
 */
changed: number, 
/**
 * How it ended, in words.
 */
over: string | null, };
export type SeatInfo = { 
/**
 * Its number.
 */
seat: number, 
/**
 * The name of the person who sits there.
 */
name: string, 
/**
 * Who that is.
 */
kind: SeatKind, 
/**
 * Whether it is mine.
 */
mine: boolean, 
/**
 * Whether I decide who holds it: mine, lent by me to a bot, or nobody's at a table that I opened.
 */
decide: boolean, 
/**
 * Whether somebody is connected for it.
 */
here: boolean, };
export type SeatKind = "person" | "open" | "bot" | "random-bot" | "stand-in";
export type Moment = { 
/**
 * How many answers had been given.
 */
at: number, 
/**
 * How many there are in all.
 */
of: number, 
/**
 * The table as my seat saw it then.
 */
view: unknown, 
/**
 * What happened since the previous moment.
 */
log: Array<LogLine>, 
/**
 * If the game no longer goes the way it was recorded, why.
 */
drifted: string | null, };
export type RuleText = { 
/**
 * `PR-ENC-05`
 */
id: string, 
/**
 * Its chapter.
 */
section: string, 
/**
 * What it says.
 */
text: string, };
export type Problem = { 
/**
 * In words for a person.
 */
why: string, };
export type ToClient = { "hello": Hello } | { "update": Update } | { "table": TableInfo } | { "chat": ChatLine } | { "pins": Array<Pin> } | { "done": { 
/**
 * The request's number.
 */
re: number, } } | { "refused": { 
/**
 * The request's number.
 */
re: number, 
/**
 * Why.
 */
why: string, 
/**
 * Whether the table had moved on: the request can simply be dropped.
 */
stale: boolean, } } | { "fault": { 
/**
 * The request's number.
 */
re: number, 
/**
 * What went wrong.
 */
why: string, 
/**
 * A document to attach to a report; it holds nothing that this seat may not know.
 */
report: unknown, } } | { "goodbye": { 
/**
 * Why.
 */
why: string, } };
export type Hello = { 
/**
 * How many things have happened.
 */
seq: number, 
/**
 * The seat this connection is for; `None` if it watches.
 */
seat: number | null, 
/**
 * The table.
 */
table: TableInfo, 
/**
 * What the seat sees.
 */
view: unknown, 
/**
 * What it is asked.
 */
question: Question | null, 
/**
 * How things stand.
 */
now: Now, 
/**
 * What happened since the sequence that the client named, oldest first.
 */
log: Array<LogLine>, 
/**
 * The latest chat lines.
 */
chat: Array<ChatLine>, 
/**
 * The notes on the board.
 */
pins: Array<Pin>, };
export type Update = { 
/**
 * How many things have happened.
 */
seq: number, 
/**
 * How the seat's view changed.
 */
patch: Array<Change>, 
/**
 * What the seat is asked now; left out if that is the same as before.
 */
question?: Question | null, 
/**
 * How things stand; left out if that is the same as before.
 */
now?: Now, 
/**
 * What happened.
 */
log: Array<LogLine>, };
export type Change = { "op": "add", 
/**
 * Where, as a JSON pointer.
 */
path: string, 
/**
 * What.
 */
value: unknown, } | { "op": "remove", 
/**
 * Where.
 */
path: string, } | { "op": "replace", 
/**
 * Where.
 */
path: string, 
/**
 * What.
 */
value: unknown, };
export type Now = { 
/**
 * Seats that play waits for.
 */
waiting: Array<number>, 
/**
 * Of these, the seats where no bot plays, and for how long they are waited for.
 */
waits: Array<Wait>, 
/**
 * The stories and fights that are open, as far as I know of them, the innermost last. What is told names them.
 */
scenes: Array<Scene>, 
/**
 * Whether the last move can be undone.
 */
undo: UndoState, 
/**
 * Whether a move can be redone.
 */
redo: boolean, 
/**
 * Something the table is asked to agree to.
 */
proposal: Proposal | null, 
/**
 * What I asked the table for last, if somebody declined it and nothing else was proposed since.
 */
declined: Declined | null, 
/**
 * The bookmarks.
 */
bookmarks: Array<Bookmark>, 
/**
 * The bookmark from which I may make a true copy of the table, since everybody has agreed.
 */
copy: string | null, 
/**
 * How it ended.
 */
outcome: Outcome | null, };
export type Wait = { 
/**
 * Which.
 */
seat: number, 
/**
 * From when on others can let a bot stand in, in seconds since 1970.
 */
until: number, };
export type Bookmark = { 
/**
 * What it is called.
 */
name: string, 
/**
 * Whether I made it.
 */
mine: boolean, };
export type UndoState = "no" | "free" | "ask";
export type Declined = { 
/**
 * The proposal's number.
 */
id: number, 
/**
 * Who would rather not, in words.
 */
text: string, };
export type Proposal = { 
/**
 * Its number, for agreeing to it.
 */
id: number, 
/**
 * What is proposed, in words.
 */
what: string, 
/**
 * Who asked.
 */
by: string, 
/**
 * Who has not agreed yet.
 */
missing: Array<string>, 
/**
 * Whether I am one of them.
 */
asks_me: boolean, 
/**
 * Whether I asked, and can withdraw it by declining it.
 */
mine: boolean, };
export type LogLine = { 
/**
 * Its sequence number.
 */
seq: number, 
/**
 * Whether only this seat was told.
 */
private: boolean, 
/**
 * The seat that did it, or that it happened to, if there is one.
 */
by?: number, 
/**
 * The rules behind it.
 */
rules?: Array<string>, 
/**
 * The scene in which it was told, if one was open: the innermost.
 */
scene?: Scene, 
/**
 * In words, for people only: programs read the other fields.
 */
text: string, } & ({ "kind": "turn", } | { "kind": "roll" } & Roll | { "kind": "card", 
/**
 * Which, if those who are told may know it.
 */
card: string | null, 
/**
 * Where it was.
 */
from: string | null, 
/**
 * Where it is now.
 */
to: string | null, } | { "kind": "tokens", 
/**
 * What they are: `coin`, `heart`.
 */
token: string, 
/**
 * How many.
 */
n: number, 
/**
 * Where they were.
 */
from: string | null, 
/**
 * Where they are now.
 */
to: string | null, } | { "kind": "move", 
/**
 * Which: `seat/1` is that player's figure.
 */
piece: string, 
/**
 * The places it passes, the first and the last included.
 */
path: Array<string>, } | { "kind": "track", 
/**
 * Which track, and whose if it has an owner.
 */
track: string, 
/**
 * Where it stood.
 */
from: number, 
/**
 * Where it stands.
 */
to: number, } | { "kind": "story" } & Story | { "kind": "over", } | { "kind": "cleared", } | { "kind": "table", 
/**
 * If the table went back: the number of the last entry that still counts. Whatever was told between that one
 * and this was taken back, except what is about the table itself.
 */
back?: number, } | { "kind": "words", });
export type Scene = { 
/**
 * Tells it from all others of the game, those within another one included.
 */
id: number, 
/**
 * What goes on in it.
 */
kind: SceneKind, };
export type SceneKind = "story" | "fight";
export type Roll = { 
/**
 * What is told of it now.
 */
part?: RollPart, 
/**
 * Who threw what.
 */
throws: Array<Throw>, 
/**
 * What has to be reached, if it is a number.
 */
against: number | null, 
/**
 * Whether the first side succeeded, once that is decided.
 */
passed: boolean | null, 
/**
 * What was known to be won or lost by it, before it was decided.
 */
stakes?: Stakes, };
export type RollPart = "throw" | "laid" | "verdict";
export type Throw = { 
/**
 * Whose.
 */
who: string, 
/**
 * Whose face it is, named as events name them: `seat/1`, or the card of whoever is fought.
 */
face?: string, 
/**
 * The dice, as the dealer rolled them.
 */
dice: Array<Die>, 
/**
 * What is added.
 */
adds: Array<Add>, 
/**
 * The total, if it is added up.
 */
total: number | null, };
export type Die = { 
/**
 * How many faces it has.
 */
sides: number, 
/**
 * The number or the word that came up.
 */
face: string, 
/**
 * Whether it succeeds, where each die does or does not and everybody who is told may know it.
 */
hit?: boolean, };
export type Add = { 
/**
 * How much.
 */
n: number, 
/**
 * By what, in words.
 */
by: string, 
/**
 * The card that adds it, or the token that was paid for it, named as events name them.
 */
from?: string, };
export type Story = { 
/**
 * The entry or the card that is read.
 */
entry: string, 
/**
 * What stands above it.
 */
title: string, 
/**
 * The choice that led here, by its place; none if this is the opening.
 */
choice: number | null, 
/**
 * Which outcome of it: `success`, `bonus`.
 */
outcome: string | null, };
export type ChatLine = { 
/**
 * By whom.
 */
name: string, 
/**
 * From which seat; `None` from a watcher.
 */
seat: number | null, 
/**
 * What.
 */
text: string, 
/**
 * When, in seconds since 1970.
 */
at: number, };
export type Pin = { 
/**
 * A place, as the board names it.
 */
at: string, 
/**
 * What it says.
 */
text: string, 
/**
 * Who wrote it.
 */
by: string, };
export type FromClient = { 
/**
 * A number of the client's choosing; the reply carries it.
 */
re: number, 
/**
 * The sequence number that the client has seen. A request that would undo something newer is refused.
 */
seq: number, 
/**
 * What is wanted.
 */
want: Want, };
export type Want = { "answer": { 
/**
 * The question's id.
 */
id: number, 
/**
 * The options' keys.
 */
keys: Array<string>, } } | "undo" | "redo" | { "agree": { 
/**
 * The proposal's number.
 */
id: number, } } | { "decline": { 
/**
 * The proposal's number.
 */
id: number, } } | { "bookmark": { 
/**
 * Under which name.
 */
name: string, } } | { "forget": { 
/**
 * Which.
 */
name: string, } } | { "go-to": { 
/**
 * Which.
 */
name: string, } } | { "copy": { 
/**
 * From which bookmark.
 */
name: string, } } | { "say": { 
/**
 * What.
 */
text: string, } } | { "pin": { 
/**
 * A place, as the board names it.
 */
at: string, 
/**
 * What it says; if it is empty, the note is taken away.
 */
text: string, } };
