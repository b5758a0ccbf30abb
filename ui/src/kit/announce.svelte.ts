let said = $state.raw({ text: '', turn: 0 });

/** Tells a screen reader a change without moving the focus: "Ana 18 points, total 96, leads". */
export function announce(text: string): void {
  said = { text, turn: said.turn + 1 };
}

export function lastSaid() {
  return said;
}
