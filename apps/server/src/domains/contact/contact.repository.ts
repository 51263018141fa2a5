import type { Contact } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Conversations that a contact's card shows. */
const CONVERSATIONS_SHOWN = 50;
/** Browsers that it shows. */
const IDENTITIES_SHOWN = 20;
/** Texts agreed to that it shows. */
const CONSENTS_SHOWN = 20;
/** Pages that the chat was opened from that it shows. */
const PAGES_SHOWN = 20;

export async function findContact({ tenantId, db }: TenantScope, id: string): Promise<Contact | undefined> {
  const { rows } =
    await db.execute(sql`SELECT k.id, k.no, k.name, k.email, k.email IS NOT NULL AND NOT k.email_claimed AS email_confirmed, k.phone, k.remark, k.tags, k.external_id, epoch_ms(k.identified_at) AS identified_at, k.claimed, k.attrs, k.locale, epoch_ms(k.blocked_at) AS blocked_at,
      epoch_ms(k.first_seen_at) AS first_seen_at, epoch_ms(k.last_seen_at) AS last_seen_at,
      (SELECT count(*)::int FROM contact_merge m WHERE m.tenant_id = k.tenant_id AND m.into_id = k.id) AS merges,
      coalesce((SELECT jsonb_agg(c ORDER BY c.updated_at DESC) FROM (
        SELECT o.id, o.no, o.status, coalesce(o.last_body, '') AS last_body, epoch_ms(o.updated_at) AS updated_at FROM conversation o
        WHERE o.tenant_id = ${tenantId} AND o.contact_id = k.id AND o.last_seq > 0 AND o.status <> 'thread' ORDER BY o.updated_at DESC LIMIT ${CONVERSATIONS_SHOWN}) c), '[]') AS conversations,
      coalesce((SELECT jsonb_agg(i ORDER BY i.last_seen_at DESC) FROM (
        SELECT v.id, 'browser' AS kind, v.merged_from IS NOT NULL AS merged, epoch_ms(v.created_at) AS first_seen_at, epoch_ms(v.last_seen_at) AS last_seen_at
        FROM visitor_session v WHERE v.tenant_id = ${tenantId} AND v.contact_id = k.id ORDER BY v.last_seen_at DESC LIMIT ${IDENTITIES_SHOWN}) i), '[]') AS identities,
      coalesce((SELECT jsonb_agg(g ORDER BY g.at DESC) FROM (
        SELECT a.text_version AS version, a.given, a.locale, a.text, a.link, epoch_ms(a.given_at) AS at FROM consent a
        WHERE a.tenant_id = ${tenantId} AND a.contact_id = k.id ORDER BY a.given_at DESC LIMIT ${CONSENTS_SHOWN}) g), '[]') AS consents,
      coalesce((SELECT jsonb_agg(s ORDER BY s.at DESC) FROM (
        SELECT p.page, p.campaign, p.conversation_id, epoch_ms(p.seen_at) AS at FROM page_seen p
        JOIN conversation pc ON pc.tenant_id = p.tenant_id AND pc.id = p.conversation_id
        WHERE p.tenant_id = ${tenantId} AND pc.contact_id = k.id ORDER BY p.seen_at DESC LIMIT ${PAGES_SHOWN}) s), '[]') AS pages
    FROM contact k WHERE k.tenant_id = ${tenantId} AND k.id = ${id}`);
  return rows[0] as unknown as Contact | undefined;
}

export type ContactChange = Partial<Pick<Contact, 'name' | 'email' | 'phone' | 'remark' | 'tags' | 'external_id' | 'attrs'>>;

/** What a member writes anew is not only claimed any more. @returns false where there is no such contact */
export async function changeContact({ tenantId, db }: TenantScope, id: string, change: ContactChange): Promise<boolean> {
  const attrs = change.attrs === undefined ? null : JSON.stringify(change.attrs);
  const { rows } = await db.execute(sql`UPDATE contact SET
      name = CASE WHEN ${'name' in change} THEN ${change.name ?? null} ELSE name END,
      email = CASE WHEN ${'email' in change} THEN ${change.email ?? null} ELSE email END,
      email_claimed = email_claimed AND NOT ${'email' in change},
      phone = CASE WHEN ${'phone' in change} THEN ${change.phone ?? null} ELSE phone END,
      external_id = CASE WHEN ${'external_id' in change} THEN ${change.external_id ?? null} ELSE external_id END,
      identified_at = CASE WHEN ${'external_id' in change} AND external_id IS DISTINCT FROM ${change.external_id ?? null}::text THEN NULL ELSE identified_at END,
      claimed = ARRAY(SELECT field FROM unnest(claimed) AS field WHERE CASE field
        WHEN 'name' THEN NOT ${'name' in change} OR name IS NOT DISTINCT FROM ${change.name ?? null}::text
        WHEN 'phone' THEN NOT ${'phone' in change} OR phone IS NOT DISTINCT FROM ${change.phone ?? null}::text
        ELSE ${attrs}::jsonb IS NULL OR attrs->substr(field, 7) IS NOT DISTINCT FROM ${attrs}::jsonb->substr(field, 7) END),
      attrs = coalesce(${attrs}::jsonb, attrs),
      remark = coalesce(${change.remark ?? null}, remark),
      tags = coalesce(${change.tags === undefined ? null : sql.param(change.tags)}::text[], tags)
    WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING id`);
  return rows.length > 0;
}

/** The contact that one has become by a merge; the same id where it has not, or is not there. */
export async function survivorOf({ tenantId, db }: TenantScope, id: string): Promise<string> {
  const { rows } = await db.execute(sql`SELECT coalesce(merged_into, id) AS id FROM contact WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return (rows[0] as { id: string } | undefined)?.id ?? id;
}

/** @param blockedAt milliseconds since 1970; null lets them write again */
export async function setBlocked({ tenantId, db }: TenantScope, id: string, blockedAt: number | null): Promise<boolean> {
  const { rows } =
    await db.execute(sql`UPDATE contact SET blocked_at = ${blockedAt === null ? sql`NULL` : sql`coalesce(blocked_at, to_timestamp(${blockedAt} / 1000.0))`}
    WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING id`);
  return rows.length > 0;
}

/** The contact's conversations, locked until the transaction ends. */
export async function lockConversationsOf({ tenantId, db }: TenantScope, id: string): Promise<string[]> {
  const { rows } = await db.execute(
    sql`SELECT id FROM conversation WHERE tenant_id = ${tenantId} AND contact_id = ${id} ORDER BY id FOR UPDATE`,
  );
  return (rows as unknown as { id: string }[]).map((row) => row.id);
}

/** Locks a contact. @returns false where there is none, or only the name of one that was merged */
export async function lockContact({ tenantId, db }: TenantScope, id: string): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT id FROM contact WHERE tenant_id = ${tenantId} AND id = ${id} AND merged_into IS NULL FOR UPDATE`,
  );
  return rows.length > 0;
}
