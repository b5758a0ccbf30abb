import type { View } from '../../gen/rummikub';
import { t } from '../../i18n/index.svelte';
import type { Person } from '../../kit/person';

/** What everybody should see of the game besides points. */
export function factsOf(view: View, people: readonly Person[]): string[] {
  const { config } = view;
  const won = people.map((person, seat) => `${person.name} ${view.seats[seat]?.won ?? 0}`).join(', ');
  return [
    ...(config.match_end === 'target' ? [t('rummikub-to-target', { n: config.match_target })] : []),
    ...(config.match_winner === 'games_won' && view.sheet.length > 0 ? [t('rummikub-games-won', { games: won })] : []),
  ];
}
