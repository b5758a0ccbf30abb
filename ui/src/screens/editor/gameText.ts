// The text of a game file: what may be written where, and where its faults are.
import { findNodeAtLocation, findNodeAtOffset, getLocation, modify, applyEdits, parseTree, type JSONPath, type Node } from 'jsonc-parser';
import type { GameFault, GameNames } from '../../gen/wire';
import { offersAt, taken } from './completion';
import { begun, pathOf, shapeAt, type Path } from './more/shape';

export interface Range {
  from: number;
  to: number;
}

/** A text, and what is chosen in it. */
export interface Written extends Range {
  text: string;
}

const format = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** A file as it is read: each name on a line of its own, numbers beside each other. */
export function textOf(file: unknown): string {
  // No text of JSON holds a line break.
  return JSON.stringify(file, null, 2).replace(/\[\n\s*((?:-?\d+,?\s*)+)\]/g, (_, numbers: string) => `[${numbers.trim().replace(/,\s+/g, ', ')}]`);
}

/** Where the cursor is: its place in the file, and the expression around it. */
export function cursorAt(text: string, at: number): { path: Path; key: boolean; formula?: { from: number; text: string } } {
  const { path, isAtPropertyKey: key } = getLocation(text, at);
  const tree = parseTree(text);
  const value = tree && findNodeAtOffset(tree, at, true);
  const inside = value?.type === 'string' && at > value.offset && !key;
  if (!inside || shapeAt(path)?.is !== 'formula') return { path, key };
  const from = value.offset + 1;
  return { path, key, formula: { from, text: text.slice(from, value.offset + value.length).replace(/"$/, '') } };
}

/** What may stand at the cursor: names of the form where a name is written, its words, or what an expression may name. */
export function offersIn(text: string, at: number, known: GameNames): string[] {
  const { path, key, formula } = cursorAt(text, at);
  if (formula) return offersAt(known, formula.text, at - formula.from);
  if (key) {
    const shape = shapeAt(path.slice(0, -1));
    const { names, begun: letters } = keyAt(text, at, path);
    if (shape?.is !== 'names' || names === undefined) return [];
    return Object.keys(shape.names).filter((name) => !names.includes(name) && name.startsWith(letters));
  }
  const shape = shapeAt(path);
  if (listAt(text, at)) return [MORE];
  return shape?.is === 'word' ? [...shape.words] : shape?.is === 'flag' ? ['true', 'false'] : [];
}

/** One more in the list around the cursor. */
const MORE = '+';

function listAt(text: string, at: number): { path: JSONPath; index: number } | undefined {
  const tree = parseTree(text);
  const node = tree && findNodeAtOffset(tree, at);
  if (node?.type !== 'array' || shapeAt(pathTo(node))?.is !== 'list') return undefined;
  return { path: [...pathTo(node)], index: (node.children ?? []).filter((one) => one.offset < at).length };
}

function pathTo(node: Node): JSONPath {
  const { parent } = node;
  if (!parent) return [];
  if (parent.type === 'property') return [...pathTo(parent.parent ?? parent), String(parent.children?.[0]?.value)];
  return [...pathTo(parent), parent.children?.indexOf(node) ?? 0];
}

/** The names beside the one at the cursor, and how much of that is written; none where it is written out. */
function keyAt(text: string, at: number, path: Path): { names?: string[]; begun: string; token?: Range } {
  const tree = parseTree(text);
  const around = tree && findNodeAtLocation(tree, [...path.slice(0, -1)]);
  const properties = around?.children ?? [];
  const here = properties.find(({ offset, length }) => at > offset && at <= offset + length)?.children;
  const names = properties.flatMap((one) => (one.children === here ? [] : [String(one.children?.[0]?.value)]));
  if (!here) return { names, begun: '' };
  const [key, value] = here;
  if (!key || value) return { begun: '' };
  return { names, begun: text.slice(key.offset + 1, at), token: { from: key.offset, to: key.offset + key.length } };
}

/** The text with an offer taken, and what of it is to be written next. */
export function withOffer(text: string, at: number, offer: string, newId: (otherwise: string) => string): Written {
  const { path, key, formula } = cursorAt(text, at);
  if (formula) {
    const { from, text: written } = formula;
    const next = taken(written, at - from, offer);
    return { text: text.slice(0, from) + next.text + text.slice(from + written.length), from: from + next.at, to: from + next.at };
  }
  const list = listAt(text, at);
  if (list) {
    const shape = shapeAt([...list.path, list.index]);
    const to = [...list.path, list.index];
    const value = shape && begun(shape, newId(String(list.path.at(-1))));
    return chosen(applyEdits(text, modify(text, to, value, { ...format, isArrayInsertion: true })), to);
  }
  if (!key) {
    const shape = shapeAt(path);
    return chosen(applyEdits(text, modify(text, [...path], shape?.is === 'flag' ? offer === 'true' : offer, format)), path);
  }
  const { token = { from: at, to: at } } = keyAt(text, at, path);
  const after = text.slice(token.to);
  // A comma stands between two names: not before the end of them, and not twice.
  const before = text.slice(0, token.from).replace(/^\s*[,}]/.test(after) ? /,\s*$/ : /$^/, '');
  const to = [...path.slice(0, -1), offer];
  const shape = shapeAt(to);
  const edits = modify(before + after, to, shape && begun(shape, newId(offer)), {
    ...format,
    getInsertionIndex: (names) => {
      const tree = parseTree(before + after);
      const offsets = names.map((name) => (tree && findNodeAtLocation(tree, [...path.slice(0, -1), name])?.offset) ?? 0);
      return offsets.filter((one) => one < before.length).length;
    },
  });
  return chosen(applyEdits(before + after, edits), to);
}

/** What stands at a place is chosen: of a text what is between the quotation marks. */
function chosen(text: string, path: Path): Written {
  const tree = parseTree(text);
  let node = tree && findNodeAtLocation(tree, [...path]);
  // Of something new, the first thing in it.
  while (node?.children?.length) node = node.type === 'property' ? node.children[1] : node.children[0];
  if (!node) return { text, from: text.length, to: text.length };
  const inner = node.type === 'string' ? 1 : 0;
  return { text, from: node.offset + inner, to: node.offset + node.length - inner };
}

/** Where a fault is in the text: the word in an expression, or what stands at its place, or the name of that. */
export function rangeOf(text: string, fault: Pick<GameFault, 'why' | 'path' | 'column' | 'params'>): Range {
  const { line, column } = fault.params;
  if (fault.why === 'json' && typeof line === 'number' && typeof column === 'number') {
    const before = text.split('\n').slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    return wordAt(text, Math.max(0, before + column - 1));
  }
  const tree = parseTree(text);
  let path = [...pathOf(fault.path)];
  let node = tree && findNodeAtLocation(tree, path);
  while (!node && path.length > 0) {
    path = path.slice(0, -1);
    node = tree && findNodeAtLocation(tree, path);
  }
  if (!node) return { from: 0, to: Math.min(1, text.length) };
  const key = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  if (node.type === 'string' && fault.column) return wordAt(text, node.offset + fault.column);
  const shown = (node.children || fault.why === 'strange_name') && key ? key : node;
  return { from: shown.offset, to: shown.children ? shown.offset + 1 : shown.offset + shown.length };
}

/** The word that begins here; one sign where none does. */
function wordAt(text: string, from: number): Range {
  const start = Math.min(from, Math.max(0, text.length - 1));
  return { from: start, to: start + (/^\w+/.exec(text.slice(start))?.[0].length ?? 1) };
}

/** A text in pieces, those of these ranges apart. */
export function pieces(text: string, ranges: readonly Range[]): { text: string; marked: boolean }[] {
  const found: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const { from, to } of [...ranges].sort((a, b) => a.from - b.from)) {
    if (from < at) continue;
    found.push({ text: text.slice(at, from), marked: false }, { text: text.slice(from, to), marked: true });
    at = to;
  }
  return [...found, { text: text.slice(at), marked: false }];
}
