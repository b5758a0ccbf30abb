import { nameOfGame } from '../app/games';
import type { Milestone } from '../gen/wire';
import { list, t } from '../i18n/index.svelte';

/** "100th game of Rage". */
export function reachedSaid({ reached }: Pick<Milestone, 'reached'>): string {
  if (reached.is === 'first_win') return t('milestone-first-win');
  switch (reached.is) {
    case 'games':
      return t('milestone-games', { n: reached.n });
    case 'games_of':
      return t('milestone-games-of', { n: reached.n, game: nameOfGame(reached.game, reached.title) });
    case 'evenings':
      return t('milestone-evenings', { n: reached.n });
    case 'run':
      return t('milestone-run', { n: reached.n });
  }
}

/** What people reached at a session, a line each; who reached the same stands in one, behind what is a person's own. */
export function milestoneLines(milestones: readonly Milestone[], nameOf: (person: string) => string): string[] {
  const whose = new Map<string, string[]>();
  for (const one of milestones) {
    const said = reachedSaid(one);
    whose.set(said, [...(whose.get(said) ?? []), nameOf(one.person)]);
  }
  return [...whose].sort(([, a], [, b]) => a.length - b.length).map(([what, names]) => t('milestone-line', { who: list(names), what }));
}
