//! How many connections there may be, and who comes first when they run short: every connection takes a descriptor, of
//! which the system gives only so many.

use crate::counts::{Counted, Counts};
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

/// Connections of one address, of those that came late, that have not been used by somebody with a seat.
const UNPROVEN_MAX: usize = 16;
/// Of all connections, and of those of one address, the last quarter is for people with a seat.
const FOR_ALL: (usize, usize) = (3, 4);

/// Counts the connections.
#[derive(Clone)]
pub struct Gate {
    most: usize,
    most_of_address: usize,
    all: Counts<()>,
    by_address: Counts<IpAddr>,
    unproven: Counts<IpAddr>,
}

/// A connection that was let in, until the last of its clones is dropped.
#[derive(Clone)]
pub struct Pass {
    gate: Gate,
    address: Option<IpAddr>,
    /// Whether it came when there were few left.
    late: bool,
    /// Until somebody with a seat has used it.
    unproven: Arc<Mutex<Option<Counted<IpAddr>>>>,
    _counted: Arc<(Counted<()>, Option<Counted<IpAddr>>)>,
}

impl Gate {
    pub fn new(most: usize, most_of_address: usize) -> Gate {
        let (all, by_address, unproven) = Default::default();
        Gate { most, most_of_address, all, by_address, unproven }
    }

    /// Lets a connection in, if there is room. A proxy has no address: it asks for others.
    pub fn enter(&self, address: Option<IpAddr>) -> Option<Pass> {
        let late = self.is_crowded(address);
        let mut counted = (self.all.one_more((), self.most)?, None);
        let mut unproven = None;
        if let Some(address) = address {
            counted.1 = Some(self.by_address.one_more(address, self.most_of_address)?);
            if late {
                unproven = Some(self.unproven.one_more(address, UNPROVEN_MAX)?);
            }
        }
        let unproven = Arc::new(Mutex::new(unproven));
        Some(Pass { gate: self.clone(), address, late, unproven, _counted: Arc::new(counted) })
    }

    fn is_crowded(&self, address: Option<IpAddr>) -> bool {
        let few = |count: usize, most: usize| count >= most * FOR_ALL.0 / FOR_ALL.1;
        few(self.all.of(&()), self.most)
            || address.is_some_and(|a| few(self.by_address.of(&a), self.most_of_address))
    }
}

impl Pass {
    /// Whether it came when there were few left.
    pub fn is_late(&self) -> bool {
        self.late
    }

    /// Whether it is only for people with a seat.
    pub fn is_for_the_seated(&self) -> bool {
        self.late && self.gate.is_crowded(self.address)
    }

    /// Somebody with a seat uses it.
    pub fn prove(&self) {
        *self.unproven.lock().expect("no panic while it is held") = None;
    }
}
