//! Chapters: the server keeps in memory, and reads again, only what was played in the present one; nothing else is different for it.

use crate::common::{Guest, House, Live, after_a_campaign, alone_after_a_campaign, put_away};
use serde_json::{Value, json};

/// Both of Ada's seats.
struct Alone {
    ada: Guest,
    id: String,
    seats: [Live; 2],
}

impl Alone {
    async fn sit(ada: &Guest, id: &str) -> Alone {
        let seats = [ada.sit(id, 0).await, ada.sit(id, 1).await];
        Alone { ada: ada.clone(), id: id.to_owned(), seats }
    }

    /// Somebody who is asked does something; `key` names the answer, or any will do.
    async fn answer(&mut self, key: Option<&str>, whim: usize) {
        let asked = self.seats.iter_mut().find(|s| s.is_asked()).expect("somebody is asked");
        let answer = match key {
            Some(key) => json!({ "answer": { "id": asked.question["id"], "keys": [key] } }),
            None => asked.answer_of(whim),
        };
        self.want(answer, None).await;
    }

    /// Whoever is asked wants this, or a certain seat.
    async fn want(&mut self, what: Value, seat: Option<usize>) {
        let asked = self.seats.iter().position(Live::is_asked);
        let seat = &mut self.seats[seat.or(asked).expect("somebody is asked")];
        let after = seat.seq + 1;
        seat.want(what).await.done();
        for seat in &mut self.seats {
            seat.catch_up(after).await;
        }
    }

    async fn save(&mut self) -> Value {
        let save = self.ada.get(&format!("/api/tables/{}/save", self.id)).await.ok();
        let seq = self.ada.seq(&self.id).await; // that it was downloaded is told
        for seat in &mut self.seats {
            seat.catch_up(seq).await;
        }
        save
    }

    async fn bookmark(&mut self, name: &str) {
        self.seats[0].want(json!({ "bookmark": { "name": name } })).await.done();
    }

    fn looks(&self) -> [(Value, Value); 2] {
        [0, 1].map(|i| (self.seats[i].view.clone(), self.seats[i].question.clone()))
    }
}

async fn chapter(house: &House, id: &str) -> Option<(u32, u32)> {
    let row = sqlx::query_as("SELECT after, seq FROM chapters WHERE table_id = ?");
    row.bind(id).fetch_optional(&crate::store(house).await).await.expect("readable")
}

#[tokio::test]
async fn a_chapter_is_all_that_a_table_needs_to_play_on() {
    let mut house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = alone_after_a_campaign(&ada).await.id;
    let mut table = Alone::sit(&ada, &id).await;
    let mut seen: Vec<[Value; 2]> = vec![[0, 1].map(|i| table.seats[i].view.clone())];
    table.bookmark("old days").await;
    let old_days = table.looks();
    for key in ["campaign/new", "mode/normal"] {
        assert_eq!(chapter(&house, &id).await, None);
        table.answer(Some(key), 0).await;
        seen.push([0, 1].map(|i| table.seats[i].view.clone()));
    }
    let (after, seq) = chapter(&house, &id).await.expect("a campaign has begun");
    assert_eq!(after as usize, seen.len() - 1, "with the last answer");
    assert_eq!((&table.seats[0].now["undo"], &table.seats[1].now["undo"]), (&json!("no"), &json!("no")));
    let refused = table.seats[0].want(json!("undo")).await.why();
    assert!(refused.contains("a chapter has begun"), "{refused}");

    for whim in 0..9 {
        table.answer(None, whim).await;
        seen.push([0, 1].map(|i| table.seats[i].view.clone()));
    }
    table.bookmark("new days").await;
    let new_days = table.looks();
    assert_eq!(chapter(&house, &id).await, Some((after, seq)));
    let save = table.save().await;
    assert_eq!(save["answers"].as_array().map(Vec::len), Some(seen.len() - 1), "all of them");
    assert_eq!(save["chapter"]["after"], after);

    house.restart().await;
    let mut table = Alone::sit(&ada, &id).await;
    assert_eq!(table.looks(), new_days, "ids of questions, too");
    assert_eq!(table.save().await, save);
    for (n, views) in seen.iter().enumerate() {
        let moment = ada.get(&format!("/api/tables/{id}/replay/{n}?seat=1")).await.ok();
        assert_eq!((&moment["of"], &moment["view"]), (&json!(seen.len() - 1), &views[1]), "{n}");
    }
    table.want(json!("undo"), None).await;
    assert_eq!(table.seats[0].view, seen[seen.len() - 2][0]);
    table.want(json!({ "go-to": { "name": "new days" } }), Some(0)).await;
    let without_ids = |looks: [(Value, Value); 2]| {
        looks.map(|(view, mut question)| {
            question.as_object_mut().map(|question| question.remove("id"));
            (view, question)
        })
    };
    assert_eq!(without_ids(table.looks()), without_ids(new_days.clone()));

    // Back to the chapter before, on in another way, and there and back again, whatever is read from the store in between.
    table.want(json!({ "go-to": { "name": "old days" } }), Some(0)).await;
    assert_eq!(without_ids(table.looks()), without_ids(old_days.clone()));
    let (mut gone, there) = (table.save().await, table.looks());
    house.restart().await;
    let mut table = Alone::sit(&ada, &id).await;
    assert_eq!(table.looks(), there);
    assert_eq!(table.save().await, gone);
    table.want(json!({ "go-to": { "name": "new days" } }), Some(0)).await;
    assert_eq!(without_ids(table.looks()), without_ids(new_days.clone()));
    let answers = |save: &Value| save["answers"].clone();
    assert_eq!(answers(&table.save().await), answers(&save), "what led there is known");
    house.restart().await;
    let mut table = Alone::sit(&ada, &id).await;
    assert_eq!(answers(&table.save().await), answers(&save));
    table.answer(None, 3).await;
    table.want(json!("undo"), None).await;
    table.want(json!({ "go-to": { "name": "old days" } }), Some(0)).await;
    gone["bookmarks"] = table.save().await["bookmarks"].clone();
    assert_eq!(table.save().await, gone);
    let moment = ada.get(&format!("/api/tables/{id}/replay/99")).await.ok();
    assert_eq!(moment["of"], 0, "nothing had been played yet");
}

#[tokio::test]
async fn a_copy_of_a_later_chapter_begins_at_its_bookmark() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let id = alone_after_a_campaign(&ada).await.id;
    let mut table = Alone::sit(&ada, &id).await;
    table.bookmark("old days").await;
    table.answer(Some("campaign/new"), 0).await;
    table.answer(Some("mode/normal"), 0).await;
    for whim in 0..5 {
        table.answer(None, whim).await;
    }
    table.bookmark("new days").await;
    let (new_days, answers) = (table.looks(), table.save().await["answers"].clone());
    table.answer(None, 2).await;
    for (name, played) in [("old days", json!([])), ("new days", answers)] {
        let path = format!("/api/tables/{id}/branch");
        let copy = ada.post(&path, json!({ "bookmark": name, "exact": true })).await.ok();
        let mut copy = Alone::sit(&ada, copy["id"].as_str().expect("an id")).await;
        assert_eq!(copy.save().await["answers"], played);
        if name == "new days" {
            assert_eq!(copy.looks().map(|(view, _)| view), new_days.clone().map(|(view, _)| view));
        }
        copy.answer(None, 1).await;
    }
}

/// The last checkpoint in the store.
async fn stored(house: &House, id: &str) -> Value {
    let body =
        sqlx::query_scalar("SELECT body FROM checkpoints WHERE table_id = ? ORDER BY after DESC LIMIT 1");
    let body: String = body.bind(id).fetch_one(&crate::store(house).await).await.expect("readable");
    serde_json::from_str(&body).expect("JSON")
}

/// A bookmark of a world that has been dealt anew leads back there, to another world than the one that somebody has read.
#[tokio::test]
async fn a_bookmark_of_a_world_that_was_read_is_dealt_anew_whoever_goes_there() {
    let mut house = House::open().await;
    let (ada, bo) = (house.guest("Ada").await, house.guest("Bo").await);
    let (id, mut hers, mut his) = after_a_campaign(&ada, &bo).await;
    hers.want(json!({ "bookmark": { "name": "before" } })).await.done();
    let before = stored(&house, &id).await;
    put_away(&mut hers, &mut his).await;
    bo.get(&format!("/api/tables/{id}/save")).await.ok();
    his.catch_up(ada.seq(&id).await).await;
    his.want(json!("undo")).await.done();
    hers.until(|l| l.now["proposal"]["asks_me"] == true).await;
    hers.say_to_proposal("agree").await.done();
    hers.until(Live::is_asked).await;
    let dealt = stored(&house, &id).await;
    assert_ne!(dealt["chance"], before["chance"], "dealt anew");
    drop((hers, his));
    let key = bo.hand_over(&id, 1, "open").await.ok()["invitation"]["key"].clone();
    ada.join(key.as_str().expect("a key")).await.ok();

    house.restart().await;
    let mut table = Alone::sit(&ada, &id).await;
    table.want(json!({ "go-to": { "name": "before" } }), Some(0)).await;
    let now = stored(&house, &id).await;
    assert_eq!(now["state"]["phase"], before["state"]["phase"]);
    for world in [&before, &dealt] {
        assert_ne!((&now["state"]["events"], &now["chance"]), (&world["state"]["events"], &world["chance"]));
    }
    let refused = table.seats[0].want(json!("undo")).await.why();
    assert!(refused.contains("nothing to undo"), "{refused}");
    let there = table.looks();
    table.answer(Some("campaign/new"), 0).await;
    house.restart().await;
    let mut table = Alone::sit(&ada, &id).await;
    table.want(json!("undo"), None).await;
    assert_eq!(table.looks().map(|(view, _)| view), there.clone().map(|(view, _)| view));
    let save = table.save().await;
    assert_eq!((&save["beginning"]["chance"], &save["answers"]), (&now["chance"], &json!([])));
    let moment = ada.get(&format!("/api/tables/{id}/replay/0?seat=0")).await.ok();
    assert_eq!(moment["view"], there[0].0);
}
