import type { ImapDraft, ImapFault } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { MailboxProgress } from '#/domains/mailbox/watched-mailbox.ts';

export type StoredImap = Omit<ImapDraft, 'password'>;

/** The mailbox of a channel as it is stored; its password is sealed. */
export interface StoredMailbox {
  channelId: string;
  imap: StoredImap;
  password: Buffer;
  /** Since when its mails are taken, in milliseconds since 1970. */
  since: number;
  uidValidity: number | null;
  lastUid: number | null;
  anewUpto: number | null;
  /** When the mailbox that was there before this one was made anew had been read last. */
  anewSince: number | null;
  lookedAt: number | null;
  readAt: number | null;
  fault: ImapFault | null;
}

/** Those of some channels; of all, without them. */
export async function readMailboxes({ tenantId, db }: TenantScope, channelIds?: readonly string[]): Promise<StoredMailbox[]> {
  const which = channelIds === undefined ? sql`` : sql`AND channel_id = ANY(${sql.param([...channelIds])}::uuid[])`;
  const { rows } =
    await db.execute(sql`SELECT channel_id AS "channelId", imap, password, epoch_ms(since) AS since, uid_validity AS "uidValidity", last_uid AS "lastUid",
      anew_upto AS "anewUpto", epoch_ms(anew_since) AS "anewSince", epoch_ms(looked_at) AS "lookedAt", epoch_ms(read_at) AS "readAt", fault
    FROM channel_mailbox WHERE tenant_id = ${tenantId} ${which} ORDER BY channel_id`);
  return rows as unknown as StoredMailbox[];
}

/** @param progress where it is read on from; undefined leaves it as it was */
export async function writeMailbox(
  { tenantId, db }: TenantScope,
  { channelId, imap, password }: Pick<StoredMailbox, 'channelId' | 'imap' | 'password'>,
  progress: MailboxProgress | null | undefined,
  now: number,
): Promise<void> {
  const { uidValidity, lastUid } = progress ?? { uidValidity: null, lastUid: null };
  const isKept = progress === undefined;
  await db.execute(sql`INSERT INTO channel_mailbox (tenant_id, channel_id, imap, password, since, uid_validity, last_uid)
    VALUES (${tenantId}, ${channelId}, ${JSON.stringify(imap)}::jsonb, ${password}, to_timestamp(${now}::double precision / 1000.0), ${uidValidity}, ${lastUid})
    ON CONFLICT (tenant_id, channel_id) DO UPDATE SET imap = excluded.imap, password = excluded.password, fault = NULL, looked_at = NULL,
      since = CASE WHEN ${isKept} THEN channel_mailbox.since ELSE excluded.since END,
      uid_validity = CASE WHEN ${isKept} THEN channel_mailbox.uid_validity ELSE excluded.uid_validity END,
      last_uid = CASE WHEN ${isKept} THEN channel_mailbox.last_uid ELSE excluded.last_uid END,
      anew_upto = CASE WHEN ${isKept} THEN channel_mailbox.anew_upto END, anew_since = CASE WHEN ${isKept} THEN channel_mailbox.anew_since END,
      read_at = CASE WHEN ${isKept} THEN channel_mailbox.read_at END`);
}

export async function deleteMailbox({ tenantId, db }: TenantScope, channelId: string): Promise<void> {
  await db.execute(sql`DELETE FROM channel_mailbox WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}`);
}

type Which = Pick<StoredMailbox, 'channelId' | 'imap'>;
/** Nothing is written where the mailbox is another one meanwhile. */
const same = (tenantId: number, { channelId, imap }: Which) =>
  sql`tenant_id = ${tenantId} AND channel_id = ${channelId} AND imap = ${JSON.stringify(imap)}::jsonb`;

export async function saveProgress({ tenantId, db }: TenantScope, which: Which, progress: MailboxProgress): Promise<void> {
  const { uidValidity, lastUid, anewUpto = null } = progress;
  await db.execute(sql`UPDATE channel_mailbox SET uid_validity = ${uidValidity}, last_uid = ${lastUid}, anew_upto = ${anewUpto},
      anew_since = CASE WHEN uid_validity IS DISTINCT FROM ${uidValidity}::bigint THEN read_at ELSE anew_since END WHERE ${same(tenantId, which)}`);
}

/** @returns the fault before, and what the channel is called; undefined where it is another mailbox meanwhile */
export async function saveLook(
  { tenantId, db }: TenantScope,
  which: Which,
  fault: ImapFault | null,
  now: number,
): Promise<{ fault: ImapFault | null; channel: string } | undefined> {
  const at = sql`to_timestamp(${now}::double precision / 1000.0)`;
  const { rows } = await db.execute(sql`UPDATE channel_mailbox m SET fault = ${fault}, looked_at = ${at},
      read_at = CASE WHEN ${fault}::text IS NULL THEN ${at} ELSE m.read_at END
    FROM (SELECT fault FROM channel_mailbox WHERE ${same(tenantId, which)} FOR UPDATE) was
    WHERE m.tenant_id = ${tenantId} AND m.channel_id = ${which.channelId} 
    RETURNING was.fault, (SELECT name FROM channel c WHERE c.tenant_id = m.tenant_id AND c.id = m.channel_id) AS channel`);
  return rows[0] as { fault: ImapFault | null; channel: string } | undefined;
}

/** @returns false where another server has it, or it is gone */
export async function saveHeld(
  { tenantId, db }: TenantScope,
  channelId: string,
  holder: string,
  until: number,
  now: number,
): Promise<boolean> {
  const { rows } =
    await db.execute(sql`UPDATE channel_mailbox SET held_by = ${holder}, held_until = to_timestamp(${until}::double precision / 1000.0)
    WHERE tenant_id = ${tenantId} AND channel_id = ${channelId}
      AND (held_by = ${holder} OR coalesce(held_until, '-infinity') <= to_timestamp(${now}::double precision / 1000.0)) RETURNING channel_id`);
  return rows.length > 0;
}
