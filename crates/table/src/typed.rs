//! The browser's types, made from ours.

use ts_rs::{Config, TS, TypeVisitor};

/// Declarations in TypeScript of a type and of every type in it, each once.
pub fn declared<T: TS + 'static>() -> Vec<String> {
    let mut list = Declared { config: Config::new().with_large_int("number"), names: vec![], texts: vec![] };
    list.visit::<T>();
    list.texts
}

struct Declared {
    config: Config,
    names: Vec<String>,
    texts: Vec<String>,
}

impl TypeVisitor for Declared {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let name = T::name(&self.config);
        // What is not ours, such as a list or a number, has no file to stand in.
        if T::output_path().is_some() && !self.names.contains(&name) {
            self.names.push(name);
            self.texts.push(T::decl(&self.config));
            T::visit_dependencies(self);
        }
    }
}
