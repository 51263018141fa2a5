import { analysis, LOCALES, pay, policy, tenant, user, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { DEMO_ACCOUNT, DEMO_SLUG } from './demo-account.ts';
import { readDemoContent } from './demo-content.ts';
import { seedDemo } from './seed-demo.ts';

const TEN_YEARS = 10 * 365 * 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await Promise.all([seedDemo(app.services), seedDemo(app.services)]);
});
afterAll(() => app.close());

const signIn = async () => (await app.call(user.login, { ...DEMO_ACCOUNT })).data.token;

async function count(table: string): Promise<number> {
  const { rows } = await app.services.database.pool.query<{ count: number }>(`SELECT count(*) AS count FROM ${table}`);
  return rows[0]?.count ?? 0;
}

describe('the demo tenant', () => {
  test('is one, whoever seeds at once and however often', async () => {
    await seedDemo(app.services);
    expect([await count('tenant'), await count('app_user'), await count('corpus_entry')]).toEqual([1, 1, 104 * LOCALES.length]);
  });

  test('has an account that can sign in, on a Max plan that nobody sees the end of', async () => {
    const token = await signIn();
    const { data } = await app.call(pay.subscription, {}, { token });
    expect(data).toMatchObject({ set_meal_id: 3, status: 'active', used: { corpus_entries: 416 } });
    expect(data.end_time - Date.now()).toBeGreaterThan(TEN_YEARS);
    expect((await app.call(user.info, {}, { token })).data).toMatchObject({ tenant_slug: DEMO_SLUG, tenant_name: 'Lobby' });
  });

  test('has an account that is asked to accept nothing', async () => {
    expect((await app.call(policy.due, {}, { token: await signIn() })).data.items).toEqual([]);
  });

  test('has every entry published, the same number in each language', async () => {
    const { data } = await app.call(analysis.overview, {}, { token: await signIn() });
    expect(data.entries).toEqual({
      published: 416,
      draft: 0,
      archived: 0,
      by_locale: { 'en-US': 104, 'zh-CN': 104, 'zh-HK': 104, 'ja-JP': 104 },
    });
  });

  test.each(LOCALES)('says hello in %s and suggests four questions that it answers in that language', async (locale) => {
    const { data } = await app.call(tenant.profile, { tenant: DEMO_SLUG, locale });
    expect(data.bot_name).toBe('Lobby');
    expect(data.suggested_questions).toHaveLength(4);
    const { entries, botTexts } = await readDemoContent();
    expect(data.welcome).toBe(botTexts[locale].welcome);
    const session = (await app.call(visitor.session, { tenant: DEMO_SLUG, locale })).data;
    for (const [no, question] of data.suggested_questions.entries()) {
      await app.call(
        visitor.messages,
        { conversation_id: session.conversation_id, client_msg_id: randomUUID(), text: question },
        { token: session.token },
      );
      await app.services.botRunner.idle();
      const { items } = (
        await app.call(visitor.sync, { conversation_id: session.conversation_id, after_seq: no * 2 + 1 }, { token: session.token })
      ).data;
      const entry = entries.find((candidate) => candidate.locale === locale && candidate.question === question);
      expect(items).toMatchObject([{ author_kind: 'bot', answer_kind: 'exact', body: entry?.answer }]);
    }
  });
});

test('a database that somebody registered in is left as it is', async () => {
  const own = await openTestApp();
  await own.signUp();
  await seedDemo(own.services);
  const { rows } = await own.services.database.pool.query<{ slug: string }>('SELECT slug FROM tenant');
  expect(rows.map(({ slug }) => slug)).not.toContain(DEMO_SLUG);
  await own.close();
});
