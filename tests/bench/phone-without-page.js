// A guest's phone without a page: it asks and listens as a page does, so that what is measured is the app's alone.
import { Agent, request } from 'node:http';

/** The value below which this share of all lies. */
const rank = (all, share) => all.sort((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))];
export const spread = (all) => ({ p50: rank(all, 0.5), p99: rank(all, 0.99) });

export class Phone {
  #at;
  #key;
  #session;
  #agent = new Agent({ keepAlive: true });
  #stream;

  constructor(link) {
    this.#at = new URL(link);
    this.#key = this.#at.hash.slice('#join='.length);
  }

  /** A phone that opens the link and sits down. */
  static async join(link, seat) {
    const phone = new Phone(link);
    const { status, answer } = await phone.#post('join', { seat, language: 'es' });
    if (status !== 200) throw new Error(`join: ${JSON.stringify(answer)}`);
    phone.#key = answer.key;
    phone.#session = answer.session;
    return phone;
  }

  /** Reads the stream of changes anew; says the revision and the bytes of each line that brings one. */
  listen(hears) {
    this.#stream?.destroy();
    const { hostname, port } = this.#at;
    const headers = { authorization: `Bearer ${this.#key}` };
    const asked = request({ hostname, port, path: '/changes', headers }, (lines) => {
      let rest = '';
      lines.on('data', (part) => {
        const all = (rest + part).split('\n');
        rest = all.pop();
        for (const line of all) {
          const revision = line && JSON.parse(line).delta?.table?.revision;
          if (revision) hears(revision[0], Buffer.byteLength(line));
        }
      });
      lines.on('error', () => undefined);
    });
    asked.on('error', () => undefined);
    asked.end();
    this.#stream = asked;
  }

  play(command, id) {
    return this.#post('play', { session: this.#session, revision: 0, command }, id);
  }

  leave() {
    this.#stream?.destroy();
    this.#agent.destroy();
  }

  #post(name, body, id) {
    const text = JSON.stringify(body);
    const headers = {
      authorization: `Bearer ${this.#key}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(text),
      ...(id && { 'idempotency-key': id }),
    };
    const { hostname, port } = this.#at;
    return new Promise((done, failed) => {
      const how = { agent: this.#agent, headers, host: hostname, port, path: `/rpc/${name}`, method: 'POST' };
      const asked = request(how, (answer) => {
        let read = '';
        answer.on('data', (part) => (read += part));
        answer.on('end', () => done({ status: answer.statusCode, answer: JSON.parse(read) }));
      });
      // A connection that lay idle may be closed just now: it is sent again under its id, as a page does.
      const closed = (error) => asked.reusedSocket && error.code === 'ECONNRESET';
      asked.on('error', (error) => (closed(error) ? this.#post(name, body, id).then(done, failed) : failed(error)));
      asked.end(text);
    });
  }
}
