import { parse, Visitor, type Message, type VariableReference } from '@fluent/syntax';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { families } from './families';
import { languages, type Language } from './language';
import { saidOn } from './loading';

const root = join(process.cwd(), 'src');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((f) => join(root, f));

/** i18n/<language>/[screens/]<screen>.ftl, or games/<game>/[<part>.]<language>.ftl. */
function languageOf(file: string): string {
  const folder = basename(dirname(relative(root, file).replace('/screens/', '/')));
  return (languages as readonly string[]).includes(folder) ? folder : (basename(file, '.ftl').split('.').at(-1) ?? '');
}

class Placeables extends Visitor {
  names = new Set<string>();
  override visitVariableReference(node: VariableReference) {
    this.names.add(node.id.name);
  }
}

function read(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files.filter((f) => f.endsWith('.ftl') && languageOf(f) === language)) {
    for (const entry of parse(readFileSync(file, 'utf8'), {}).body) {
      if (entry.type === 'Junk') throw new Error(`${file}: cannot be read: ${entry.content}`);
      if (entry.type !== 'Message') continue;
      const message = entry as Message;
      if (found.has(message.id.name)) throw new Error(`${file}: ${message.id.name} stands twice`);
      const placeables = new Placeables();
      placeables.visit(message);
      found.set(message.id.name, [...placeables.names].sort().join(' '));
    }
  }
  return found;
}

const es = read('es');
const en = read('en');
const code = files
  .filter((f) => /\.(ts|svelte)$/.test(f) && !f.endsWith('.test.ts'))
  .map((f) => [f, readFileSync(f, 'utf8')] as const);

const covered = (key: string) => families.some((prefix) => key.startsWith(prefix));

describe('the two catalogues', () => {
  it('have the same keys', () => {
    expect([...es.keys()].filter((key) => !en.has(key)), 'missing in English').toEqual([]);
    expect([...en.keys()].filter((key) => !es.has(key)), 'missing in Spanish').toEqual([]);
  });

  it('put the same things into each sentence', () => {
    const unlike = [...es].filter(([key, names]) => en.get(key) !== names).map(([key]) => key);
    expect(unlike).toEqual([]);
  });

  it('write a Spanish that is at home anywhere: not a word for vosotros', () => {
    // A verb ends so, and one number; a command is found with what hangs on it. A key may stand in English.
    const vosotros = /(?!dieciséis)(?<!\p{L})\p{L}+(?:áis|éis)(?!\p{L})|(?<!\p{L})(?:vosotr[oa]s|vuestr[oa]s?|os|(?:compart|decid|encontr|tom|escrib|eleg|jug)[ai]d(?:l[oa]s?|os)?)(?!\p{L})/giu;
    const rules = join(root, '../../crates/games/src');
    const spanish = [
      ...files.filter((f) => f.endsWith('.ftl') && languageOf(f) === 'es').map((f) => [f, readFileSync(f, 'utf8')]),
      ...readdirSync(rules, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('RULES.es.md')).map((f) => [f, readFileSync(join(rules, f), 'utf8')]),
      ...readdirSync(join(rules, 'sheet/shelf')).map((f) => [f, [...readFileSync(join(rules, 'sheet/shelf', f), 'utf8').matchAll(/"es": "([^"]*)"/g)].map(([, words]) => words).join('\n')]),
    ];
    const found = spanish.flatMap(([file = '', words = '']) => (words.match(vosotros) ?? []).map((word) => `${basename(file)}: ${word}`));
    expect(found).toEqual([]);
  });

  it('write sentences without capitals for emphasis and without a hyphen for minus', () => {
    for (const file of files.filter((f) => f.endsWith('.ftl'))) {
      expect(readFileSync(file, 'utf8'), file).not.toMatch(/=.*(\s-\d|!$|¡)/m);
    }
  });
});

describe('the code', () => {
  const used = new Set<string>();
  const asked: string[] = [];
  const built: string[] = [];
  for (const [file, text] of code) {
    for (const [, , key = ''] of text.matchAll(/(?<![\w.])(?:t|has)\(\s*(['"])(.*?)\1/g)) {
      used.add(key);
      if (!en.has(key)) asked.push(`${file}: ${key}`);
    }
    for (const match of text.matchAll(/(?<![\w.])(?:t|has)\(\s*`([^`$]*)/g)) {
      if (!covered(match[1] ?? '')) built.push(`${file}: ${match[1]}`);
    }
  }

  it('asks only for sentences that exist', () => expect(asked).toEqual([]));
  it('builds keys only from declared families', () => expect(built).toEqual([]));
  it('says what belongs to some screens on no other, nor in anything another one imports', () => {
    const textOf = new Map(code);
    const broughtBy = (file: string) => [...(textOf.get(file) ?? '').matchAll(/^\s*import (?!type\b)[^;]*? from '(\..*)'/gm)]
      .map(([, path = '']) => join(dirname(file), path)).flatMap((path) => [path, `${path}.ts`, `${path}/index.ts`].filter((one) => textOf.has(one)));
    /** What a game draws on these screens alone. */
    const drawnOn: Record<string, string[]> = { cards: ['games/rush_out/HouseRule.svelte', 'games/rush_out/OurCards.svelte', 'games/rush_out/catalogue/'] };
    const elsewhere = new Set<string>();
    for (const [words, screens] of Object.entries(saidOn)) {
      const body = parse(readFileSync(join(root, `i18n/en/screens/${words}.ftl`), 'utf8'), {}).body;
      const own = new Set(body.flatMap((entry) => (entry.type === 'Message' ? [(entry as Message).id.name] : [])));
      const places = [...screens.map((screen) => join('screens', screen, '/')), ...(drawnOn[words] ?? [])];
      const reached = new Set([...textOf.keys()].filter((file) => !places.some((place) => file.startsWith(join(root, place)))));
      // A set goes on over what is added on the way.
      for (const file of reached) for (const one of broughtBy(file)) reached.add(one);
      for (const file of reached) {
        for (const [, , key = ''] of (textOf.get(file) ?? '').matchAll(/(['"`])([a-z][\w-]*)\1/g)) if (own.has(key)) elsewhere.add(`${file}: ${key}`);
      }
    }
    expect([...elsewhere]).toEqual([]);
  });
  it('uses every sentence', () => {
    expect([...en.keys()].filter((key) => !used.has(key) && !covered(key))).toEqual([]);
  });
});
