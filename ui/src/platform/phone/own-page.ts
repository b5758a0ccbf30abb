/** What the browser does with the page itself: its files, newer versions, files that are opened with it. */

import type { OwnPage } from '../platform';

interface Launch {
  files: readonly { getFile(): Promise<File> }[];
}

/** Where the service worker lays a file that another app shares. */
const SHARED = 'tapete-shared';

export function ownPage(copy: OwnPage['copy']): OwnPage {
  const listeners = new Set<() => void>();
  let waiting: ServiceWorker | undefined;

  function found(worker: ServiceWorker | null) {
    // The first one has nothing to wait for.
    if (!worker || !navigator.serviceWorker.controller) return;
    waiting = worker;
    listeners.forEach((listener) => listener());
  }

  async function register() {
    // Every tab begins again with the newer version: the older one's files are gone. The first one changes nothing.
    let { controller } = navigator.serviceWorker;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (controller) location.reload();
      ({ controller } = navigator.serviceWorker);
    });
    const registration = await navigator.serviceWorker.register('./service-worker.js');
    found(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => coming.state === 'installed' && found(coming));
    });
    // An app that is never closed asks again when it comes to the front.
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void registration.update().catch(() => undefined));
  }
  if ('serviceWorker' in navigator) void register().catch((why: unknown) => console.warn(why));

  return {
    async storage() {
      const [persisted, { usage = 0 }] = await Promise.all([navigator.storage.persisted(), navigator.storage.estimate()]);
      const installed = matchMedia('(display-mode: standalone)').matches;
      // Only Safari on iPhones and iPads has it, and gives what is opened from the home screen a storage of its own.
      const apart = !installed && (navigator as { standalone?: boolean }).standalone === false;
      return { persisted, installed, apart, used: usage };
    },
    updates(listener) {
      listeners.add(listener);
      if (waiting) listener();
      return () => void listeners.delete(listener);
    },
    update: () => waiting?.postMessage('update'),
    copy,
  };
}

/** Nothing is drawn yet that could say it. */
const unread = (why: unknown) => console.warn(why);

/** A file that the page was opened with, or that another app shared: once. */
export function openedFiles(listener: (file: File) => void): void {
  const queue = (globalThis as { launchQueue?: { setConsumer(take: (launch: Launch) => void): void } }).launchQueue;
  queue?.setConsumer(({ files }) => void files[0]?.getFile().then(listener, unread));
  takeShared().then((file) => file && listener(file), unread);
}

async function takeShared(): Promise<File | undefined> {
  if (!('caches' in globalThis) || !(await caches.has(SHARED))) return undefined;
  const shared = await (await caches.open(SHARED)).match('shared');
  await caches.delete(SHARED);
  return shared && new File([await shared.blob()], 'shared.json', { type: 'application/json' });
}
