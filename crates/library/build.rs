//! The books and the ledgers are part of the program: if one of them changes, it is built again.

fn main() {
    println!("cargo::rerun-if-changed=../../books");
    println!("cargo::rerun-if-changed=../../docs/rules");
}
