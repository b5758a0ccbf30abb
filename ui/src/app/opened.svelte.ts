import { platform, WireFailure } from '../platform';
import { go } from './router.svelte';

/** What was asked from outside to be opened: a place is gone to, a file waits for the screen that looks into it, a game is looked at where one is. */
class Opened {
  /** Why it could not be opened. */
  refused = $state.raw<WireFailure>();
  /** A file that was laid down. */
  file = $state<string>();
  /** A game file, as its text or as a link. */
  game = $state.raw<string>();
  /** The link of a snapshot. */
  snapshot = $state.raw<string>();

  /** From now on; gives back what stops it. */
  listen(): () => void {
    return platform().deepLinks(() => void this.#take());
  }

  /** What was pasted: the link of a snapshot, or else a game. */
  paste(text: string): void {
    if (/^\s*tapete:\/\/snapshot\//i.test(text)) this.snapshot = text;
    else this.game = text;
  }

  async #take(): Promise<void> {
    try {
      const opening = await platform().call('take_deep_link', {});
      if (!opening) return;
      this.refused = undefined;
      switch (opening.is) {
        case 'refused':
          this.refused = new WireFailure(opening.error);
          break;
        case 'file':
          this.file = opening.file;
          go({ name: 'data' });
          break;
        case 'game':
          this.game = opening.text;
          break;
        case 'snapshot':
          this.snapshot = opening.link;
          break;
        default:
          go({ name: opening.is, id: opening.session });
      }
    } catch (thrown) {
      this.refused = WireFailure.of(thrown, '');
    }
  }
}

export const opened = new Opened();
