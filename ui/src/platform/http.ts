import { browserDevice } from './device';
import { download } from './download';
import { Line } from './line';
import { WireFailure, type Answer, type CommandName, type Platform, type Request } from './platform';

/** The server that sent this page. */
export function httpPlatform(base = '.'): Platform {
  const line = new Line(`${base}/changes`);
  return {
    kind: 'http',
    device: browserDevice,

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

    changes: (listener, hears) => line.listen(listener, hears),

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
