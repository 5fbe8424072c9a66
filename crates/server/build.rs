//! Release builds hold the built client: they are made again when it changes. Others read it from its folder.

fn main() {
    // Where it is read from must exist when this is compiled, even if the client is built later.
    let _ = std::fs::create_dir_all("../../web/dist");
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|p| p == "release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
