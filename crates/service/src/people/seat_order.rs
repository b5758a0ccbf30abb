//! Random seating order.

use crate::ServiceError;
use kernel::{Chance, Seed};

/// The numbers from 0 to `count - 1` in random order.
///
/// # Errors
/// When `count` is more than 100, or the system gives no luck.
pub fn order(count: u8) -> Result<Vec<u8>, ServiceError> {
    if count > 100 {
        return Err(ServiceError::invalid("", "at most 100 can be put in order"));
    }
    let seed = Seed::from_system().map_err(ServiceError::Internal)?;
    let mut order: Vec<u8> = (0..count).collect();
    Chance::new(&seed, 0).shuffle(&mut order);
    Ok(order)
}
