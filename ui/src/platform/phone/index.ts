/** The platform of a page without a server: its worker answers, or the worker of another tab. */

import engine from 'virtual:engine';
import type { Change, DeepLink, JobState } from '../../gen/wire';
import { browserDevice } from '../device';
import { download } from '../download';
import { WireFailure, type Answer, type CommandName, type Platform, type Request } from '../platform';
import { gameIn, upload } from '../upload';
import type { Asked, Start, Told } from './messages';
import { openedFiles, ownPage } from './own-page';
import EngineWorker from './worker?worker';

/** Between tabs. `from` and `to` name a tab. */
type Passed =
  /** Not to be done after `until`, in milliseconds since 1970: then it was said that it was not. */
  | { is: 'asked'; from: string; asked: Asked; until: number }
  | { is: 'received'; to: string; id: string; by: string }
  | { is: 'told'; to: string | null; told: Told }
  /** A tab has opened the files and answers from now on, also what it received while it opened them. */
  | { is: 'open'; by: string }
  /** The job that runs is to stop. */
  | { is: 'stop' };

interface Pending {
  asked: Asked;
  /** Not to be done after this moment, in milliseconds since 1970. */
  until: number;
  /** The tab whose worker has it: should that one end, it is not known whether it was done. */
  receivedBy: string | undefined;
  done: (told: Told) => void;
  failed: (why: WireFailure) => void;
}

/** Ends the hold on the files; the page that waits for them is next. */
const LOCK = 'tapete-files';
/** A worker that ended by a mistake is started again so often within so long, in milliseconds. */
const RESTARTS = 3;
const WITHIN = 60_000;
/**
 * A page that was left, or a worker that was ended in the midst of its work, has the files a moment longer: a browser
 * lets it finish for some seconds. So often it is tried again, and so long after the last time, in milliseconds.
 */
const TRIES = 50;
const BETWEEN_TRIES = 200;
/** So long the tab that has the files may be silent, in milliseconds: browsers put tabs to sleep. What it has begun by then it says a moment later. */
const PATIENCE = 10_000;
const A_MOMENT = 1_000;

/** After these there is something to lose. */
const PERSISTED: ReadonlySet<string> = new Set<CommandName>(['open_table', 'import', 'restore_backup']);

/** Commands that begin a job: what is said of one that was stopped ends with them. */
const JOBS: ReadonlySet<string> = new Set<CommandName>(['preview_import', 'import', 'export_all', 'check_integrity', 'rebuild']);

const unreachable = (why: string) => WireFailure.of(why, 'unreachable');

export function hostPlatform(): Platform {
  const self = crypto.randomUUID();
  const channel = new BroadcastChannel('tapete');
  const pending = new Map<string, Pending>();
  const listeners = new Set<(change: Change) => void>();
  /** Another tab's requests, by the id that the worker knows. */
  const relayed = new Map<string, { to: string; id: string }>();
  let worker: Worker | undefined;
  /** What a worker is asked that has not opened the files yet: should it not come to that, nothing of it was done, and the next one is asked. */
  let early: Asked[] | undefined;
  /** Nothing can be answered on this page: why. */
  let refused: WireFailure | undefined;
  /** Gives the hold on the files up. */
  let ended: (why: Error) => void = () => undefined;
  /** When workers were started again after a mistake, in milliseconds since 1970. */
  let restarts: number[] = [];
  let tries = 0;
  /** What `job` and `welcome` answer while the worker is at a longer work. */
  let meanwhile: Record<string, string> | undefined;
  /** The job that was stopped by ending its worker. */
  let stopped: JobState | undefined;
  /** A file that the page was opened with. */
  let opened: File | undefined;
  let count = 0;

  function send(one: Pending) {
    if (!worker) {
      return channel.postMessage({ is: 'asked', from: self, asked: one.asked, until: one.until } satisfies Passed);
    }
    one.receivedBy = self;
    post(worker, one.asked);
  }

  function post(to: Worker, asked: Asked) {
    if (early) early.push(asked);
    else to.postMessage(asked);
  }

  function ask(asked: Asked): Promise<Told> {
    if (refused?.code === 'unreachable' && (restarts.at(-1) ?? 0) < Date.now() - WITHIN) again();
    return new Promise((done, failed) => {
      if (refused) return failed(refused);
      const one: Pending = { asked, until: Date.now() + PATIENCE, receivedBy: undefined, done, failed };
      pending.set(asked.id, one);
      setTimeout(() => {
        if (one.receivedBy || !pending.delete(asked.id)) return;
        failed(WireFailure.of('the tab that has the files is silent', 'open_elsewhere'));
      }, PATIENCE + A_MOMENT);
      send(one);
    });
  }

  /** What was asked of a worker that is no more; `by` has one that is. */
  function lose(why: string, by?: string) {
    for (const [id, one] of [...pending].filter(([, { receivedBy }]) => receivedBy && receivedBy !== by)) {
      pending.delete(id);
      one.failed(unreachable(why));
    }
  }

  function hear(told: Told) {
    if (told.is === 'answer' || told.is === 'files') {
      pending.get(told.id)?.done(told);
      pending.delete(told.id);
    } else if (told.is === 'changes') {
      const changes = JSON.parse(told.text) as Change[];
      for (const change of changes) listeners.forEach((listener) => listener(change));
    } else if (told.is === 'working') {
      meanwhile = told.answers;
      // What was asked before it began need not wait for its end.
      for (const [id, { asked, done }] of [...pending]) {
        const text = asked.is === 'call' ? meanwhile[asked.name] : undefined;
        if (text !== undefined) {
          pending.delete(id);
          done({ is: 'answer', id, ok: true, text });
        }
      }
    } else if (told.is === 'idle') meanwhile = undefined;
    else if (told.is === 'ended') lose(told.text);
  }

  /** To this tab, or to the one that asked. */
  function pass(told: Told) {
    const other = 'id' in told ? relayed.get(told.id) : undefined;
    if (other && 'id' in told) {
      relayed.delete(told.id);
      return channel.postMessage({ is: 'told', to: other.to, told: { ...told, id: other.id } } satisfies Passed);
    }
    hear(told);
    if (!('id' in told) && told.is !== 'ready') channel.postMessage({ is: 'told', to: null, told } satisfies Passed);
  }

  function start() {
    const started = new EngineWorker();
    worker = started;
    early ??= [];
    // What was asked before this tab had the files: no other worker has it, and no other tab is waited for.
    for (const one of [...pending.values()].filter(({ receivedBy }) => !receivedBy)) send(one);
    started.postMessage({ is: 'start', engine: new URL(engine, document.baseURI).href } satisfies Start);
    started.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.is === 'ready') {
        tries = 0;
        const asked = early ?? [];
        early = undefined;
        lose('the tab that answered was closed', self);
        for (const one of asked) started.postMessage(one);
        channel.postMessage({ is: 'open', by: self } satisfies Passed);
        hear({ is: 'changes', text: '[{"is":"lists"}]' });
      }
      if (data.is !== 'ended') return pass(data);
      const again = data.why === 'taken' ? tries++ < TRIES : data.why === 'mistake' && mayRestart();
      if (!again) refuse(new Error(data.why));
      if (!early) pass(data);
      end(started);
      if (again) setTimeout(start, data.why === 'taken' ? BETWEEN_TRIES : 200 * restarts.length);
      else ended(new Error(data.why));
    };
    started.onerror = (event) => started.onmessage?.(new MessageEvent('message', { data: { is: 'ended', why: 'mistake', text: event.message } }));
  }

  /** Not for ever: what goes wrong at every start would do so without end. */
  function mayRestart(): boolean {
    restarts = [...restarts.filter((at) => at > Date.now() - WITHIN), Date.now()];
    return restarts.length <= RESTARTS;
  }

  function end(one: Worker) {
    one.onmessage = null;
    one.terminate();
    worker = undefined;
    meanwhile = undefined;
    if (!early) relayed.clear();
  }

  /** Stops the job by ending its worker: the work is as if it had never begun, as when the power fails, or it was over. */
  function stop() {
    const job = JSON.parse(meanwhile?.['job'] ?? 'null') as JobState | null;
    if (!job) return;
    // The last of an import is not told from its end.
    const code = job.kind === 'import' ? 'import_stopped' : 'file_stopped';
    const error = { kind: 'invalid', code, params: {}, message: 'stopped', rule: null } as const;
    stopped = { ...job, outcome: { is: 'failed', error } };
    if (!worker) return channel.postMessage({ is: 'stop' } satisfies Passed);
    end(worker);
    pass({ is: 'ended', why: 'mistake', text: 'stopped' });
    pass({ is: 'idle' });
    start();
  }

  function refuse(why: Error) {
    refused = WireFailure.of(why, why.message === 'no_files' ? 'no_files' : 'unreachable');
    for (const one of pending.values()) one.failed(refused);
    pending.clear();
    early = undefined;
  }

  channel.onmessage = ({ data }: MessageEvent<Passed>) => {
    if (data.is === 'asked' && worker) {
      if (Date.now() > data.until) return;
      const id = `${data.from} ${data.asked.id}`;
      if (data.asked.is === 'call' && JOBS.has(data.asked.name)) stopped = undefined;
      relayed.set(id, { to: data.from, id: data.asked.id });
      channel.postMessage({ is: 'received', to: data.from, id: data.asked.id, by: self } satisfies Passed);
      post(worker, { ...data.asked, id });
    } else if (data.is === 'received' && data.to === self) {
      const one = pending.get(data.id);
      if (one) one.receivedBy = data.by;
    } else if (data.is === 'stop' && worker) stop();
    else if (data.is === 'told' && (data.to === null || data.to === self)) hear(data.told);
    else if (data.is === 'open') {
      if (refused) claim();
      // The tab that answered before is gone.
      lose('the tab that answered was closed', data.by);
      for (const one of [...pending.values()].filter(({ receivedBy }) => !receivedBy)) send(one);
      meanwhile = undefined;
      hear({ is: 'changes', text: '[{"is":"lists"}]' });
    }
  };

  /** Waits for the files, and opens them. */
  function claim() {
    refused = undefined;
    tries = 0;
    // Neither is there on a page that did not come by https.
    if (!('locks' in navigator) || !('storage' in navigator)) return refuse(new Error('no_files'));
    const hold = () => new Promise<void>((_, reject) => {
      ended = reject;
      start();
    });
    void navigator.locks.request(LOCK, hold).catch(refuse);
  }
  claim();

  /** Opens the files once more: what went wrong at one start need not at the next. */
  function again() {
    restarts = [];
    if (refused) return claim();
    if (!worker || early) return;
    end(worker);
    pass({ is: 'ended', why: 'mistake', text: 'opened again' });
    start();
  }
  // An app on the home screen has no key to begin again, and phones take the files away from what is not in front.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refused && again());

  async function call<K extends CommandName>(name: K, request: Request<K>): Promise<Answer<K>> {
    if (name === 'take_deep_link') return (await takeFile()) as Answer<K>;
    if (name === 'stop_job') return stop() as unknown as Answer<K>;
    if (name === 'try_again') return again() as unknown as Answer<K>;
    if (name === 'job' && stopped) return stopped as Answer<K>;
    const now = meanwhile?.[name];
    if (now !== undefined) return JSON.parse(now) as Answer<K>;
    if (JOBS.has(name)) stopped = undefined;
    const told = await ask({ is: 'call', id: String(++count), name, payload: JSON.stringify(request) });
    if (told.is !== 'answer') throw unreachable('no answer');
    if (!told.ok) throw WireFailure.of(told.text, 'unreachable');
    if (PERSISTED.has(name)) void navigator.storage.persist?.();
    return JSON.parse(told.text) as Answer<K>;
  }

  async function takeFile(): Promise<DeepLink | null> {
    const file = opened;
    opened = undefined;
    if (!file) return null;
    const text = await gameIn(file);
    return text === undefined ? { is: 'file', file: await upload(call, file) } : { is: 'game', text };
  }

  async function handOut(path: string, copied: boolean): Promise<string> {
    const told = await ask({ is: 'files', id: String(++count), path, copied });
    const files = told.is === 'files' ? told.files : [];
    return handOver(files.map(({ name, bytes }) => new File([bytes], name)));
  }

  return {
    kind: 'phone',
    device: browserDevice,
    ownPage: ownPage((path) => handOut(path, true)),
    call,
    changes(listener, hears) {
      listeners.add(listener);
      hears?.();
      return () => void listeners.delete(listener);
    },
    deepLinks(listener) {
      openedFiles((file) => {
        opened = file;
        listener();
      });
      return () => undefined;
    },
    async saveFile(name, text) {
      return handOver([new File([text], name, { type: 'application/json' })]);
    },
    async savePicture(name, picture) {
      return handOver([new File([picture], name, { type: picture.type })]);
    },
    handOver: (path) => handOut(path, false),
  };
}

/** Offers files to another app where the system can, else as downloads; says how they are called, and nothing where that was cancelled. */
async function handOver(files: File[]): Promise<string> {
  const names = files.map((file) => file.name).join(', ');
  try {
    if (browserDevice.shares({ files })) return (await browserDevice.share({ files })) ? names : '';
  } catch {
    // A browser may take less than it says.
  }
  for (const file of files) download(file.name, file);
  return names;
}
