import type { SavedPreset } from '../../gen/wire';
import { platform, WireFailure, type CommandName, type Request } from '../../platform';

/** A file that is larger is not even read. */
const LARGEST = 1_000_000;

/** House rules that people have given a name, and what can be done with them. */
export class Presets {
  list = $state.raw<SavedPreset[]>([]);
  failure = $state.raw<WireFailure>();
  #game = '';

  async look(game: string): Promise<void> {
    this.#game = game;
    try {
      const list = await platform().call('presets', { game });
      if (game === this.#game) this.list = list;
    } catch {
      // The editions are enough to begin with.
      if (game === this.#game) this.list = [];
    }
  }

  save(name: string, config: Record<string, unknown>): Promise<SavedPreset | undefined> {
    return this.#done('save_preset', { game: this.#game, name, config });
  }

  change(preset: SavedPreset, to: { name?: string; config?: Record<string, unknown> }): Promise<SavedPreset | undefined> {
    const { id, name, config } = { ...preset, ...to };
    return this.#done('change_preset', { id, name, config });
  }

  async remove({ id }: SavedPreset): Promise<boolean> {
    return (await this.#done('delete_preset', { id })) !== undefined;
  }

  restore({ id }: SavedPreset): Promise<SavedPreset | undefined> {
    return this.#done('restore_preset', { id });
  }

  /** Keeps it as a file, to be sent to friends; says where. */
  async share({ id }: SavedPreset): Promise<string | undefined> {
    const file = await this.#done('export_preset', { id });
    if (!file) return undefined;
    try {
      return await platform().saveFile(file.file_name, file.text);
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, '');
      return undefined;
    }
  }

  /** Imports house rules that were sent. */
  async take(file: File): Promise<SavedPreset | undefined> {
    if (file.size > LARGEST) {
      this.failure = new WireFailure({ kind: 'invalid', code: 'preset_too_large', params: {}, message: '', rule: null });
      return undefined;
    }
    return this.#done('import_preset', { text: await file.text() });
  }

  async #done<K extends Extract<CommandName, `${string}_preset`>>(name: K, request: Request<K>) {
    try {
      const answer = await platform().call(name, request);
      this.failure = undefined;
      await this.look(this.#game);
      return answer;
    } catch (thrown) {
      this.failure = WireFailure.of(thrown, '');
      return undefined;
    }
  }
}
