import type { Publication, PublishedVersions } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import { completeSettings, type BotSettings, type KeptSettings, type ToolRow } from './bot-settings.ts';

const PUBLICATION = sql.raw('no, note, reason, copy_of, published_by, epoch_ms(published_at) AS published_at');

/** A version about to be given to visitors. */
export interface NewVersion extends Pick<Publication, 'note' | 'reason' | 'copy_of' | 'published_by'> {
  settings: BotSettings;
  tools: readonly ToolRow[];
  /** What the draft's `version` was. */
  draftVersion: number;
}

/** Publishes under the next number; the lock on the bot gives each publication its own. What visitors get already is not published again. */
export async function insertVersion({ tenantId, db }: TenantScope, version: NewVersion, now: number): Promise<void> {
  await db.execute(sql`SELECT 1 FROM bot WHERE tenant_id = ${tenantId} FOR UPDATE`);
  await db.execute(sql`WITH published AS (
      INSERT INTO bot_version (tenant_id, no, settings, tools, draft_version, note, reason, copy_of, published_by, published_at)
      SELECT ${tenantId}, coalesce(max(no), 0) + 1, ${JSON.stringify(version.settings)}::jsonb, ${JSON.stringify(version.tools)}::jsonb, ${version.draftVersion}::int, ${version.note}, ${version.reason},
        ${version.copy_of}::int, ${version.published_by}, to_timestamp(${now} / 1000.0) FROM bot_version WHERE tenant_id = ${tenantId}
      HAVING NOT EXISTS (SELECT FROM bot b JOIN bot_version v ON v.tenant_id = b.tenant_id AND v.no = b.live_no WHERE b.tenant_id = ${tenantId}
        AND v.draft_version = ${version.draftVersion}::int AND v.note = ${version.note} AND v.copy_of IS NOT DISTINCT FROM ${version.copy_of}::int
        AND v.settings = ${JSON.stringify(version.settings)}::jsonb AND v.tools = ${JSON.stringify(version.tools)}::jsonb) RETURNING no)
    UPDATE bot SET live_no = published.no FROM published WHERE bot.tenant_id = ${tenantId}`);
}

/** A page of what was published before a number, the latest first. */
export async function findVersions({ tenantId, db }: TenantScope, before: number | undefined, limit: number): Promise<Publication[]> {
  const { rows } = await db.execute(sql`SELECT ${PUBLICATION} FROM bot_version
    WHERE tenant_id = ${tenantId} AND (${before ?? null}::int IS NULL OR no < ${before ?? null}::int) ORDER BY no DESC LIMIT ${limit}`);
  return rows as unknown as Publication[];
}

/** On which days of a zone versions were published, from one to another, both counted. The first version came with the bot. */
export async function findPublishedDays(
  { tenantId, db }: TenantScope,
  { from, to }: { from: string; to: string },
  timezone: string,
): Promise<PublishedVersions[]> {
  const { rows } = await db.execute(sql`SELECT to_char(v.day, 'YYYY-MM-DD') AS day, min(no) AS first_no, max(no) AS no,
      (array_agg(note ORDER BY no DESC))[1] AS note
    FROM (SELECT no, note, (published_at AT TIME ZONE ${timezone})::date AS day FROM bot_version WHERE tenant_id = ${tenantId} AND no > 1) v
    WHERE v.day BETWEEN ${from}::date AND ${to}::date GROUP BY v.day ORDER BY v.day`);
  return rows as unknown as PublishedVersions[];
}

export async function findVersion(
  { tenantId, db }: TenantScope,
  no: number,
): Promise<(Publication & { settings: BotSettings; tools: ToolRow[] }) | undefined> {
  const { rows } = await db.execute(
    sql`SELECT ${PUBLICATION}, settings, tools FROM bot_version WHERE tenant_id = ${tenantId} AND no = ${no}`,
  );
  const row = rows[0] as unknown as (Publication & { settings: KeptSettings; tools: ToolRow[] }) | undefined;
  return row && { ...row, settings: completeSettings(row.settings) };
}

/** The tools of the version that visitors get. */
export async function findLiveTools({ tenantId, db }: TenantScope): Promise<ToolRow[]> {
  const { rows } = await db.execute(sql`SELECT v.tools FROM bot b JOIN bot_version v ON v.tenant_id = b.tenant_id AND v.no = b.live_no
    WHERE b.tenant_id = ${tenantId}`);
  return (rows[0]?.['tools'] ?? []) as ToolRow[];
}
