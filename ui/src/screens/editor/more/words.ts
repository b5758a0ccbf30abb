// How the names of a game file are called in its form, and what each says.
import type { GameFault } from '../../../gen/wire';
import { faultWords } from '../../../games/faults';
import { has, t } from '../../../i18n/index.svelte';
import { said, type Said } from '../../../i18n/said';
import { pathOf, shapeAt, type Path, type Shape } from './shape';

/** The name that a place lies in, without its number in a list: `parts` of `round.parts[1].value`. */
const around = (path: Path) => path.slice(0, -1).findLast((step) => typeof step === 'string') ?? 'file';

/** In the words of the name around it, where it has some of its own there. */
function near(kind: string, path: Path, more = ''): string {
  const name = String(path.at(-1));
  const own = `word-form-${kind}${around(path)}-${name}${more}`;
  return has(own) ? own : `word-form-${kind}${name}${more}`;
}

export const labelKey = (path: Path) => near('', path);
export const sentenceKey = (path: Path) => near('says-', path);
export const choiceKey = (path: Path, word: string) => near('is-', path, `-${word}`);

export const labelAt = (path: Path) => t(labelKey(path));
/** One sentence of what a name is for. */
export const sentenceAt = (path: Path) => t(sentenceKey(path));
export const choiceAt = (path: Path, word: string) => t(choiceKey(path, word));

/** What is wrong, with what the name is called that it is wrong with. */
export function faultAt(fault: GameFault): string {
  const path = pathOf(fault.path);
  const named = path.slice(0, path.findLastIndex((step) => typeof step === 'string') + 1);
  const known = shapeAt(named) !== undefined && named.length > 0;
  return known ? t('form-fault', { what: labelAt(named), fault: faultWords(fault) }) : faultWords(fault);
}

/** What stands at a name, in short. */
export function shortly(path: Path, shape: Shape, value: unknown): string {
  const word = (one: unknown) => choiceAt(path, String(one));
  if (shape.is === 'word' && value !== undefined) return word(value);
  if (shape.is === 'list' && shape.of.is === 'word' && Array.isArray(value)) return value.map(word).join(', ');
  if (shape.is === 'pair' && Array.isArray(value)) return t('editor-from-to', { from: Number(value[0]), to: Number(value[1]) });
  if (shape.is !== 'names' || typeof value !== 'object' || value === null) return calledBy(value);
  const there = Object.keys(shape.names).filter((name) => name in value);
  const first = there.includes('name') ? 'name' : (there[0] ?? '');
  const inner = shape.names[first]?.shape;
  return inner ? shortly([...path, first], inner, (value as Record<string, unknown>)[first]) : '';
}

/** What something is called: by its name, else by the first of its texts. */
export function calledBy(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if (Array.isArray(value)) return value.map(calledBy).filter(Boolean).join(', ');
  const { name, say, id, when, ...others } = value as Record<string, unknown>;
  const text = name ?? say;
  if (text !== undefined && text !== '') return said(text as Said);
  const known = id ?? when;
  if (known !== undefined) return String(known);
  const first = Object.values(others)[0];
  return typeof first === 'object' ? calledBy(first) : String(first ?? '');
}
