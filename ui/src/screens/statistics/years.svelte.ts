import { app } from '../../app/app.svelte';
import { Asked } from './asked.svelte';

/** The years in which something was played to its end, the present one first. To be made while a component is. */
export class Years {
  readonly now = new Date(app.now()).getFullYear();
  #everything = new Asked('statistics', () => ({}));

  get all(): number[] {
    const first = new Date(this.#everything.answer?.first ?? app.now()).getFullYear();
    return Array.from({ length: Math.max(1, this.now - first + 1) }, (_, i) => this.now - i);
  }
}
