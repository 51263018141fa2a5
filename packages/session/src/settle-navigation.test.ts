import { describe, expect, it } from 'vitest';
import type { Loadable, NavigationFacts } from './decide-navigation.ts';
import { settleNavigation } from './settle-navigation.ts';

const NOW = 1_800_000_000_000;
type Stored = { user: NavigationFacts['user']; subscription: NavigationFacts['subscription'] };

/** A page that knows nothing yet, and what the server would answer. */
function open(path: string, answers: Partial<Stored>, entry: NavigationFacts['entry'] = 'deep-link') {
  const stored: Stored = { user: undefined, subscription: undefined };
  const asked: Loadable[] = [];
  const problems: unknown[] = [];
  const outcome = settleNavigation({
    path,
    entry,
    readFacts: () => ({ hasToken: true, now: NOW, ...stored }),
    load: async (what) => {
      asked.push(what);
      const answer = answers[what];
      if (!answer) throw new Error(`no ${what}`);
      Object.assign(stored, { [what]: answer });
    },
    onLoadError: (error) => problems.push(error),
  });
  return { outcome, asked, problems };
}

const business = { tenant_id: 7 };
const paid = { set_meal_id: 3, end_time: NOW + 1 } as const;

describe('a deep link', () => {
  it('fetches the user, then the subscription, and opens', async () => {
    const page = open('/dashboard/session', { user: business, subscription: paid });
    expect(await page.outcome).toEqual({ kind: 'allow' });
    expect(page.asked).toEqual(['user', 'subscription']);
  });

  it('by an expired tenant lands on the overview with the renewal dialog', async () => {
    const page = open('/dashboard/session', { user: business, subscription: { set_meal_id: 1, end_time: NOW } });
    expect(await page.outcome).toEqual({ kind: 'redirect', to: 'dashboard-overview', renewal: 'free' });
  });

  it('by an account without a business goes to to-b and fetches no subscription', async () => {
    const page = open('/dashboard/session', { user: { tenant_id: 0 } });
    expect(await page.outcome).toEqual({ kind: 'redirect', to: 'auth-to-b' });
    expect(page.asked).toEqual(['user']);
  });
});

it.each([
  ['user info', {}, ['user']],
  ['the subscription', { user: business }, ['user', 'subscription']],
])('logs out where %s cannot be fetched, and says why', async (_, answers, asked) => {
  const page = open('/preview', answers);
  expect(await page.outcome).toEqual({ kind: 'log-out', to: 'auth-sign-in' });
  expect([page.asked, page.problems]).toEqual([asked, [new Error(`no ${asked.at(-1)}`)]]);
});

it('fetches nothing outside the dashboard', async () => {
  const page = open('/chat/acme', {});
  expect(await page.outcome).toEqual({ kind: 'allow' });
  expect(page.asked).toEqual([]);
});
