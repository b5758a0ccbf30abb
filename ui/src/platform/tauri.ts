import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import type { Change } from '../gen/wire';
import { browserDevice } from './device';
import { WireFailure, type Answer, type CommandName, type Platform, type Request } from './platform';

/** The shell of the window; the only place that knows it. */
export function tauriPlatform(): Platform {
  return {
    kind: 'tauri',
    device: browserDevice,

    async call<K extends CommandName>(name: K, request: Request<K>): Promise<Answer<K>> {
      try {
        const answer = await invoke<string>('rpc', { name, payload: JSON.stringify(request) });
        return JSON.parse(answer) as Answer<K>;
      } catch (thrown) {
        throw WireFailure.of(thrown, 'unreachable');
      }
    },

    changes(listener, hears) {
      const stop = listen<Change>('changed', (event) => listener(event.payload));
      void stop.finally(hears);
      return () => void stop.then((end) => end());
    },

    deepLinks(listener) {
      const stop = listen('deep-link', () => listener());
      // A link that was opened before the page listened still waits.
      void stop.then(() => listener());
      return () => void stop.then((end) => end());
    },

    async saveFile(name, text) {
      try {
        return await invoke<string>('save_file', { name, text });
      } catch (thrown) {
        throw WireFailure.of(thrown, 'file_not_saved');
      }
    },

    async savePicture(name, picture) {
      try {
        const bytes = Array.from(new Uint8Array(await picture.arrayBuffer()));
        return await invoke<string>('save_picture', { name, bytes });
      } catch (thrown) {
        throw WireFailure.of(thrown, 'file_not_saved');
      }
    },

    handOver: (path) => Promise.resolve(path),
  };
}
