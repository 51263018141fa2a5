import { CHANNEL_KINDS, DELIVERY_REASONS, LOCALES, type ChannelKind, type Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { inTenant } from '#/database/transaction.ts';
import type { TestApp } from './open-test-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A question to the bot, and what it did. */
export interface TalkRun {
  id: string;
  at: number;
  state: string;
  kind: string | null;
  verdict: string | null;
  cost: number | null;
  /** What the answer comes from: an entry, or what has a title. */
  source?: { entry_id: string | null; title: string } | undefined;
}

/** A conversation as it was made up: what is counted of it is worked out from this alone. */
export interface Talk {
  id: string;
  contactId: string;
  status: string;
  endedAs: string | null;
  isTest: boolean;
  channel: ChannelKind;
  language: Locale;
  teamId: string | null;
  linkId: string | null;
  page: string | null;
  /** As the address of that page named it. */
  campaign: string | null;
  /** Whatever is said, in its order. */
  said: {
    author: string;
    kind: string;
    at: number;
    agentId: number | null;
    key: string;
    answerKind: string | null;
    verdict: string | null;
    source?: TalkRun['source'];
  }[];
  /** Articles that the visitor brings along, before anything is said. */
  brought: number;
  runs: TalkRun[];
  calledAt: number | null;
  trigger: string | null;
  csat: number | null;
  lastAt: number;
  resolvedAt: number | null;
  failed: { seq: number; reason: string }[];
}

export interface TalkMaker {
  roll: () => number;
  now: number;
  agents: readonly number[];
  teams: readonly string[];
  links: readonly string[];
  contacts: readonly string[];
  /** What answers may come from; from nothing where it is left out. */
  sources?: readonly NonNullable<TalkRun['source']>[];
}

/** Taken by when a conversation ended, which is as random as all else. */
const CAMPAIGNS = [null, 'Spring sale', null, '2026', null];

/** A conversation at random: often around a midnight, with the bot or without, with people or without, ended in every way. */
export function randomTalk({ roll, now, agents, teams, links, contacts, sources = [] }: TalkMaker): Talk {
  const pick = <T>(...among: readonly T[]): T => among[Math.floor(roll() * among.length)] as T;
  const midnight = now - Math.floor(roll() * 26) * DAY - pick(13, 14, 3) * HOUR;
  let at = Math.min(now - 2 * HOUR, roll() < 0.5 ? midnight + Math.floor((roll() - 0.5) * 120_000) : now - Math.floor(roll() * 26 * DAY));
  const wait = () => {
    at = Math.min(now - 1_000, at + pick(4_000, 90_000, 40 * 60_000, 30 * HOUR));
    return at;
  };
  const brought = roll() < 0.2 ? 1 + Math.floor(roll() * 2) : 0;
  const isSilent = roll() < 0.08;
  const said: Talk['said'] = [];
  const say = (author: string, more: Partial<Talk['said'][number]> = {}) =>
    said.push({ author, kind: 'text', at, agentId: null, key: randomUUID(), answerKind: null, verdict: null, ...more });
  const runs: TalkRun[] = [];
  const asks = isSilent ? 0 : Math.floor(roll() * 4);
  if (!isSilent && asks === 0) say('contact');
  for (let nth = 0; nth < asks; nth++) {
    say('contact', { at: wait() });
    const state = pick('posted', 'posted', 'posted', 'posted', 'failed', 'dropped_stale');
    const kind = state === 'posted' ? pick('exact', 'generated', 'generated', 'no_answer', 'small_talk', 'clarify') : null;
    const verdict = kind === 'exact' || kind === 'generated' ? pick(null, null, null, 'up', 'down') : null;
    const hasSource = sources.length > 0 && (kind === 'exact' || kind === 'generated' || kind === 'clarify');
    const source = hasSource ? pick(undefined, ...sources) : undefined;
    const run = { id: randomUUID(), at, state, kind, verdict, cost: kind === 'generated' ? Math.floor(roll() * 900) : null, source };
    runs.push(run);
    if (state === 'posted') say('bot', { key: `run:${run.id}`, answerKind: kind, verdict, source });
  }
  const trigger = isSilent ? null : pick(null, null, 'button', 'misses', 'paused');
  const calledAt = trigger === null ? null : wait();
  if (calledAt !== null) say('system', { kind: 'event' });
  const replies = isSilent ? 0 : pick(0, 0, 1, 2);
  for (let nth = 0; nth < replies; nth++) say('agent', { at: wait(), agentId: pick(...agents) });
  const status = pick('bot', 'queued', 'open', 'waiting', 'resolved', 'resolved', 'resolved', 'thread');
  return {
    id: randomUUID(),
    contactId: pick(...contacts),
    status,
    endedAs: status === 'resolved' ? pick(null, null, null, 'spam', 'abandoned') : null,
    isTest: status === 'thread' && roll() < 0.5,
    channel: pick(...CHANNEL_KINDS),
    language: pick(...LOCALES),
    teamId: pick(null, ...teams),
    linkId: pick(null, null, ...links),
    page: pick(null, 'https://shop.example/tents', 'https://shop.example/'),
    campaign: CAMPAIGNS[(at + said.length) % CAMPAIGNS.length] ?? null,
    said,
    brought,
    runs,
    calledAt,
    trigger,
    csat: pick(null, null, 1, 4, 5),
    lastAt: at,
    resolvedAt: status === 'resolved' ? wait() : null,
    failed: said.flatMap(({ author }, index) =>
      author !== 'contact' && roll() < 0.1 ? [{ seq: brought + index + 1, reason: pick(...DELIVERY_REASONS) }] : [],
    ),
  };
}

const at = (ms: number | null) => (ms === null ? sql`NULL` : sql`to_timestamp(${ms} / 1000.0)`);

/** Puts a conversation into the tables. @param channelId that what was not delivered was to go out on */
export async function storeTalk(app: TestApp, tenantId: number, talk: Talk, no: number, channelId: string): Promise<void> {
  const { id, brought, said, runs } = talk;
  const start = said[0]?.at ?? talk.lastAt;
  await inTenant(app.services.database, tenantId, async ({ db }) => {
    await db.execute(sql`INSERT INTO conversation (tenant_id, id, no, contact_id, status, ended_as, is_test, channel, language, team_id, last_seq, last_message_at, csat_score, resolved_at, created_at, updated_at)
      VALUES (${tenantId}, ${id}, ${no}, ${talk.contactId}, ${talk.status}, ${talk.endedAs}, ${talk.isTest}, ${talk.channel}, ${talk.language}, ${talk.teamId}, ${brought + said.length},
        ${at(talk.lastAt)}, ${talk.csat}, ${at(talk.resolvedAt)}, ${at(start)}, ${at(talk.resolvedAt ?? talk.lastAt)})`);
    const messages = [
      ...Array.from({ length: brought }, (_, index) => ({
        seq: index + 1,
        author: 'system',
        kind: 'event',
        event: { name: 'article_read' },
        at: start,
      })),
      ...said.map((each, index) => ({ ...each, seq: brought + index + 1, event: each.kind === 'event' ? { name: 'queued' } : undefined })),
    ].map((each) => ({ key: randomUUID(), agentId: null, answerKind: null, verdict: null, source: undefined, ...each }));
    for (const { seq, key, author, agentId, kind, event, answerKind, verdict, source, at: when } of messages)
      await db.execute(sql`INSERT INTO message (tenant_id, conversation_id, seq, client_msg_id, author_kind, author_id, kind, body, event, answer_kind, verdict, sources, created_at)
        VALUES (${tenantId}, ${id}, ${seq}, ${key}, ${author}, ${agentId === null ? null : String(agentId)}, ${kind}, 'Where?',
          ${event ? JSON.stringify(event) : null}::jsonb, ${answerKind}, ${verdict}, ${source ? JSON.stringify([source]) : null}::jsonb, ${at(when)})`);
    for (const [index, run] of runs.entries())
      await db.execute(sql`INSERT INTO bot_run (tenant_id, id, conversation_id, trigger_seq, owner_epoch, state, question, answer_kind, language, cost_micro, created_at, finished_at)
        VALUES (${tenantId}, ${run.id}, ${id}, ${index + 1}, 0, ${run.state}, 'Where?', ${run.kind}, ${talk.language}, ${run.cost}, ${at(run.at)}, ${at(run.at)})`);
    if (talk.calledAt !== null)
      await db.execute(sql`INSERT INTO conversation_note (tenant_id, conversation_id, after_seq, kind, briefing, created_at)
        VALUES (${tenantId}, ${id}, 1, 'briefing', ${JSON.stringify({ trigger: talk.trigger })}::jsonb, ${at(talk.calledAt)})`);
    if (talk.page !== null || talk.campaign !== null)
      await db.execute(sql`INSERT INTO page_seen (tenant_id, conversation_id, seen_at, page, campaign)
        VALUES (${tenantId}, ${id}, ${at(start)}, ${talk.page}, ${talk.campaign === null ? null : JSON.stringify({ source: 'mail', medium: null, name: talk.campaign })}::jsonb)`);
    if (talk.linkId !== null)
      await db.execute(sql`INSERT INTO diversion_visit (tenant_id, link_id, opened_at, visitor, outcome, language, device, source, ref_code, conversation_id)
        VALUES (${tenantId}, ${talk.linkId}, ${at(start)}, '\\x00', 'redirected', ${talk.language}, 'phone', '', '', ${id})`);
    for (const { seq, reason } of talk.failed)
      for (const part of [0, 1])
        await db.execute(sql`INSERT INTO channel_delivery (tenant_id, conversation_id, seq, part, channel_id, state, reason, request_id, due_at, created_at)
          VALUES (${tenantId}, ${id}, ${seq}, ${part}, ${channelId}, 'failed', ${reason}, gen_random_uuid(), ${at(start)}, ${at(start)})`);
  });
}
