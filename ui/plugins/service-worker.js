// The service worker of the page without a server: every file of one version, whole or not at all. A newer version
// waits until no page is open any more, or somebody asks for it: it never comes in the middle of an evening.

// Other pages of this address have caches, too, and so may another copy of this one.
const OWN = `tapete ${self.registration.scope} `;
const CACHE = OWN + 'VERSION_OF_THIS_BUILD';
const FILES = ['FILES_OF_THIS_BUILD'];
const SHARED = 'tapete-shared';

// The name of an asset changes with what is in it: what the page has fetched already is not fetched again.
const fresh = (file) => new Request(file, { cache: file.startsWith('assets/') ? 'default' : 'reload' });
const fetchAll = async () => (await caches.open(CACHE)).addAll(FILES.map(fresh));

const forgetOthers = async () => {
  for (const name of await caches.keys()) if (name.startsWith(OWN) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
};

// Other pages of the host may lie below this one.
const isPage = ({ mode, url }) => mode === 'navigate' && /^(index\.html)?$/.test(url.replace(self.registration.scope, '').replace(/[?#].*/, ''));

const answer = async (request) => {
  const cache = await caches.open(CACHE);
  const found = await cache.match(isPage(request) ? './' : request, { ignoreSearch: true });
  return found ?? fetch(request);
};

// A file that another app shares waits here until the page has opened.
const takeShared = async (request) => {
  try {
    const file = (await request.formData()).get('file');
    if (file) await (await caches.open(SHARED)).put('shared', new Response(file));
  } catch (why) {
    // No room: the page opens without it.
    console.warn(why);
  }
  return Response.redirect('./', 303);
};

self.addEventListener('install', (event) => event.waitUntil(fetchAll()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('message', (event) => event.data === 'update' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (new URL(request.url).origin !== location.origin) return;
  if (request.method === 'POST' && request.mode === 'navigate') event.respondWith(takeShared(request));
  else if (request.method === 'GET') event.respondWith(answer(request));
});
