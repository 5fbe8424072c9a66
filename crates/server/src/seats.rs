//! Taking a seat, leaving, handing a seat to somebody else or to a bot and back, watching.

use crate::App;
use crate::api::{At, Body};
use crate::error::Failure;
use crate::people::{Hash, Person, fresh_key, good_name};
use crate::protocol::{
    Dismiss, HandOver, HandedOver, Invitation, Invited, InvitedTo, Join, Joined, Problem, SeatKind, Who,
};
use crate::room::{Seating, decides};
use crate::tables::room_for;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use table::{Seat, Setup};

/// Sets who holds a seat from now on: the holder of a new invitation, a bot, or me. If the table has waited for somebody for as long
/// as was agreed, everybody who plays can let a bot stand in for them.
#[utoipa::path(put, path = "/api/tables/{id}/seats/{seat}", params(("id" = String, Path), ("seat" = u8, Path)),
    request_body = HandOver, responses((status = 200, body = HandedOver), (status = 400, body = Problem),
    (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem),
    (status = 413, body = Problem)))]
pub async fn hand_over(
    State(app): State<App>,
    person: Person,
    At((id, seat)): At<(String, u8)>,
    Body(body): Body<HandOver>,
) -> Result<Json<HandedOver>, Failure> {
    let room = room_for(&app, &person, &id).await?;
    app.limits.change(&person)?;
    let kind = SeatKind::from(body.to);
    if kind.bot().is_some() && !room.decides(&person, Seat(seat)).await? {
        // Not to be dropped halfway if the browser hangs up.
        let stands_in = tokio::spawn({
            let room = room.clone();
            async move { room.stand_in(&person, Seat(seat)).await }
        });
        stands_in.await.map_err(|e| Failure::Broken(e.to_string()))??;
        app.bots.wake(&room);
        return Ok(Json(HandedOver { invitation: None }));
    }
    let name = match &body.name {
        Some(name) => good_name(name)?,
        None if body.to == Who::Me => app.store.name_of(&person).await?.ok_or(Failure::Nobody)?,
        None => room.seat_name(Seat(seat)).await?,
    };
    let key = (kind == SeatKind::Open).then(fresh_key);
    let hash = key.as_deref().map(Hash::of);
    // A bot's seat remembers who lent it.
    let holder = (kind != SeatKind::Open).then(|| person.clone());
    let may = {
        let person = person.clone();
        move |seating: &Seating<'_>| may_hand_over(&person, seating, body.to)
    };
    // Not to be dropped halfway if the browser hangs up.
    let changed = tokio::spawn({
        let room = room.clone();
        async move { room.set_seat(&person, Seat(seat), (kind, holder, name), hash.as_ref(), may).await }
    });
    changed.await.map_err(|e| Failure::Broken(e.to_string()))??;
    app.bots.wake(&room);
    Ok(Json(HandedOver { invitation: key.map(|key| Invitation { seat: Some(seat), key }) }))
}

fn may_hand_over(person: &Person, seating: &Seating<'_>, to: Who) -> Result<(), Failure> {
    match (decides(person, seating.person, seating.host), to) {
        (true, _) => Ok(()),
        (false, Who::Me) if seating.kind == SeatKind::Open => {
            Err(Failure::Forbidden("an open seat can only be taken with its invitation".to_owned()))
        }
        (false, _) => Err(Failure::Forbidden("this seat is not yours".to_owned())),
    }
}

/// Makes a new link for watchers; the old one is void.
#[utoipa::path(post, path = "/api/tables/{id}/watch", params(("id" = String, Path)), responses(
    (status = 200, body = Invitation), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem)))]
pub async fn watch(
    State(app): State<App>,
    person: Person,
    At(id): At<String>,
) -> Result<Json<Invitation>, Failure> {
    let room = room_for(&app, &person, &id).await?;
    if !room.knows(&person).await? {
        return Err(Failure::Forbidden("watchers cannot do that".to_owned()));
    }
    let key = fresh_key();
    app.store.set_watch(&id, &Hash::of(&key)).await?;
    Ok(Json(Invitation { seat: None, key }))
}

/// Removes a watcher. The link for watchers is then void, or they would simply come back.
#[utoipa::path(post, path = "/api/tables/{id}/dismiss", params(("id" = String, Path)), request_body = Dismiss, responses(
    (status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem),
    (status = 404, body = Problem),
    (status = 413, body = Problem)))]
pub async fn dismiss(
    State(app): State<App>,
    person: Person,
    At(id): At<String>,
    Body(body): Body<Dismiss>,
) -> Result<StatusCode, Failure> {
    let room = room_for(&app, &person, &id).await?;
    if !room.knows(&person).await? {
        return Err(Failure::Forbidden("watchers cannot do that".to_owned()));
    }
    // Not to be dropped halfway if the browser hangs up.
    let dismissed = tokio::spawn(async move { room.dismiss(&body.name).await });
    dismissed.await.map_err(|e| Failure::Broken(e.to_string()))??;
    Ok(StatusCode::NO_CONTENT)
}

/// Says what a link is for, to whoever holds it: they may not have given a name yet. One that was used up, or replaced by a new
/// one, is not known any more.
#[utoipa::path(post, path = "/api/invitations", request_body = Join, responses(
    (status = 200, body = Invited), (status = 400, body = Problem), (status = 404, body = Problem),
    (status = 413, body = Problem)))]
pub async fn invited(State(app): State<App>, Body(body): Body<Join>) -> Result<Json<Invited>, Failure> {
    let hash = Hash::of(&body.key);
    let (table, seat) = match app.store.invited_to(&hash).await? {
        Some((table, seat)) => (table, Some(seat)),
        None => (app.store.watch_of(&hash).await?.ok_or(Failure::NotFound("invitation"))?, None),
    };
    let row = app.store.row_of(&table).await?.ok_or(Failure::NotFound("invitation"))?;
    let broken = |e: serde_json::Error| Failure::Broken(e.to_string());
    let setup: Setup = serde_json::from_str(&row.setup).map_err(broken)?;
    let others = app.store.seats_of(&table).await?.into_iter().filter(|held| Some(held.seat) != seat);
    let (open, taken): (Vec<_>, Vec<_>) =
        others.partition(|held| SeatKind::named(&held.kind).is_none_or(|kind| kind == SeatKind::Open));
    let name = |seat: u8| setup.seats.get(usize::from(seat)).map(|s| s.name.clone()).unwrap_or_default();
    Ok(Json(Invited {
        host: app.store.name_of(&Person(row.host)).await?.unwrap_or_default(),
        title: row.title,
        game: row.game,
        seat: seat.map(|seat| InvitedTo { seat, name: name(seat) }),
        company: taken.iter().map(|held| name(held.seat)).collect(),
        open: open.len() as u8,
        over: row.outcome.is_some(),
        mode: setup.mode,
    }))
}

/// Uses a link. A seat's link works once; a link for watchers works until there is a new one.
#[utoipa::path(post, path = "/api/join", request_body = Join, responses(
    (status = 200, body = Joined), (status = 400, body = Problem), (status = 401, body = Problem), (status = 404, body = Problem),
    (status = 413, body = Problem)))]
pub async fn join(
    State(app): State<App>,
    person: Person,
    Body(body): Body<Join>,
) -> Result<Json<Joined>, Failure> {
    let name = app.store.name_of(&person).await?.ok_or(Failure::Nobody)?;
    let hash = Hash::of(&body.key);
    if let Some((table, seat)) = app.store.invited_to(&hash).await? {
        let room = app.hall.room(&table).await?;
        let sat = tokio::spawn(async move { room.join(&person, name, Seat(seat), &hash).await });
        sat.await.map_err(|e| Failure::Broken(e.to_string()))??;
        return Ok(Json(Joined { table, seat: Some(seat) }));
    }
    let table = app.store.watch_of(&hash).await?.ok_or(Failure::NotFound("invitation"))?;
    app.store.add_watcher(&person, &table, &hash).await?;
    match app.store.watches(&person, &table).await? {
        true => Ok(Json(Joined { table, seat: None })),
        false => Err(Failure::NotFound("invitation")),
    }
}
