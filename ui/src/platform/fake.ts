import type { Change } from '../gen/wire';
import { WireFailure, type Answer, type CommandName, type Platform, type Request } from './platform';

type Canned = { [K in CommandName]?: Answer<K> | ((request: Request<K>) => Answer<K>) };

export interface FakePlatform extends Platform {
  /** Every call so far, in order. */
  readonly calls: { name: CommandName; request: unknown }[];
  /** Every file that was kept, in order. */
  readonly files: { name: string; text: string }[];
  /** Changes what is answered from now on. */
  answer(more: Canned): void;
  /** Says that something changed somewhere else. */
  tell(change: Change): void;
  /** Says that a deep link was opened. */
  link(): void;
}

/** Answers from what it was given, in memory, and remembers what it was asked. */
export function fakePlatform(canned: Canned = {}): FakePlatform {
  const answers: Canned = { ...canned };
  const calls: { name: CommandName; request: unknown }[] = [];
  const files: FakePlatform['files'] = [];
  const links = new Set<() => void>();
  const listeners = new Set<(change: Change) => void>();
  return {
    kind: 'fake',
    calls,
    files,
    answer: (more) => void Object.assign(answers, more),
    tell: (change) => listeners.forEach((listener) => listener(change)),

    link: () => links.forEach((listener) => listener()),

    deepLinks(listener) {
      links.add(listener);
      return () => void links.delete(listener);
    },

    async call<K extends CommandName>(name: K, request: Request<K>): Promise<Answer<K>> {
      calls.push({ name, request });
      const found: unknown = answers[name];
      if (found === undefined) throw WireFailure.of(`nothing canned for ${name}`, 'unanswered');
      return (typeof found === 'function' ? found(request) : found) as Answer<K>;
    },

    changes(listener, hears) {
      listeners.add(listener);
      hears?.();
      return () => void listeners.delete(listener);
    },

    async saveFile(name, text) {
      files.push({ name, text });
      return name;
    },

    async savePicture(name, picture) {
      files.push({ name, text: picture.type });
      return name;
    },

    handOver: (path) => Promise.resolve(path),
  };
}
