import type { Seat } from '../../../gen/wire';
import { platform } from '../../../platform';
import { newest } from '../../../platform/newest';

/** The phones of a table while this device draws who starts there: each is a finger. */
export class Phones {
  /** The seats that have a phone here, and those of them that are touched. */
  here = $state.raw<readonly Seat[]>([]);
  touched = $state.raw<readonly Seat[]>([]);
  readonly #session: string;
  readonly #stop: () => void;
  readonly #ask = newest();

  constructor(session: string) {
    this.#session = session;
    this.#stop = platform().changes((change) => void (change.is === 'guests' && change.session === session && this.#read()));
    void this.#read();
    this.#gather(true);
  }

  close(): void {
    this.#stop();
    this.#gather(false);
  }

  // Where no guest can come nothing gathers, and fingers on this glass do.
  #gather(gathers: boolean): void {
    void platform().call('gather', { session: this.#session, gathers }).catch(() => undefined);
  }

  async #read(): Promise<void> {
    const isNewest = this.#ask();
    const invitation = await platform().call('invitation', { session: this.#session }).catch(() => undefined);
    if (!isNewest()) return;
    const seats = invitation?.guests.filter((guest) => guest.here).map((guest) => guest.seat) ?? [];
    this.here = seats.filter((seat) => seat !== null);
    this.touched = invitation?.touched ?? [];
  }
}
