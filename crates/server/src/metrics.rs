//! What the server counts, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::Registry;

/// The server's counters.
pub struct Metrics {
    registry: Registry,
    /// Answers accepted.
    pub answers: Counter,
    /// Requests over live connections that were refused.
    pub refused: Counter,
    /// Rules that failed.
    pub faults: Counter,
    /// Seconds from an answer's arrival until it was durable.
    pub durable: Histogram,
    /// Live connections.
    pub connections: Gauge,
    /// Tables in memory.
    pub tables: Gauge,
    /// Bots' answers.
    pub bots: Counter,
}

impl Default for Metrics {
    fn default() -> Self {
        let mut metrics = Metrics {
            registry: Registry::with_prefix("fireside"),
            answers: Counter::default(),
            refused: Counter::default(),
            faults: Counter::default(),
            durable: Histogram::new(exponential_buckets(0.000_25, 2.0, 12)),
            connections: Gauge::default(),
            tables: Gauge::default(),
            bots: Counter::default(),
        };
        let Metrics { registry, answers, refused, faults, durable, connections, tables, bots } = &mut metrics;
        registry.register("answers", "Answers accepted", answers.clone());
        registry.register("refused", "Live requests refused", refused.clone());
        registry.register("faults", "Rules that failed", faults.clone());
        registry.register(
            "answer_durable_seconds",
            "Time from an answer's arrival until it is durable",
            durable.clone(),
        );
        registry.register("connections", "Live connections", connections.clone());
        registry.register("tables", "Tables in memory", tables.clone());
        registry.register("bot_answers", "Answers of bots", bots.clone());
        metrics
    }
}

impl Metrics {
    /// As Prometheus reads it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        encode(&mut text, &self.registry).expect("a string takes everything");
        text
    }
}
