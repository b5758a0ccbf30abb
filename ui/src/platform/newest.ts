/**
 * Answers may overtake each other. Called when a question is put, it gives back what tells, once the answer is there,
 * whether no newer one came before it.
 */
export function newest(): () => () => boolean {
  let [asked, taken] = [0, 0];
  return () => {
    const turn = ++asked;
    return () => {
      if (turn < taken) return false;
      taken = turn;
      return true;
    };
  };
}
