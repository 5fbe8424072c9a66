//! Opening tables, listing them, replays.

use crate::App;
use crate::api::{Asked, At, Body};
use crate::error::Failure;
use crate::hall::Hall;
use crate::limits::{
    ANSWERS_MAX, BOOKMARKS_IN_SAVE, BOOKMARKS_SIZE, PINS_MAX, RECORD_MAX, REPEATS_MAX, RIG_MAX, SAVE_MAX,
    STATE_MAX, WAIT, WAIT_MAX,
};
use crate::people::{Hash, Person, distinct, fresh_key, good_bookmark, good_name, legible, random_word};
use crate::protocol::{
    Branch, Invitation, Moment, NewTable, OpenSave, Opened, Problem, Rename, SeatInfo, SeatKind, TableInfo,
    Who,
};
use crate::room::{GoneTo, Grown, Room, decides, good_pin, said_by_the_table, waiting};
use crate::store::{Chapter, Checkpoint, EntryKind, Fresh, MarkRow, SeatRow, TableRow};
use crate::visitor::Visitor;
use crate::weigh::weigh;
use axum::Json;
use axum::body::to_bytes;
use axum::extract::{Request, State};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::Duration;
use table::{
    AnyTable, Event, LoadError, Loaded, Outcome, Pin, Save, SavedCheckpoint, Seat, Setup, Sitter, TakenBack,
};
use tokio::time::timeout;
use utoipa::IntoParams;

/// How long a save may take to arrive.
const RECEIVE_MAX: Duration = Duration::from_secs(30);
/// Characters of what is wrong with a save.
const WORDS_MAX: usize = 400;

/// My tables, the newest change first.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableInfo>), (status = 401, body = Problem)))]
pub async fn mine(State(app): State<App>, person: Person) -> Result<Json<Vec<TableInfo>>, Failure> {
    let tables = app.store.tables_of(&person).await?.into_iter();
    let infos: Result<_, _> = tables.map(|(row, seats)| from_row(&app, row, &seats, &person)).collect();
    Ok(Json(infos?))
}

/// What a list says of what was agreed before play. The rest, which can be long, is not read.
#[derive(Deserialize)]
struct Listed {
    mode: String,
    #[serde(default)]
    options: BTreeMap<String, String>,
    seats: Vec<Sitter>,
}

/// A table as the store knows it: nobody has to open it for that.
fn from_row(app: &App, row: TableRow, seats: &[SeatRow], person: &Person) -> Result<TableInfo, Failure> {
    let broken = |e: serde_json::Error| Failure::Broken(e.to_string());
    let setup: Listed = serde_json::from_str(&row.setup).map_err(broken)?;
    let outcome: Option<Outcome> =
        row.outcome.as_deref().map(serde_json::from_str).transpose().map_err(broken)?;
    let host = Person(row.host.clone());
    let seats = seats.iter().zip(&setup.seats).map(|(held, sitter)| {
        let kind = SeatKind::named(&held.kind).unwrap_or(SeatKind::Open);
        let holder = held.person.clone().map(Person);
        SeatInfo {
            seat: held.seat,
            name: sitter.name.clone(),
            kind,
            mine: kind.awaits_its_person() && holder.as_ref() == Some(person),
            decide: decides(person, holder.as_ref(), &host),
            here: false,
        }
    });
    let seats = seats.collect();
    Ok(TableInfo {
        title: row.title,
        game_title: app.hall.game(&row.game).map_or_else(|| row.game.clone(), |g| g.about().title.clone()),
        game: row.game,
        mode: setup.mode,
        options: setup.options,
        host: row.host == person.0,
        wait: row.wait,
        seats,
        watchers: 0,
        watching: Vec::new(),
        waiting: serde_json::from_str(&row.waiting).map_err(broken)?,
        seq: row.seq,
        changed: row.changed,
        over: outcome.map(|o| o.text),
        id: row.id,
    })
}

/// A room, for somebody who plays, watches, or opened it. For all others it does not exist.
pub async fn room_for(app: &App, person: &Person, id: &str) -> Result<Arc<Room>, Failure> {
    let room = app.hall.room(id).await?;
    match room.knows(person).await? || app.store.watches(person, id).await? {
        true => Ok(room),
        false => Err(Failure::NotFound("table")),
    }
}

/// A room, for its host only.
async fn room_of(app: &App, person: &Person, id: &str) -> Result<Arc<Room>, Failure> {
    let room = room_for(app, person, id).await?;
    room.hosted_by(person).await?;
    Ok(room)
}

fn good_title(title: &str) -> Result<String, Failure> {
    legible("a title", title, 60)
}

/// Opens a new table.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable, responses(
    (status = 200, body = Opened), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem),
    (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn create(
    State(app): State<App>,
    visitor: Visitor,
    person: Person,
    Body(new): Body<NewTable>,
) -> Result<Json<Opened>, Failure> {
    let game = app.hall.game(&new.game).ok_or(Failure::NotFound("game"))?;
    let my_name = app.store.name_of(&person).await?.ok_or(Failure::Nobody)?;
    if new.seats.len() > 8 {
        return Err(Failure::Bad("a table has at most eight seats".to_owned()));
    }
    let wait = new.wait.unwrap_or(WAIT);
    if !(1..=WAIT_MAX).contains(&wait) {
        return Err(Failure::Bad(format!("a table waits for 1 to {WAIT_MAX} minutes")));
    }
    let mut setup = Setup::new(&new.game, &new.mode, new.seats.len(), random_seed());
    setup.seed = new.seed.map_or(setup.seed, u64::from);
    setup.options = new.options;
    setup.begun = u32::try_from(app.options.clock.now()).ok();
    for (i, seat) in new.seats.iter().enumerate() {
        let (before, rest) = setup.seats.split_at_mut(i);
        let sitter = rest.first_mut().expect("as many as there are seats");
        let kind = SeatKind::from(seat.who);
        let first = new.seats[..i].iter().all(|s| s.who != Who::Me);
        let name = match &seat.name {
            Some(name) => good_name(name)?,
            None if kind == SeatKind::Person && first => my_name.clone(),
            None if kind.bot().is_some() => format!("Bot {}", i + 1),
            None => sitter.name.clone(),
        };
        let name = distinct(&name, || before.iter().map(|s| s.name.as_str()));
        *sitter = Sitter { name, bot: kind.bot().map(|b| b.name().to_owned()) };
    }
    let holders = new.seats.iter().map(|s| {
        let kind = SeatKind::from(s.who);
        (kind, (kind != SeatKind::Open).then(|| person.clone()))
    });
    let table = game.open(setup).map_err(Failure::Bad)?;
    let title = new.title.as_deref().map(good_title).transpose()?;
    // Anybody who knows the seed can foresee every die.
    let seed =
        new.seed.map(|_| format!("{my_name} chose the random seed, and so could know the dice in advance."));
    let told = seed.into_iter().collect();
    let holders = holders.collect();
    let opening =
        Opening { table, title, host: person.clone(), holders, told, pins: Vec::new(), wait, shown: false };
    Ok(Json(open_table(&app, &visitor, opening).await?))
}

/// Opens a table that continues from a save. All seats of people are mine at first; I can hand them over.
#[utoipa::path(post, path = "/api/saves", request_body = OpenSave, responses(
    (status = 200, body = Opened), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 404, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem),
    (status = 429, body = Problem)))]
pub async fn open_save(
    State(app): State<App>,
    visitor: Visitor,
    person: Person,
    request: Request,
) -> Result<Json<Opened>, Failure> {
    let my_name = app.store.name_of(&person).await?.ok_or(Failure::Nobody)?;
    // A few megabytes become many: only a limited number at once, few of them one person's, and none of them for long.
    let _counted = app.limits.upload(&person)?;
    let receiving = app.work.receiving.turn().await?;
    let body = timeout(RECEIVE_MAX, to_bytes(request.into_body(), SAVE_MAX)).await;
    let body = body.map_err(|_| Failure::Bad("the save did not arrive in time".to_owned()))?;
    let body = body.map_err(|_| Failure::TooLarge(format!("a save has at most {} MB", SAVE_MAX >> 20)))?;
    let hall = app.hall.clone();
    let (loaded, title, pins) = app.work.checking.run(move || read_save(&hall, &body)).await??;
    drop(receiving);
    let holders = loaded.table.setup().seats.iter().map(|sitter| {
        let kind = match sitter.bot.as_deref() {
            None => SeatKind::Person,
            Some("random") => SeatKind::RandomBot,
            Some(_) => SeatKind::Bot,
        };
        (kind, Some(person.clone()))
    });
    let holders = holders.collect();
    let mut notes = vec![format!(
        "{my_name} opened this table from a save. Anybody who has read the save knows everybody's secrets in it."
    )];
    let rig: Vec<&str> = loaded.table.setup().rig.0.keys().map(String::as_str).collect();
    if !rig.is_empty() {
        notes.push(format!("Some results are fixed in advance: {}.", rig.join(", ")));
    }
    notes.extend(loaded.notes.iter().cloned());
    let opening = Opening {
        table: loaded.table,
        title,
        host: person,
        holders,
        told: notes,
        pins,
        wait: WAIT,
        shown: false,
    };
    let mut opened = open_table(&app, &visitor, opening).await?;
    opened.notes = loaded.notes;
    Ok(Json(opened))
}

/// A game from a save, and the name for its table.
type ReadSave = (Loaded<Box<dyn AnyTable>>, Option<String>, Vec<Pin>);

/// Everything about a save that takes time or may fail, within bounds.
fn read_save(hall: &Hall, body: &[u8]) -> Result<ReadSave, Failure> {
    let bad = |e: &dyn std::fmt::Display| Failure::Bad(e.to_string().chars().take(WORDS_MAX).collect());
    weigh(body).map_err(|e| bad(&format!("this is not a complete Fireside save: {e}")))?;
    let OpenSave { save, title } = serde_json::from_slice(body).map_err(|e| bad(&e))?;
    let mut save = Save::from_value(save).map_err(|e| bad(&e))?;
    let title = title.as_deref().map(good_title).transpose()?;
    for i in 0..save.setup.seats.len() {
        let (before, rest) = save.setup.seats.split_at_mut(i);
        rest[0].name = distinct(&good_name(&rest[0].name)?, || before.iter().map(|s| s.name.as_str()));
    }
    if save.bookmarks.len() > BOOKMARKS_IN_SAVE {
        return Err(Failure::Bad(format!("a table has at most {BOOKMARKS_IN_SAVE} bookmarks")));
    }
    let marks = save.bookmarks.iter().map(|b| (b.shared.saturating_add(b.answers.len()), b.checkpoint.after));
    let lines: Vec<(usize, usize)> = marks.chain([(save.answers.len(), save.checkpoint.after)]).collect();
    let in_chapter = save.answers.len().saturating_sub(save.chapter.as_ref().map_or(0, |c| c.after));
    let too_long = |(answers, after): &(usize, usize)| {
        *answers > RECORD_MAX || answers.saturating_sub(*after) > REPEATS_MAX
    };
    if in_chapter > ANSWERS_MAX || lines.iter().any(too_long) {
        return Err(Failure::Bad("no game has so many answers".to_owned()));
    }
    let mut names = HashSet::new();
    for mark in &save.bookmarks {
        good_bookmark(&mark.name)?;
        if !names.insert(mark.name.as_str()) {
            return Err(Failure::Bad(format!("two bookmarks are called “{}”", mark.name)));
        }
    }
    // In the store each has what it shares with the one before it.
    let mut last = 0;
    let written = save.bookmarks.iter().map(|mark| {
        last = mark.answers.size() + if mark.with_last { last } else { 0 };
        last
    });
    if written.sum::<usize>() > BOOKMARKS_SIZE {
        return Err(Failure::Bad("no game has so many answers beyond its own".to_owned()));
    }
    let rigged = save.setup.rig.0.iter().flat_map(|(channel, values)| values.iter().chain([channel]));
    if rigged.map(|word| word.len() + 1).sum::<usize>() > RIG_MAX {
        return Err(Failure::Bad("too many results are fixed in advance".to_owned()));
    }
    if save.pins.len() > PINS_MAX {
        return Err(Failure::Bad(format!("a table has at most {PINS_MAX} notes")));
    }
    let pins = save.pins.iter().map(good_pin).collect::<Result<_, _>>()?;
    let size = |checkpoint: &SavedCheckpoint| serde_json::to_string(checkpoint).map_or(0, |text| text.len());
    let others =
        save.bookmarks.iter().map(|mark| &mark.checkpoint).chain(&save.beginning).chain(&save.before);
    if others.map(size).any(|size| size > STATE_MAX) {
        return Err(Failure::Bad("no game has so much on the table".to_owned()));
    }
    let game = hall.game(&save.setup.game).ok_or(Failure::NotFound("game"))?;
    let loaded = game.load(save).map_err(|e| match e {
        LoadError::Fault(words) => Failure::fault(words),
        other => bad(&other),
    })?;
    // It is written again with every step.
    let chapter = loaded.table.chapter_text().map_or(0, |chapter| chapter.len());
    if loaded.table.checkpoint_text().len().max(chapter) > STATE_MAX {
        return Err(Failure::Bad("no game has so much on the table".to_owned()));
    }
    Ok((loaded, title, pins))
}

/// Opens a table that starts from a bookmark of another: in a world imagined for my seat, or as a true copy.
#[utoipa::path(post, path = "/api/tables/{id}/branch", params(("id" = String, Path)), request_body = Branch, responses(
    (status = 200, body = Opened), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 413, body = Problem), (status = 422, body = Problem),
    (status = 429, body = Problem)))]
pub async fn branch(
    State(app): State<App>,
    visitor: Visitor,
    person: Person,
    At(id): At<String>,
    Body(body): Body<Branch>,
) -> Result<Json<Opened>, Failure> {
    let room = room_for(&app, &person, &id).await?;
    let title = good_title(body.title.as_deref().unwrap_or(&body.bookmark))?;
    let pins = app.store.pins(&room.id).await?;
    let Grown { table, host, holders, wait, shown, note } = match body.exact {
        true => room.copy(&person, &body.bookmark).await?,
        false => room.branch(&person, &body.bookmark).await?,
    };
    let opening = Opening { table, title: Some(title), host, holders, wait, shown, told: vec![note], pins };
    Ok(Json(open_table(&app, &visitor, opening).await?))
}

/// A table that is about to be put into the store.
struct Opening {
    table: Box<dyn AnyTable>,
    title: Option<String>,
    host: Person,
    holders: Vec<(SeatKind, Option<Person>)>,
    /// What everybody who comes here has to know.
    told: Vec<String>,
    pins: Vec<Pin>,
    /// How many minutes the table waits for somebody.
    wait: u32,
    /// Whether somebody who sits there has downloaded what is hidden.
    shown: bool,
}

async fn open_table(app: &App, visitor: &Visitor, opening: Opening) -> Result<Opened, Failure> {
    app.limits.new_table(visitor)?;
    let Opening { mut table, title, host, holders, told, pins, wait, shown } = opening;
    let setup = table.setup().clone();
    let game = app.hall.game(&setup.game).ok_or(Failure::NotFound("game"))?;
    let mut invitations = Vec::new();
    let mut seats = Vec::new();
    for (seat, (kind, person)) in holders.into_iter().enumerate() {
        let key = (kind == SeatKind::Open).then(fresh_key);
        seats.push((kind.key(), person, key.as_deref().map(Hash::of)));
        invitations.extend(key.map(|key| Invitation { seat: Some(seat as u8), key }));
    }
    let save = table.save();
    let begun = table.take_events();
    let told = told.into_iter().map(said_by_the_table);
    let begun: Vec<Event> = told.chain(begun).collect();
    // Answers that were given elsewhere are one thing that happened here.
    let mut entries = Vec::new();
    let chapter_after = table.chapter_after();
    let (earlier, own) = save.answers.split_at(chapter_after);
    for (after, answers) in [(0, earlier), (chapter_after, own)] {
        if !answers.is_empty() {
            let gone = GoneTo { after, answers: answers.to_vec() };
            entries.push((EntryKind::GoTo, text(&gone), "[]".to_owned()));
        }
    }
    let chapter = table.chapter_text().map(|body| Chapter {
        after: chapter_after as u32,
        seq: 2,
        taken_back: text(&TakenBack::default()),
        body: Some(body),
    });
    entries.push((EntryKind::Note, String::new(), text(&begun)));
    let seq = entries.len() as u32;
    let marked = |name: String| {
        let body = text(&table.saved_bookmark(&name)?);
        Some((name, MarkRow { body, seq, person: host.0.clone(), shown }))
    };
    let marks = table.bookmarks().into_iter().filter_map(marked).collect();
    let fresh = Fresh {
        id: random_word(),
        bookmarks: marks,
        pins,
        wait,
        shown,
        host,
        title: title.unwrap_or_else(|| game.about().title.clone()),
        game: setup.game.clone(),
        setup: text(&setup),
        chapter,
        beginning: save.beginning.as_ref().map(text),
        waiting: text(&waiting(&*table)),
        outcome: table.outcome().map(|o| text(&o)),
        checkpoint: Checkpoint {
            turn: 0,
            after: save.checkpoint.after as u32,
            edition: text(&game.edition()),
            body: table.checkpoint_text(),
        },
        seats,
        entries,
        at: app.options.clock.now(),
    };
    app.store.create(&fresh, app.options.tables_max).await?;
    Ok(Opened { id: fresh.id, invitations, notes: Vec::new() })
}

fn text(of: &impl serde::Serialize) -> String {
    serde_json::to_string(of).expect("plain data")
}

fn random_seed() -> u64 {
    getrandom::u64().expect("the system gives random bytes")
}

/// One table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 401, body = Problem), (status = 404, body = Problem)))]
pub async fn info(
    State(app): State<App>,
    person: Person,
    At(id): At<String>,
) -> Result<Json<TableInfo>, Failure> {
    Ok(Json(room_for(&app, &person, &id).await?.info(&person).await?))
}

/// Gives a table another title.
#[utoipa::path(patch, path = "/api/tables/{id}", params(("id" = String, Path)), request_body = Rename,
    responses((status = 200, body = TableInfo), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 413, body = Problem)))]
pub async fn rename(
    State(app): State<App>,
    person: Person,
    At(id): At<String>,
    Body(body): Body<Rename>,
) -> Result<Json<TableInfo>, Failure> {
    let room = room_of(&app, &person, &id).await?;
    room.rename(&good_title(&body.title)?).await?;
    Ok(Json(room.info(&person).await?))
}

/// Deletes a table and all that happened there. If others have seats, it goes on without me, and is theirs.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn delete(
    State(app): State<App>,
    person: Person,
    At(id): At<String>,
) -> Result<StatusCode, Failure> {
    match room_of(&app, &person, &id).await {
        // What can no longer be opened can still be thrown away.
        Err(Failure::Broken(_) | Failure::Drifted(_)) if app.store.hosts(&person, &id).await? => {
            app.store.delete(&id).await?;
        }
        Err(failure) => return Err(failure),
        Ok(room) => {
            // Not to be dropped halfway if the browser hangs up.
            let left = tokio::spawn({
                let room = room.clone();
                async move { room.abandon(&person).await }
            });
            if left.await.map_err(|e| Failure::Broken(e.to_string()))?? {
                app.bots.wake(&room);
                return Ok(StatusCode::NO_CONTENT);
            }
        }
    }
    app.hall.forget(&id);
    Ok(StatusCode::NO_CONTENT)
}

/// The whole game as one file, if no secret of others is in it.
#[utoipa::path(get, path = "/api/tables/{id}/save", params(("id" = String, Path)), responses(
    (status = 200, body = Object), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn save(
    State(app): State<App>,
    person: Person,
    At(id): At<String>,
) -> Result<impl IntoResponse, Failure> {
    let room = room_for(&app, &person, &id).await?;
    let _turn = app.work.saving.turn().await?;
    let save = room.save(&person).await?;
    let name = format!("attachment; filename=\"{}.json\"", save.setup.game);
    let json = "application/json".to_owned();
    Ok(([(header::CONTENT_DISPOSITION, name), (header::CONTENT_TYPE, json)], text(&save)))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Whose {
    /// My seat.
    seat: Option<u8>,
}

/// How the table looked to my seat after so many answers, and what happened with the last of them.
#[utoipa::path(get, path = "/api/tables/{id}/replay/{n}", params(("id" = String, Path), ("n" = u32, Path), Whose), responses(
    (status = 200, body = Moment), (status = 400, body = Problem), (status = 401, body = Problem),
    (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn replay(
    State(app): State<App>,
    person: Person,
    At((id, n)): At<(String, u32)>,
    Asked(whose): Asked<Whose>,
) -> Result<Json<Moment>, Failure> {
    let room = room_for(&app, &person, &id).await?;
    let seat = whose.seat.map(Seat);
    if let Some(seat) = seat
        && !room.holds(&person, seat).await?
    {
        return Err(Failure::Forbidden("this seat is not yours".to_owned()));
    }
    Ok(Json(room.moment(n, seat, || app.limits.replay(&person)).await?))
}
