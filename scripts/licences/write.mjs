// Writes the licences of everything of others that is in the app: crates as `cargo about` found them, and the npm
// packages of the screens. Usage: node write.mjs ABOUT.json OUT.txt
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';

const [, , about, out] = process.argv;
const ui = new URL('../../ui/', import.meta.url);
/** Lines that say whose it is. */
const OWN = /^\s*(portions )?(copyright\b(?! (notice|holder|owner|licen[cs]e|and permission))|©)/i;

/** By what a text permits; whose copyright it is stands beside each part. */
const groups = new Map();
function add(licence, text, part) {
  const lines = text.replace(/\r/g, '').split('\n').map((line) => line.trimEnd());
  // The Apache licence says of itself how a notice looks.
  const own = licence.startsWith('Apache') ? [] : lines.filter((line) => OWN.test(line)).map((line) => line.trim());
  const rest = lines.filter((line) => !own.includes(line.trim())).join('\n').replace(/\n{3,}/g, '\n\n').trim();
  const key = licence.startsWith('Apache') ? licence : `${licence} ${rest.replace(/^.*licen[cs]e.*\n/i, '').replace(/\W+/g, ' ').trim().toLowerCase()}`;
  const group = groups.get(key) ?? { licence, text: rest, parts: new Map() };
  // The longest has its appendix.
  if (rest.length > group.text.length) group.text = rest;
  group.parts.set(part, own.join(' ').replaceAll(';', ','));
  groups.set(key, group);
}

for (const { id, text, used_by } of JSON.parse(readFileSync(about, 'utf8')).licenses) {
  for (const { crate } of used_by) add(id, text, `${crate.name} ${crate.version}`);
}

const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', ui), 'utf8'));
for (const [path, { version, dev, license = 'MIT' }] of Object.entries(packages)) {
  if (!path || dev) continue;
  const folder = new URL(`${path}/`, ui);
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file ? readFileSync(new URL(file, folder), 'utf8') : `${license}, as its package says; it brings no text.`;
  add(license.includes('MIT') ? 'MIT' : license, text, `${path.replace(/.*node_modules\//, '')} ${version}`);
}

const byName = (a, b) => (a < b ? -1 : 1);
const entries = [...groups.values()].map(({ licence, text, parts }) => ({
  licence,
  text,
  parts: [...parts].map(([part, own]) => (own ? `${part}; ${own}` : part)).sort(byName).join('\n'),
}));
entries.sort((a, b) => byName(`${a.licence} ${a.parts}`, `${b.licence} ${b.parts}`));
writeFileSync(out, entries.map(({ licence, text, parts }) => `${licence}\n\n${parts}\n\n${text}\n`).join('\n=====\n\n'));
