//! Rage: bid the tricks you will take, then take exactly those, while Rage cards turn the trump over.

pub mod model;
pub mod wire;
