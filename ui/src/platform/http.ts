import type { Change } from '../gen/wire';
import { download } from './download';
import { WireFailure, type Answer, type CommandName, type Platform, type Request } from './platform';

/** The server that sent this page. */
export function httpPlatform(base = '.'): Platform {
  return {
    kind: 'http',

    async call<K extends CommandName>(name: K, request: Request<K>): Promise<Answer<K>> {
      let response: Response;
      let text: string;
      try {
        response = await fetch(`${base}/rpc/${name}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(request),
        });
        text = await response.text();
      } catch (thrown) {
        throw WireFailure.of(thrown, 'unreachable');
      }
      if (!response.ok) throw WireFailure.of(text, 'unreachable');
      try {
        return JSON.parse(text) as Answer<K>;
      } catch (thrown) {
        throw WireFailure.of(thrown, 'unreadable');
      }
    },

    changes(listener) {
      const source = new EventSource(`${base}/changes`);
      source.onmessage = (event: MessageEvent<string>) => listener(JSON.parse(event.data) as Change);
      // What was said before the line stood is not said again: everything counts as changed.
      source.onopen = () => listener({ is: 'lists' });
      return () => source.close();
    },

    deepLinks: () => () => undefined,

    async saveFile(name, text) {
      download(name, new Blob([text], { type: 'application/json' }));
      return name;
    },

    async savePicture(name, picture) {
      download(name, picture);
      return name;
    },

    handOver: (path) => Promise.resolve(path),
  };
}
