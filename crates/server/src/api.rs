//! The routes, and what all of them share.

use crate::error::Failure;
use crate::limits::{BODY_MAX, guard, in_moderation};
use crate::{App, assets, live, seats, shelf, tables};
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{DefaultBodyLimit, FromRequest, FromRequestParts, Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router, middleware};
use std::any::Any;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::RequestBodyDeadlineLayer;
use tower_http::trace::{DefaultOnResponse, TraceLayer};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

#[derive(OpenApi)]
#[openapi(info(title = "Fireside", description = "Tables for story-driven campaign board games."))]
struct Api;

/// A request's body; what cannot be read is refused in our own words.
#[derive(FromRequest)]
#[from_request(via(Json), rejection(Failure))]
pub struct Body<T>(pub T);

/// The parameters in a request's path.
#[derive(FromRequestParts)]
#[from_request(via(Path), rejection(Failure))]
pub struct At<T>(pub T);

/// The parameters after its question mark.
#[derive(FromRequestParts)]
#[from_request(via(Query), rejection(Failure))]
pub struct Asked<T>(pub T);

impl From<JsonRejection> for Failure {
    fn from(rejection: JsonRejection) -> Failure {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                Failure::TooLarge(format!("this is longer than {BODY_MAX} bytes"))
            }
            _ => Failure::Bad(rejection.body_text()),
        }
    }
}

impl From<PathRejection> for Failure {
    fn from(rejection: PathRejection) -> Failure {
        Failure::Bad(rejection.body_text())
    }
}

impl From<QueryRejection> for Failure {
    fn from(rejection: QueryRejection) -> Failure {
        Failure::Bad(rejection.body_text())
    }
}

fn described() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(shelf::me, shelf::introduce))
        .routes(routes!(shelf::games))
        .routes(routes!(shelf::teaching))
        .routes(routes!(shelf::pictures))
        .routes(routes!(shelf::rules))
        .routes(routes!(tables::mine, tables::create))
        .routes(routes!(tables::open_save))
        .routes(routes!(tables::info, tables::rename, tables::delete))
        .routes(routes!(tables::branch))
        .routes(routes!(tables::save))
        .routes(routes!(tables::replay))
        .routes(routes!(seats::hand_over))
        .routes(routes!(seats::watch))
        .routes(routes!(seats::dismiss))
        .routes(routes!(seats::invited))
        .routes(routes!(seats::join))
}

/// The HTTP part, described for other programs.
pub fn openapi() -> utoipa::openapi::OpenApi {
    described().into_openapi()
}

pub fn router(app: App) -> Router {
    let (described, openapi) = described().split_for_parts();
    let described = described
        .route("/api/openapi.json", get(|| async move { Json(openapi) }))
        .route("/api/{*nowhere}", axum::routing::any(|| async { Failure::NotFound("page") }))
        .method_not_allowed_fallback(method)
        .layer(DefaultBodyLimit::max(BODY_MAX))
        .layer(SetResponseHeaderLayer::if_not_present(
            header::CACHE_CONTROL,
            HeaderValue::from_static("no-store"),
        ));
    let worth_it = SizeAbove::new(1024).and(NotForContentType::new("font/")).and(NotForContentType::IMAGES);
    let looked_after = Router::new()
        .route("/healthz", get(health).fallback(method))
        .route("/metrics", get(metrics).fallback(method))
        .layer(middleware::from_fn_with_state(app.clone(), in_moderation));
    Router::new()
        .merge(described)
        .fallback(get(assets::asset).fallback(method))
        .layer(CompressionLayer::new().compress_when(worth_it))
        // After the compression, which must not touch it.
        .route("/api/tables/{id}/live", get(live::live).fallback(method))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .merge(looked_after)
        .layer(header_always(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header_always(header::REFERRER_POLICY, "same-origin"))
        .layer(RequestBodyDeadlineLayer::new(app.options.body_within))
        .layer(CatchPanicLayer::custom(broken))
        .layer(TraceLayer::new_for_http().on_response(DefaultOnResponse::new()))
        .with_state(app)
}

async fn method() -> Failure {
    Failure::Method
}

/// Whatever fails, the client gets an answer.
fn broken(panic: Box<dyn Any + Send>) -> Response {
    Failure::fault(table::panic_words(&*panic)).into_response()
}

fn header_always(name: header::HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::overriding(name, HeaderValue::from_static(value))
}

async fn health(State(app): State<App>) -> impl IntoResponse {
    match app.store.health().await {
        Ok(()) => (StatusCode::OK, "ok\n".to_owned()),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("{why}\n")),
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], app.metrics.text())
}
