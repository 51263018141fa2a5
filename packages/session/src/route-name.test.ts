import { describe, expect, it } from 'vitest';
import { isChat, isDashboard, landingOf, routeNameOf } from './route-name.ts';
import { siteMap, type RouteName, type SiteRoute } from './site-map.ts';

const routes = Object.entries(siteMap) as [RouteName, SiteRoute][];

describe('named routes (§2)', () => {
  it.each(routes.flatMap(([name, { path, aliases = [] }]) => [path, ...aliases].map((each) => [each, name] as const)))(
    '%s is %s',
    (path, name) => {
      expect(routeNameOf(path.replace('{tenant}', 'acme').replace('{id}', '42'))).toBe(name);
    },
  );

  it.each([
    ['/auth/sign-in/', 'auth-sign-in'],
    ['/dashboard/cost-center?currentType=free#x', 'dashboard-cost-center'],
    ['//dashboard//overview', 'dashboard-overview'],
    ['/Dashboard/Overview', 'dashboard-overview'],
    ['/chat/%E5%BA%97/faq', 'chat-faq'],
    ['/chat/acme/work-order/create', 'chat-work-order-create'],
    ['/chat/acme/work-order/chat-', undefined],
    ['/chat', undefined],
    ['/nowhere', undefined],
    ['/%', undefined],
    ['', undefined],
  ] as const)('%j is %j', (path, name) => {
    expect(routeNameOf(path)).toBe(name);
  });

  it.each([
    ['/dashboard', 'dashboard-overview'],
    ['/dashboard/ai-access', 'dashboard-ai-access-platform'],
    ['/dashboard/data-analysis', 'dashboard-data-analysis-overview'],
    ['/dashboard/integration', 'dashboard-integration-web'],
    ['/dashboard/knowledge-base', 'dashboard-knowledge-base-ai-corpus'],
    ['/dashboard/system-settings', 'dashboard-system-key'],
    ['/dashboard/team', 'dashboard-team'],
  ] as const)('%s ends at %s', (path, name) => {
    expect(landingOf(path)).toBe(name);
  });

  it('redirects to routes that exist and redirect no further', () => {
    const targets = routes.flatMap(([, { redirectsTo }]) =>
      redirectsTo ? [siteMap[redirectsTo as RouteName] as SiteRoute | undefined] : [],
    );
    expect(targets.map((target) => target && target.redirectsTo === undefined)).toEqual(targets.map(() => true));
  });

  it('has one owner for each path', () => {
    const paths = routes.flatMap(([, { path, aliases = [] }]) => [path, ...aliases]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it.each([
  ['/chat', true, false],
  ['/chat/acme/faq', true, false],
  ['/CHAT/acme', true, false],
  ['/chatty', false, false],
  ['/dashboard', false, true],
  ['/dashboard?x', false, true],
  ['/dashboard/session', false, true],
  ['/dashboards', false, false],
  ['/', false, false],
])('%s is under chat: %j, under dashboard: %j', (path, chat, dashboard) => {
  expect([isChat(path), isDashboard(path)]).toEqual([chat, dashboard]);
});
