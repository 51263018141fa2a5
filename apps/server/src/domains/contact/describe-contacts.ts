import type { EventContact } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** A contact as programs outside are told of it, and since when it can be known to them. */
export interface DescribedContact {
  contact: EventContact;
  /** Its first conversation in which anything was said; null where there is none. */
  firstConversationId: string | null;
}

/** Contacts by their ids; those that are gone or were merged are left out. */
export async function describeContacts({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<Map<string, DescribedContact>> {
  if (ids.length === 0) return new Map();
  const { rows } =
    await db.execute(sql`SELECT k.id, jsonb_build_object('id', k.id, 'no', k.no, 'name', k.name, 'email', k.email, 'phone', k.phone,
      'external_id', k.external_id, 'tags', k.tags, 'attrs', k.attrs, 'locale', k.locale, 'blocked_at', epoch_ms(k.blocked_at), 'first_seen_at', epoch_ms(k.first_seen_at)) AS contact,
      (SELECT c.id FROM conversation c WHERE c.tenant_id = k.tenant_id AND c.contact_id = k.id AND c.last_seq > 0 AND NOT c.is_test ORDER BY c.created_at, c.id LIMIT 1) AS "firstConversationId"
    FROM contact k WHERE k.tenant_id = ${tenantId} AND k.id = ANY(${sql.param([...new Set(ids)])}::uuid[]) AND k.merged_into IS NULL`);
  return new Map((rows as unknown as (DescribedContact & { id: string })[]).map(({ id, ...described }) => [id, described]));
}
