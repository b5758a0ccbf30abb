import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from '@fluent/bundle';
import type { Language } from './language';

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

export type Args = Record<string, string | number>;
export type Catalogue = (key: string, args?: Args) => string | undefined;

export function catalogue(language: Language, region: string, sources: string[]): Catalogue {
  // Isolating marks are off: names are wrapped in <bdi> by the markup instead.
  const bundle = new FluentBundle(region, { useIsolating: false, functions: { NUMBER } });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw new Error(`catalogue ${language}: ${String(errors[0])}`);
  }
  return (key, args) => {
    const message = bundle.getMessage(key);
    if (!message?.value) return undefined;
    const wrapped: Record<string, FluentValue> = {};
    for (const [name, value] of Object.entries(args ?? {})) {
      wrapped[name] = typeof value === 'number' ? new TableNumber(value) : value;
    }
    return bundle.formatPattern(message.value, wrapped, []);
  };
}
