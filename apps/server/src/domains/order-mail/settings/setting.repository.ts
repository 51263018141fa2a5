import type { ImapDraft, ImapFault, OrderNotice } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

export type StoredImap = Omit<ImapDraft, 'password'>;

export interface MailSetting {
  notices: OrderNotice[];
  address: string | null;
  authservId: string | null;
  newTypeId: string | null;
  hookSecret: Buffer | null;
  imap: StoredImap | null;
  imapPassword: Buffer | null;
  /** Which mailbox `imapLastUid` counts in; another one begins anew. */
  imapUidValidity: number | null;
  imapLastUid: number | null;
  checkedAt: number | null;
  fault: ImapFault | null;
  version: number;
}

export async function findSetting({ tenantId, db }: TenantScope): Promise<MailSetting | undefined> {
  const { rows } =
    await db.execute(sql`SELECT notices, address, authserv_id AS "authservId", new_type_id AS "newTypeId", hook_secret AS "hookSecret", imap,
      imap_password AS "imapPassword", imap_uid_validity AS "imapUidValidity", imap_last_uid AS "imapLastUid", epoch_ms(imap_checked_at) AS "checkedAt",
      imap_fault AS fault, version
    FROM order_mail_setting WHERE tenant_id = ${tenantId}`);
  return rows[0] as unknown as MailSetting | undefined;
}

/** @returns false where somebody was quicker */
export async function writeSetting(
  { tenantId, db }: TenantScope,
  {
    notices,
    address,
    authservId,
    newTypeId,
    imap,
    imapPassword,
    isOtherMailbox,
  }: Pick<MailSetting, 'notices' | 'address' | 'authservId' | 'newTypeId' | 'imap' | 'imapPassword'> & { isOtherMailbox: boolean },
  version: number,
): Promise<boolean> {
  const values = sql`${sql.param(notices)}::text[], ${address}, ${authservId}, ${newTypeId}, ${imap === null ? null : JSON.stringify(imap)}::jsonb, ${imapPassword}`;
  if (version === 0) {
    const { rows } =
      await db.execute(sql`INSERT INTO order_mail_setting (tenant_id, notices, address, authserv_id, new_type_id, imap, imap_password)
      VALUES (${tenantId}, ${values}) ON CONFLICT (tenant_id) DO NOTHING RETURNING tenant_id`);
    return rows.length > 0;
  }
  const { rows } =
    await db.execute(sql`UPDATE order_mail_setting SET (notices, address, authserv_id, new_type_id, imap, imap_password) = ROW(${values}),
      imap_fault = CASE WHEN ${isOtherMailbox} THEN NULL ELSE imap_fault END, imap_checked_at = CASE WHEN ${isOtherMailbox} THEN NULL ELSE imap_checked_at END,
      imap_uid_validity = CASE WHEN ${isOtherMailbox} THEN NULL ELSE imap_uid_validity END, imap_last_uid = CASE WHEN ${isOtherMailbox} THEN NULL ELSE imap_last_uid END,
      version = version + 1
    WHERE tenant_id = ${tenantId} AND version = ${version} RETURNING tenant_id`);
  return rows.length > 0;
}

export async function writeSecret({ tenantId, db }: TenantScope, sealed: Buffer, notices: readonly OrderNotice[]): Promise<void> {
  await db.execute(sql`INSERT INTO order_mail_setting (tenant_id, notices, hook_secret) VALUES (${tenantId}, ${sql.param(notices)}::text[], ${sealed})
    ON CONFLICT (tenant_id) DO UPDATE SET hook_secret = excluded.hook_secret, version = order_mail_setting.version + 1`);
}

/** How far a mailbox has been read. It is not written where the mailbox is another one meanwhile. */
export async function saveProgress(
  { tenantId, db }: TenantScope,
  imap: StoredImap,
  { uidValidity, lastUid }: { uidValidity: number; lastUid: number },
): Promise<void> {
  await db.execute(sql`UPDATE order_mail_setting SET imap_uid_validity = ${uidValidity}, imap_last_uid = ${lastUid}
    WHERE tenant_id = ${tenantId} AND imap = ${JSON.stringify(imap)}::jsonb`);
}

export async function saveChecked({ tenantId, db }: TenantScope, imap: StoredImap, fault: ImapFault | null, now: number): Promise<void> {
  await db.execute(sql`UPDATE order_mail_setting SET imap_fault = ${fault}, imap_checked_at = to_timestamp(${now}::double precision / 1000.0)
    WHERE tenant_id = ${tenantId} AND imap = ${JSON.stringify(imap)}::jsonb`);
}

/** @returns false where another server has the mailbox, or there is none */
export async function saveHeld({ tenantId, db }: TenantScope, holder: string, until: number, now: number): Promise<boolean> {
  const { rows } =
    await db.execute(sql`UPDATE order_mail_setting SET imap_held_by = ${holder}, imap_held_until = to_timestamp(${until}::double precision / 1000.0)
    WHERE tenant_id = ${tenantId} AND imap IS NOT NULL
      AND (imap_held_by = ${holder} OR coalesce(imap_held_until, '-infinity') <= to_timestamp(${now}::double precision / 1000.0)) RETURNING tenant_id`);
  return rows.length > 0;
}
