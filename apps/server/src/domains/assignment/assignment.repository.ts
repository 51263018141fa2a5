import { sql } from 'drizzle-orm';
import { ON_SERVICE } from '#/database/on-service.ts';
import type { TenantScope } from '#/database/transaction.ts';
import type { Waiting } from './choose-agent.ts';

/** Conversations looked at in one go; those behind them come up as these are given out. */
const LOOK_MAX = 500;

export interface Queued extends Waiting {
  id: string;
  ownerEpoch: number;
}

/** The queue, whoever waits longest first. */
export async function findQueue({ tenantId, db }: TenantScope): Promise<Queued[]> {
  const { rows } =
    await db.execute(sql`SELECT c.id, c.owner_epoch AS "ownerEpoch", c.language, c.tags, c.team_id AS "teamId", to_jsonb(c.passed_by) AS "passedBy",
      (SELECT m.author_id::bigint FROM conversation o JOIN message m ON m.tenant_id = o.tenant_id AND m.conversation_id = o.id
        WHERE o.tenant_id = c.tenant_id AND o.contact_id = c.contact_id AND m.author_kind = 'agent' AND m.author_id IS NOT NULL ORDER BY m.created_at DESC, m.seq DESC LIMIT 1) AS "lastAgentId"
    FROM conversation c WHERE c.tenant_id = ${tenantId} AND c.status = 'queued' ORDER BY c.queued_at, c.id LIMIT ${LOOK_MAX}`);
  return rows as unknown as Queued[];
}

/** A conversation of a person in which the visitor waits. */
export interface Held {
  id: string;
  ownerEpoch: number;
  agentId: number;
  /** Since when the person, who was asked and has not answered yet, keeps the visitor waiting; null after an answer or where they took it themselves. */
  assignedAt: number | null;
}

export async function findHeld({ tenantId, db }: TenantScope): Promise<Held[]> {
  const { rows } =
    await db.execute(sql`SELECT id, owner_epoch AS "ownerEpoch", agent_id AS "agentId", epoch_ms(CASE WHEN assigned_at IS NOT NULL THEN greatest(assigned_at, waiting_since) END) AS "assignedAt"
    FROM conversation WHERE tenant_id = ${tenantId} AND status = 'open' AND agent_id IS NOT NULL AND waiting_since IS NOT NULL ORDER BY queued_at, id LIMIT ${LOOK_MAX}`);
  return rows as unknown as Held[];
}

/** A conversation in which nobody has said anything for long. */
export interface Idle {
  id: string;
  lastSeq: number;
  language: string;
}

export interface IdleQuery {
  status: 'bot' | 'waiting';
  /** Whether the visitor was asked already. */
  asked: boolean;
  /** Whether the visitor has written, or asked for a person; either, without it. Of what was only said to them nobody is asked. */
  taken?: boolean;
  /** Nothing since this moment, in epoch milliseconds. */
  before: number;
  /** Only of one channel, or of all but some, which have rules of their own. */
  channel: { only: string } | { except: readonly string[] };
}

export async function findIdle({ tenantId, db }: TenantScope, { status, asked, taken, before, channel }: IdleQuery): Promise<Idle[]> {
  const since = asked ? sql`asked_at` : sql`last_message_at`;
  const there =
    'only' in channel
      ? sql`channel_id = ${channel.only}`
      : sql`(channel_id IS NULL OR channel_id <> ALL(${sql.param([...channel.except])}::uuid[]))`;
  const takes = sql`EXISTS (SELECT FROM message m WHERE m.tenant_id = c.tenant_id AND m.conversation_id = c.id 
    AND (m.author_kind IN ('contact', 'bot') OR m.event->>'name' = 'queued'))`;
  const those = taken === undefined ? sql`` : taken ? sql`AND ${takes}` : sql`AND NOT ${takes}`;
  const { rows } = await db.execute(sql`SELECT id, last_seq AS "lastSeq", language FROM conversation c
    WHERE tenant_id = ${tenantId} AND status = ${status} AND last_seq > 0 AND asked_at IS ${asked ? sql`NOT NULL` : sql`NULL`}
      AND ${since} <= to_timestamp(${before} / 1000.0) AND ${there} ${those} ORDER BY last_message_at LIMIT ${LOOK_MAX}`);
  return rows as unknown as Idle[];
}

/** Who waits in the queue since long ago, as far as the database knows. */
export interface LongWait {
  id: string;
  contactId: string;
  lastSeq: number;
}

/**
 * What waits for a person, whose visitor has not written since `before` nor called since `calledBefore`, and left no address in it; nobody leaves
 * a service.
 * Both in milliseconds since 1970.
 */
export async function findLong({ tenantId, db }: TenantScope, before: number, calledBefore: number): Promise<LongWait[]> {
  const since = sql`to_timestamp(${calledBefore}::double precision / 1000.0)`;
  const { rows } = await db.execute(sql`SELECT c.id, c.contact_id AS "contactId", c.last_seq AS "lastSeq" FROM conversation c
    WHERE c.tenant_id = ${tenantId} AND c.status = 'queued' AND NOT c.is_test AND c.last_message_at <= to_timestamp(${before}::double precision / 1000.0)
      AND NOT EXISTS (SELECT FROM visitor_session v WHERE v.tenant_id = c.tenant_id AND v.contact_id = c.contact_id AND v.last_seen_at > ${since})
      AND NOT EXISTS (SELECT FROM conversation_note n WHERE n.tenant_id = c.tenant_id AND n.conversation_id = c.id AND n.kind = 'activity'
        AND n.activity->>'name' = 'address')
      AND NOT ${ON_SERVICE}
    ORDER BY c.last_message_at LIMIT ${LOOK_MAX}`);
  return rows as unknown as LongWait[];
}
