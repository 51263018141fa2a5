import { cardLines, foldCanned, LOCALES, type CannedDraft, type CannedFile, type CannedReply, type CannedScope } from '@lobby/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const REPLY = sql.raw(
  `id, scope, team_ids, owner_id, title, shortcut, folder, i18n, attachments, cards, used_count, epoch_ms(last_used_at) AS last_used_at, version, updated_by, epoch_ms(updated_at) AS updated_at`,
);

/** A canned reply and whose own it is; null of what is shared. */
export interface StoredCanned {
  ownerId: number | null;
  reply: CannedReply;
}

/** Who writes, and when, in milliseconds since 1970. */
export interface CannedStamp {
  userId: number;
  name: string;
  at: number;
}

type Row = CannedReply & { owner_id: number | null };

function toStored({ owner_id: ownerId, ...reply }: Row): StoredCanned {
  return { ownerId, reply };
}

/** Whoever looks. */
export interface CannedViewer {
  userId: number;
  teamIds: readonly string[];
  /** Those of every team. */
  seesTeams: boolean;
}

/** A reply as it is stored: what was written, with the files as they are. */
export interface NewCanned extends Omit<CannedDraft, 'attachments'> {
  attachments: CannedFile[];
}

const visibleTo = (tenantId: number, { userId, teamIds, seesTeams }: CannedViewer): SQL => sql`tenant_id = ${tenantId}
  AND (scope = 'all' OR owner_id = ${userId} OR scope = 'team' AND (${seesTeams} OR team_ids && ${sql.param(teamIds)}::uuid[]))`;

/** Everything in it that can be looked for. */
function searchOf({ title, shortcut, i18n, cards }: NewCanned): string {
  return foldCanned([title, shortcut, ...LOCALES.map((locale) => i18n[locale] ?? ''), ...cards.flatMap(cardLines)].join('\n'));
}

const ownerOf = (scope: CannedScope, userId: number) => (scope === 'me' ? userId : null);

const teamsIn = (scope: CannedScope, ids: readonly string[]): SQL => sql`${sql.param(scope === 'team' ? [...new Set(ids)] : [])}::uuid[]`;

/** What a person sees, most used first. `folded` is what is looked for, as `foldCanned` makes it. */
export async function listVisible({ tenantId, db }: TenantScope, viewer: CannedViewer, folded: string): Promise<CannedReply[]> {
  const { rows } = await db.execute(sql`SELECT ${REPLY} FROM canned_reply
    WHERE ${visibleTo(tenantId, viewer)} AND (${folded} = '' OR position(${folded} IN search) > 0)
    ORDER BY used_count DESC, title, id`);
  return (rows as unknown as Row[]).map((row) => toStored(row).reply);
}

/** One that the person sees, kept from changing until the transaction ends. */
export async function lockVisible({ tenantId, db }: TenantScope, viewer: CannedViewer, id: string): Promise<StoredCanned | undefined> {
  const { rows } = await db.execute(sql`SELECT ${REPLY} FROM canned_reply WHERE ${visibleTo(tenantId, viewer)} AND id = ${id} FOR UPDATE`);
  const row = rows[0] as unknown as Row | undefined;
  return row && toStored(row);
}

/** Makes writers of one list wait for each other, and counts what is in it. */
export async function lockAndCount({ tenantId, db }: TenantScope, scope: CannedScope, userId: number): Promise<number> {
  const owner = ownerOf(scope, userId) ?? 0;
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`canned:${tenantId}:${owner}`}))`);
  const { rows } = await db.execute(
    sql`SELECT count(*)::int AS count FROM canned_reply WHERE tenant_id = ${tenantId} AND coalesce(owner_id, 0) = ${owner}`,
  );
  return (rows[0] as { count: number }).count;
}

/** Whether another reply of the same list has the shortcut. */
export async function isShortcutTaken(
  { tenantId, db }: TenantScope,
  { scope, shortcut }: CannedDraft,
  userId: number,
  except: string | null,
): Promise<boolean> {
  if (shortcut === '') return false;
  const { rows } = await db.execute(sql`SELECT 1 FROM canned_reply WHERE tenant_id = ${tenantId}
    AND coalesce(owner_id, 0) = ${ownerOf(scope, userId) ?? 0} AND shortcut_key = ${foldCanned(shortcut)} AND id IS DISTINCT FROM ${except}::uuid`);
  return rows.length > 0;
}

export async function insertCanned(
  { tenantId, db }: TenantScope,
  draft: NewCanned,
  { userId, name, at }: CannedStamp,
): Promise<CannedReply> {
  const { scope, team_ids: teamIds, title, shortcut, folder, i18n, attachments, cards } = draft;
  const { rows } = await db.execute(sql`INSERT INTO canned_reply
    (tenant_id, scope, team_ids, owner_id, title, shortcut, shortcut_key, folder, i18n, attachments, cards, search, updated_by, created_at, updated_at)
    VALUES (${tenantId}, ${scope}, ${teamsIn(scope, teamIds)}, ${ownerOf(scope, userId)}, ${title}, ${shortcut}, ${foldCanned(shortcut)}, ${folder}, ${JSON.stringify(i18n)}::jsonb,
      ${JSON.stringify(attachments)}::jsonb, ${JSON.stringify(cards)}::jsonb, ${searchOf(draft)}, ${name}, to_timestamp(${at} / 1000.0), to_timestamp(${at} / 1000.0))
    RETURNING ${REPLY}`);
  return toStored(rows[0] as unknown as Row).reply;
}

export async function replaceCanned(
  { tenantId, db }: TenantScope,
  id: string,
  draft: NewCanned,
  { userId, name, at }: CannedStamp,
): Promise<CannedReply> {
  const { scope, team_ids: teamIds, title, shortcut, folder, i18n, attachments, cards } = draft;
  const { rows } =
    await db.execute(sql`UPDATE canned_reply SET scope = ${scope}, team_ids = ${teamsIn(scope, teamIds)}, owner_id = ${ownerOf(scope, userId)}, title = ${title},
    shortcut = ${shortcut}, shortcut_key = ${foldCanned(shortcut)}, folder = ${folder}, i18n = ${JSON.stringify(i18n)}::jsonb,
    attachments = ${JSON.stringify(attachments)}::jsonb, cards = ${JSON.stringify(cards)}::jsonb, search = ${searchOf(draft)}, version = version + 1, updated_by = ${name}, updated_at = to_timestamp(${at} / 1000.0)
    WHERE tenant_id = ${tenantId} AND id = ${id} RETURNING ${REPLY}`);
  return toStored(rows[0] as unknown as Row).reply;
}

export async function deleteCanned({ tenantId, db }: TenantScope, id: string): Promise<void> {
  await db.execute(sql`DELETE FROM canned_reply WHERE tenant_id = ${tenantId} AND id = ${id}`);
}

/** Those of the files that a reply has which the person sees. */
export async function findVisibleFiles({ tenantId, db }: TenantScope, viewer: CannedViewer, ids: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT file->>'id' AS id FROM canned_reply, jsonb_array_elements(attachments) AS file
    WHERE ${visibleTo(tenantId, viewer)} AND file->>'id' = ANY(${sql.param(ids)}::text[])`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** Counts the use of replies that the person sees in one message; what was counted before is not counted again. */
export async function countUse(
  { tenantId, db }: TenantScope,
  viewer: CannedViewer,
  use: { ids: string[]; clientMsgId: string; at: number },
): Promise<number> {
  const { rows } = await db.execute(sql`WITH counted AS (
      INSERT INTO canned_use (tenant_id, canned_id, client_msg_id, used_at)
      SELECT tenant_id, id, ${use.clientMsgId}, to_timestamp(${use.at} / 1000.0) FROM canned_reply
      WHERE ${visibleTo(tenantId, viewer)} AND id = ANY(${sql.param(use.ids)}::uuid[])
      ON CONFLICT DO NOTHING RETURNING canned_id)
    UPDATE canned_reply SET used_count = used_count + 1, last_used_at = to_timestamp(${use.at} / 1000.0)
    FROM counted WHERE canned_reply.tenant_id = ${tenantId} AND canned_reply.id = counted.canned_id RETURNING canned_reply.id`);
  return rows.length;
}

/** Removes the marks of messages from before a time: nobody tells of them again. */
export async function deleteUses({ tenantId, db }: TenantScope, before: number): Promise<void> {
  await db.execute(sql`DELETE FROM canned_use WHERE tenant_id = ${tenantId} AND used_at < to_timestamp(${before} / 1000.0)`);
}
