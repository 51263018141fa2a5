import {
  analysis,
  conversations,
  corpus,
  LOCALES,
  QUESTION_LISTS,
  QUESTION_OUTCOMES,
  tenant,
  RESULT_FIGURES,
  type ConversationFilter,
  type QuestionList,
  type ResultFigure,
} from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { addEntries } from '#/domains/corpus/add-entries.ts';
import { dice } from '#test/dice.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { keepFacts } from './bot/keep-facts.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Clocks went forward in New York on 8 March 2026, within the seven days before. */
const NOW = Date.UTC(2026, 2, 12, 18);
const CONVERSATIONS = 90;

const roll = dice(17);
const pick = <T>(...among: T[]): T => among[Math.floor(roll() * among.length)] as T;

let app: TestApp;
let nina: SignedUp;
let mina: SignedUp;
beforeAll(async () => {
  app = await openTestApp({ now: () => NOW });
  nina = await app.signUp({ locale: 'en-US' });
  mina = await app.signUp({ locale: 'ja-JP' });
  const { data: settings } = await app.call(tenant.settings, {}, { token: nina.token });
  await app.call(tenant.updateSettings, { ...settings, timezone: 'America/New_York' }, { token: nina.token });
  for (const owner of [nina, mina]) {
    for (let no = 1; no <= CONVERSATIONS; no++) await addConversation(owner, no);
    await inTenant(app.services.database, owner.tenantId, (scope) =>
      addEntries(
        scope,
        Array.from({ length: 24 }, (_, no) => ({
          question: `Question ${no}`,
          answer: 'Three days',
          wordings: [],
          locale: pick(...LOCALES),
          status: pick('published', 'published', 'draft', 'archived'),
        })),
        'Mina',
      ),
    );
  }
  await keepFacts(app.services);
});
afterAll(() => app.close());

/** A conversation at random: often around a midnight, without a message, with an article brought along, as spam, a thread or a test, asked and handed over several times. */
async function addConversation({ tenantId }: SignedUp, no: number): Promise<void> {
  const midnight = NOW - Math.floor(roll() * 15) * DAY - pick(13, 14, 3) * HOUR;
  const start = Math.min(NOW - 1_000, roll() < 0.6 ? midnight + Math.floor((roll() - 0.5) * 120_000) : NOW - Math.floor(roll() * 15 * DAY));
  const id = randomUUID();
  const status = pick('bot', 'queued', 'open', 'waiting', 'snoozed', 'resolved', 'resolved', 'resolved', 'thread');
  const isTest = status === 'thread' && roll() < 0.5;
  const endedAs = status === 'resolved' ? pick(null, null, 'spam', 'abandoned') : null;
  const isSilent = roll() < 0.15;
  const asked = isSilent ? 0 : Math.floor(roll() * 4);
  const calls = isSilent ? 0 : pick(0, 0, 1, 2, 3);
  const step = pick(5_000, 40_000, 7 * HOUR, 26 * HOUR);
  const at = (nth: number) => sql`to_timestamp(${Math.min(NOW - 500, start + nth * step)} / 1000.0)`;
  await inTenant(app.services.database, tenantId, async ({ db }) => {
    const contact = (await db.execute(sql`INSERT INTO contact (tenant_id, locale) VALUES (${tenantId}, 'en-US') RETURNING id`)).rows[0]?.[
      'id'
    ];
    await db.execute(sql`INSERT INTO conversation (tenant_id, id, no, contact_id, status, ended_as, is_test, language, last_seq, last_message_at, csat_score, resolved_at)
      VALUES (${tenantId}, ${id}, ${no}, ${contact}, ${status}, ${endedAs}, ${isTest}, 'en-US', ${isSilent ? 0 : asked * 2 + 1}, ${at(0)}, ${pick(null, null, 2, 5)},
        ${status === 'resolved' ? at(1) : null})`);
    const say = (seq: number, author: string, kind: string | null, verdict: string | null, key: string) =>
      db.execute(sql`INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body, answer_kind, verdict, sources, created_at)
        VALUES (${tenantId}, ${id}, ${seq}, ${key}, ${author}, 'text', 'Where?', ${kind}, ${verdict},
          ${kind === 'clarify' && verdict !== 'down' ? JSON.stringify([{ entry_id: null, title: 'Sizes' }]) : null}::jsonb, ${at(seq - 1)})`);
    if (!isSilent && roll() < 0.3)
      await db.execute(sql`INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body, event, created_at)
        VALUES (${tenantId}, ${id}, 1, 'article', 'system', 'event', 'Sizes', '{"name": "article_read"}'::jsonb, ${at(0)})`);
    else if (!isSilent) await say(1, 'contact', null, null, 'first');
    let offer: string | undefined;
    for (let nth = 1; nth <= asked; nth++) {
      const [run, kind] = [randomUUID(), pick('exact', 'generated', 'no_answer', 'small_talk', 'clarify', 'handoff')];
      const state = kind === 'handoff' ? 'handed_off' : pick('posted', 'posted', 'posted', 'failed');
      const settles = offer !== undefined && state === 'posted' && (kind === 'exact' || kind === 'no_answer');
      await db.execute(sql`INSERT INTO bot_run (tenant_id, id, conversation_id, trigger_seq, owner_epoch, state, question, answer_kind, language, version_no, clarifies, created_at, finished_at)
        VALUES (${tenantId}, ${run}, ${id}, ${nth * 2 - 1}, 0, ${state}, 'Where?', ${state === 'failed' ? null : kind}, ${pick('en-US', 'ja-JP')}, 1, ${settles ? offer : null},
        ${at(nth * 2 - 1)}, ${at(nth * 2 - 1)})`);
      offer = kind === 'clarify' ? run : undefined;
      if (state === 'posted') await say(nth * 2, 'bot', kind, kind === 'small_talk' ? null : pick(null, 'up', 'down'), `run:${run}`);
    }
    for (let nth = 0; nth < calls; nth++)
      await db.execute(sql`INSERT INTO conversation_note (tenant_id, conversation_id, after_seq, kind, briefing, created_at)
        VALUES (${tenantId}, ${id}, 1, 'briefing', ${JSON.stringify({ trigger: pick('button', 'misses') })}::jsonb, ${at(nth)})`);
  });
}

async function listed({ token }: SignedUp, filter: Partial<ConversationFilter>): Promise<number> {
  const { data } = await app.call(conversations.list, { ...filter, limit: 500 }, { token });
  expect(data.total).toBe(data.items.length);
  return data.items.length;
}

describe.each([
  ['New York', () => nina],
  ['Tokyo', () => mina],
])('every figure of a business in %s has as many as the list that it opens', (_place, ownerOf) => {
  test('on the overview: days, the week, who is with people', async () => {
    const owner = ownerOf();
    const { data } = await app.call(analysis.overview, {}, { token: owner.token });
    let seen = 0;
    for (const row of [...data.days_before, ...data.days]) {
      const { day: since, end: until } = row;
      for (const figure of ['begun', 'asked', 'answered', 'unanswered', 'handed_over'] as const) {
        expect([figure, since, row[figure]]).toEqual([figure, since, await listed(owner, { figure, since, until })]);
        seen += row[figure];
      }
      expect(row.answered).toBeLessThanOrEqual(row.asked);
    }
    expect(seen).toBeGreaterThan(100);
    expect([data.today, data.yesterday]).toEqual([data.days[6], data.days[5]]);
    const since = data.days[0]?.day;
    for (const figure of ['asked', 'judged', 'disliked'] as const)
      expect([figure, data.week[figure]]).toEqual([figure, await listed(owner, { figure, ...(since !== undefined && { since }) })]);
    expect(data.week.disliked).toBeGreaterThan(0);
    expect(data.now.open).toBe(await listed(owner, { figure: 'with_people' }));
    expect(data.now.bot).toBe(await listed(owner, { view: 'bot' }));
  });

  test('not of who brought an article and has written nothing', async () => {
    const owner = ownerOf();
    const { rows } = await app.services.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM conversation c WHERE tenant_id = $1 AND last_seq > 0 AND status <> 'thread' AND ended_as IS DISTINCT FROM 'spam'
        AND NOT EXISTS (SELECT FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id AND m.kind = 'text')`,
      [owner.tenantId],
    );
    const [all, silent] = [await listed(owner, { figure: 'begun' }), rows[0]?.count ?? 0];
    expect(silent).toBeGreaterThan(0);
    const views = ['all', 'snoozed', 'resolved', 'abandoned'] as const;
    const sizes = await Promise.all(views.map((view) => listed(owner, { view })));
    expect(all + silent).toBe(sizes.reduce((sum, size) => sum + size, 0));
  });

  test('in the results of the bot: conversations, and questions in them', async () => {
    const { token } = ownerOf();
    const { data } = await app.call(analysis.bot, { days: 7 }, { token });
    const { total } = data;
    const expected: Record<ResultFigure, number> = { ...total, answered: total.answers, judged: total.up + total.down };
    const behind = async (request: { figure: ResultFigure; trigger?: 'button' | 'misses' }) =>
      (await app.call(analysis.botConversations, { days: 7, limit: 100, ...request }, { token })).data.items;
    const sum = (items: Awaited<ReturnType<typeof behind>>) => items.reduce((all, { times }) => all + times, 0);
    for (const figure of RESULT_FIGURES) expect([figure, expected[figure]]).toEqual([figure, sum(await behind({ figure }))]);
    expect(total.answers).toBeGreaterThan(0);
    for (const { key, count } of data.reasons)
      expect(await behind({ figure: 'handed_over', trigger: key as 'button' | 'misses' })).toHaveLength(count);
    expect(total.handed_over).toBeLessThanOrEqual(total.conversations);
  });

  test('in what came of the questions: in sum, and by language', async () => {
    const { token } = ownerOf();
    const { data } = await app.call(analysis.botOutcomes, { days: 7 }, { token });
    const behind = async (list: QuestionList, locale?: (typeof LOCALES)[number]) => {
      const request = { days: 7, list, limit: 19, ...(locale !== undefined && { locale }) };
      const ids = new Set<string>();
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { data: page } = await app.call(analysis.botOutcomeQuestions, { ...request, ...(cursor && { cursor }) }, { token });
        for (const { id } of page.items) ids.add(id);
        cursor = page.next_cursor;
      }
      return ids.size;
    };
    for (const list of QUESTION_LISTS) {
      expect([list, data.total[list]]).toEqual([list, await behind(list)]);
      for (const row of data.locales) expect([list, row.locale, row[list]]).toEqual([list, row.locale, await behind(list, row.locale)]);
    }
    for (const list of ['answered', 'not_chosen', 'unknown', 'handed_over', 'failed', 'disliked'] as const)
      expect([list, data.total[list]]).not.toEqual([list, 0]);
    // Each question has one outcome, and these are the questions that the figures above them count.
    const { total } = (await app.call(analysis.bot, { days: 7 }, { token })).data;
    expect(QUESTION_OUTCOMES.reduce((sum, outcome) => sum + data.total[outcome], 0)).toBe(data.total.all);
    expect(data.total.all).toBe(total.questions - total.small_talk);
    expect(data.total.disliked).toBe(total.down);
  });

  test('of the corpus: by state, and the published ones by language', async () => {
    const { token } = ownerOf();
    const { entries } = (await app.call(analysis.overview, {}, { token })).data;
    const size = async (filter: { status: 'published' | 'draft' | 'archived'; locale?: (typeof LOCALES)[number] }) =>
      (await app.call(corpus.list, filter, { token })).data.total;
    for (const status of ['published', 'draft', 'archived'] as const) expect(entries[status]).toBe(await size({ status }));
    for (const locale of LOCALES) expect(entries.by_locale[locale]).toBe(await size({ status: 'published', locale }));
  });
});
