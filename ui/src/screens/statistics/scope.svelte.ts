import type { Scope } from '../../gen/wire';
import { period } from '../history/months';

/** Which sessions the figures are about: a year or all of them, a group, a number of people. */
export class ScopeChoice {
  /** 0 is all time. */
  year = $state(0);
  group = $state('');
  /** 0 is any number. */
  seats = $state(0);

  get scope(): Scope {
    return {
      ...(this.year > 0 && period(this.year)),
      ...(this.group && { group: this.group }),
      ...(this.seats > 0 && { seats: this.seats }),
    };
  }
}
