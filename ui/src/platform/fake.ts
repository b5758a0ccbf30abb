import type { Change } from '../gen/wire';
import { WireFailure, type Answer, type CommandName, type Device, type Platform, type Request } from './platform';

type Canned = { [K in CommandName]?: Answer<K> | ((request: Request<K>) => Answer<K>) };

export interface FakePlatform extends Platform {
  /** Every call so far, in order. */
  readonly calls: { name: CommandName; request: unknown }[];
  /** Every file that was kept, in order. */
  readonly files: { name: string; text: string }[];
  /** What was felt, in order. */
  readonly buzzes: number[][];
  /** What another app was handed, in order. */
  readonly shared: ShareData[];
  /** Changes what is answered from now on. */
  answer(more: Canned): void;
  /** Says that something changed somewhere else. */
  tell(change: Change): void;
  /** Says that a deep link was opened. */
  link(): void;
}

/** Answers from what it was given, in memory, and remembers what it was asked. Its device can do everything that is not taken from it. */
export function fakePlatform(canned: Canned = {}, device: Partial<Device> = {}): FakePlatform {
  const answers: Canned = { ...canned };
  const calls: { name: CommandName; request: unknown }[] = [];
  const files: FakePlatform['files'] = [];
  const buzzes: number[][] = [];
  const shared: ShareData[] = [];
  const links = new Set<() => void>();
  const listeners = new Set<(change: Change) => void>();
  return {
    kind: 'fake',
    calls,
    files,
    buzzes,
    shared,
    device: {
      holdsScreen: true,
      holdScreen: () => Promise.resolve(() => undefined),
      vibrates: true,
      vibrate: (lengths) => void buzzes.push(lengths),
      shares: () => true,
      share: async (what) => !!shared.push(what),
      ...device,
    },
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
