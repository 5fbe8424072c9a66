//! Release builds hold the built client: they are made again when it changes. Others read it from its folder.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-changed=migrations");
    if std::env::var("PROFILE").is_ok_and(|p| p == "release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
