//! Luck that is the same in every run.

/// A small generator (Lehmer, 128 bits).
pub(crate) struct Dice(u128);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        let mut dice = Dice(u128::from(seed) << 1 | 1 | 0x1234_5678_9abc_def0 << 64);
        (0..4).for_each(|_| {
            dice.below(2);
        });
        dice
    }

    /// 0 to `n - 1`.
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(0xda94_2042_e4dd_58b5);
        ((self.0 >> 64) as u64 % n as u64) as usize
    }

    pub(crate) fn one_of<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for at in (1..items.len()).rev() {
            items.swap(at, self.below(at + 1));
        }
    }
}
