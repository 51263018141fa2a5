import type { Locale } from '@lobby/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { listMails, type Mail } from '#/domains/mail/list-mails.ts';
import { grantPlan } from '#/domains/pay/open-subscription.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { spendReplies } from '#test/spend-replies.ts';
import { noticeExpiry } from './notice-expiry.ts';
import { noticeLimits } from './notice-limits.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 25, 9);

let app: TestApp;
let mina: SignedUp;
let now = START;
let before: number;
beforeAll(async () => {
  app = await openTestApp({ now: () => now, config: { origin: 'https://lobby.example' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = START;
  mina = await app.signUp({ tenantName: 'Harbour Shoes' });
  before = (await listMails(app.services, mina.email)).length;
});

/** What was written to an admin beside the mails of signing up, oldest first. */
async function letters(to = mina.email): Promise<Mail[]> {
  const mails = await listMails(app.services, to);
  return mails.slice(0, mails.length - before).toReversed();
}
const subjects = async () => (await letters()).map(({ subject }) => subject);
const use = async (used: number) => {
  await spendReplies(app, mina.tenantId, used);
  await noticeLimits(app.services);
};
const grant = (plan: 1 | 2 | 3, end: number) => inTenant(app.services.database, mina.tenantId, (scope) => grantPlan(scope, plan, now, end));
const setLocale = (locale: Locale) =>
  app.services.database.pool.query('UPDATE app_user SET locale = $1 WHERE id = $2', [locale, mina.userId]);

describe('admins hear of a limit', () => {
  test('at 80, 95 and 100 percent, each once', async () => {
    for (const used of [0, 399, 400, 474, 475, 499, 500, 500]) await use(used);
    expect(await subjects()).toEqual(['AI replies: 80% used', 'AI replies: 95% used', 'AI replies: limit reached']);
    const text = (await letters())[0]?.text;
    expect(text).toContain('AI replies of Harbour Shoes: 400 of 500 used (Free plan).');
    expect(text).toContain('https://lobby.example/dashboard/cost-center');
    expect(text).not.toContain('Resets on');
  });

  test('once, however many look at once', async () => {
    await spendReplies(app, mina.tenantId, 400);
    await Promise.all([noticeLimits(app.services), noticeLimits(app.services), noticeLimits(app.services)]);
    expect(await subjects()).toEqual(['AI replies: 80% used']);
  });

  test('by the highest step alone where several are reached at once, and not by a lower one when use goes back', async () => {
    await use(480);
    await use(410);
    expect(await subjects()).toEqual(['AI replies: 95% used']);
  });

  test('again in the next period, with the day on which it begins', async () => {
    await grant(2, START + 365 * DAY);
    await use(4_000);
    now = Date.UTC(2026, 1, 25);
    await use(4_100);
    const [first, second] = await letters();
    expect(first?.text).toContain('Resets on February 25, 2026.');
    expect(second?.text).toContain('4,100 of 5,000');
    expect(await letters()).toHaveLength(2);
  });

  test('of rows once a plan, not every month', async () => {
    await inTenant(app.services.database, mina.tenantId, ({ db, tenantId }) =>
      db.execute(`WITH u AS (INSERT INTO app_user (email, name, locale) VALUES ('second-${tenantId}@shop.example', 'Nori', 'en-US') RETURNING id)
        INSERT INTO tenant_member (tenant_id, user_id, role) SELECT ${tenantId}, id, 'agent' FROM u`),
    );
    await grant(1, START + 365 * DAY);
    for (const day of [0, 40, 80]) {
      now = START + day * DAY;
      await noticeLimits(app.services);
    }
    expect(await subjects()).toEqual(['Seats: limit reached']);
    expect(await letters(`second-${mina.tenantId}@shop.example`)).toEqual([]);
  });

  test('not after the plan has ended', async () => {
    now = START + 14 * DAY;
    await use(500);
    expect(await subjects()).toEqual([]);
  });

  test.each([
    ['zh-CN', 'AI 回复已用完', 'Harbour Shoes的AI 回复已使用 500，上限为 500（免费版）。'],
    ['zh-HK', 'AI 回覆已用完', 'Harbour Shoes的AI 回覆已使用 500，上限為 500（免費版）。'],
    ['ja-JP', 'AI回答の上限に達しました', 'AI回答の使用数が、上限500のうち500に達しました（無料トライアル）。'],
  ] as const)('in %s, where they read that', async (locale, subject, sentence) => {
    await setLocale(locale);
    await use(500);
    expect(await subjects()).toEqual([subject]);
    expect((await letters())[0]?.text).toContain(sentence);
  });
});

describe('admins hear of the end of their plan', () => {
  const END = START + 14 * DAY;
  const look = async (at: number) => {
    now = at;
    await noticeExpiry(app.services);
  };

  test('ten days and a day before, at the end, and twice after it', async () => {
    for (const at of [-10 * DAY - 1, -10 * DAY, -5 * DAY, -DAY, -1, 0, 29 * DAY, 30 * DAY, 60 * DAY, 400 * DAY]) await look(END + at);
    expect(await subjects()).toEqual([
      'Your Free plan ends on February 8, 2026',
      'Your Free plan ends on February 8, 2026',
      'Your Free plan has ended',
      'Harbour Shoes: your Lobby plan has ended',
      'Harbour Shoes: your Lobby plan has ended',
    ]);
    const texts = (await letters()).map(({ text }) => text);
    expect(texts.every((text) => text.includes('https://lobby.example/dashboard/cost-center'))).toBe(true);
    expect(texts.at(-1)).toContain('ended on February 8, 2026, 60 days ago');
    expect(texts.slice(2).every((text) => text.includes('Nothing has been deleted.'))).toBe(true);
  });

  test('each once, however many look at once', async () => {
    now = END;
    await Promise.all([noticeExpiry(app.services), noticeExpiry(app.services), noticeExpiry(app.services)]);
    expect(await subjects()).toEqual(['Your Free plan has ended']);
  });

  test('by the latest alone where the server was away for the others', async () => {
    await look(END + 45 * DAY);
    expect(await subjects()).toEqual(['Harbour Shoes: your Lobby plan has ended']);
  });

  test('anew when another end comes near', async () => {
    await look(END - 10 * DAY);
    await grant(2, END + 30 * DAY);
    await look(END);
    expect(await subjects()).toHaveLength(1);
    await look(END + 20 * DAY);
    expect((await subjects()).at(-1)).toBe('Your Pro plan ends on March 10, 2026');
  });

  test('with the day of their own zone and language', async () => {
    await setLocale('ja-JP');
    await app.services.database.pool.query(`UPDATE tenant SET timezone = 'Asia/Tokyo' WHERE id = $1`, [mina.tenantId]);
    await grant(2, Date.UTC(2026, 1, 8, 15));
    await look(Date.UTC(2026, 1, 8, 15));
    expect(await subjects()).toEqual(['プロプランが終了しました']);
    expect((await letters())[0]?.text).toContain('2026年2月9日');
  });
});
