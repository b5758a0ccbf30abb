import type { JobState } from '../../gen/wire';
import { platform, WireFailure, type CommandName, type Request } from '../../platform';

/** So often it is asked how far the work is, in milliseconds. */
const OFTEN = 200;

/** Work that takes a while: begun here, asked about until something came of it. */
export class Work {
  /** How far it is, or what came of it. */
  state = $state.raw<JobState>();
  failure = $state.raw<WireFailure>();

  get running(): boolean {
    return this.state !== undefined && this.state.outcome === null;
  }

  /** Begins; what comes of it is the answer, none when it could not be done. */
  async run<K extends CommandName>(name: K, request: Request<K>): Promise<JobState['outcome']> {
    this.failure = undefined;
    this.state = undefined;
    try {
      await platform().call(name, request);
      for (;;) {
        const state = await platform().call('job', {});
        this.state = state ?? undefined;
        // Who did it is gone with it: a worker that ended, a server that began again.
        if (!state) throw new WireFailure({ kind: 'internal', code: 'work_lost', params: {}, message: 'no job', rule: null });
        const { outcome } = state;
        if (outcome?.is === 'failed') {
          this.failure = new WireFailure(outcome.error);
          return null;
        }
        if (outcome) return outcome;
        await new Promise((done) => setTimeout(done, OFTEN));
      }
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, '');
      return null;
    }
  }

  async stop(): Promise<void> {
    await platform().call('stop_job', {}).catch(() => undefined);
  }
}
