import type { Attachment, UploadPurpose } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { OwnedTable } from '#/database/move-rows.ts';
import type { TenantScope } from '#/database/transaction.ts';
import type { Uploader } from './uploader.ts';

/** An upload as its uploader knows it. */
export interface UploadRow {
  id: string;
  uploaderKind: Uploader['kind'];
  purpose: UploadPurpose;
  name: string;
  claimedMime: string;
  fileBytes: number;
  received: number[];
  state: 'uploading' | 'ready' | 'blocked' | 'expired';
  refusal: string | null;
  mime: string | null;
  width: number | null;
  height: number | null;
  hasThumb: boolean;
  conversationId: string | null;
  /** The canned reply that keeps it. */
  cannedId: string | null;
}

const UPLOAD =
  sql.raw(`id, uploader_kind AS "uploaderKind", purpose, name, claimed_mime AS "claimedMime", file_bytes AS "fileBytes", received, state, refusal, mime, width, height,
  has_thumb AS "hasThumb", conversation_id AS "conversationId", canned_id AS "cannedId"`);

const at = (ms: number) => sql`to_timestamp(${ms} / 1000.0)`;
const list = (values: readonly string[]) => sql`${sql.param(values)}::uuid[]`;

/** The file as its message carries it. */
export function toAttachment(row: UploadRow): Attachment {
  return {
    id: row.id,
    name: row.name,
    mime: row.mime ?? 'application/octet-stream',
    bytes: row.fileBytes,
    ...(row.width === null || row.height === null ? {} : { width: row.width, height: row.height }),
    ...(row.hasThumb ? { thumb: true } : {}),
  };
}

export async function findByClientId(
  { tenantId, db }: TenantScope,
  uploader: Uploader,
  clientFileId: string,
): Promise<UploadRow | undefined> {
  const { rows } = await db.execute(sql`SELECT ${UPLOAD} FROM attachment WHERE tenant_id = ${tenantId}
    AND uploader_kind = ${uploader.kind} AND uploader_id = ${uploader.id} AND client_file_id = ${clientFileId}`);
  return rows[0] as UploadRow | undefined;
}

export async function findOwn({ tenantId, db }: TenantScope, uploader: Uploader, id: string): Promise<UploadRow | undefined> {
  const { rows } = await db.execute(sql`SELECT ${UPLOAD} FROM attachment WHERE tenant_id = ${tenantId} AND id = ${id}
    AND uploader_kind = ${uploader.kind} AND uploader_id = ${uploader.id}`);
  return rows[0] as UploadRow | undefined;
}

export async function findAllOwn({ tenantId, db }: TenantScope, uploader: Uploader, ids: readonly string[]): Promise<UploadRow[]> {
  const { rows } = await db.execute(sql`SELECT ${UPLOAD} FROM attachment WHERE tenant_id = ${tenantId} AND id = ANY(${list(ids)})
    AND uploader_kind = ${uploader.kind} AND uploader_id = ${uploader.id}`);
  return rows as unknown as UploadRow[];
}

export interface NewUpload {
  clientFileId: string;
  uploader: Uploader;
  purpose: string;
  name: string;
  claimedMime: string;
  bytes: number;
  createdAt: number;
  expiresAt: number;
}

/** Stores an announcement, or nothing where there is one under the same id. */
export async function insertUpload({ tenantId, db }: TenantScope, given: NewUpload): Promise<void> {
  await db.execute(sql`INSERT INTO attachment (tenant_id, client_file_id, uploader_kind, uploader_id, purpose, name, claimed_mime, bytes, file_bytes, created_at, expires_at)
    VALUES (${tenantId}, ${given.clientFileId}, ${given.uploader.kind}, ${given.uploader.id}, ${given.purpose}, ${given.name}, ${given.claimedMime},
      ${given.bytes}, ${given.bytes}, ${at(given.createdAt)}, ${at(given.expiresAt)})
    ON CONFLICT (tenant_id, uploader_kind, uploader_id, client_file_id) DO NOTHING`);
}

/** Until the end of the transaction nobody else announces a file of the tenant: what it counts stays true. */
export async function lockAnnouncements({ tenantId, db }: TenantScope): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('attachment'), ${tenantId}::integer)`);
}

/** Bytes that the tenant's files take up, those on their way included. */
export async function sumBytes({ tenantId, db }: TenantScope): Promise<number> {
  const { rows } = await db.execute(
    sql`SELECT coalesce(sum(bytes), 0)::bigint AS bytes FROM attachment WHERE tenant_id = ${tenantId} AND state IN ('uploading', 'ready')`,
  );
  return Number(rows[0]?.['bytes']);
}

export async function countSince({ tenantId, db }: TenantScope, uploader: Uploader, since: number): Promise<number> {
  const { rows } = await db.execute(sql`SELECT count(*)::integer AS files FROM attachment WHERE tenant_id = ${tenantId}
    AND uploader_kind = ${uploader.kind} AND uploader_id = ${uploader.id} AND created_at > ${at(since)}`);
  return Number(rows[0]?.['files']);
}

/** Notes that a part has arrived, and grants more time. @returns the parts that have arrived, undefined where the upload is over */
export async function noteReceived(
  { tenantId, db }: TenantScope,
  id: string,
  part: number,
  expiresAt: number,
): Promise<number[] | undefined> {
  const { rows } =
    await db.execute(sql`UPDATE attachment SET received = ARRAY(SELECT DISTINCT p FROM unnest(received || ${part}::integer) p ORDER BY p),
      expires_at = ${at(expiresAt)}
    WHERE tenant_id = ${tenantId} AND id = ${id} AND state = 'uploading' RETURNING received`);
  return rows[0]?.['received'] as number[] | undefined;
}

export interface StoredFile {
  name: string;
  mime: string;
  fileBytes: number;
  /** With the small picture. */
  bytes: number;
  width: number | null;
  height: number | null;
  hasThumb: boolean;
  sha256: Buffer;
}

/** Makes an upload a file; undefined where it is no longer an upload. */
export async function saveReady(
  { tenantId, db }: TenantScope,
  id: string,
  file: StoredFile,
  expiresAt: number,
): Promise<UploadRow | undefined> {
  const { rows } =
    await db.execute(sql`UPDATE attachment SET state = 'ready', name = ${file.name}, mime = ${file.mime}, file_bytes = ${file.fileBytes}, bytes = ${file.bytes},
      width = ${file.width}, height = ${file.height}, has_thumb = ${file.hasThumb}, sha256 = ${file.sha256}, expires_at = ${at(expiresAt)}
    WHERE tenant_id = ${tenantId} AND id = ${id} AND state = 'uploading' RETURNING ${UPLOAD}`);
  return rows[0] as UploadRow | undefined;
}

export async function saveBlocked({ tenantId, db }: TenantScope, id: string, refusal: string, expiresAt: number): Promise<void> {
  await db.execute(sql`UPDATE attachment SET state = 'blocked', refusal = ${refusal}, expires_at = ${at(expiresAt)}
    WHERE tenant_id = ${tenantId} AND id = ${id} AND state = 'uploading'`);
}

/** Gives up an own file that no message has, and that nobody shows as a face or a logo; it still counts for its day. @returns whether there was one */
export async function saveCancelled({ tenantId, db }: TenantScope, uploader: Uploader, id: string): Promise<boolean> {
  const { rows } = await db.execute(sql`UPDATE attachment SET state = 'expired', expires_at = created_at + interval '1 day'
    WHERE tenant_id = ${tenantId} AND id = ${id} AND uploader_kind = ${uploader.kind} AND uploader_id = ${uploader.id}
      AND conversation_id IS NULL AND canned_id IS NULL AND state IN ('uploading', 'ready', 'expired')
      AND NOT (purpose IN ('face', 'logo') AND expires_at IS NULL) RETURNING id`);
  return rows.length > 0;
}

/** Files that messages or canned replies are to have, locked until the end of the transaction. */
export async function lockFiles(
  { tenantId, db }: TenantScope,
  ids: readonly string[],
): Promise<(UploadRow & { uploaderKind: Uploader['kind']; uploaderId: string })[]> {
  const { rows } = await db.execute(sql`SELECT ${UPLOAD}, uploader_kind AS "uploaderKind", uploader_id AS "uploaderId" FROM attachment
    WHERE tenant_id = ${tenantId} AND id = ANY(${list(ids)}) ORDER BY id FOR UPDATE`);
  return rows as unknown as (UploadRow & { uploaderKind: Uploader['kind']; uploaderId: string })[];
}

export async function saveAttached(
  { tenantId, db }: TenantScope,
  attached: { id: string; conversationId: string; seq: number }[],
): Promise<void> {
  await db.execute(sql`UPDATE attachment a SET conversation_id = r."conversationId", message_seq = r.seq, expires_at = NULL
    FROM jsonb_to_recordset(${JSON.stringify(attached)}::jsonb) AS r(id uuid, "conversationId" uuid, seq bigint)
    WHERE a.tenant_id = ${tenantId} AND a.id = r.id AND a.id = ANY(${list(attached.map(({ id }) => id))})`);
}

/** The files of messages that were taken back: nobody reaches them from now on. */
export async function saveDetached({ tenantId, db }: TenantScope, conversationId: string, seq: number, now: number): Promise<void> {
  await db.execute(sql`UPDATE attachment SET state = 'expired', expires_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND message_seq = ${seq}`);
}

export async function saveReleased(
  { tenantId, db }: TenantScope,
  conversationIds: readonly string[],
  contactId: string | undefined,
  now: number,
): Promise<void> {
  await db.execute(sql`UPDATE attachment SET state = 'expired', expires_at = ${at(now)}, name = '', conversation_id = NULL, message_seq = NULL
    WHERE tenant_id = ${tenantId} AND (conversation_id = ANY(${list(conversationIds)}) OR (uploader_kind = 'visitor' AND uploader_id = ${contactId ?? null}))`);
}

/** What visitors have uploaded belongs to contacts. */
export const UPLOADS: OwnedTable = { table: 'attachment', key: ['id'], owner: 'uploader_id', where: sql`uploader_kind = 'visitor'` };

/** Makes what one visitor sent in conversations another's. */
export async function moveSent({ tenantId, db }: TenantScope, from: string, to: string, conversationIds: readonly string[]): Promise<void> {
  await db.execute(sql`UPDATE attachment SET uploader_id = ${to}
    WHERE tenant_id = ${tenantId} AND uploader_kind = 'visitor' AND uploader_id = ${from} AND conversation_id = ANY(${list(conversationIds)})`);
}

/** Lets a canned reply have exactly these files; what it had beside them is out of reach from now on. */
export async function saveCannedFiles({ tenantId, db }: TenantScope, cannedId: string, ids: readonly string[], now: number): Promise<void> {
  await db.execute(sql`UPDATE attachment SET canned_id = NULL, state = 'expired', expires_at = ${at(now)}
    WHERE tenant_id = ${tenantId} AND canned_id = ${cannedId} AND NOT id = ANY(${list(ids)})`);
  await db.execute(
    sql`UPDATE attachment SET canned_id = ${cannedId}, expires_at = NULL WHERE tenant_id = ${tenantId} AND id = ANY(${list(ids)})`,
  );
}

/** Files that staff may see: what a message has, their own, and those of canned replies that are `kept` for them. */
export async function findForStaff(
  { tenantId, db }: TenantScope,
  uploader: Uploader,
  ids: readonly string[],
  kept: readonly string[],
): Promise<UploadRow[]> {
  const { rows } =
    await db.execute(sql`SELECT ${UPLOAD} FROM attachment WHERE tenant_id = ${tenantId} AND id = ANY(${list(ids)}) AND state = 'ready'
    AND (conversation_id IS NOT NULL OR (canned_id IS NULL AND uploader_kind = ${uploader.kind} AND uploader_id = ${uploader.id}) OR id = ANY(${list(kept)}))`);
  return rows as unknown as UploadRow[];
}

/** Files that a visitor may see: those of their own conversations, and their own. */
export async function findForVisitor({ tenantId, db }: TenantScope, contactId: string, ids: readonly string[]): Promise<UploadRow[]> {
  const { rows } =
    await db.execute(sql`SELECT ${UPLOAD} FROM attachment a WHERE tenant_id = ${tenantId} AND id = ANY(${list(ids)}) AND state = 'ready'
    AND (CASE WHEN conversation_id IS NULL THEN uploader_kind = 'visitor' AND uploader_id = ${contactId}
      ELSE EXISTS (SELECT FROM conversation c WHERE c.tenant_id = a.tenant_id AND c.id = a.conversation_id AND c.contact_id = ${contactId}) END)`);
  return rows as unknown as UploadRow[];
}

export async function findReady({ tenantId, db }: TenantScope, id: string): Promise<UploadRow | undefined> {
  const { rows } = await db.execute(sql`SELECT ${UPLOAD} FROM attachment WHERE tenant_id = ${tenantId} AND id = ${id} AND state = 'ready'`);
  return rows[0] as UploadRow | undefined;
}

export async function listOfConversation(
  { tenantId, db }: TenantScope,
  conversationId: string,
  limit: number,
): Promise<(UploadRow & { seq: number; createdAt: number })[]> {
  const { rows } = await db.execute(sql`SELECT ${UPLOAD}, message_seq AS seq, epoch_ms(created_at) AS "createdAt" FROM attachment
    WHERE tenant_id = ${tenantId} AND conversation_id = ${conversationId} AND state = 'ready' ORDER BY message_seq DESC, id LIMIT ${limit}`);
  return rows as unknown as (UploadRow & { seq: number; createdAt: number })[];
}

/** Keeps an own file that was uploaded for a purpose; a picture is kept by one that shows it and no other. @returns its name; undefined where there is none */
export async function saveKept(
  { tenantId, db }: TenantScope,
  uploader: Uploader,
  id: string,
  purpose: UploadPurpose,
): Promise<string | undefined> {
  const { rows } =
    await db.execute(sql`UPDATE attachment SET expires_at = NULL WHERE tenant_id = ${tenantId} AND id = ${id} AND state = 'ready'
    AND purpose = ${purpose} AND uploader_kind = ${uploader.kind} AND uploader_id = ${uploader.id} AND conversation_id IS NULL
    AND (purpose = 'source' OR expires_at IS NOT NULL) RETURNING name`);
  return rows[0]?.['name'] as string | undefined;
}

export async function saveLetGo({ tenantId, db }: TenantScope, id: string, purpose: UploadPurpose, now: number): Promise<void> {
  await db.execute(
    sql`UPDATE attachment SET state = 'expired', expires_at = ${at(now)} WHERE tenant_id = ${tenantId} AND id = ${id} AND purpose = ${purpose}`,
  );
}

/** Marks what has had its time as gone, so that nobody attaches it while its pieces are removed. A file that a draft of its uploader holds stays. */
export async function takeExpired(
  { tenantId, db }: TenantScope,
  now: number,
  limit: number,
): Promise<{ id: string; fileBytes: number; purpose: UploadPurpose }[]> {
  const { rows } = await db.execute(sql`UPDATE attachment SET state = 'expired' WHERE tenant_id = ${tenantId} AND id IN (
      SELECT id FROM attachment a WHERE tenant_id = ${tenantId} AND expires_at <= ${at(now)}
        AND NOT (state = 'ready' AND uploader_kind = 'staff' AND EXISTS (SELECT FROM draft d WHERE d.tenant_id = ${tenantId}
          AND d.user_id::text = a.uploader_id AND a.id = ANY(d.attachment_ids)))
      ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id, file_bytes AS "fileBytes", purpose`);
  return rows as unknown as { id: string; fileBytes: number; purpose: UploadPurpose }[];
}

export async function deleteExpired({ tenantId, db }: TenantScope, ids: readonly string[]): Promise<void> {
  await db.execute(sql`DELETE FROM attachment WHERE tenant_id = ${tenantId} AND id = ANY(${list(ids)}) AND state = 'expired'`);
}
