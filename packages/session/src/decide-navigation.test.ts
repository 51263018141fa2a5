import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideNavigation, type Loadable, type NavigationFacts } from './decide-navigation.ts';
import { isDashboard, routeNameOf } from './route-name.ts';
import { siteMap } from './site-map.ts';

const NOW = 1_800_000_000_000;
const paid = { set_meal_id: 2, end_time: NOW + 1 } as const;
const ended = { set_meal_id: 2, end_time: NOW } as const;
const endedTrial = { set_meal_id: 1, end_time: NOW - 1 } as const;

/** A signed-in user of a paying business who clicks on the sessions screen. */
const member: NavigationFacts = {
  path: '/dashboard/session',
  entry: 'in-app',
  hasToken: true,
  user: { tenant_id: 7 },
  subscription: paid,
  now: NOW,
  loaded: [],
  loadFailed: false,
};
const decide = (facts: Partial<NavigationFacts>) => decideNavigation({ ...member, ...facts });

describe('step 1: an expired subscription (§2)', () => {
  it.each([
    '/dashboard/session',
    '/dashboard/team',
    '/dashboard/data-analysis/overview',
    '/dashboard/cost-center/more',
    '/dashboard/nowhere',
    '/DASHBOARD//Team/',
    '/dashboard/%74eam',
  ])('cancels a click on %s and shows the renewal dialog', (path) => {
    expect(decide({ path, subscription: ended })).toEqual({ kind: 'cancel', renewal: 'expired' });
    expect(decide({ path, subscription: endedTrial })).toEqual({ kind: 'cancel', renewal: 'free' });
  });

  it('sends a deep link to the overview, with the renewal dialog', () => {
    expect(decide({ entry: 'deep-link', subscription: ended })).toEqual({ kind: 'redirect', to: 'dashboard-overview', renewal: 'expired' });
    expect(decide({ entry: 'deep-link', subscription: endedTrial })).toEqual({
      kind: 'redirect',
      to: 'dashboard-overview',
      renewal: 'free',
    });
  });

  it.each([
    '/dashboard/cost-center',
    '/dashboard/cost-center?currentType=expired',
    '/dashboard/overview',
    '/dashboard/overview/',
    '/dashboard',
    '/preview',
  ])('leaves %s open', (path) => {
    expect(decide({ path, subscription: ended })).toEqual({ kind: 'allow' });
  });

  it('comes before the token is asked for', () => {
    expect(decide({ hasToken: false, subscription: ended })).toEqual({ kind: 'cancel', renewal: 'expired' });
  });

  it('decides nothing while the subscription is not loaded', () => {
    expect(decide({ subscription: undefined })).toEqual({ kind: 'load', what: 'subscription' });
  });

  it('has passed at end_time itself, not a millisecond before', () => {
    expect(decide({ subscription: { ...ended, end_time: NOW + 1 } }).kind).toBe('allow');
    expect(decide({ subscription: { ...ended, end_time: NOW } }).kind).toBe('cancel');
  });
});

describe('step 2: paths outside the dashboard (§2)', () => {
  it.each([
    '/',
    '/auth/sign-up',
    '/auth/to-b',
    '/policy',
    '/playground',
    '/chat/acme',
    '/chat/acme/faq/1',
    '/nowhere',
    '/dashboards',
    '/active',
  ])('allows %s to anybody', (path) => {
    for (const hasToken of [true, false]) {
      expect(decide({ path, hasToken, user: undefined, subscription: undefined })).toEqual({ kind: 'allow' });
    }
  });

  it.each(['/auth', '/auth/sign-in', '/auth/sign-in/?from=x', '/Auth/Sign-In'])(
    'sends a logged-in user from %s to the dashboard',
    (path) => {
      expect(decide({ path })).toEqual({ kind: 'redirect', to: 'dashboard' });
      expect(decide({ path, hasToken: false })).toEqual({ kind: 'allow' });
    },
  );
});

describe('step 3: the token (§2)', () => {
  it.each([
    '/dashboard',
    '/dashboard/overview',
    '/dashboard/cost-center',
    '/dashboard/session',
    '/dashboard/nowhere',
    '/preview',
    '/preview?x=1',
  ])('%s without one goes to sign-in', (path) => {
    for (const user of [member.user, undefined]) {
      expect(decide({ path, hasToken: false, user, subscription: undefined })).toEqual({ kind: 'redirect', to: 'auth-sign-in' });
    }
  });
});

describe('step 4: user info and subscription (§2)', () => {
  it.each([
    ['a missing user is fetched', { user: undefined }, { kind: 'load', what: 'user' }],
    ['a user without a business is fetched again', { user: { tenant_id: 0 } }, { kind: 'load', what: 'user' }],
    ['a user who still has none goes to to-b', { user: { tenant_id: 0 }, loaded: ['user'] }, { kind: 'redirect', to: 'auth-to-b' }],
    ['a missing subscription is fetched', { subscription: undefined }, { kind: 'load', what: 'subscription' }],
    [
      'the subscription of no business is not fetched',
      { user: { tenant_id: 0 }, subscription: undefined, loaded: ['user'] },
      { kind: 'redirect', to: 'auth-to-b' },
    ],
    ['with both, the way is open', {}, { kind: 'allow' }],
    ['a failure logs out', { user: undefined, loaded: ['user'], loadFailed: true }, { kind: 'log-out', to: 'auth-sign-in' }],
    [
      'a failure logs out a user who is known',
      { subscription: undefined, loaded: ['subscription'], loadFailed: true },
      { kind: 'log-out', to: 'auth-sign-in' },
    ],
    ['a user who is fetched and still missing logs out', { user: undefined, loaded: ['user'] }, { kind: 'log-out', to: 'auth-sign-in' }],
    [
      'a subscription that is fetched and still missing logs out',
      { subscription: undefined, loaded: ['subscription'] },
      { kind: 'log-out', to: 'auth-sign-in' },
    ],
  ] as const)('%s', (_, facts, decision) => {
    for (const path of ['/dashboard/session', '/dashboard/overview', '/preview']) expect(decide({ path, ...facts })).toEqual(decision);
  });
});

describe('whatever the facts', () => {
  const paths = fc.oneof(
    fc.constantFrom(...Object.values(siteMap).map(({ path }) => path.replace('{tenant}', 'acme').replace('{id}', '1'))),
    fc.webPath(),
    fc.string().map((text) => `/dashboard/${text}`),
  );
  const loadable = fc.constantFrom<Loadable>('user', 'subscription');
  const facts: fc.Arbitrary<NavigationFacts> = fc.record({
    path: paths,
    entry: fc.constantFrom('deep-link' as const, 'in-app' as const),
    hasToken: fc.boolean(),
    user: fc.option(fc.record({ tenant_id: fc.nat(2) }), { nil: undefined }),
    subscription: fc.option(
      fc.record({ set_meal_id: fc.constantFrom(1 as const, 2 as const, 3 as const), end_time: fc.integer({ min: NOW - 2, max: NOW + 2 }) }),
      { nil: undefined },
    ),
    now: fc.constant(NOW),
    loaded: fc.uniqueArray(loadable),
    loadFailed: fc.boolean(),
  });
  const guarded = (path: string) => isDashboard(path) || routeNameOf(path) === 'preview';

  it('nobody passes a guarded path without token, business and subscription', () => {
    fc.assert(
      fc.property(facts, (each) => {
        fc.pre(guarded(each.path) && decideNavigation(each).kind === 'allow');
        expect(
          each.hasToken && each.user !== undefined && each.user.tenant_id !== 0 && each.subscription !== undefined && !each.loadFailed,
        ).toBe(true);
      }),
      { numRuns: 500, maxSkipsPerRun: 1_000 },
    );
  });

  it('an expired tenant passes to overview and cost-center only', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const expired = each.subscription !== undefined && each.subscription.end_time <= each.now;
        fc.pre(expired && isDashboard(each.path) && decideNavigation(each).kind === 'allow');
        expect(['dashboard', 'dashboard-overview', 'dashboard-cost-center']).toContain(routeNameOf(each.path));
      }),
      { numRuns: 500, maxSkipsPerRun: 1_000 },
    );
  });

  it('nothing is asked for twice, and a redirect never leads back to itself', () => {
    fc.assert(
      fc.property(facts, (each) => {
        const decision = decideNavigation(each);
        const repeated = decision.kind === 'load' && (each.loaded.includes(decision.what) || !guarded(each.path));
        const next = decision.kind === 'redirect' ? decideNavigation({ ...each, path: siteMap[decision.to].path }) : undefined;
        const circular = next?.kind === 'redirect' && decision.kind === 'redirect' && next.to === decision.to;
        expect({ repeated, circular }).toEqual({ repeated: false, circular: false });
      }),
      { numRuns: 1_000 },
    );
  });
});
