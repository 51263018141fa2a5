// Shows notifications where only a worker may, as on phones, and opens what one is about. It keeps nothing and answers no request.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** In a page that is there already, or else in a new one. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => new URL(url).pathname.startsWith('/dashboard'));
  if (!page) return void (await self.clients.openWindow(path));
  await page.focus();
  page.postMessage({ open: path }, { transfer: [] });
}
