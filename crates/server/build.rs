//! The screens are embedded: build again when they were built again.

fn main() {
    println!("cargo::rerun-if-changed=../../ui/dist");
}
