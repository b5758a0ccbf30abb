// How long a first digit waits for a second one, when both 1 and 10 are possible.
const WAIT = 450;

/**
 * Turns typed digits into one of the values on offer. A digit that cannot grow into a longer
 * value counts at once; 1 waits a moment for 10 where there is a 10.
 */
export function digitReader(values: readonly number[], choose: (value: number) => void) {
  const texts = values.filter((value) => value >= 0).map(String);
  let typed = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function finish() {
    clearTimeout(timer);
    const text = typed;
    typed = '';
    if (texts.includes(text)) choose(Number(text));
  }

  function type(digit: string) {
    clearTimeout(timer);
    const grown = typed + digit;
    if (!texts.some((text) => text.startsWith(grown))) {
      // 1 was meant, and this digit begins the next number.
      finish();
      if (!texts.some((text) => text.startsWith(digit))) return;
      typed = digit;
    } else {
      typed = grown;
    }
    if (texts.some((text) => text !== typed && text.startsWith(typed))) {
      timer = setTimeout(finish, WAIT);
    } else {
      finish();
    }
  }

  return {
    type,
    stop() {
      clearTimeout(timer);
      typed = '';
    },
  };
}

/**
 * One more digit without a clock: a number that cannot grow any further is a value at once, one
 * that can waits, as half-typed text, for the next digit or for Enter.
 */
export function grow(values: readonly number[], typed: string, digit: string): { value?: number; typed: string } {
  const texts = values.map(String);
  const grown = [typed + digit, digit].find((text) => texts.some((known) => known.startsWith(text)));
  if (grown === undefined) return { typed };
  const longer = texts.some((known) => known !== grown && known.startsWith(grown));
  return longer ? { typed: grown } : { value: Number(grown), typed: '' };
}
