import type { RequestOf, faq } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { waitForSame } from '#/database/wait-for-same.ts';
import { DEFLECTED_AFTER_MS } from './deflected-after.ts';

/** Days that the count looks back over. */
const COUNTED_DAYS = 30;
/** Readings are kept for so long, in milliseconds. */
const READING_KEPT_MS = 365 * 86_400_000;

const at = (ms: number) => sql`to_timestamp(${ms} / 1000.0)`;

/** Counts a reading; the same reader and article count once within half an hour. */
export async function insertReading(
  scope: TenantScope,
  { id, reader, locale, from }: Pick<RequestOf<typeof faq.opened>, 'id' | 'reader' | 'locale' | 'from'>,
  now: number,
): Promise<void> {
  await waitForSame(scope, 'help_reading', `${reader}:${id}`);
  const { tenantId, db } = scope;
  await db.execute(sql`INSERT INTO help_reading (tenant_id, article_id, reader, locale, opened_from, opened_at)
    SELECT ${tenantId}, ${id}, ${reader}, ${locale}, ${from}, ${at(now)}
    WHERE NOT EXISTS (SELECT FROM help_reading WHERE tenant_id = ${tenantId} AND reader = ${reader} AND article_id = ${id}
      AND opened_at > ${at(now - DEFLECTED_AFTER_MS)})`);
}

export async function markAsked({ tenantId, db }: TenantScope, reader: string, now: number): Promise<void> {
  await db.execute(sql`UPDATE help_reading SET asked_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND reader = ${reader} AND asked_at IS NULL AND opened_at > ${at(now - DEFLECTED_AFTER_MS)}`);
}

/** Readers by the day, each once, whose half hour is over; deflected is who wrote in none of theirs. */
export async function countDeflected({ tenantId, db }: TenantScope, now: number): Promise<{ readers: number; deflected: number }> {
  const { rows } = await db.execute(sql`SELECT count(*)::int AS readers, count(*) FILTER (WHERE NOT asked)::int AS deflected FROM (
      SELECT bool_or(asked_at IS NOT NULL) AS asked FROM help_reading
      WHERE tenant_id = ${tenantId} AND opened_at <= ${at(now - DEFLECTED_AFTER_MS)} AND opened_at > ${at(now)} - make_interval(days => ${COUNTED_DAYS})
      GROUP BY reader, opened_at::date) visits`);
  return rows[0] as unknown as { readers: number; deflected: number };
}

export async function saveFeedback(
  { tenantId, db }: TenantScope,
  { id, reader, locale, verdict, comment }: Omit<RequestOf<typeof faq.feedback>, 'tenant'>,
  now: number,
): Promise<void> {
  await db.execute(sql`INSERT INTO help_feedback (tenant_id, article_id, reader, locale, verdict, comment, created_at)
    VALUES (${tenantId}, ${id}, ${reader}, ${locale}, ${verdict}, ${comment}, ${at(now)})
    ON CONFLICT (tenant_id, article_id, reader) DO UPDATE SET verdict = excluded.verdict, comment = excluded.comment, locale = excluded.locale`);
}

/** Forgets readings that no count looks at any more. */
export async function deleteReadings({ tenantId, db }: TenantScope, now: number): Promise<void> {
  await db.execute(sql`DELETE FROM help_reading WHERE tenant_id = ${tenantId} AND opened_at < ${at(now - READING_KEPT_MS)}`);
}
