//! What can be asked before joining a table: who I am, the games, the rules.

use crate::App;
use crate::api::{Asked, At, Body};
use crate::error::Failure;
use crate::people::{good_name, introduce as known_from_now_on, known};
use crate::protocol::{Introduce, Me, Problem, RuleText};
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::State;
use axum_extra::extract::SignedCookieJar;
use serde::Deserialize;
use table::{About, Teaching};
use utoipa::IntoParams;

/// Rules that one search shows.
const RULES_MAX: usize = 60;

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
