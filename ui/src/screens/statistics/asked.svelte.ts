import { app } from '../../app/app.svelte';
import { platform, WireFailure, type Answer, type CommandName, type Request } from '../../platform';

/** The answer to a question that is asked again when it changes, or what is stored does; the old one stays until then. */
export class Asked<K extends CommandName> {
  answer = $state.raw<Answer<K>>();
  failure = $state.raw<WireFailure>();

  /** To be made while a component is: it listens as long as that lives. */
  constructor(name: K, request: () => Request<K> | undefined) {
    $effect(() => {
      void app.recent;
      void app.people;
      void app.groups;
      const wanted = request();
      if (wanted === undefined) return;
      let gone = false;
      platform()
        .call(name, wanted)
        .then(
          (answer) => {
            if (gone) return;
            this.answer = answer;
            this.failure = undefined;
          },
          (thrown: unknown) => {
            if (!gone) this.failure = WireFailure.of(thrown, '');
          },
        );
      return () => (gone = true);
    });
  }
}
