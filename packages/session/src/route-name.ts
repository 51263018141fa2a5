import { siteMap, type RouteName, type SiteRoute } from './site-map.ts';

const routes = Object.entries(siteMap) as [RouteName, SiteRoute][];

/** Exact paths come before paths with parameters, so that `/work-order/create` is no conversation. */
const exact = new Map<string, RouteName>(
  routes.flatMap(([name, { path, aliases = [] }]) => [path, ...aliases].map((each): [string, RouteName] => [each, name])),
);
const patterns = routes
  .filter(([, { path }]) => path.includes('{'))
  .map(([name, { path }]): [RegExp, RouteName] => [new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`), name]);

/** The path as routers see it: no query, hash, doubled or final slashes; case and percent-encoding do not count. */
function plainPath(path: string): string {
  const bare = (/^[^?#]*/.exec(path)?.[0] ?? '').replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
  try {
    return decodeURI(bare).toLowerCase();
  } catch {
    return bare.toLowerCase();
  }
}

/** The name of the route that a path shows, aliases included; undefined for a path that nothing serves. */
export function routeNameOf(path: string): RouteName | undefined {
  const plain = plainPath(path);
  return exact.get(plain) ?? patterns.find(([pattern]) => pattern.test(plain))?.[1];
}

/** The route that a path ends up at: itself, or the one that it redirects to (§2). */
export function landingOf(path: string): RouteName | undefined {
  const name = routeNameOf(path);
  const route: SiteRoute | undefined = name && siteMap[name];
  return (route?.redirectsTo as RouteName | undefined) ?? name;
}

/** True under the /chat prefix, where history is kept in memory (§2). */
export function isChat(path: string): boolean {
  return isUnder(path, '/chat');
}

/** True under the /dashboard prefix, which the guard watches (§2). */
export function isDashboard(path: string): boolean {
  return isUnder(path, '/dashboard');
}

function isUnder(path: string, prefix: string): boolean {
  const plain = plainPath(path);
  return plain === prefix || plain.startsWith(`${prefix}/`);
}
