//! What can be asked before joining a table: who I am, the games, the rules.

use crate::App;
use crate::api::{Asked, At, Body};
use crate::error::Failure;
use crate::people::{good_name, introduce as known_from_now_on, known};
use crate::protocol::{Introduce, Me, Problem, RuleText};
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use axum_extra::extract::SignedCookieJar;
use serde::Deserialize;
use std::collections::BTreeMap;
use table::{About, PictureWords, Teaching};
use utoipa::IntoParams;

/// Rules that one search shows.
const RULES_MAX: usize = 60;

/// Pictures that one request asks for.
const PICTURES_MAX: usize = 100;
/// Characters of an id.
const ID_MAX: usize = 60;

/// Who I am.
#[utoipa::path(get, path = "/api/me", responses((status = 200, body = Me)))]
pub async fn me(State(app): State<App>, jar: SignedCookieJar) -> Result<Json<Me>, Failure> {
    let name = match known(&jar) {
        Some(person) => app.store.name_of(&person).await?,
        None => None,
    };
    Ok(Json(Me { name }))
}

/// Gives my name. A cookie remembers me.
#[utoipa::path(post, path = "/api/me", request_body = Introduce,
    responses((status = 200, body = Me), (status = 400, body = Problem),
    (status = 413, body = Problem), (status = 429, body = Problem)))]
pub async fn introduce(
    State(app): State<App>,
    visitor: Visitor,
    jar: SignedCookieJar,
    Body(body): Body<Introduce>,
) -> Result<(SignedCookieJar, Json<Me>), Failure> {
    let name = good_name(&body.name)?;
    if known(&jar).is_none() {
        app.limits.new_person(&visitor)?;
    }
    let (jar, person) = known_from_now_on(jar, &app.options.base_path, app.options.secure || visitor.https);
    app.store.set_name(&person, &name).await?;
    Ok((jar, Json(Me { name: Some(name) })))
}

/// The games on the shelf.
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<Object>)))]
pub async fn games(State(app): State<App>) -> Json<Vec<About>> {
    Json(app.hall.games().map(|g| g.about().clone()).collect())
}

/// What a game's book tells newcomers: the page before the first move, and the notes to a first game.
#[utoipa::path(get, path = "/api/games/{id}/teaching", params(("id" = String, Path)),
    responses((status = 200, body = Object), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn teaching(State(app): State<App>, At(id): At<String>) -> Result<Json<Teaching>, Failure> {
    let game = app.hall.game(&id).ok_or(Failure::NotFound("game"))?;
    Ok(Json(game.teaching()))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Found {
    /// Ids with commas between them: at most 100, each of at most 60 characters.
    #[serde(default)]
    of: String,
}

/// What the pictures of some ids show, in words. Whoever asks names them: nothing lists what nobody has found yet. Ids that the book
/// says nothing about are left out.
#[utoipa::path(get, path = "/api/games/{id}/pictures", params(("id" = String, Path), Found),
    responses((status = 200, body = Object), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn pictures(
    State(app): State<App>,
    At(id): At<String>,
    Asked(found): Asked<Found>,
) -> Result<impl IntoResponse, Failure> {
    let game = app.hall.game(&id).ok_or(Failure::NotFound("game"))?;
    let ids: Vec<&str> = found.of.split(',').collect();
    if ids.len() > PICTURES_MAX || ids.iter().any(|id| id.chars().count() > ID_MAX) {
        let most = format!("ask for at most {PICTURES_MAX} pictures, by ids of at most {ID_MAX} characters");
        return Err(Failure::Bad(most));
    }
    let shown = ids.into_iter().filter_map(|id| Some((id.to_owned(), game.picture(id)?.clone())));
    let shown: BTreeMap<String, PictureWords> = shown.collect();
    Ok(([(header::CACHE_CONTROL, "max-age=600")], Json(shown)))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Search {
    /// The game's id.
    game: Option<String>,
    /// Words that occur in a rule, or ids of rules.
    q: String,
}

/// Rules of the ledger.
#[utoipa::path(get, path = "/api/rules", params(Search),
    responses((status = 200, body = Vec<RuleText>), (status = 400, body = Problem), (status = 404, body = Problem)))]
pub async fn rules(Asked(search): Asked<Search>) -> Result<Json<Vec<RuleText>>, Failure> {
    let prefix =
        search.game.as_deref().map(|g| library::prefix(g).ok_or(Failure::NotFound("game"))).transpose()?;
    let words: Vec<&str> = search.q.split_whitespace().take(20).collect();
    if words.is_empty() {
        return Ok(Json(Vec::new()));
    }
    let found = library::find_rules(prefix, &words).into_iter().flat_map(|section| {
        let title = section.title;
        section.rules.into_iter().map(move |rule| RuleText {
            id: rule.id,
            section: title.clone(),
            text: rule.text,
        })
    });
    Ok(Json(found.take(RULES_MAX).collect()))
}
