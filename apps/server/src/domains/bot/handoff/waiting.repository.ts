import { FALLBACK_LOCALE, isLocale, type Locale } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Conversations of people whose visitors have waited since `before`, in milliseconds since 1970, or longer. */
export async function findSilent(
  { tenantId, db }: TenantScope,
  before: number,
  limit: number,
): Promise<{ id: string; language: Locale }[]> {
  const { rows } = await db.execute(sql`SELECT id, language FROM conversation
    WHERE tenant_id = ${tenantId} AND owner_kind = 'agent' AND status = 'open' AND waiting_since <= to_timestamp(${before} / 1000.0)
    ORDER BY waiting_since LIMIT ${limit}`);
  return rows as unknown as { id: string; language: Locale }[];
}

/** Language of the visitor's last message; the fallback where there is no such conversation. */
export async function visitorLanguage({ tenantId, db }: TenantScope, conversationId: string): Promise<Locale> {
  const { rows } = await db.execute(sql`SELECT language FROM conversation WHERE tenant_id = ${tenantId} AND id = ${conversationId}`);
  const language = rows[0]?.['language'];
  return isLocale(language) ? language : FALLBACK_LOCALE;
}
