//! The browser's types, generated from ours.

use std::collections::BTreeMap;
use ts_rs::{Config, TS, TypeVisitor};

/// Declarations in TypeScript of a type and of every type in it, by name.
pub fn declared<T: TS + 'static>() -> Vec<String> {
    let mut list = Declared { config: Config::new().with_large_int("number"), declarations: BTreeMap::new() };
    list.visit::<T>();
    list.declarations.into_values().collect()
}

struct Declared {
    config: Config,
    /// By name, since they are visited in no order.
    declarations: BTreeMap<String, String>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let name = T::name(&self.config);
        // What is not ours, such as a list or a number, has no file to stand in.
        if T::output_path().is_some() && !self.declarations.contains_key(&name) {
            self.declarations.insert(name, T::decl(&self.config));
            T::visit_dependencies(self);
        }
    }
}
