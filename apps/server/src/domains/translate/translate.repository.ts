import type { ChannelKind, Translation, TranslationLocale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Kept translations of a conversation into one language, and what members had written themselves. */
export async function readTranslations(
  { tenantId, db }: TenantScope,
  conversationId: string,
  target: TranslationLocale,
): Promise<Translation[]> {
  const { rows } = await db.execute(sql`SELECT seq, target, text, engine, state FROM message_translation
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND (target = ${target} OR engine = 'author') ORDER BY seq, target`);
  return rows as unknown as Translation[];
}

/** A message that can be translated. */
export interface Source {
  seq: number;
  body: string;
}

/** Texts of messages that stand as they are: no lines about the conversation, nothing that was taken back. */
export async function readSources({ tenantId, db }: TenantScope, conversationId: string, seqs: readonly number[]): Promise<Source[]> {
  const { rows } = await db.execute(sql`SELECT seq, body FROM message WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId}
    AND seq = ANY(${sql.param([...seqs])}::bigint[]) AND kind = 'text' AND deleted_at IS NULL AND body <> '' ORDER BY seq`);
  return rows as unknown as Source[];
}

export interface NewTranslation extends Omit<Translation, 'state'> {
  conversationId: string;
  /** What the message said when it was read. */
  body: string;
  state: 'ok' | 'failed';
  /** Names the glossary that it was made with, and what that said about the message. */
  glossary: string;
  wordings: string;
  /** Characters that a model was asked for. */
  costChars: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** Keeps a translation, as stale where the message has changed since; of a message that was taken back nothing is kept. */
export async function keepTranslation({ tenantId, db }: TenantScope, made: NewTranslation): Promise<Translation | undefined> {
  const { conversationId, seq, target, text, engine, state, body, glossary, wordings, costChars, at } = made;
  const { rows } =
    await db.execute(sql`INSERT INTO message_translation (tenant_id, conversation_id, seq, target, text, engine, state, glossary, wordings, cost_chars, created_at)
    SELECT tenant_id, conversation_id, seq, ${target}, ${text}, ${engine}, CASE WHEN body = ${body} THEN ${state} ELSE 'stale' END, ${glossary}, ${wordings}, ${costChars}, to_timestamp(${at} / 1000.0)
    FROM message WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq} AND deleted_at IS NULL
    ON CONFLICT (tenant_id, conversation_id, seq, target) DO UPDATE SET text = excluded.text, engine = excluded.engine, state = excluded.state,
      glossary = excluded.glossary, wordings = excluded.wordings, cost_chars = message_translation.cost_chars + excluded.cost_chars, created_at = excluded.created_at
      WHERE message_translation.engine <> 'author' OR message_translation.state <> 'ok'
    RETURNING seq, target, text, engine, state`);
  return rows[0] as unknown as Translation | undefined;
}

/** What a glossary said about a message when it was translated. */
export interface OfGlossary {
  seq: number;
  body: string;
  wordings: string;
}

/** Kept translations that another glossary was used for, locked in their order; what a member wrote themselves is none. */
export async function lockOfOtherGlossary(
  { tenantId, db }: TenantScope,
  conversationId: string,
  target: TranslationLocale,
  glossary: string,
): Promise<OfGlossary[]> {
  const { rows } = await db.execute(sql`SELECT t.seq, m.body, t.wordings FROM message_translation t
    JOIN message m ON m.tenant_id = t.tenant_id AND m.conversation_id = t.conversation_id AND m.seq = t.seq
    WHERE t.tenant_id = ${tenantId} AND t.conversation_id = ${conversationId} AND t.target = ${target}
      AND t.glossary <> ${glossary} AND t.engine <> 'author' AND t.state <> 'stale' ORDER BY t.seq FOR UPDATE OF t`);
  return rows as unknown as OfGlossary[];
}

/** Notes that translations were compared with a glossary, and which of them it makes stale. */
export async function markGlossary(
  { tenantId, db }: TenantScope,
  compared: { conversationId: string; target: TranslationLocale; glossary: string; seqs: readonly number[]; staleSeqs: readonly number[] },
): Promise<void> {
  const { conversationId, target, glossary, seqs, staleSeqs } = compared;
  await db.execute(sql`UPDATE message_translation SET glossary = ${glossary},
      state = CASE WHEN seq = ANY(${sql.param([...staleSeqs])}::bigint[]) THEN 'stale' ELSE state END
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND target = ${target} AND seq = ANY(${sql.param([...seqs])}::bigint[])`);
}

/** The words have changed: what was made from the old ones says so. */
export async function markStale({ tenantId, db }: TenantScope, conversationId: string, seq: number): Promise<void> {
  await db.execute(
    sql`UPDATE message_translation SET state = 'stale' WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq}`,
  );
}

export async function deleteTranslations({ tenantId, db }: TenantScope, conversationId: string, seq: number): Promise<void> {
  await db.execute(
    sql`DELETE FROM message_translation WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND seq = ${seq}`,
  );
}

/** Channels on which conversations are translated without anybody asking. */
export async function readAutoChannels({ tenantId, db }: TenantScope): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT channel FROM channel_translation WHERE tenant_id = ${tenantId} AND auto`);
  return (rows as unknown as { channel: string }[]).map(({ channel }) => channel);
}

export async function saveAuto({ tenantId, db }: TenantScope, { channel, auto }: { channel: ChannelKind; auto: boolean }): Promise<void> {
  await db.execute(sql`INSERT INTO channel_translation (tenant_id, channel, auto) VALUES (${tenantId}, ${channel}, ${auto})
    ON CONFLICT (tenant_id, channel) DO UPDATE SET auto = excluded.auto`);
}
