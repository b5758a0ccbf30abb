import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';

/** The typographic minus, wherever Intl wrote a hyphen. */
export const minus = (text: string) => text.replaceAll('-', '\u2212');

/** How numbers are grouped everywhere. */
export const grouped = { useGrouping: 'always' } as const;

class TableNumber extends FluentNumber {
  constructor(value: number, options: Intl.NumberFormatOptions = {}) {
    super(value, { ...grouped, ...options });
  }

  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return minus(super.toString(scope));
  }
}

/** NUMBER($n, type: "ordinal") chooses 1st, 2nd, 3rd; other options are Intl's own. */
function NUMBER([value]: FluentValue[], options: Record<string, FluentValue>): FluentValue {
  const known = value instanceof FluentNumber ? value.opts : {};
  const given = Object.fromEntries(Object.entries(options).map(([k, v]) => [k, v?.valueOf()]));
  return new TableNumber(Number(value?.valueOf()), { ...known, ...given });
}

/** Milliseconds as seconds, to the next tenth: a wait is never said to be none. */
function SECONDS([ms]: FluentValue[]): FluentValue {
  return new TableNumber(Math.ceil(Number(ms?.valueOf()) / 100) / 10);
}

export type Args = Record<string, string | number>;

/** The sentences of one language, in messages of Fluent. */
export class Catalogue {
  readonly #bundle: FluentBundle;

  constructor(region: string) {
    // Isolating marks are off: names are wrapped in <bdi> by the markup instead.
    this.#bundle = new FluentBundle(region, { useIsolating: false, functions: { NUMBER, SECONDS } });
  }

  add(source: string): void {
    const errors = this.#bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw new Error(`catalogue ${this.#bundle.locales[0]}: ${String(errors[0])}`);
  }

  /** The sentence for a key, if there is one. */
  say(key: string, args?: Args): string | undefined {
    const message = this.#bundle.getMessage(key);
    if (!message?.value) return undefined;
    const wrapped: Record<string, FluentValue> = {};
    for (const [name, value] of Object.entries(args ?? {})) {
      wrapped[name] = typeof value === 'number' ? new TableNumber(value) : value;
    }
    return this.#bundle.formatPattern(message.value, wrapped, []);
  }
}
