// The published form of a game file, as inputs: what stands at each name, and what may.
import schema from 'virtual:game-form';

/** What is written at a place of a file. */
export type Shape =
  | { is: 'names'; names: Readonly<Record<string, Named>> }
  | { is: 'list'; of: Shape; least: number; most: number }
  | { is: 'pair'; of: Shape }
  | { is: 'word'; words: readonly string[] }
  /** A yes or no, and what it is where it is left out. */
  | { is: 'flag'; usual: boolean }
  | { is: 'number'; min: number; max: number }
  /** A number or an expression; or an expression alone. */
  | { is: 'formula'; number: boolean; most: number }
  /** One text, or one for each language. */
  | { is: 'texts'; most: number }
  | { is: 'text'; most: number; id: boolean }
  /** What the field beside it takes: a number, a yes or no, a word. */
  | { is: 'usual' }
  | { is: 'example' };

/** What stands at a name. */
export interface Named {
  shape: Shape;
  required: boolean;
  /** Only where the name beside it is one of these words. */
  only?: { name: string; among: readonly string[] };
}

interface Node {
  $ref?: string;
  const?: unknown;
  default?: unknown;
  enum?: string[];
  type?: string;
  anyOf?: Node[];
  items?: Node;
  prefixItems?: Node[];
  properties?: Record<string, Node | boolean>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  maxLength?: number;
  if?: Node;
  else?: Node;
}

const MOST = 9_999_999;
/** Said by every file, and by none otherwise. */
const SILENT = ['$schema'];

const defs = schema.$defs as Record<string, Node>;
const defOf = (node: Node) => node.$ref?.split('/').at(-1) ?? '';

/** With what it refers to; of two the nearer counts. */
function resolved(node: Node): Node {
  const { $ref, ...own } = node;
  if (!$ref) return node;
  const far = resolved(defs[defOf(node)] ?? {});
  return { ...far, ...own, properties: { ...far.properties, ...own.properties } };
}

/** The kinds that something may be of. */
const kinds = (node: Node): string[] => (node.anyOf ?? []).flatMap((one) => resolved(one).type ?? []);

function shapeOf(node: Node): Shape | undefined {
  const { const: fixed, default: usual, enum: words, type, items, prefixItems, minimum, maximum, minItems, maxItems, maxLength, properties, ...rest } = resolved(node);
  const several = kinds(rest);
  if (fixed !== undefined) return undefined;
  if (words) return { is: 'word', words };
  if (defOf(node) === 'expression') return { is: 'formula', number: false, most: maxLength ?? 0 };
  if (several.includes('object')) return { is: 'texts', most: resolved(rest.anyOf?.[0] ?? {}).maxLength ?? 0 };
  if (several.includes('boolean')) return { is: 'usual' };
  if (several.includes('integer')) return { is: 'formula', number: true, most: defs['expression']?.maxLength ?? 0 };
  if (type === 'boolean') return { is: 'flag', usual: usual === true };
  if (type === 'integer') return { is: 'number', min: minimum ?? -MOST, max: maximum ?? MOST };
  if (type === 'string') return { is: 'text', most: maxLength ?? 60, id: defOf(node) === 'id' };
  const one = prefixItems?.[0] ?? items;
  const of = one && shapeOf(one);
  if (of) return prefixItems ? { is: 'pair', of } : { is: 'list', of, least: minItems ?? 0, most: maxItems ?? 60 };
  return properties && Object.keys(properties).length > 0 ? { is: 'names', names: namesOf(node) } : { is: 'example' };
}

function namesOf(node: Node): Record<string, Named> {
  const { properties = {}, required = [], anyOf, if: when, else: otherwise } = resolved(node);
  // Of several that would do, the first one is what a new one begins with.
  const wanted = [...required, ...(properties === schema.properties ? [] : (anyOf?.[0]?.required ?? []))];
  const [name = '', asked] = Object.entries(when?.properties ?? {})[0] ?? [];
  const among = typeof asked === 'object' ? asked.enum : undefined;
  const named = Object.entries(properties).flatMap(([key, one]): [string, Named][] => {
    const shape = typeof one === 'object' && !SILENT.includes(key) ? shapeOf(one) : undefined;
    const bound = among && key in (otherwise?.properties ?? {});
    return shape ? [[key, { shape, required: wanted.includes(key), ...(bound && { only: { name, among } }) }]] : [];
  });
  return Object.fromEntries(named);
}

/** The whole file. */
export const FILE = { is: 'names', names: namesOf(schema as Node) } as const satisfies Shape;

/** What stands at a place; nothing where the form has no such place. */
export function shapeAt(path: Path): Shape | undefined {
  let shape: Shape | undefined = FILE;
  for (const step of path) {
    if (shape?.is === 'names') shape = shape.names[step]?.shape;
    else if (shape?.is === 'list' || shape?.is === 'pair') shape = typeof step === 'number' ? shape.of : undefined;
    else return undefined;
  }
  return shape;
}

/** What something new begins with; `id` is an id that nothing else has. */
export function begun(shape: Shape, id: string): unknown {
  switch (shape.is) {
    case 'names':
      return Object.fromEntries(Object.entries(shape.names).filter(([, one]) => one.required).map(([name, one]) => [name, begun(one.shape, id)]));
    case 'list':
      return [begun(shape.of, id)];
    case 'pair':
      return [begun(shape.of, id), begun(shape.of, id)];
    case 'word':
      return shape.words[0];
    case 'flag':
      return !shape.usual;
    case 'number':
      return Math.max(shape.min, Math.min(1, shape.max));
    case 'formula':
      return shape.number ? 0 : '';
    case 'text':
      return shape.id ? id : '';
    case 'texts':
      return '';
    case 'usual':
      return 0;
    case 'example':
      return {};
  }
}

/** The way to a place of a file: names, and places in lists. */
export type Path = readonly (string | number)[];

/** As faults name it: `round.parts[1].value`. */
export function placeOf(path: Path): string {
  return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');
}

export const pathOf = (place: string): Path => [...place.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, at]) => name ?? Number(at));

export function valueAt(file: unknown, path: Path): unknown {
  return path.reduce((value: unknown, step) => (value as Record<string | number, unknown> | undefined)?.[step], file);
}

/** The same with something else at a place; nothing there takes the name out, or the one of a list. */
export function withValue<T>(file: T, [step, ...rest]: Path, value: unknown): T {
  if (step === undefined) return value as T;
  const to = rest.length === 0 ? value : withValue(valueAt(file, [step]) ?? (typeof rest[0] === 'number' ? [] : {}), rest, value);
  if (Array.isArray(file)) return (to === undefined ? file.filter((_, at) => at !== step) : Object.assign([...file], { [step]: to })) as T;
  const { [step]: _, ...others } = file as Record<string | number, unknown>;
  return (to === undefined ? others : { ...(file as object), [step]: to }) as T;
}
