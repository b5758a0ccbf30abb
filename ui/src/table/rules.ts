import type { GameRules } from '../gen/wire';
import { has, language, loadGames, plain, t } from '../i18n/index.svelte';
import { platform } from '../platform';

const books = new Map<string, Promise<GameRules>>();

/** The tools beside every table have a rule book of their own. */
export const bookOf = (game: string, rule: string): string => (rule.startsWith('TL-') ? 'bare' : game);

/** Every numbered rule of a game in the language of the screen, with the words that its options have. */
export function rulesOf(game: string): Promise<GameRules> {
  const key = `${game} ${language()}`;
  let found = books.get(key);
  if (!found) {
    found = Promise.all([platform().call('rules', { game, language: language() }), loadGames([game])]).then(([rules]) => rules);
    found.catch(() => books.delete(key));
    books.set(key, found);
  }
  return found;
}

/** A rule as it is read at a table: options and their values have the names of the form, not their keys. */
export function readable(game: string, text: string): string {
  let option = '';
  return text.replace(/`([^`]+)`/g, (_, word: string) => {
    if (has(`rule-option-${game}-${word}`)) {
      option = word;
      return t('rule-named', { name: t(`rule-option-${game}-${word}`) });
    }
    const value = `rule-option-${game}-${option}-${word}`;
    if (has(value)) return t('rule-named', { name: t(value) });
    // An option without a choice is in no form.
    if (has(`word-${game}-${word}`)) return t('rule-named', { name: t(`word-${game}-${word}`) });
    const edition = `rule-preset-${game}-${word}`;
    if (has(edition)) return t('rule-named', { name: t(edition) });
    if (word === 'on') return t('rule-named', { name: t('rule-on') });
    return word === 'off' ? t('rule-named', { name: t('rule-off') }) : word;
  });
}

/** Whether a rule is asked for by its number or by all of the words. */
export function isFound(rule: { rule: string; text: string }, asked: string): boolean {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  const number = plain(rule.rule);
  const text = plain(rule.text);
  return words.every((word) => text.includes(word) || number === word || number.split('-')[1] === word);
}
