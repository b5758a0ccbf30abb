import type { GameFile } from '../gen/sheet';
import { t } from '../i18n/index.svelte';
import { said } from '../i18n/said';

const signs: Readonly<Record<string, string>> = { '==': '=', '!=': '≠', '>=': '≥', '<=': '≤', '*': '×', '.sum': '' };

/** An expression as people write sums: names instead of ids, and the signs of school. */
export function readable(expression: string, file: GameFile | null | undefined): string {
  const named = [file?.round, file?.sheet].flatMap((entry) => [...(entry?.fields ?? []), ...(entry?.parts ?? [])]);
  const all = [...named, ...(file?.rounds?.values ?? []), ...(file?.counters ?? []), ...(file?.carry ?? [])];
  const names = new Map(all.flatMap(({ id, name }) => (id && name ? [[id, said(name).toLocaleLowerCase()]] : [])));
  const words: Readonly<Record<string, string>> = { ...signs, '&&': t('gamefile-and'), '||': t('gamefile-or') };
  // A word of a choice stays, and what stands behind a dot.
  const parts = /'[^']*'|"[^"]*"|\.?[a-z_][a-z0-9_]*|[=!<>]=|&&|\|\||\*/g;
  return expression.replace(parts, (part) => words[part] ?? names.get(part) ?? part.replaceAll('_', ' '));
}
