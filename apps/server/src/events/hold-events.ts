import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const lock = (what: string, tenantId: number): SQL => sql`SELECT pg_advisory_xact_lock(hashtextextended(${`${what}:${tenantId}`}, 0))`;

/** Held by whoever hands on events of a tenant: it waits for conversations that what it writes points at. */
export const relayLock = (tenantId: number): SQL => lock('domain_event', tenantId);
/** Held by whoever writes down what became of deliveries of a tenant. */
export const deliveryLock = (tenantId: number): SQL => lock('webhook_delivery', tenantId);

/**
 * Lets nobody hand on events or write down deliveries of the tenant until the transaction ends. For whoever removes what those point at:
 * before it locks a conversation, or each of the two could wait for the other.
 */
export async function holdEvents({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(relayLock(tenantId));
  await db.execute(deliveryLock(tenantId));
}
