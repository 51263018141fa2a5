/** What the server answers itself; everything else is a page or a file of an app. */
const SERVER = /^\/(api|dev|healthz|readyz)(\/|$)/;
const ASSETS = /^\/_assets\/([^/]+)\//;
const DASHBOARD = /^\/(dashboard|preview)(\/|$)/;
const CHAT = /^\/chat(\/|$)/;

/**
 * Who answers a path while developing, as in the built product: the server, an app's files, or an app's page.
 * @param {string} url path and query
 * @returns {{ kind: 'server' } | { kind: 'file' | 'page', app: string }}
 */
export function devRoute(url) {
  const path = url.split('?', 1)[0] ?? '/';
  if (SERVER.test(path)) return { kind: 'server' };
  const app = ASSETS.exec(path)?.[1];
  if (app !== undefined) return { kind: 'file', app };
  if (DASHBOARD.test(path)) return { kind: 'page', app: 'dashboard' };
  return { kind: 'page', app: CHAT.test(path) ? 'chat' : 'auth-home' };
}
