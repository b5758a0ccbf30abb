import Dices from '@lucide/svelte/icons/dices';
import Hand from '@lucide/svelte/icons/hand';
import Timer from '@lucide/svelte/icons/timer';
import BookOpen from '@lucide/svelte/icons/book-open';
import ChartLine from '@lucide/svelte/icons/chart-line';
import LayoutGrid from '@lucide/svelte/icons/layout-grid';
import Scale from '@lucide/svelte/icons/scale';
import Settings2 from '@lucide/svelte/icons/settings-2';
import Users from '@lucide/svelte/icons/users';
import { href, type Route } from '../app/router.svelte';
import { hasJudge } from '../games/registry';
import { t } from '../i18n/index.svelte';
import type { Place } from '../kit/places';

/** The places of the bar and the rail; the one where we are is marked. */
export function places(now: Route) {
  const at = (...names: Route['name'][]) => names.includes(now.name);
  const main: Place[] = [
    { label: t('nav-tables'), icon: LayoutGrid, href: href({ name: 'home' }), current: at('home', 'sample') },
    {
      label: t('nav-history'),
      icon: BookOpen,
      href: href({ name: 'history' }),
      current: at('history', 'session', 'evening', 'past'),
    },
    {
      label: t('nav-statistics'),
      icon: ChartLine,
      href: href({ name: 'statistics' }),
      current: at('statistics', 'game', 'group', 'year'),
    },
    { label: t('nav-people'), icon: Users, href: href({ name: 'people' }), current: at('people', 'person', 'pair') },
  ];
  const judge: Place = {
    label: t('nav-judge'),
    icon: Scale,
    href: href({ name: 'judge' }),
    current: at('judge'),
  };
  const dice: Place = { label: t('nav-dice'), icon: Dices, href: href({ name: 'dice' }), current: at('dice', 'fairness') };
  const clocks: Place = { label: t('nav-clocks'), icon: Timer, href: href({ name: 'clocks' }), current: at('clocks') };
  const starts: Place = { label: t('nav-starts'), icon: Hand, href: href({ name: 'starts' }), current: at('starts') };
  const settings: Place = {
    label: t('nav-settings'),
    icon: Settings2,
    href: href({ name: 'settings' }),
    current: at('settings', 'data', 'licences', 'cards'),
  };
  // No door without a room behind it.
  return { main, tools: [...(hasJudge ? [judge] : []), dice, clocks, starts], settings };
}

/** What the window and a screen reader call a screen. */
export function titleOf(now: Route): string {
  switch (now.name) {
    case 'home':
      return t('nav-tables');
    case 'new':
      return t('screen-new');
    case 'table':
      return t('screen-table');
    case 'history':
      return t('nav-history');
    case 'past':
      return t('past-title');
    case 'sample':
      return t('sample-title');
    case 'session':
      return t('screen-session');
    case 'evening':
      return t('screen-evening');
    case 'statistics':
      return t('nav-statistics');
    case 'game':
      return t('screen-game');
    case 'people':
      return t('nav-people');
    case 'person':
      return t('screen-person');
    case 'pair':
      return t('screen-pair');
    case 'group':
      return t('screen-group');
    case 'year':
      return t('screen-year', { year: now.id });
    case 'rules':
      return t('rules-title');
    case 'cards':
      return t('screen-cards');
    case 'judge':
      return t('nav-judge');
    case 'editor':
      return t('screen-editor');
    case 'dice':
      return t('nav-dice');
    case 'clocks':
      return t('nav-clocks');
    case 'starts':
      return t('nav-starts');
    case 'fairness':
      return t('fair-title');
    case 'settings':
      return t('nav-settings');
    case 'data':
      return t('screen-data');
    case 'licences':
      return t('licences-title');
  }
}
