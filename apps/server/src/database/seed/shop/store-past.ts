import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import { makeBriefing } from '#/domains/bot/handoff/make-briefing.ts';
import { markAnswered } from '#/domains/conversation/conversation.repository.ts';
import { saveConversations } from '#/domains/conversation/ledger.repository.ts';
import { appendMessages } from '#/domains/message/append-messages.ts';
import { appendActivities } from '#/domains/note/append-activities.ts';
import { appendBriefings } from '#/domains/note/append-briefings.ts';
import { publishing } from '#/events/publish-events.ts';
import type { ShopContact } from './choose-contact.ts';
import type { PastConversation } from './plan-past.ts';

/** Conversations in one statement. */
const AT_ONCE = 300;

interface PastRows {
  conversations: readonly PastConversation[];
  contacts: readonly ShopContact[];
  /** Of channels on services, and of the web site, by kind. */
  channels: ReadonlyMap<string, string>;
  bot: BotSettings;
  /** Who has read everything that is over. */
  readerId: number;
  now: number;
}

/** Stores what was played, in a few statements for hundreds of conversations. Nobody is told of it: it is over. */
export async function storePast(scope: TenantScope, past: PastRows): Promise<void> {
  await insertContacts(scope, past.contacts);
  for (let from = 0; from < past.conversations.length; from += AT_ONCE) {
    const conversations = past.conversations.slice(from, from + AT_ONCE);
    await storeConversations(scope, { ...past, conversations });
  }
  await countUse(scope);
}

async function storeConversations(scope: TenantScope, past: PastRows): Promise<void> {
  const { conversations, bot, now } = past;
  await insertConversations(scope, past);
  const states = conversations.map(({ state }) => state);
  await saveConversations(scope, states, publishing(scope, [], now), now);
  await stampConversations(scope, past);
  const messages = withId(conversations, ({ messages: said }) => said);
  await appendMessages(scope, messages);
  await insertRuns(scope, conversations);
  await saveVerdicts(scope, conversations);
  await appendActivities(
    scope,
    withId(conversations, ({ activities }) => activities),
  );
  const briefings = conversations.flatMap(({ state, messages: said, briefings: handed }) =>
    handed.map(({ afterSeq, createdAt, ...handoff }) => {
      const spoken = said
        .filter(({ seq, kind }) => kind === 'text' && seq <= afterSeq)
        .map(({ authorKind, body, answerKind, sources }) => ({ author_kind: authorKind, body, answer_kind: answerKind, sources }));
      return { conversationId: state.id, afterSeq, createdAt, briefing: makeBriefing(handoff, spoken, bot) };
    }),
  );
  await appendBriefings(scope, briefings);
  await markAnswered(scope, messages);
  await insertPages(scope, conversations);
  await insertPeople(scope, past);
}

function withId<T>(conversations: readonly PastConversation[], of: (each: PastConversation) => readonly T[]) {
  return conversations.flatMap((each) => of(each).map((row) => ({ ...row, conversationId: each.state.id })));
}

const at = (name: string) => sql.raw(`to_timestamp(r."${name}" / 1000.0)`);

async function insertContacts({ tenantId, db }: TenantScope, contacts: readonly ShopContact[]): Promise<void> {
  await db.execute(sql`INSERT INTO contact (tenant_id, id, name, locale, email, phone, tags, first_seen_at, last_seen_at)
    SELECT ${tenantId}, r.id, r.name, r.locale, r.email, r.phone, r.tags, ${at('firstAt')}, ${at('lastAt')}
    FROM jsonb_to_recordset(${JSON.stringify(contacts)}::jsonb) AS r(id uuid, name text, locale text, email text, phone text, tags text[], "firstAt" double precision, "lastAt" double precision)
    ORDER BY r."firstAt"`);
}

/** As conversations begin, numbered in their order. */
async function insertConversations({ tenantId, db }: TenantScope, { conversations, channels }: PastRows): Promise<void> {
  const rows = conversations.map(({ state, createdAt, channel }) => ({
    id: state.id,
    contact: state.contactId,
    language: state.language,
    channel,
    channel_id: channels.get(channel),
    at: createdAt,
  }));
  await db.execute(sql`WITH r AS (SELECT *, row_number() OVER (ORDER BY at) AS place
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, contact uuid, language text, channel text, channel_id uuid, at double precision)),
    counted AS (INSERT INTO conversation_counter (tenant_id, last_no) VALUES (${tenantId}, ${rows.length})
      ON CONFLICT (tenant_id) DO UPDATE SET last_no = conversation_counter.last_no + ${rows.length} RETURNING last_no)
    INSERT INTO conversation (tenant_id, id, no, contact_id, language, channel, channel_id, created_at)
    SELECT ${tenantId}, r.id, counted.last_no - ${rows.length} + r.place, r.contact, r.language, r.channel, r.channel_id, ${at('at')} FROM r, counted`);
}

/** When they were changed last; visitors and the reader have seen what is over. */
async function stampConversations({ tenantId, db }: TenantScope, { conversations, readerId }: PastRows): Promise<void> {
  const rows = JSON.stringify(conversations.map(({ state, updatedAt }) => ({ id: state.id, at: updatedAt })));
  await db.execute(sql`UPDATE conversation c SET updated_at = ${at('at')}, contact_seen_seq = CASE WHEN c.status = 'queued' THEN 0 ELSE c.last_seq END
    FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, at double precision) WHERE c.tenant_id = ${tenantId} AND c.id = r.id`);
  await db.execute(sql`INSERT INTO conversation_reader (tenant_id, conversation_id, user_id, seen_seq)
    SELECT ${tenantId}, c.id, ${readerId}, c.last_seq FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid)
    JOIN conversation c ON c.tenant_id = ${tenantId} AND c.id = r.id WHERE c.status = 'resolved'`);
}

async function insertRuns({ tenantId, db }: TenantScope, conversations: readonly PastConversation[]): Promise<void> {
  const rows = conversations.flatMap(({ state, runs }) =>
    runs.map((run) => ({
      ...run,
      conversationId: state.id,
      language: state.language,
      retrieved: run.entryId === null ? [] : [{ entry_id: run.entryId, score: 0.86 }],
      confidence: run.entryId === null ? null : 0.86,
    })),
  );
  await db.execute(sql`INSERT INTO bot_run (tenant_id, id, conversation_id, trigger_seq, owner_epoch, state, question, answer_kind, retrieved, confidence, language,
      latency_ms, created_at, finished_at, handoff_trigger, version_no)
    SELECT ${tenantId}, r.id, r."conversationId", r."triggerSeq", r."ownerEpoch", r.state, r.question, r."answerKind", r.retrieved, r.confidence, r.language,
      r."finishedAt" - r."createdAt", ${at('createdAt')}, ${at('finishedAt')}, r.trigger, 1
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, "conversationId" uuid, "triggerSeq" bigint, "ownerEpoch" integer, state text, question text,
      "answerKind" text, retrieved jsonb, confidence real, language text, trigger text, "createdAt" double precision, "finishedAt" double precision)`);
}

async function saveVerdicts({ tenantId, db }: TenantScope, conversations: readonly PastConversation[]): Promise<void> {
  const rows = withId(conversations, ({ verdicts }) => verdicts);
  await db.execute(sql`UPDATE message m SET verdict = r.verdict FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r("conversationId" uuid, seq bigint, verdict text)
    WHERE m.tenant_id = ${tenantId} AND m.conversation_id = r."conversationId" AND m.seq = r.seq`);
}

async function insertPages({ tenantId, db }: TenantScope, conversations: readonly PastConversation[]): Promise<void> {
  const rows = conversations
    .filter(({ page }) => page !== null)
    .map(({ state, createdAt, page, campaign }) => ({ id: state.id, page: `https://northfold.example${page}`, campaign, at: createdAt }));
  await db.execute(sql`INSERT INTO page_seen (tenant_id, conversation_id, seen_at, page, campaign) SELECT ${tenantId}, r.id, ${at('at')}, r.page, r.campaign
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, page text, campaign jsonb, at double precision)`);
}

/** Where people on services are written to. */
async function insertPeople({ tenantId, db }: TenantScope, { conversations, channels }: PastRows): Promise<void> {
  const rows = conversations
    .filter(({ channel }) => channel !== 'web')
    .map(({ channel, contact, updatedAt }) => ({
      channel_id: channels.get(channel),
      address: (channel === 'whatsapp' ? contact.phone?.replace(/\D/g, '') : channel === 'email' ? contact.email : undefined) ?? contact.id,
      contact: contact.id,
      name: contact.name,
      at: updatedAt,
    }));
  await db.execute(sql`INSERT INTO channel_person (tenant_id, channel_id, address, contact_id, name, last_in_at)
    SELECT DISTINCT ON (r.channel_id, r.address) ${tenantId}::bigint, r.channel_id, r.address, r.contact, r.name, ${at('at')}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(channel_id uuid, address text, contact uuid, name text, at double precision)
    ORDER BY r.channel_id, r.address, r.at DESC
    ON CONFLICT (tenant_id, channel_id, address) DO UPDATE SET last_in_at = greatest(channel_person.last_in_at, excluded.last_in_at)`);
}

/** How often entries answered, and how they were judged. */
async function countUse({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`UPDATE corpus_entry e SET hit_count = u.hits, good_count = u.good, bad_count = u.bad FROM (
      SELECT (r.retrieved->0->>'entry_id')::uuid AS id, count(*) AS hits, count(*) FILTER (WHERE m.verdict = 'up') AS good, count(*) FILTER (WHERE m.verdict = 'down') AS bad
      FROM bot_run r JOIN message m ON m.tenant_id = r.tenant_id AND m.conversation_id = r.conversation_id AND m.client_msg_id = 'run:' || r.id
      WHERE r.tenant_id = ${tenantId} AND r.state = 'posted' AND r.answer_kind = 'exact' GROUP BY 1) u
    WHERE e.tenant_id = ${tenantId} AND e.id = u.id`);
}
