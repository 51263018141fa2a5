import type { DiversionDraft, DiversionLink } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PlatformScope, TenantScope } from '#/database/transaction.ts';
import type { SetStatus } from './link-status.ts';

/** A link without its targets. Times are epoch milliseconds. */
export interface StoredLink extends Omit<DiversionDraft, 'targets'> {
  id: string;
  slug: string;
  status: SetStatus;
  visits: number;
  version: number;
  created_by: string;
  created_at: number;
  updated_at: number;
}

const LINK = sql.raw(`id, slug, status, name, strategy, online_only, sticky, landing, texts, epoch_ms(starts_at) AS starts_at,
  epoch_ms(expires_at) AS expires_at, max_visits, fallback, utm, bot_offer, visits, version, created_by,
  epoch_ms(created_at) AS created_at, epoch_ms(updated_at) AS updated_at`);

const at = (ms: number | null): SQL => sql`to_timestamp(${ms}::double precision / 1000.0)`;
const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

export async function findLinks({ tenantId, db }: TenantScope): Promise<StoredLink[]> {
  const { rows } = await db.execute(
    sql`SELECT ${LINK} FROM diversion_link WHERE tenant_id = ${tenantId} ORDER BY created_at DESC, id DESC`,
  );
  return rows as unknown as StoredLink[];
}

export async function findLink({ tenantId, db }: TenantScope, id: string): Promise<StoredLink | undefined> {
  const { rows } = await db.execute(sql`SELECT ${LINK} FROM diversion_link WHERE tenant_id = ${tenantId} AND id = ${id}`);
  return rows[0] as unknown as StoredLink | undefined;
}

/** The link, held until the transaction ends: of visits at the same time each is counted after the other. */
export async function lockLink({ tenantId, db }: TenantScope, id: string): Promise<StoredLink | undefined> {
  const { rows } = await db.execute(sql`SELECT ${LINK} FROM diversion_link WHERE tenant_id = ${tenantId} AND id = ${id} FOR UPDATE`);
  return rows[0] as unknown as StoredLink | undefined;
}

export async function countLinks({ tenantId, db }: TenantScope): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*) AS count FROM diversion_link WHERE tenant_id = ${tenantId}`);
  return (rows[0] as { count: number }).count;
}

/** @returns false where any business has the slug already */
export async function takeSlug({ tenantId, db }: TenantScope, slug: string, linkId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`INSERT INTO diversion_slug (slug, business_id, link_id) VALUES (${slug}, ${tenantId}, ${linkId})
    ON CONFLICT (slug) DO NOTHING RETURNING slug`);
  return rows.length > 0;
}

/** Whose a short address is. */
export async function findSlug({ db }: PlatformScope, slug: string): Promise<{ tenantId: number; linkId: string } | undefined> {
  const { rows } = await db.execute(sql`SELECT business_id AS "tenantId", link_id AS "linkId" FROM diversion_slug WHERE slug = ${slug}`);
  return rows[0] as { tenantId: number; linkId: string } | undefined;
}

type Fields = Omit<DiversionDraft, 'targets'>;

function values({
  name,
  strategy,
  online_only,
  sticky,
  landing,
  texts,
  starts_at,
  expires_at,
  max_visits,
  fallback,
  utm,
  bot_offer,
}: Fields): SQL {
  return sql`${name}, ${strategy}, ${online_only}, ${sticky}, ${landing}, ${json(texts)}, ${at(starts_at)}, ${at(expires_at)}, ${max_visits}::int,
    ${json(fallback)}, ${json(utm)}, ${json(bot_offer)}`;
}

const COLUMNS = sql.raw('name, strategy, online_only, sticky, landing, texts, starts_at, expires_at, max_visits, fallback, utm, bot_offer');

export async function insertLink(
  { tenantId, db }: TenantScope,
  id: string,
  slug: string,
  fields: Fields,
  author: string,
  now: number,
): Promise<void> {
  await db.execute(sql`INSERT INTO diversion_link (tenant_id, id, slug, ${COLUMNS}, created_by, created_at, updated_at)
    VALUES (${tenantId}, ${id}, ${slug}, ${values(fields)}, ${author}, ${at(now)}, ${at(now)})`);
}

export async function replaceLink({ tenantId, db }: TenantScope, id: string, fields: Fields, now: number): Promise<void> {
  await db.execute(sql`UPDATE diversion_link SET (${COLUMNS}) = (${values(fields)}), version = version + 1, updated_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function setStatus({ tenantId, db }: TenantScope, id: string, status: SetStatus, now: number): Promise<void> {
  await db.execute(sql`UPDATE diversion_link SET status = ${status}, version = version + 1, updated_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

export async function addVisit({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`UPDATE diversion_link SET visits = visits + 1 WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** An active link that the bot may offer. */
export type OfferedLink = Pick<StoredLink, 'id' | 'slug' | 'name' | 'starts_at' | 'expires_at' | 'max_visits' | 'visits' | 'status'> &
  Pick<DiversionLink, 'bot_offer'>;

/** Those that the bot has not offered yet in a chat. */
export async function findOffered({ tenantId, db }: TenantScope, conversationId: string): Promise<OfferedLink[]> {
  const { rows } = await db.execute(sql`SELECT ${LINK} FROM diversion_link l
    WHERE tenant_id = ${tenantId} AND status = 'active' AND bot_offer @> '{"enabled": true}' AND NOT EXISTS (
      SELECT FROM diversion_offer o WHERE o.tenant_id = l.tenant_id AND o.conversation_id = ${conversationId} AND o.link_id = l.id) ORDER BY l.created_at, l.id`);
  return rows as unknown as OfferedLink[];
}

export async function insertOffer({ tenantId, db }: TenantScope, linkId: string, conversationId: string, now: number): Promise<void> {
  await db.execute(sql`INSERT INTO diversion_offer (tenant_id, link_id, conversation_id, offered_at)
    VALUES (${tenantId}, ${linkId}, ${conversationId}, ${at(now)}) ON CONFLICT DO NOTHING`);
}
