/** What the table says about an amount: its step and the most that there is. */
interface Bounds {
  step: number;
  max: number;
}

const OFFERED = 4;

/**
 * Amounts that half-typed digits may become, the likeliest first: "34" is 340,000 or 345,000. Without
 * a digit the round amounts about as large as those before, from the lowest.
 */
export function likelyAmounts(typed: string, { step, max }: Bounds, usual: number): number[] {
  const possible = (amount: number) => amount > 0 && amount <= max && amount % step === 0;
  const far = (amount: number) => Math.abs(Math.log(amount / usual));
  if (typed === '') {
    const near = Math.round(usual / 50_000) * 50_000;
    return [near - 50_000, near, near + 50_000, near + 100_000].filter(possible).slice(0, OFFERED);
  }
  // A zero in front begins nothing.
  const begun = typed === '0' ? [] : [typed, `${typed}0`, `${typed}5`, `${typed}00`, `${typed}50`].map(Number);
  const grown = [...new Set(begun.flatMap((n) => [n, n * 1_000]))].filter(possible);
  // What cannot become anything is taken as one digit too many.
  if (grown.length === 0) return likelyAmounts(typed.slice(0, -1), { step, max }, usual);
  return grown.sort((a, b) => far(a) - far(b)).slice(0, OFFERED);
}
