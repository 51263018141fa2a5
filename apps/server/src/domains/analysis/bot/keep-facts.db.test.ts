import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { eraseConversations } from '#/domains/conversation/erase-conversations.ts';
import { dice } from '#test/dice.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { COUNTS, type FactCounts } from './fact-columns.ts';
import { keepTenantFacts, rebuildFacts } from './keep-facts.ts';
import { medianTimes } from './result.repository.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Clocks go forward in New York on 8 March 2026 and back on 1 November; both days lie within the data. */
const FIRST = Date.UTC(2026, 2, 5);
const CONVERSATIONS = 220;

let app: TestApp;
let mina: SignedUp;
let now = FIRST;
beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());

interface Run {
  id: string;
  at: number;
  state: string;
  kind: string | null;
  language: string;
  version: number | null;
  verdict: string | null;
  cost: number | null;
  tokens: number | null;
  tools: string[];
}
interface Chat {
  id: string;
  runs: Run[];
  trigger: string | null;
  person: boolean;
  csat: number | null;
  last: number;
  isTest: boolean;
}

const roll = dice(41);
const pick = <T>(...among: T[]): T => among[Math.floor(roll() * among.length)] as T;

function randomRun(at: number): Run {
  const state = pick('posted', 'posted', 'posted', 'posted', 'handed_off', 'failed', 'dropped_stale', 'queued');
  const kind =
    state === 'posted' ? pick('exact', 'generated', 'generated', 'no_answer', 'small_talk') : state === 'handed_off' ? 'handoff' : null;
  return {
    id: randomUUID(),
    at,
    state,
    kind,
    language: pick('en-US', 'zh-CN', 'ja-JP'),
    version: pick(1, 2, null),
    verdict: state === 'posted' ? pick(null, null, 'up', 'down') : null,
    cost: kind === 'generated' ? pick(null, Math.floor(roll() * 900)) : null,
    tokens: kind === 'generated' ? Math.floor(roll() * 500) : null,
    tools: kind === 'generated' ? pick([], [], ['done'], ['failed', 'done']) : [],
  };
}

/** Many within minutes of a midnight in New York, on both sides of it. */
function randomChat(): Chat {
  const midnight = FIRST + Math.floor(roll() * 8) * DAY + pick(4, 5) * HOUR;
  const start = roll() < 0.5 ? midnight + Math.floor((roll() - 0.5) * 600_000) : FIRST + Math.floor(roll() * 8 * DAY);
  const pause = pick(30_000, 2 * HOUR, 30 * HOUR);
  const runs = Array.from({ length: 1 + Math.floor(roll() * 4) }, (_, no) => randomRun(start + no * pause));
  return {
    id: randomUUID(),
    runs,
    trigger: pick(null, null, null, 'button', 'misses'),
    person: roll() < 0.2,
    csat: pick(null, null, 2, 4, 5),
    last: Math.max(...runs.map(({ at }) => at)) + 5_000,
    isTest: roll() < 0.05,
  };
}

async function store(chat: Chat, updatedAt: number) {
  const stamp = (ms: number | null) => (ms === null ? sql`NULL` : sql`to_timestamp(${ms} / 1000.0)`);
  await inTenant(app.services.database, mina.tenantId, async ({ db, tenantId }) => {
    const contact = (await db.execute(sql`INSERT INTO contact (tenant_id, locale) VALUES (${tenantId}, 'en-US') RETURNING id`)).rows[0]?.[
      'id'
    ];
    await db.execute(sql`INSERT INTO conversation (tenant_id, id, no, contact_id, language, last_seq, last_message_at, csat_score, is_test, updated_at)
      VALUES (${tenantId}, ${chat.id}, (SELECT coalesce(max(no), 0) + 1 FROM conversation WHERE tenant_id = ${tenantId}), ${contact}, 'en-US', 9, ${stamp(chat.last)}, ${chat.csat},
        ${chat.isTest}, ${stamp(updatedAt)})`);
    if (chat.trigger)
      await db.execute(sql`INSERT INTO conversation_note (tenant_id, conversation_id, after_seq, kind, briefing, created_at)
        VALUES (${tenantId}, ${chat.id}, 1, 'briefing', ${JSON.stringify({ trigger: chat.trigger })}::jsonb, ${stamp(chat.last)})`);
    if (chat.person)
      await db.execute(
        sql`INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body) VALUES (${tenantId}, ${chat.id}, 99, 'p', 'agent', 'text', 'Hello')`,
      );
    for (const [no, run] of chat.runs.entries()) {
      const ended = run.state === 'queued' ? null : run.at + 1_500;
      await db.execute(sql`INSERT INTO bot_run (tenant_id, id, conversation_id, trigger_seq, owner_epoch, state, question, answer_kind, language, version_no, cost_micro, tokens_in, tokens_out, created_at, finished_at)
        VALUES (${tenantId}, ${run.id}, ${chat.id}, ${no * 2 + 1}, 0, ${run.state}, 'Where?', ${run.kind}, ${run.language}, ${run.version}, ${run.cost}, ${run.tokens}, ${run.tokens}, ${stamp(run.at)}, ${stamp(ended)})`);
      if (run.state === 'posted')
        await db.execute(sql`INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, kind, body, answer_kind, verdict, created_at)
          VALUES (${tenantId}, ${chat.id}, ${no * 2 + 2}, ${`run:${run.id}`}, 'bot', 'text', 'There.', ${run.kind}, ${run.verdict}, ${stamp(run.at + 1_500)})`);
      for (const outcome of run.tools)
        await db.execute(sql`INSERT INTO bot_tool_call (tenant_id, conversation_id, run_id, name, arguments, question, outcome, took_ms, created_at)
          VALUES (${tenantId}, ${chat.id}, ${run.id}, 'find', '{}', 'Where?', ${outcome}, 3, ${stamp(run.at)})`);
    }
  });
}

const dayOf = (timezone: string, at: number) => new Date(at).toLocaleDateString('en-CA', { timeZone: timezone });
const isAnswer = ({ state, kind }: Run) => state === 'posted' && (kind === 'exact' || kind === 'generated');

/** The same figures, counted one by one. */
function bruteForce(chats: readonly Chat[], timezone: string, asOf: number): Map<string, FactCounts> {
  const facts = new Map<string, FactCounts>();
  const add = (key: string, counts: Partial<FactCounts>) => {
    const row = facts.get(key) ?? (Object.fromEntries(COUNTS.map((column) => [column, 0])) as FactCounts);
    for (const column of COUNTS) row[column] += counts[column] ?? 0;
    facts.set(key, row);
  };
  for (const { runs, isTest, trigger, person, csat, last } of chats) {
    const [first] = runs;
    if (isTest || !first) continue;
    const version = runs.find((run) => run.version !== null)?.version ?? 0;
    const contained = trigger === null && !person;
    const answered = runs.some(isAnswer);
    const lastAsked = runs.findLast(({ kind }) => kind !== 'small_talk');
    const mayResolve =
      contained && answered && lastAsked !== undefined && isAnswer(lastAsked) && !runs.some(({ verdict }) => verdict === 'down');
    const resolved = mayResolve && (runs.findLast(isAnswer)?.verdict === 'up' || last <= asOf - DAY);
    const cameBack = runs.some(({ at }, no) => no > 0 && at - (runs[no - 1]?.at ?? at) > DAY && at - (runs[no - 1]?.at ?? at) <= 7 * DAY);
    const isOld = last <= asOf - 7 * DAY;
    const reply = runs.find(({ state }) => state === 'posted');
    add([dayOf(timezone, first.at), first.language, 'web', version, trigger ?? ''].join('|'), {
      conversations: 1,
      answered: Number(answered),
      contained: Number(contained),
      resolved: Number(resolved),
      matured: Number(resolved && (cameBack || isOld)),
      lasting: Number(resolved && !cameBack && isOld),
      rated: Number(csat !== null),
      stars: csat ?? 0,
      satisfied: Number((csat ?? 0) >= 4),
      timed: Number(reply !== undefined),
      first_answer_ms: reply ? reply.at + 1_500 - first.at : 0,
    });
    for (const run of runs) {
      if (run.state === 'queued' || run.state === 'dropped_stale') continue;
      add([dayOf(timezone, run.at), run.language, 'web', run.version ?? 0, ''].join('|'), {
        questions: 1,
        answers: Number(isAnswer(run)),
        no_answers: Number(run.kind === 'no_answer'),
        small_talk: Number(run.kind === 'small_talk'),
        failures: Number(run.state === 'failed'),
        up: Number(run.verdict === 'up'),
        down: Number(run.verdict === 'down'),
        model_answers: Number(run.tokens !== null),
        priced: Number(run.cost !== null),
        cost_micro: run.cost ?? 0,
        tokens_in: run.tokens ?? 0,
        tokens_out: run.tokens ?? 0,
        tool_calls: run.tools.length,
        tool_failures: run.tools.filter((outcome) => outcome === 'failed').length,
      });
    }
  }
  return facts;
}

/** What is stored, rows of erased conversations added to those that are there. */
async function stored(): Promise<Map<string, FactCounts>> {
  const { rows } = await inTenant(app.services.database, mina.tenantId, ({ db, tenantId }) =>
    db.execute(sql`SELECT concat_ws('|', day, locale, channel, version_no, handed_by) AS key, ${sql.raw(COUNTS.map((column) => `sum(${column})::bigint AS ${column}`).join(', '))}
      FROM bot_fact_day WHERE tenant_id = ${tenantId} GROUP BY 1`),
  );
  return new Map((rows as unknown as ({ key: string } & FactCounts)[]).map(({ key, ...counts }) => [key, counts]));
}

async function setZone(timezone: string) {
  await app.services.database.pool.query('UPDATE tenant SET timezone = $1 WHERE id = $2', [timezone, mina.tenantId]);
}

const sorted = (facts: Map<string, FactCounts>) => Object.fromEntries([...facts].toSorted(([a], [b]) => (a < b ? -1 : 1)));

describe('the facts of the days', () => {
  const chats: Chat[] = [];
  beforeAll(async () => {
    mina = await app.signUp();
    await setZone('America/New_York');
  });

  test('are exactly what one counts by hand, though they are counted piece by piece, over the change of the clocks', async () => {
    for (let batch = 0; batch < 4; batch += 1) {
      now = FIRST + (batch + 1) * 3 * DAY;
      const added = Array.from({ length: CONVERSATIONS / 4 }, randomChat);
      for (const chat of added) await store(chat, now - Math.floor(roll() * 30_000));
      chats.push(...added);
      await keepTenantFacts(app.services, mina.tenantId);
      expect(sorted(await stored()), `batch ${batch}`).toEqual(sorted(bruteForce(chats, 'America/New_York', now)));
    }
  });

  test('follow a thumb that comes late', async () => {
    const run = chats.flatMap(({ runs }) => runs).find((each) => isAnswer(each) && each.verdict === null) as Run;
    run.verdict = 'down';
    const chat = chats.find(({ runs }) => runs.includes(run)) as Chat;
    await inTenant(app.services.database, mina.tenantId, async ({ db, tenantId }) => {
      await db.execute(sql`UPDATE message SET verdict = 'down' WHERE tenant_id = ${tenantId} AND client_msg_id = ${`run:${run.id}`}`);
      await db.execute(sql`INSERT INTO bot_fact_due (tenant_id, conversation_id) VALUES (${tenantId}, ${chat.id})`);
    });
    await keepTenantFacts(app.services, mina.tenantId);
    expect(sorted(await stored())).toEqual(sorted(bruteForce(chats, 'America/New_York', now)));
  });

  test('know when a day of silence is over, without anybody saying anything', async () => {
    now += 3 * DAY;
    await keepTenantFacts(app.services, mina.tenantId);
    expect(sorted(await stored())).toEqual(sorted(bruteForce(chats, 'America/New_York', now)));
  });

  test('know when seven days have made an answer a lasting one', async () => {
    now += 8 * DAY;
    await keepTenantFacts(app.services, mina.tenantId);
    const counted = await stored();
    expect(sorted(counted)).toEqual(sorted(bruteForce(chats, 'America/New_York', now)));
    const sum = (column: 'matured' | 'lasting') => [...counted.values()].reduce((all, row) => all + row[column], 0);
    expect(sum('lasting')).toBeGreaterThan(0);
    expect(sum('matured')).toBeGreaterThan(sum('lasting'));
  });

  test('have the middle one of the times until a first reply, of the days that are asked for', async () => {
    const [from, to] = ['2026-03-08', '2026-03-10'];
    const times = chats.flatMap(({ runs, isTest }) => {
      const [first, reply] = [runs[0], runs.find(({ state }) => state === 'posted')];
      const day = first && dayOf('America/New_York', first.at);
      return !isTest && first && reply && day !== undefined && day >= from && day <= to ? [reply.at + 1_500 - first.at] : [];
    });
    const middle = times.toSorted((a, b) => a - b)[Math.ceil(times.length / 2) - 1];
    const { current } = await inTenant(app.services.database, mina.tenantId, (scope) => medianTimes(scope, { from, to }));
    expect(current).toBe(middle);
  });

  test('are the same when they are built anew', async () => {
    const before = sorted(await stored());
    await rebuildFacts(app.services, mina.tenantId);
    expect(sorted(await stored())).toEqual(before);
  });

  test('are those of other days once the business moves to another zone', async () => {
    await setZone('Asia/Tokyo');
    await keepTenantFacts(app.services, mina.tenantId);
    expect(sorted(await stored())).toEqual(sorted(bruteForce(chats, 'Asia/Tokyo', now)));
  });

  test('outlive the conversations that are erased, also when they are built anew', async () => {
    const before = sorted(await stored());
    const ids = chats.slice(0, 60).map(({ id }) => id);
    await inTenant(app.services.database, mina.tenantId, (scope) => eraseConversations(app.services.hooks, scope, ids));
    expect(sorted(await stored())).toEqual(before);
    await rebuildFacts(app.services, mina.tenantId);
    expect(sorted(await stored())).toEqual(before);
  });
});
