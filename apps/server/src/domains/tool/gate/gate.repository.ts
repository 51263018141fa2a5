import type { ToolCall } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A call that waits for the visitor's word, or for a proof of who they are. */
export interface WaitingCall {
  id: string;
  name: string;
  arguments: Record<string, unknown>;
  /** What the visitor had asked when the call came up. */
  question: string;
  outcome: 'needs_confirmation' | 'needs_verification';
}

/** Keeps what was called in a run; a call that waits has no `settled_at`. */
export async function insertCalls(
  { tenantId, db }: TenantScope,
  run: { id: string; conversationId: string; question: string },
  calls: readonly ToolCall[],
  now: number,
): Promise<void> {
  if (calls.length === 0) return;
  const rows = calls.map(({ name, arguments: values, outcome, status, took_ms: took }) => ({ name, values, outcome, status, took }));
  await db.execute(sql`INSERT INTO bot_tool_call (tenant_id, conversation_id, run_id, name, arguments, question, outcome, status, took_ms, created_at, settled_at)
    SELECT ${tenantId}, ${run.conversationId}, ${run.id}, r.name, r.values, ${run.question}, r.outcome, r.status, r.took, to_timestamp(${now} / 1000.0),
      CASE WHEN r.outcome LIKE 'needs!_%' ESCAPE '!' THEN NULL ELSE to_timestamp(${now} / 1000.0) END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(name text, values jsonb, outcome text, status integer, took double precision)`);
}

/** The call that the bot's last words were about; what was said before them, or before a person had the word, is forgotten. */
export async function findWaiting(
  { tenantId, db }: TenantScope,
  conversationId: string,
  runId: string,
  after: number,
): Promise<WaitingCall | undefined> {
  const { rows } =
    await db.execute(sql`SELECT id, name, arguments, question, outcome FROM bot_tool_call c WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId}
      AND settled_at IS NULL AND created_at > to_timestamp(${after} / 1000.0)
      AND run_id = (SELECT CASE WHEN r.state = 'posted' AND r.owner_epoch = this.owner_epoch THEN r.id END FROM bot_run r, bot_run this
        WHERE this.tenant_id = c.tenant_id AND this.id = ${runId} AND r.tenant_id = c.tenant_id AND r.conversation_id = c.conversation_id
          AND r.trigger_seq < this.trigger_seq ORDER BY r.trigger_seq DESC LIMIT 1)
    ORDER BY id DESC LIMIT 1`);
  return rows[0] as unknown as WaitingCall | undefined;
}

/** Settles a waiting call once, however often it is tried. @returns false where it is settled already */
export async function settleCall({ tenantId, db }: TenantScope, id: string, outcome: ToolCall['outcome'], now: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`UPDATE bot_tool_call SET settled_at = to_timestamp(${now} / 1000.0), outcome = ${outcome} WHERE tenant_id = ${tenantId} AND id = ${id} AND settled_at IS NULL`,
  );
  return (rowCount ?? 0) > 0;
}

/** What came of a call that the visitor had agreed to. */
export async function finishCall({ tenantId, db }: TenantScope, id: string, { outcome, status, took_ms: took }: ToolCall): Promise<void> {
  await db.execute(
    sql`UPDATE bot_tool_call SET outcome = ${outcome}, status = ${status}, took_ms = ${took} WHERE tenant_id = ${tenantId} AND id = ${id}`,
  );
}

/** The question of this run is still about the call: the next one may be too. */
export async function carryCall({ tenantId, db }: TenantScope, id: string, runId: string): Promise<void> {
  await db.execute(sql`UPDATE bot_tool_call SET run_id = ${runId} WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export interface Proof {
  id: string;
  address: string;
  digest: string;
  tries: number;
  sentAt: number;
}

/** The latest code of a conversation that is not used yet. */
export async function findProof({ tenantId, db }: TenantScope, conversationId: string): Promise<Proof | undefined> {
  const { rows } = await db.execute(sql`SELECT id, address, code_digest AS digest, tries, epoch_ms(sent_at) AS "sentAt" FROM visitor_proof
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND proven_at IS NULL ORDER BY id DESC LIMIT 1 FOR UPDATE`);
  return rows[0] as unknown as Proof | undefined;
}

/** Codes that were sent: to the address since a time, by whomever, and in the conversation. */
export async function countProofs(
  { tenantId, db }: TenantScope,
  conversationId: string,
  address: string,
  since: number,
): Promise<{ toAddress: number; inConversation: number }> {
  // Two messages at once must not both be the last that is allowed.
  await db.execute(sql`SELECT 1 FROM conversation WHERE tenant_id = ${tenantId} AND id = ${conversationId} FOR UPDATE`);
  const { rows } = await db.execute(sql`SELECT
      count(*) FILTER (WHERE address = ${address} AND sent_at > to_timestamp(${since} / 1000.0))::int AS "toAddress",
      count(*) FILTER (WHERE conversation_id = ${conversationId})::int AS "inConversation"
    FROM visitor_proof WHERE tenant_id = ${tenantId} AND (address = ${address} OR conversation_id = ${conversationId})`);
  return rows[0] as unknown as { toAddress: number; inConversation: number };
}

/** Who erases the conversation waits meanwhile. @returns whose conversation it is; undefined where it is gone */
export async function insertProof(
  { tenantId, db }: TenantScope,
  conversationId: string,
  address: string,
  digest: string,
  now: number,
): Promise<string | undefined> {
  const { rows } = await db.execute(
    sql`SELECT contact_id AS id FROM conversation WHERE tenant_id = ${tenantId} AND id = ${conversationId} FOR KEY SHARE`,
  );
  if (rows.length === 0) return undefined;
  await db.execute(sql`INSERT INTO visitor_proof (tenant_id, conversation_id, address, code_digest, sent_at)
    VALUES (${tenantId}, ${conversationId}, ${address}, ${digest}, to_timestamp(${now} / 1000.0))`);
  return (rows[0] as { id: string }).id;
}

export async function missProof({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`UPDATE visitor_proof SET tries = tries + 1 WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** The address is the visitor's; where it is the one that they left, the contact's too. */
export async function acceptProof({ tenantId, db }: TenantScope, id: string, now: number): Promise<void> {
  await db.execute(sql`WITH proof AS (UPDATE visitor_proof SET proven_at = to_timestamp(${now} / 1000.0)
      WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING conversation_id, address)
    UPDATE contact k SET email_claimed = false FROM proof p, conversation c
    WHERE c.tenant_id = ${tenantId} AND c.id = p.conversation_id AND k.tenant_id = c.tenant_id AND k.id = c.contact_id
      AND lower(k.email) = lower(p.address)`);
}

/**
 * What the business's site has vouched for of who wrote last in a conversation, while that holds: another browser of the same contact, which
 * came by a link in a mail, has proven nothing.
 */
export async function vouchedFor(
  { tenantId, db }: TenantScope,
  conversationId: string,
  now: number,
): Promise<{ email: string | null } | undefined> {
  const { rows } = await db.execute(sql`SELECT v.verified_email AS email FROM conversation c
      JOIN visitor_session v ON v.tenant_id = c.tenant_id AND v.id = c.last_session_id AND v.contact_id = c.contact_id
      JOIN contact k ON k.tenant_id = c.tenant_id AND k.id = c.contact_id AND k.identified_at IS NOT NULL
    WHERE c.tenant_id = ${tenantId} AND c.id = ${conversationId} AND v.verified_until > to_timestamp(${now} / 1000.0)`);
  return rows[0] as { email: string | null } | undefined;
}

/** The address that was proven in a conversation after a time. */
export async function provenAddress({ tenantId, db }: TenantScope, conversationId: string, after: number): Promise<string | undefined> {
  const { rows } =
    await db.execute(sql`SELECT address FROM visitor_proof WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId}
    AND proven_at > to_timestamp(${after} / 1000.0) ORDER BY proven_at DESC LIMIT 1`);
  return (rows[0] as unknown as { address: string } | undefined)?.address;
}
