//! The description of the HTTP part, held against what the server does.

use crate::common::{Guest, House, Opened, new_table};
use reqwest::Method;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The HTTP part. The live connection is not part of it, nor are health and metrics.
const OPERATIONS: [&str; 20] = [
    "delete /api/tables/{id}",
    "get /api/games",
    "get /api/games/{id}/pictures",
    "get /api/games/{id}/teaching",
    "get /api/me",
    "get /api/rules",
    "get /api/tables",
    "get /api/tables/{id}",
    "get /api/tables/{id}/replay/{n}",
    "get /api/tables/{id}/save",
    "patch /api/tables/{id}",
    "post /api/invitations",
    "post /api/join",
    "post /api/me",
    "post /api/saves",
    "post /api/tables",
    "post /api/tables/{id}/branch",
    "post /api/tables/{id}/dismiss",
    "post /api/tables/{id}/watch",
    "put /api/tables/{id}/seats/{seat}",
];

fn described() -> Value {
    serde_json::to_value(server::openapi()).expect("plain data")
}

fn operations(described: &Value) -> BTreeMap<String, Value> {
    let paths = described["paths"].as_object().expect("paths").iter();
    let all = paths.flat_map(|(path, methods)| {
        let methods = methods.as_object().expect("methods").iter();
        methods.map(move |(method, operation)| (format!("{method} {path}"), operation.clone()))
    });
    all.collect()
}

#[tokio::test]
async fn the_server_gives_out_its_own_description() {
    let house = House::open().await;
    let served = house.stranger().get("/api/openapi.json").await.ok();
    assert_eq!(served, described());
    assert!(served["openapi"].as_str().is_some_and(|v| v.starts_with("3.")));
    let expected = BTreeSet::from(OPERATIONS);
    let named = operations(&served);
    assert_eq!(named.keys().map(String::as_str).collect::<BTreeSet<_>>(), expected);
}

/// Every `$ref` leads somewhere, and every name in braces is a parameter.
#[test]
fn the_description_holds_together() {
    fn refs<'a>(value: &'a Value, all: &mut Vec<&'a str>) {
        match value {
            Value::Object(map) => map.iter().for_each(|(key, v)| match (key.as_str(), v) {
                ("$ref", Value::String(to)) => all.push(to),
                _ => refs(v, all),
            }),
            Value::Array(list) => list.iter().for_each(|v| refs(v, all)),
            _ => {}
        }
    }
    let described = described();
    let mut all = Vec::new();
    refs(&described, &mut all);
    assert!(all.len() > 20);
    for to in all {
        let pointer = to.strip_prefix('#').expect("within the document");
        assert!(described.pointer(pointer).is_some(), "{to} leads nowhere");
    }
    for (name, operation) in operations(&described) {
        let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
        for part in name.split('/').filter_map(|p| p.strip_prefix('{')?.strip_suffix('}')) {
            assert!(parameters.iter().any(|p| p["name"] == part && p["in"] == "path"), "{name}: {part}");
        }
    }
}

/// A route that is served and not described would never be tried by the other tests.
#[tokio::test]
async fn every_path_takes_the_methods_that_are_described_and_no_other() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let described = operations(&described());
    let paths: BTreeSet<&str> = described.keys().filter_map(|o| Some(o.split_once(' ')?.1)).collect();
    for path in paths {
        let real = path.replace("{id}", "x").replace("{seat}", "0").replace("{n}", "0");
        for method in ["get", "post", "put", "patch", "delete"] {
            let way = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
            let reply = ada.call(way, &real, None).await;
            let (status, known) = (reply.status, described.contains_key(&format!("{method} {path}")));
            assert_eq!(status != 405, known, "{method} {path}: {status}");
            if !known {
                assert!(reply.why(405).contains("Allow"), "{method} {path}");
            }
        }
    }
    ada.get("/api/nothing").await.why(404);
    ada.post("/api/tables/x/nothing", json!({})).await.why(404);
}

/// Whether a value fits a schema, as far as this description uses schemas; if not, where.
fn misfit(root: &Value, schema: &Value, value: &Value, at: &str) -> Option<String> {
    if let Some(to) = schema["$ref"].as_str() {
        return misfit(root, root.pointer(&to[1..]).expect("it leads somewhere"), value, at);
    }
    for kind in ["oneOf", "anyOf"] {
        if let Some(ways) = schema[kind].as_array() {
            let fits = ways.iter().any(|way| misfit(root, way, value, at).is_none());
            return (!fits).then(|| format!("{at}: {value} fits none of {ways:?}"));
        }
    }
    if let Some(list) = schema["enum"].as_array()
        && !list.contains(value)
    {
        return Some(format!("{at}: {value} is none of {list:?}"));
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => return None,
    };
    let is = |kind: &&str| match *kind {
        "null" => value.is_null(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("a kind of value that nobody knows: {other}"),
    };
    if !kinds.iter().any(is) {
        return Some(format!("{at}: {value} is no {kinds:?}"));
    }
    if let Some(list) = value.as_array() {
        return list
            .iter()
            .enumerate()
            .find_map(|(i, v)| misfit(root, &schema["items"], v, &format!("{at}/{i}")));
    }
    let map = value.as_object()?;
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
    if let Some(missing) = required.into_iter().find(|r| !map.contains_key(*r)) {
        return Some(format!("{at}: no {missing}"));
    }
    let properties = schema["properties"].as_object()?;
    map.iter().find_map(|(key, v)| match properties.get(key) {
        Some(schema) => misfit(root, schema, v, &format!("{at}/{key}")),
        None => Some(format!("{at}: {key} is not described")),
    })
}

/// Calls, and holds body, status and reply against the description.
async fn checked(guest: &Guest, operation: &str, real: &str, body: Option<Value>) -> (u16, Value) {
    let root = described();
    let (method, _) = operation.split_once(' ').expect("method and path");
    let described =
        operations(&root).remove(operation).unwrap_or_else(|| panic!("{operation} is not described"));
    let way = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
    let reply = guest.call(way, real, body.clone()).await;
    if let (Some(body), 200) = (&body, reply.status) {
        let schema = &described["requestBody"]["content"]["application/json"]["schema"];
        assert_eq!(misfit(&root, schema, body, operation), None, "what was taken is described");
    }
    let answer = &described["responses"][reply.status.to_string()];
    assert!(
        answer.is_object(),
        "{operation} does not say that it can answer {}: {}",
        reply.status,
        reply.body
    );
    if let Some(content) = answer.get("content") {
        let schema = &content["application/json"]["schema"];
        assert_eq!(misfit(&root, schema, &reply.body, operation), None);
    }
    (reply.status, reply.body)
}

#[tokio::test]
async fn every_operation_takes_and_gives_what_is_described() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    ada.introduce("Ada").await;
    let (bo, eve) = (house.guest("Bo").await, house.guest("Eve").await);
    checked(&ada, "post /api/me", "/api/me", Some(json!({ "name": "Ada" }))).await;
    checked(&ada, "get /api/me", "/api/me", None).await;
    checked(&ada, "get /api/games", "/api/games", None).await;
    let taught = "get /api/games/{id}/teaching";
    checked(&ada, taught, "/api/games/prelude/teaching", None).await;
    let shown = "get /api/games/{id}/pictures";
    checked(&ada, shown, "/api/games/prelude/pictures?of=farmer,pale-stag", None).await;
    checked(&ada, "get /api/rules", "/api/rules?q=camp&game=prelude", None).await;
    let mut new = new_table(&["me", "open", "bot"]);
    new["title"] = json!("Described");
    let (_, opened) = checked(&ada, "post /api/tables", "/api/tables", Some(new)).await;
    let shared: Opened = opened.into();
    let watch = "post /api/tables/{id}/watch";
    let (_, link) = checked(&ada, watch, &format!("/api/tables/{}/watch", shared.id), None).await;
    for (who, key) in [(&bo, json!(shared.keys[0])), (&eve, link["key"].clone())] {
        let key = json!({ "key": key });
        checked(who, "post /api/invitations", "/api/invitations", Some(key.clone())).await;
        checked(who, "post /api/join", "/api/join", Some(key)).await;
    }
    let door = format!("/api/tables/{}/dismiss", shared.id);
    checked(&ada, "post /api/tables/{id}/dismiss", &door, Some(json!({ "name": "Eve" }))).await;
    let alone = ada.table(&["me"]).await;
    let mut live = ada.sit(&alone.id, 0).await;
    live.answer(0).await;
    live.want(json!({ "bookmark": { "name": "here" } })).await.done();
    let path = format!("/api/tables/{}", alone.id);
    checked(&ada, "get /api/tables", "/api/tables", None).await;
    checked(&ada, "get /api/tables/{id}", &path, None).await;
    checked(&ada, "patch /api/tables/{id}", &path, Some(json!({ "title": "Alone" }))).await;
    checked(
        &ada,
        "post /api/tables/{id}/branch",
        &format!("{path}/branch"),
        Some(json!({ "bookmark": "here" })),
    )
    .await;
    checked(&ada, "get /api/tables/{id}/replay/{n}", &format!("{path}/replay/1?seat=0"), None).await;
    let (_, save) = checked(&ada, "get /api/tables/{id}/save", &format!("{path}/save"), None).await;
    checked(&ada, "post /api/saves", "/api/saves", Some(json!({ "save": save }))).await;
    let put = "put /api/tables/{id}/seats/{seat}";
    for to in ["open", "me"] {
        checked(&ada, put, &format!("{path}/seats/0"), Some(json!({ "to": to }))).await;
    }
    let (status, _) = checked(&ada, "delete /api/tables/{id}", &path, None).await;
    assert_eq!(status, 204);
}

/// Programs that read the description must be able to rely on it when they are refused, too.
#[tokio::test]
async fn every_refusal_is_described() {
    let house = House::open().await;
    let (ada, bo, cy) = (house.guest("Ada").await, house.guest("Bo").await, house.guest("Cy").await);
    let table = ada.table(&["me", "open"]).await;
    bo.join(&table.keys[0]).await.ok();
    cy.join(&ada.watch_key(&table.id).await).await.ok();
    let eve = house.guest("Eve").await;
    let nobody = house.stranger();
    let bodies: BTreeMap<&str, Value> = BTreeMap::from([
        ("post /api/me", json!({ "name": "" })),
        ("post /api/tables", json!({ "game": "chess", "mode": "x", "seats": [] })),
        ("post /api/saves", json!({ "save": {} })),
        ("patch /api/tables/{id}", json!({ "title": "Mine" })),
        ("post /api/tables/{id}/branch", json!({ "bookmark": "nowhere" })),
        ("post /api/tables/{id}/dismiss", json!({ "name": "Bo" })),
        ("put /api/tables/{id}/seats/{seat}", json!({ "to": "me" })),
        ("post /api/invitations", json!({ "key": "x" })),
        ("post /api/join", json!({ "key": "x" })),
    ]);
    let mut undescribed = BTreeSet::new();
    let root = described();
    for (name, operation) in operations(&root) {
        let (method, path) = name.split_once(' ').expect("method and path");
        let way = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
        let real = path.replace("{id}", &table.id).replace("{seat}", "0").replace("{n}", "1");
        let queries: &[&str] = match path {
            "/api/rules" => &["", "?q=camp&game=chess", "?q=x"],
            "/api/tables/{id}/replay/{n}" => &["", "?seat=0", "?seat=x"],
            _ => &[""],
        };
        // Not by the host, who could do it.
        for guest in [&nobody, &eve, &cy, &bo] {
            for query in queries {
                for body in [None, Some(json!(3)), bodies.get(name.as_str()).cloned()] {
                    let reply = guest.call(way.clone(), &format!("{real}{query}"), body).await;
                    if !operation["responses"][reply.status.to_string()].is_object() {
                        undescribed.insert(format!("{name}: {}", reply.status));
                    }
                    assert!(reply.status < 500, "{name}: {}", reply.status);
                }
            }
        }
    }
    assert!(undescribed.is_empty(), "{undescribed:#?}");
}
