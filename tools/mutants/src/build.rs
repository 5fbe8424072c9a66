//! Builds the game with all its mutants, without those that do not compile.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, ExprIf, ExprMatch, Pat};

use crate::Mutant;
use crate::plant::plant;

pub struct Built {
    /// The program with the game's rule tests.
    pub program: PathBuf,
    /// Where cargo would run it.
    pub folder: PathBuf,
    pub planted: BTreeSet<usize>,
}

const SWITCH: &str = include_str!("switch.rs");

pub fn build(copy: &Path, game: &str, mutants: &[Mutant]) -> Built {
    let mut files: BTreeMap<&str, Vec<(usize, &Mutant)>> = BTreeMap::new();
    for (id, mutant) in mutants.iter().enumerate() {
        files.entry(&mutant.file).or_default().push((id, mutant));
    }
    let sources: BTreeMap<&str, String> = files
        .keys()
        .map(|file| (*file, fs::read_to_string(copy.join(file)).expect("a source file")))
        .collect();
    let folder = copy.join("crates").join(game);
    let lib = folder.join("src/lib.rs");
    let root = fs::read_to_string(&lib).expect("lib.rs");
    fs::write(folder.join("src/mutant.rs"), SWITCH).expect("room for a file");
    fs::write(&lib, format!("{root}\n#[doc(hidden)]\npub mod mutant;\n")).expect("room for a file");

    let mut dropped = BTreeSet::new();
    loop {
        let mut planted = BTreeSet::new();
        for (file, mutants) in &files {
            fs::write(copy.join(file), plant(&sources[file], mutants, &dropped, &mut planted))
                .expect("room for a file");
        }
        match compile(copy, game) {
            Ok(program) => return Built { program, folder, planted },
            Err(errors) => {
                let before = dropped.len();
                for (file, line) in &errors {
                    dropped
                        .extend(blame(&fs::read_to_string(copy.join(file)).expect("a source file"), *line));
                }
                println!("{} do not compile", dropped.len());
                assert!(dropped.len() > before, "the copy does not compile: {errors:?}");
            }
        }
    }
}

/// The test program, or the places of the errors.
fn compile(copy: &Path, game: &str) -> Result<PathBuf, BTreeSet<(String, usize)>> {
    let cargo = Command::new("cargo")
        .args(["test", "--quiet", "--no-run", "--message-format=json", "--test", "rules", "--package", game])
        .current_dir(copy)
        .env("RUSTFLAGS", "-Awarnings")
        .stderr(std::process::Stdio::null())
        .output()
        .expect("cargo runs");
    let mut program = None;
    let mut errors = BTreeSet::new();
    for line in String::from_utf8_lossy(&cargo.stdout).lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else { continue };
        if message["target"]["name"] == "rules" && message["executable"].is_string() {
            program = message["executable"].as_str().map(PathBuf::from);
        }
        if message["message"]["level"] == "error" {
            let spans = message["message"]["spans"].as_array().into_iter().flatten();
            errors.extend(spans.filter(|span| span["is_primary"] == true).filter_map(|span| {
                Some((span["file_name"].as_str()?.to_string(), span["line_start"].as_u64()? as usize))
            }));
        }
    }
    match program {
        Some(program) if cargo.status.success() => Ok(program),
        _ => Err(errors),
    }
}

/// The mutants that may be to blame for an error in a line: the innermost one whose broken way it is in, or else the innermost ones around
/// it, or the next one.
fn blame(source: &str, line: usize) -> Vec<usize> {
    let mut switches = Switches::default();
    switches.visit_file(&syn::parse_file(source).expect("our own file"));
    let innermost = |ranges: &[(usize, usize, usize)]| {
        let around: Vec<_> = ranges.iter().filter(|(from, to, _)| (*from..=*to).contains(&line)).collect();
        let least = around.iter().map(|(from, to, _)| to - from).min();
        around
            .iter()
            .filter(|(from, to, _)| Some(to - from) == least)
            .map(|(_, _, id)| *id)
            .collect::<Vec<_>>()
    };
    // A function's own line is followed by the mutants that replace its value.
    let below = || {
        switches
            .whole
            .iter()
            .filter(|(from, ..)| *from > line)
            .min()
            .map(|(_, _, id)| *id)
            .into_iter()
            .collect()
    };
    [innermost(&switches.broken), innermost(&switches.whole)]
        .into_iter()
        .find(|ids| !ids.is_empty())
        .unwrap_or_else(below)
}

#[derive(Default)]
struct Switches {
    broken: Vec<(usize, usize, usize)>,
    whole: Vec<(usize, usize, usize)>,
}

impl<'a> Visit<'a> for Switches {
    fn visit_expr_if(&mut self, expr: &'a ExprIf) {
        if let Some(id) = switch(&expr.cond) {
            let range = |span: proc_macro2::Span| (span.start().line, span.end().line, id);
            self.broken.push(range(expr.then_branch.span()));
            self.whole.push(range(expr.span()));
        }
        visit::visit_expr_if(self, expr);
    }

    fn visit_expr_match(&mut self, expr: &'a ExprMatch) {
        for arm in &expr.arms {
            if let Pat::Guard(pat) = &arm.pat
                && let Expr::Unary(not) = &*pat.guard
                && let Some(id) = switch(&not.expr)
            {
                self.whole.push((expr.span().start().line, expr.span().end().line, id));
            }
        }
        visit::visit_expr_match(self, expr);
    }
}

/// The mutant that `crate::mutant::on(7)` asks for.
fn switch(expr: &Expr) -> Option<usize> {
    let Expr::Call(call) = expr else { return None };
    let Expr::Path(path) = &*call.func else { return None };
    let Some(Expr::Lit(id)) =
        call.args.first().filter(|_| path.path.segments.iter().any(|part| part.ident == "mutant"))
    else {
        return None;
    };
    let syn::Lit::Int(id) = &id.lit else { return None };
    id.base10_parse().ok()
}
