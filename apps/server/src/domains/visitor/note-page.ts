import type { PageBefore } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

/** Longest address that is kept, in characters. */
const PAGE_MAX = 500;
/** Pages kept of one conversation: whoever opens the chat again and again does not fill a table. */
const PAGES_MAX = 50;
/** A page that is opened again within this time is the same visit, in milliseconds. */
const SAME_VISIT_MS = 30 * 60_000;

/** Writes down where the visitor was when the chat was opened. */
export async function notePage(
  { tenantId, db }: TenantScope,
  conversationId: string,
  { url, campaign: given }: PageBefore,
  now: number,
): Promise<void> {
  const page = url === undefined ? null : publicPart(url);
  const campaign = given && Object.values(given).some((word) => word !== null && word.trim() !== '') ? JSON.stringify(given) : null;
  if (page === null && campaign === null) return;
  await db.execute(sql`INSERT INTO page_seen (tenant_id, conversation_id, seen_at, page, campaign)
    SELECT ${tenantId}, ${conversationId}, to_timestamp(${now} / 1000.0), ${page}::text, ${campaign}::jsonb
    WHERE NOT EXISTS (SELECT FROM page_seen p WHERE p.tenant_id = ${tenantId} AND p.conversation_id = ${conversationId}
        AND p.seen_at > to_timestamp((${now}::bigint - ${SAME_VISIT_MS}::bigint) / 1000.0)
        AND p.page IS NOT DISTINCT FROM ${page}::text AND p.campaign IS NOT DISTINCT FROM ${campaign}::jsonb)
      AND (SELECT count(*) FROM page_seen p WHERE p.tenant_id = ${tenantId} AND p.conversation_id = ${conversationId}) < ${PAGES_MAX}
    ON CONFLICT DO NOTHING`);
}

/** An address without who signed in, what was asked and where in the page: those may be secrets. Null where it is none of the web. */
export function publicPart(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, origin, pathname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return `${origin}${pathname}`.slice(0, PAGE_MAX);
}
