//! What only Cover Your Assets has to prove; its cases are in `src/cover_your_assets/plays`.

mod evening;
mod grains;
mod hidden;
mod laws;
mod wire;
