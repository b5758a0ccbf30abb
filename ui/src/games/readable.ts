import type { GameFile } from '../gen/sheet';
import { t } from '../i18n/index.svelte';
import { said } from '../i18n/said';

const signs: Readonly<Record<string, string>> = { '==': '=', '!=': '≠', '>=': '≥', '<=': '≤', '*': '×', '.sum': '' };

/** An expression as people write sums: names instead of ids, and the signs of school. */
export function readable(expression: string, file: GameFile | null | undefined): string {
  const named = [file?.round, file?.sheet].flatMap((entry) => [...(entry?.fields ?? []), ...(entry?.parts ?? [])]);
  const all = [...named, ...(file?.rounds?.values ?? []), ...(file?.counters ?? []), ...(file?.carry ?? [])];
  const house = (file?.house ?? []).map(({ id, name }) => ({ id: `house.${id}`, name }));
  const names = new Map([...all, ...house].flatMap(({ id, name }) => (id && name ? [[id, said(name).toLocaleLowerCase()]] : [])));
  const chosen = [...named, ...(file?.house ?? [])].flatMap((one) => ('of' in one ? (one.of ?? []) : []));
  for (const { id, name } of chosen) names.set(`'${id}'`, t('gamefile-word', { word: said(name) }));
  const words: Readonly<Record<string, string>> = { ...signs, '&&': t('gamefile-and'), '||': t('gamefile-or') };
  // What stands behind a dot stays, unless it is a house rule.
  const parts = /'[^']*'|"[^"]*"|house\.[a-z_][a-z0-9_]*|\.?[a-z_][a-z0-9_]*|[=!<>]=|&&|\|\||\*/g;
  return expression.replace(parts, (part) => words[part] ?? names.get(part) ?? part.replaceAll('_', ' '));
}
