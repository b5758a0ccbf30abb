import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { has, languages, loadGames, setLanguage } from '../../../i18n/index.svelte';
import { begun, FILE, pathOf, placeOf, shapeAt, valueAt, withValue, type Path, type Shape } from './shape';
import { choiceKey, labelKey, sentenceKey } from './words';

/** Every place of the form, with what stands there; of a list its first. */
function places(shape: Shape = FILE, path: Path = []): [Path, Shape][] {
  const own: [Path, Shape][] = [[path, shape]];
  if (shape.is === 'names') return [...own, ...Object.entries(shape.names).flatMap(([name, one]) => places(one.shape, [...path, name]))];
  if (shape.is === 'list' || shape.is === 'pair') return [...own, ...places(shape.of, [...path, 0])];
  return own;
}
const all = places();
const named = all.filter(([path]) => typeof path.at(-1) === 'string');

/** Every name that the published schema has, however deep; `false` and what is always the same are none. */
function namesOf(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {} } = node as { properties?: Record<string, unknown> };
  const own = Object.entries(properties).flatMap(([name, one]) => (one === false || (one as { const?: unknown }).const !== undefined ? [] : [name]));
  return [...own, ...Object.values(node).flatMap(namesOf)];
}
const schema: unknown = JSON.parse(readFileSync(join(process.cwd(), '../docs/tapete-game.schema.json'), 'utf8'));

describe('the form of a whole file', () => {
  beforeAll(() => loadGames(['sheet']));

  it('has every name of the published schema', () => {
    const known = new Set(named.map(([path]) => String(path.at(-1))));
    expect([...new Set(namesOf(schema))].filter((name) => !known.has(name) && name !== '$schema')).toEqual([]);
    expect(all.length).toBeGreaterThan(200);
  });

  it.each(languages)('calls each name, and says what it is for: %s', async (language) => {
    await setLanguage(language);
    const wanted = named.flatMap(([path]) => [labelKey(path), sentenceKey(path)]);
    const chosen = all.flatMap(([path, shape]) => {
      const words = shape.is === 'word' ? shape.words : shape.is === 'pair' ? ['0', '1'] : [];
      return words.map((word) => choiceKey(path.filter((step, at) => typeof step === 'string' || at < path.length - 1), word));
    });
    expect([...new Set([...wanted, ...chosen])].filter((key) => !has(key))).toEqual([]);
    const catalogue = readFileSync(join(process.cwd(), `src/games/sheet/form.${language}.ftl`), 'utf8');
    const said = [...catalogue.matchAll(/^(word-form-\S+) =/gm)].map(([, key = '']) => key);
    expect(said.filter((key) => !wanted.includes(key) && !chosen.includes(key))).toEqual([]);
  });

  it('leaves out of a house rule what only something written has', () => {
    expect(shapeAt(['house', 0, 'phase'])).toBeUndefined();
    expect(shapeAt(['house', 0, 'kind'])).toEqual({ is: 'word', words: ['number', 'counter', 'flag', 'choice'] });
    expect(shapeAt(['round', 'fields', 0, 'phase'])).toEqual({ is: 'number', min: 1, max: 4 });
  });

  it('begins each thing with what it has to have', () => {
    expect(begun(FILE.names.carry!.shape, 'bags')).toEqual([{ id: 'bags', name: '', next: 0 }]);
    expect(begun(FILE.names.legs!.shape, '')).toEqual({ when: '', to: 0, name: '' });
    expect(begun(shapeAt(['round', 'parts', 0])!, '')).toEqual({ name: '', value: 0 });
    expect(begun(shapeAt(['round', 'parts', 0, 'adds'])!, '')).toBe(false);
  });
});

describe('a place of a file', () => {
  it('is written as faults name it, and read again', () => {
    const path = ['round', 'fields', 1, 'of', 0, 'name'];
    expect(placeOf(path)).toBe('round.fields[1].of[0].name');
    expect(pathOf(placeOf(path))).toEqual(path);
  });
  it('is written and taken out without touching anything else', () => {
    const file = { wins: 'high', carry: [{ id: 'a' }, { id: 'b' }] };
    expect(withValue(file, ['carry', 1, 'id'], 'c')).toEqual({ wins: 'high', carry: [{ id: 'a' }, { id: 'c' }] });
    expect(withValue(file, ['carry', 0], undefined)).toEqual({ wins: 'high', carry: [{ id: 'b' }] });
    expect(withValue(file, ['wins'], undefined)).toEqual({ carry: file.carry });
    expect(withValue(file, ['round', 'fields', 0], 1)).toEqual({ ...file, round: { fields: [1] } });
    expect(valueAt(file, ['carry', 1, 'id'])).toBe('b');
  });
});
