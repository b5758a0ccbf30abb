import { app } from '../../app/app.svelte';
import type { Scope } from '../../gen/wire';
import { date, t } from '../../i18n/index.svelte';
import { days, period } from '../history/months';

/** Which sessions the figures are about: when, where, a group, a number of people. */
export class ScopeChoice {
  /** `always`, `month` for the present one, a year in digits, or `days` from one day to another. */
  when = $state('always');
  /** Both are written as 2026-05-31. */
  days = $state.raw({ from: '', to: '' });
  venue = $state('');
  group = $state('');
  /** 0 is any number. */
  seats = $state(0);

  /** The year that was chosen; 0 where it is none. */
  get year(): number {
    return /^\d+$/.test(this.when) ? Number(this.when) : 0;
  }

  get scope(): Scope {
    return {
      ...this.#period,
      ...(this.venue && { venue: this.venue }),
      ...(this.group && { group: this.group }),
      ...(this.seats > 0 && { seats: this.seats }),
    };
  }

  get #period(): { since?: number; until?: number } {
    const now = new Date(app.now());
    if (this.when === 'month') return period(now.getFullYear(), now.getMonth());
    if (this.when === 'days') return days(this.days.from, this.days.to);
    return this.year > 0 ? period(this.year) : {};
  }

  /** "1 May 2026 to 31 May 2026". */
  get daysSaid(): string {
    const { since, until } = days(this.days.from, this.days.to);
    if (since === undefined || until === undefined) return t('statistics-days');
    return t('statistics-from-to', { from: date(since, 'numeric'), to: date(until - 1, 'numeric') });
  }
}
