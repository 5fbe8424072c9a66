//! Writes every mutant of a source file into it, each behind a switch: `if crate::mutant::on(7) { the broken way } else { the right one }`.

use std::collections::{BTreeMap, BTreeSet};

use proc_macro2::{LineColumn, Span, TokenStream};
use quote::quote;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{
    Arm, BinOp, Block, Expr, ExprBinary, ImplItemFn, ItemFn, Pat, PatGuard, ReturnType, Signature, Type,
    UnOp, parse_quote,
};

use crate::{Mutant, Place};

/// Plants those mutants of one file that are not `dropped`; `planted` is told which.
pub fn plant(
    source: &str,
    mutants: &[(usize, &Mutant)],
    dropped: &BTreeSet<usize>,
    planted: &mut BTreeSet<usize>,
) -> String {
    let mut file = syn::parse_file(source).expect("a source file that compiles");
    let mut at: BTreeMap<(&str, Place), Vec<(usize, &Mutant)>> = BTreeMap::new();
    for (id, mutant) in mutants.iter().filter(|(id, _)| !dropped.contains(id)) {
        at.entry((&mutant.genre, mutant.span.start)).or_default().push((*id, mutant));
    }
    Planter { at, planted }.visit_file_mut(&mut file);
    prettyplease::unparse(&file)
}

struct Planter<'a> {
    at: BTreeMap<(&'a str, Place), Vec<(usize, &'a Mutant)>>,
    planted: &'a mut BTreeSet<usize>,
}

impl<'a> Planter<'a> {
    fn here(&mut self, genre: &'static str, span: Span) -> Vec<(usize, &'a Mutant)> {
        let LineColumn { line, column } = span.start();
        let found = self.at.remove(&(genre, Place { line, column: column + 1 })).unwrap_or_default();
        self.planted.extend(found.iter().map(|(id, _)| id));
        found
    }

    fn values(&mut self, block: &Block) -> Vec<(usize, &'a Mutant)> {
        block.stmts.first().map(|first| self.here("FnValue", first.span())).unwrap_or_default()
    }

    fn body(&mut self, block: &mut Block, sig: &Signature, values: Vec<(usize, &Mutant)>) {
        let unnamed =
            matches!(&sig.output, ReturnType::Type(_, output) if matches!(**output, Type::ImplTrait(_)));
        for (id, mutant) in values.into_iter().rev() {
            let value = parsed(&mutant.replacement);
            if unnamed {
                // An iterator without a name must be of one type either way.
                *block = parse_quote! {
                    { if crate::mutant::on(#id) { crate::mutant::Either::Broken(#value) } else { crate::mutant::Either::Right(#block) } }
                };
            } else {
                block.stmts.insert(0, parse_quote! { if crate::mutant::on(#id) { return #value; } });
            }
        }
    }

    fn binary(&mut self, binary: &ExprBinary) -> Option<Expr> {
        if has_let(&binary.left) || has_let(&binary.right) {
            return None;
        }
        let found = self.here("BinaryOperator", binary.op.span());
        if found.is_empty() {
            return None;
        }
        let ExprBinary { left, op, right, .. } = binary;
        let ops: Vec<_> = found.iter().map(|(id, mutant)| (*id, parsed(&mutant.replacement))).collect();
        let choice = |l: TokenStream, r: TokenStream| {
            ops.iter().rev().fold(
                quote! { { #l #op #r } },
                |other, (id, op)| quote! { { if crate::mutant::on(#id) { #l #op #r } else #other } },
            )
        };
        Some(if is_comparison(op) {
            let choice = choice(quote! { planted_left }, quote! { planted_right });
            parse_quote! { (match (&(#left), &(#right)) { (planted_left, planted_right) => #choice }) }
        } else if matches!(op, BinOp::And(_) | BinOp::Or(_)) {
            let choice = choice(quote! { planted_left }, quote! { (#right) });
            parse_quote! { ({ let planted_left = #left; #choice }) }
        } else if is_assignment(op) {
            let choice = choice(quote! { #left }, quote! { #right });
            parse_quote! { #choice }
        } else {
            let choice = choice(quote! { planted_left }, quote! { planted_right });
            parse_quote! { ({ let (planted_left, planted_right) = (#left, #right); #choice }) }
        })
    }
}

impl VisitMut for Planter<'_> {
    fn visit_item_const_mut(&mut self, _: &mut syn::ItemConst) {}
    fn visit_item_static_mut(&mut self, _: &mut syn::ItemStatic) {}
    fn visit_type_mut(&mut self, _: &mut syn::Type) {}

    fn visit_item_fn_mut(&mut self, item: &mut ItemFn) {
        if item.sig.constness.is_none() {
            let values = self.values(&item.block);
            visit_mut::visit_item_fn_mut(self, item);
            self.body(&mut item.block, &item.sig, values);
        }
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut ImplItemFn) {
        if item.sig.constness.is_none() {
            let values = self.values(&item.block);
            visit_mut::visit_impl_item_fn_mut(self, item);
            self.body(&mut item.block, &item.sig, values);
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        // Operators are found by where they stand, so they are looked up before anything below them is rewritten.
        let negated = match expr {
            Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_) | UnOp::Neg(_)) => {
                self.here("UnaryOperator", unary.op.span())
            }
            _ => Vec::new(),
        };
        visit_mut::visit_expr_mut(self, expr);
        match expr {
            Expr::Binary(binary) => {
                if let Some(changed) = self.binary(binary) {
                    *expr = changed;
                }
            }
            Expr::Unary(unary) => {
                if let Some((id, _)) = negated.first() {
                    let (op, inner) = (unary.op, &unary.expr);
                    *expr = parse_quote! {
                        ({ let value = #inner; if crate::mutant::on(#id) { value } else { #op value } })
                    };
                }
            }
            Expr::Struct(literal) => {
                let Some(rest) = literal.rest.clone() else { return };
                let mut found = false;
                for field in &mut literal.fields {
                    for (id, _) in self.here("StructField", field.span()) {
                        let (member, value) = (&field.member, &field.expr);
                        found = true;
                        field.colon_token = Some(Default::default());
                        field.expr =
                            parse_quote! { if crate::mutant::on(#id) { rest.#member } else { #value } };
                    }
                }
                if found {
                    literal.rest = Some(parse_quote! { rest });
                    *expr = parse_quote! { ({ let rest = #rest; #literal }) };
                }
            }
            _ => {}
        }
    }

    fn visit_arm_mut(&mut self, arm: &mut Arm) {
        let deleted = self.here("MatchArm", arm.span());
        let guards = match &arm.pat {
            Pat::Guard(pat) if !has_let(&pat.guard) => self.here("MatchArmGuard", pat.guard.span()),
            _ => Vec::new(),
        };
        visit_mut::visit_arm_mut(self, arm);
        if let Pat::Guard(PatGuard { guard, .. }) = &mut arm.pat {
            for (id, mutant) in guards {
                let value = parsed(&mutant.replacement);
                *guard = parse_quote! { (if crate::mutant::on(#id) { #value } else { #guard }) };
            }
        }
        for (id, _) in deleted {
            let kept = parse_quote! { !crate::mutant::on(#id) };
            match &mut arm.pat {
                Pat::Guard(PatGuard { guard, .. }) => *guard = parse_quote! { #kept && #guard },
                pat => {
                    let (attrs, pat) = (Vec::new(), Box::new(pat.clone()));
                    arm.pat = Pat::Guard(PatGuard {
                        attrs,
                        pat,
                        if_token: Default::default(),
                        guard: Box::new(kept),
                    });
                }
            }
        }
    }
}

fn parsed(code: &str) -> TokenStream {
    code.parse().expect("code")
}

fn is_comparison(op: &BinOp) -> bool {
    matches!(op, BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_))
}

fn is_assignment(op: &BinOp) -> bool {
    use BinOp::*;
    matches!(
        op,
        AddAssign(_)
            | SubAssign(_)
            | MulAssign(_)
            | DivAssign(_)
            | RemAssign(_)
            | BitXorAssign(_)
            | BitAndAssign(_)
            | BitOrAssign(_)
            | ShlAssign(_)
            | ShrAssign(_)
    )
}

/// Whether an operand is, or has in its own chain, an `if let` condition, which cannot be put aside.
fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        Expr::Paren(inner) => has_let(&inner.expr),
        _ => false,
    }
}
