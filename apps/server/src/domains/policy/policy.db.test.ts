import { LOCALES, policy, POLICY_TYPES, user } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inPlatform } from '#/database/transaction.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { openPolicies } from '#/outside/policies/open-policies.ts';
import { acceptCurrentPolicies } from './accept-current-policies.ts';
import { keepPolicyTexts } from './keep-policy-texts.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
let app: TestApp;
let mina: SignedUp;
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW });
  mina = await app.signUp();
});
afterAll(() => app.close());

const version = (type: 'terms' | 'privacy') => app.services.policies.version(type);
const due = async () => (await app.call(policy.due, {}, { token: mina.token })).data.items.map(({ type }) => type);
const forget = () => app.services.database.pool.query('DELETE FROM policy_acceptance WHERE user_id = $1', [mina.userId]);
const acceptances = async () =>
  (
    await inPlatform(app.services.database, ({ db }) =>
      db.execute(sql`SELECT type, version, locale, accepted_at FROM policy_acceptance WHERE user_id = ${mina.userId} ORDER BY type`),
    )
  ).rows.map(({ type, version: accepted, locale, accepted_at: at }) => ({
    type,
    version: accepted,
    locale,
    at: new Date(at as string).getTime(),
  }));

describe('a policy', () => {
  test.each(POLICY_TYPES.flatMap((type) => LOCALES.map((locale) => [type, locale] as const)))(
    '%s is read by anyone in %s',
    async (type, locale) => {
      const { data } = await app.call(policy.text, { type }, { locale });
      expect(data).toMatchObject({ type, locale, version: expect.any(String), effective_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
      expect(data.body.length).toBeGreaterThan(500);
    },
  );

  test.each(['', 'imprint', '../terms', 'constructor'])('"%s" is none', async (type) => {
    const response = await app.fetch(`/api/index/policy?type=${encodeURIComponent(type)}`);
    expect(response.status).toBe(400);
  });
});

describe('acceptance', () => {
  test('is due for who has none, told in the own language', async () => {
    await forget();
    const { data } = await app.call(policy.due, {}, { token: mina.token, locale: 'ja-JP' });
    expect(data.items.map(({ type, title }) => [type, title])).toEqual([
      ['terms', '利用規約'],
      ['privacy', 'プライバシーポリシー'],
    ]);
    expect(data.items[0]).not.toHaveProperty('body');
  });

  test('is recorded with version, language and time, and is due no more', async () => {
    await forget();
    const items = [{ type: 'terms' as const, version: version('terms') }];
    const answer = await app.call(policy.accept, { items }, { token: mina.token, locale: 'zh-HK' });
    expect(answer.data.items.map(({ type }) => type)).toEqual(['privacy']);
    expect(await acceptances()).toEqual([{ type: 'terms', version: version('terms'), locale: 'zh-HK', at: NOW }]);
    await app.call(policy.accept, { items: [...items, { type: 'privacy', version: version('privacy') }] }, { token: mina.token });
    expect(await due()).toEqual([]);
    expect((await acceptances()).map(({ type, locale }) => [type, locale])).toEqual([
      ['privacy', 'en-US'],
      ['terms', 'zh-HK'],
    ]);
  });

  test('of a version that holds no more is refused, and records nothing', async () => {
    await forget();
    const items = [
      { type: 'privacy' as const, version: version('privacy') },
      { type: 'terms' as const, version: '2019-01' },
    ];
    expect((await app.call(policy.accept, { items }, { token: mina.token })).data).toMatchObject({ reason: 'stale_version' });
    expect(await acceptances()).toEqual([]);
  });

  test('of an older version is due again when a newer appears', async () => {
    await forget();
    await inPlatform(app.services.database, (scope) => {
      const older = { ...app.services.policies, version: () => '2020-01' };
      return acceptCurrentPolicies(scope, older, { userId: mina.userId, locale: 'en-US' }, NOW);
    });
    expect(await due()).toEqual(['terms', 'privacy']);
  });

  test('at sign-up covers what holds that day', async () => {
    await forget();
    await inPlatform(app.services.database, (scope) =>
      acceptCurrentPolicies(scope, app.services.policies, { userId: mina.userId, locale: 'zh-CN' }, NOW),
    );
    expect(await due()).toEqual([]);
    expect(await acceptances()).toHaveLength(2);
  });

  test('is recorded by signing up', async () => {
    const nori = await app.signUp({ locale: 'ja-JP' });
    expect((await app.call(policy.due, {}, { token: nori.token })).data.items).toEqual([]);
  });

  test('is asked of nobody who is not signed in', async () => {
    expect((await app.call(policy.due, {})).code).toBe(-1);
    expect((await app.call(policy.accept, { items: [] }, { token: 'nobody' })).code).toBe(-1);
    expect((await app.call(user.info, {}, { token: mina.token })).code).toBe(1);
  });
});

describe('a text that changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-policies-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Starts with these terms of the operator, as a server does. */
  async function startWith(version: string, words: string, locale = 'en-US'): Promise<string | undefined> {
    writeFileSync(join(folder, `terms.${locale}.md`), `---\nversion: ${version}\neffective_date: 2026-12-01\n---\n# Terms\n\n${words}\n`);
    const policies = openPolicies(folder);
    app.services.policies = policies;
    return keepPolicyTexts(app.services);
  }

  test('without a new version stops the start; with one, everybody is asked again', async () => {
    await startWith('7', 'You may leave at any time.');
    const nori = await app.signUp();
    const asked = async () => (await app.call(policy.due, {}, { token: nori.token })).data.items.map((item) => [item.type, item.version]);
    expect(await startWith('7', 'You may leave at any time.')).toBeUndefined();
    expect(await asked()).toEqual([]);
    expect(await startWith('7', 'You may never leave.')).toContain('terms.en-US.md has changed, but its version is 7 as before.');
    // Another translation of the same words is no other text.
    await startWith('7', 'You may leave at any time.');
    await startWith('7', '随时可以离开。', 'zh-CN');
    expect(await asked()).toEqual([]);
    rmSync(join(folder, 'terms.zh-CN.md'));
    await startWith('8', 'You may never leave.');
    expect(await asked()).toEqual([['terms', '8']]);
  });
});
