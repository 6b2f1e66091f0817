// Keeps the whole page on the device, so that it starts and plays without a network. Written anew by every build.
const FILES = ['files-of-this-build'];
const CACHE = 'ironpitch-version-of-this-build';

self.addEventListener('install', event => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(cache => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', event => {
  const old = names => Promise.all(names.filter(name => name !== CACHE).map(name => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(old)
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(
    caches.match(request, { ignoreSearch: true, cacheName: CACHE }).then(kept => {
      if (request.mode !== 'navigate') return kept ?? fetch(request);
      // A page that is newer on the server is shown at once; without a network the kept one is.
      return fetch(request).catch(() => kept ?? caches.match('./', { cacheName: CACHE }));
    }),
  );
});
