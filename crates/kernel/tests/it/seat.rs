//! Seats go round the table.

use kernel::Seat;

#[test]
fn after_the_last_seat_comes_the_first() {
    assert_eq!(Seat(3).left(1, 4), Seat(0));
}
