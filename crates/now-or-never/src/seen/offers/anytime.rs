//! What may be done at any time (NN-ANY), and what somebody can use (NN-MANA-04).

use crate::NowOrNever;
use crate::book::said::Said;
use crate::book::{Good, Thing};
use crate::rules::anytime::Free;
use crate::rules::powers::{Source, Use};
use crate::rules::telling::goods_text;
use crate::seen::wording::gains;
use table::{Ask, Choice, Offer, Stakes};

impl Choice<NowOrNever> for Free {
    fn key(&self, game: &NowOrNever) -> String {
        match self {
            Free::Sell(at) => format!("sell/{at}"),
            Free::House(who, row) => format!("house/{}/{}", who.key(), row + 1),
            Free::Rehouse(who, from, to) => format!("inn/{}/{}/{}", who.key(), from + 1, to + 1),
            Free::Keepsake => "keepsake".to_owned(),
            Free::Order(order) => format!("order/{}", game.key_of(*order)),
            Free::Refill => "refill".to_owned(),
            Free::Learn(ability) => format!("learn/{}", game.key_of(*ability)),
            Free::Use(it) => it.key(game),
        }
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        match self {
            Free::Sell(at) => {
                let sale = &game.book.season.sales[usize::from(*at)];
                let coins = Thing::Coin.say(sale.coins.into());
                Offer::new(format!("Sell {} for {coins}", goods_text(sale.goods)))
                    .at(format!("sale/{at}"))
                    .stakes(sold(sale.goods, sale.coins))
            }
            Free::House(who, row) => Offer::new(format!("House {} in row {}", who.said(), row + 1))
                .at(format!("homes/{}", row + 1)),
            Free::Rehouse(who, from, to) => {
                Offer::new(format!("Move {} from row {} to row {}", who.said(), from + 1, to + 1))
                    .detail("the Inn")
                    .at(format!("homes/{}", to + 1))
            }
            Free::Keepsake => {
                let it = game.props.keeper.and_then(|seat| game.keepsake_of(seat));
                let it = it.expect("only a keeper is offered it");
                Offer::new(format!("Use {}", it.name)).detail(gains(&it.gains).to_string()).at("keepsake")
            }
            Free::Order(order) => {
                let demand = &game.book.orders[*order];
                let coins = Thing::Coin.say(demand.coins.into());
                Offer::new("Complete an order")
                    .detail(format!("{} for {coins}", goods_text(demand.goods)))
                    .at(game.key_of(*order))
                    .stakes(sold(demand.goods, demand.coins))
            }
            Free::Refill => Offer::new("Fill the row of villagers for 2 experience")
                .at("row")
                .stakes(Stakes::default().costs("experience", 2)),
            Free::Learn(ability) => {
                let piece = game.book.ability(*ability);
                let does = piece.rules.iter().map(|rule| game.rule_says(rule));
                Offer::new(format!("Learn {} for {} experience", piece.name, piece.cost))
                    .detail(Said::all(does, "; ").to_string())
                    .at(game.key_of(*ability))
                    .stakes(Stakes::default().costs("experience", piece.cost.into()))
            }
            Free::Use(it) => it.offer(game),
        }
    }
}

/// Goods for coins.
fn sold(goods: [u8; 4], coins: u8) -> Stakes {
    let costs = Good::ALL.into_iter().zip(goods);
    let stakes = costs.fold(Stakes::default(), |stakes, (good, n)| stakes.costs(good.key(), n.into()));
    stakes.gains("coin", coins.into())
}

impl Choice<NowOrNever> for Use {
    fn key(&self, game: &NowOrNever) -> String {
        let name = match self.source {
            Source::Basic => "basic".to_owned(),
            Source::Blue(piece) => game.key_of(piece),
            Source::Card(card) => game.key_of(card),
        };
        format!("use/{name}/{}", self.rule)
    }

    fn offer(&self, game: &NowOrNever) -> Offer {
        let seat = game.active;
        let rule = &game.rules_of(seat, self.source)[usize::from(self.rule)];
        Offer::new(game.source_name(seat, self.source)).detail(game.rule_says(rule).to_string()).at(
            match self.source {
                Source::Basic => format!("basic/{}", seat.index()),
                Source::Blue(piece) => game.key_of(piece),
                Source::Card(card) => game.key_of(card),
            },
        )
    }
}
