import type { EventConversation } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import { byKey } from '#/database/by-key.ts';
import { executeNamed } from '#/database/execute-named.ts';
import type { TenantScope } from '#/database/transaction.ts';

const person = (id: string, name: string) =>
  `CASE WHEN ${id} IS NOT NULL THEN jsonb_build_object('id', ${id}, 'name', coalesce(${name}, '')) END`;

/** Conversations as programs outside are told of them, by their ids; those that are gone, tests and threads of work orders are left out. */
export async function describeConversations(
  { tenantId, db }: TenantScope,
  ids: readonly string[],
): Promise<Map<string, EventConversation>> {
  if (ids.length === 0) return new Map();
  const rows = await executeNamed<EventConversation>(
    db,
    'describe_conversations',
    sql`SELECT c.id, c.no, c.status, c.ended_as, c.owner_kind, ${sql.raw(person('c.agent_id', 'c.agent_name'))} AS agent, ${sql.raw(person('g.id', 'g.name'))} AS team,
      jsonb_build_object('id', k.id, 'no', k.no, 'name', k.name, 'email', k.email, 'external_id', k.external_id) AS contact, ${sql.raw(person('h.id', 'h.name'))} AS channel,
      c.language, c.priority, c.tags, c.last_seq, epoch_ms(c.waiting_since) AS waiting_since, epoch_ms(c.snoozed_until) AS snoozed_until, epoch_ms(c.resolved_at) AS resolved_at,
      CASE WHEN c.csat_score IS NOT NULL THEN jsonb_build_object('score', c.csat_score, 'comment', c.csat_comment, 'at', epoch_ms(c.csat_at)) END AS csat,
      epoch_ms(c.created_at) AS created_at, epoch_ms(c.updated_at) AS updated_at
    FROM unnest(${sql.param([...new Set(ids)])}::uuid[]) AS wanted(id)
    CROSS JOIN LATERAL (SELECT * FROM conversation WHERE tenant_id = ${tenantId} AND ${byKey('id', 'wanted.id')}) c
    CROSS JOIN LATERAL (SELECT id, no, name, email, external_id FROM contact WHERE tenant_id = ${tenantId} AND ${byKey('id', 'c.contact_id')}) k
    LEFT JOIN team g ON g.tenant_id = ${tenantId} AND g.id = c.team_id
    LEFT JOIN channel h ON h.tenant_id = ${tenantId} AND h.id = c.channel_id
    WHERE c.status <> 'thread' AND NOT c.is_test`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
