import type { Locale, MailOutcome, MailReason, ReceivedMail, ThreadMail, WorkOrderStatus } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';

const at = (ms: number) => sql`to_timestamp(${ms}::double precision / 1000.0)`;

export interface ArrivedMail {
  mailKey: string;
  via: ReceivedMail['via'];
  messageId: string | null;
  from: { address: string; name: string };
  subject: string;
  preview: string;
}

/** Writes down that a mail arrived, once. @returns its id, and what became of it where it was here before */
export async function arrive(
  { tenantId, db }: TenantScope,
  mail: ArrivedMail,
  now: number,
): Promise<{ id: string; outcome: MailOutcome | null }> {
  await db.execute(sql`INSERT INTO order_mail (tenant_id, mail_key, via, message_id, from_address, from_name, subject, preview, received_at)
    VALUES (${tenantId}, ${mail.mailKey}, ${mail.via}, ${mail.messageId}, ${mail.from.address}, ${mail.from.name}, ${mail.subject}, ${mail.preview}, ${at(now)})
    ON CONFLICT (tenant_id, mail_key) DO NOTHING`);
  const { rows } = await db.execute(sql`SELECT id, outcome FROM order_mail WHERE tenant_id = ${tenantId} AND mail_key = ${mail.mailKey}`);
  return rows[0] as { id: string; outcome: MailOutcome | null };
}

export interface MailSettled {
  outcome: MailOutcome;
  reason: MailReason | null;
  orderId: string | null;
  /** The whole mail, where somebody may still take it. */
  raw: Buffer | null;
}

/** @returns whether it had not been settled in this way before */
export async function settleMail(
  { tenantId, db }: TenantScope,
  id: string,
  { outcome, reason, orderId, raw }: MailSettled,
): Promise<boolean> {
  const { rows } =
    await db.execute(sql`UPDATE order_mail SET outcome = ${outcome}, reason = ${reason}, work_order_id = ${orderId}, raw = ${raw}
    WHERE tenant_id = ${tenantId} AND id = ${id} AND outcome IS DISTINCT FROM ${outcome} RETURNING id`);
  return rows.length > 0;
}

/** Where a mail can go: the work order, and whose it is. */
export interface MailTarget {
  orderId: string;
  no: number;
  typeId: string;
  status: WorkOrderStatus;
  subject: string;
  conversationId: string;
  language: Locale;
  contactId: string;
  email: string | null;
  isBlocked: boolean;
  participants: string[];
}

/** The work order of a token; the one that it was merged into, where that is the same customer's. */
export async function findTarget({ tenantId, db }: TenantScope, orderId: string): Promise<MailTarget | undefined> {
  const { rows } =
    await db.execute(sql`SELECT w.id AS "orderId", w.no, w.type_id AS "typeId", w.status, w.subject, w.conversation_id AS "conversationId", w.language,
      w.contact_id AS "contactId", lower(nullif(k.email, '')) AS email, k.blocked_at IS NOT NULL AS "isBlocked",
      coalesce((SELECT jsonb_agg(p.address) FROM order_mail_participant p WHERE p.tenant_id = w.tenant_id AND p.work_order_id IN (w.id, o.id)), '[]') AS participants
    FROM work_order o
      JOIN work_order w ON w.tenant_id = o.tenant_id AND w.contact_id = o.contact_id AND w.id = coalesce(
        (SELECT x.id FROM work_order x WHERE x.tenant_id = o.tenant_id AND x.id = o.merged_into_id AND x.contact_id = o.contact_id), o.id)
      JOIN contact k ON k.tenant_id = w.tenant_id AND k.id = w.contact_id
    WHERE o.tenant_id = ${tenantId} AND o.id = ${orderId}`);
  return rows[0] as unknown as MailTarget | undefined;
}

/** Whether somebody of the business has this address. */
export async function isStaffAddress({ tenantId, db }: TenantScope, address: string): Promise<boolean> {
  const { rows } = await db.execute(sql`SELECT 1 FROM tenant_member m JOIN app_user u ON u.id = m.user_id
    WHERE m.tenant_id = ${tenantId} AND lower(u.email) = ${address} LIMIT 1`);
  return rows.length > 0;
}

/** Mails that were taken since a time: of a work order, and new ones of a sender. */
export async function countTaken(
  { tenantId, db }: TenantScope,
  { orderId, address, since }: { orderId: string | null; address: string; since: number },
): Promise<{ order: number; sender: number }> {
  const { rows } =
    await db.execute(sql`SELECT count(*) FILTER (WHERE outcome = 'accepted' AND work_order_id = ${orderId}::uuid)::int AS order,
      count(*) FILTER (WHERE outcome = 'created' AND from_address = ${address})::int AS sender
    FROM order_mail WHERE tenant_id = ${tenantId} AND received_at > ${at(since)}`);
  return rows[0] as { order: number; sender: number };
}

export interface StoredThreadMail extends ThreadMail {
  orderId: string;
  messageId: string | null;
}

export async function insertThreadMail({ tenantId, db }: TenantScope, mail: StoredThreadMail): Promise<void> {
  await db.execute(sql`INSERT INTO order_mail_message (tenant_id, work_order_id, seq, message_id, from_address, from_name, quoted, dropped)
    VALUES (${tenantId}, ${mail.orderId}, ${mail.seq}, ${mail.messageId}, ${mail.from.address}, ${mail.from.name}, ${mail.quoted}, ${mail.dropped})
    ON CONFLICT DO NOTHING`);
}

export async function listThreadMails({ tenantId, db }: TenantScope, orderId: string): Promise<ThreadMail[]> {
  const { rows } = await db.execute(sql`SELECT seq, jsonb_build_object('address', from_address, 'name', from_name) AS from, quoted, dropped
    FROM order_mail_message WHERE tenant_id = ${tenantId} AND work_order_id = ${orderId} ORDER BY seq`);
  return rows as unknown as ThreadMail[];
}

export async function addParticipant({ tenantId, db }: TenantScope, orderId: string, address: string): Promise<void> {
  await db.execute(sql`INSERT INTO order_mail_participant (tenant_id, work_order_id, address) VALUES (${tenantId}, ${orderId}, ${address})
    ON CONFLICT DO NOTHING`);
}

const RECEIVED =
  sql.raw(`m.id, m.via, jsonb_build_object('address', m.from_address, 'name', m.from_name) AS from, m.subject, m.preview, m.outcome, m.reason,
  (SELECT jsonb_build_object('id', w.id, 'no', w.no) FROM work_order w WHERE w.tenant_id = m.tenant_id AND w.id = m.work_order_id) AS order,
  m.raw IS NOT NULL AND m.outcome IN ('held', 'refused') AND m.reason IS DISTINCT FROM 'too_complex' AS can_accept, epoch_ms(m.received_at) AS at`);

export async function listReceived({ tenantId, db }: TenantScope, before: string | undefined, limit: number): Promise<ReceivedMail[]> {
  const { rows } = await db.execute(sql`SELECT ${RECEIVED} FROM order_mail m WHERE m.tenant_id = ${tenantId} AND m.outcome IS NOT NULL
      ${before === undefined ? sql`` : sql`AND (m.received_at, m.id) < (SELECT b.received_at, b.id FROM order_mail b WHERE b.tenant_id = ${tenantId} AND b.id = ${before}::uuid)`}
    ORDER BY m.received_at DESC, m.id DESC LIMIT ${limit}`);
  return rows as unknown as ReceivedMail[];
}

/** Mails to a work order that wait to be looked at. */
export async function listHeld({ tenantId, db }: TenantScope, orderId: string): Promise<ReceivedMail[]> {
  const { rows } = await db.execute(sql`SELECT ${RECEIVED} FROM order_mail m
    WHERE m.tenant_id = ${tenantId} AND m.work_order_id = ${orderId} AND m.outcome = 'held' ORDER BY m.received_at LIMIT 50`);
  return rows as unknown as ReceivedMail[];
}

export async function findReceived({ tenantId, db }: TenantScope, id: string): Promise<ReceivedMail | undefined> {
  const { rows } = await db.execute(sql`SELECT ${RECEIVED} FROM order_mail m WHERE m.tenant_id = ${tenantId} AND m.id = ${id}`);
  return rows[0] as unknown as ReceivedMail | undefined;
}

export interface HeldMail {
  raw: Buffer | null;
  mailKey: string;
  outcome: MailOutcome;
  orderId: string | null;
}

/** A mail that can still be taken, locked until the transaction ends. */
export async function lockMail({ tenantId, db }: TenantScope, id: string): Promise<HeldMail | undefined> {
  const { rows } = await db.execute(sql`SELECT raw, mail_key AS "mailKey", outcome, work_order_id AS "orderId" FROM order_mail
    WHERE tenant_id = ${tenantId} AND id = ${id} AND outcome IS NOT NULL FOR UPDATE`);
  return rows[0] as unknown as HeldMail | undefined;
}

/** What nobody has taken is let go, and after a while nothing says any more that there was a mail. */
export async function forgetMails({ tenantId, db }: TenantScope, letGoBefore: number, forgottenBefore: number): Promise<void> {
  await db.execute(
    sql`UPDATE order_mail SET raw = NULL WHERE tenant_id = ${tenantId} AND raw IS NOT NULL AND received_at < ${at(letGoBefore)}`,
  );
  await db.execute(
    sql`DELETE FROM order_mail WHERE tenant_id = ${tenantId} AND work_order_id IS NULL AND received_at < ${at(forgottenBefore)}`,
  );
}

/** Erases mails that belong to no work order, and in work orders of others who wrote them; who has the address too keeps their own. */
export async function eraseSender({ tenantId, db }: TenantScope, addresses: readonly string[]): Promise<void> {
  const list = sql`${sql.param(addresses)}::text[]`;
  const theirs = (table: string) => sql`tenant_id = ${tenantId} AND lower(from_address) = ANY(${list}) AND NOT EXISTS (
    SELECT FROM work_order w JOIN contact k ON k.tenant_id = w.tenant_id AND k.id = w.contact_id
    WHERE w.tenant_id = ${tenantId} AND w.id = ${sql.identifier(table)}.work_order_id AND lower(k.email) = lower(${sql.identifier(table)}.from_address))`;
  await db.execute(
    sql`DELETE FROM order_mail WHERE tenant_id = ${tenantId} AND lower(from_address) = ANY(${list}) AND work_order_id IS NULL`,
  );
  await db.execute(sql`UPDATE order_mail SET from_address = '', from_name = '', subject = '', preview = '', message_id = NULL, raw = NULL
    WHERE ${theirs('order_mail')}`);
  await db.execute(sql`UPDATE order_mail_message SET from_address = '', from_name = '', quoted = '', message_id = NULL
    WHERE ${theirs('order_mail_message')}`);
  await db.execute(sql`DELETE FROM order_mail_participant WHERE tenant_id = ${tenantId} AND lower(address) = ANY(${list})`);
}
