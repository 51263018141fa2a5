import type { Locale, OrderNotice, WorkOrderStatus } from '@lobby/contract';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '#/database/transaction.ts';
import type { NoticeKind, WaitingNotice } from './decide-notices.ts';

const at = (ms: number) => sql`to_timestamp(${ms}::double precision / 1000.0)`;

/** Stores notices that wait; one about the same of the same work order is there once. */
export async function insertNotices(
  { tenantId, db }: TenantScope,
  notices: readonly { orderId: string; kind: NoticeKind; about: string; seq: number | null; dueAt: number }[],
  now: number,
): Promise<void> {
  await db.execute(sql`INSERT INTO order_notice (tenant_id, work_order_id, kind, about, seq, due_at, created_at)
    SELECT ${tenantId}, r."orderId", r.kind, r.about, r.seq, to_timestamp(r."dueAt" / 1000.0), ${at(now)}
    FROM jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) AS r("orderId" uuid, kind text, about text, seq bigint, "dueAt" double precision)
    ON CONFLICT (tenant_id, work_order_id, about) DO NOTHING`);
}

/** Work orders with a notice that is due. */
export async function findDueOrders({ tenantId, db }: TenantScope, now: number, limit: number): Promise<string[]> {
  const { rows } = await db.execute(sql`SELECT DISTINCT work_order_id AS id FROM order_notice
    WHERE tenant_id = ${tenantId} AND state = 'waiting' AND due_at <= ${at(now)} LIMIT ${limit}`);
  return (rows as unknown as { id: string }[]).map(({ id }) => id);
}

/** The waiting notices of a work order, locked; none where another server has them. */
export async function lockWaiting({ tenantId, db }: TenantScope, orderId: string): Promise<WaitingNotice[]> {
  const { rows } = await db.execute(sql`SELECT id, kind, seq, epoch_ms(created_at) AS "createdAt" FROM order_notice
    WHERE tenant_id = ${tenantId} AND work_order_id = ${orderId} AND state = 'waiting' ORDER BY id FOR UPDATE SKIP LOCKED`);
  return rows as unknown as WaitingNotice[];
}

export async function settleNotices(
  { tenantId, db }: TenantScope,
  ids: readonly string[],
  state: 'mailed' | 'off' | 'no_address',
  mailKey: string | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await db.execute(sql`UPDATE order_notice SET state = ${state}, mail_key = ${mailKey}
    WHERE tenant_id = ${tenantId} AND id = ANY(${sql.param(ids)}::uuid[])`);
}

/** The customer has the page in front: what waits to be told is seen there. */
export async function markSeen({ tenantId, db }: TenantScope, orderId: string): Promise<void> {
  await db.execute(sql`UPDATE order_notice SET state = 'seen'
    WHERE tenant_id = ${tenantId} AND work_order_id = ${orderId} AND state = 'waiting' AND kind NOT IN ('received', 'link')`);
}

/** Mails of notices that nobody knows yet to have arrived. */
export async function findMailed({ tenantId, db }: TenantScope, limit: number): Promise<{ key: string; orderId: string }[]> {
  const { rows } = await db.execute(sql`SELECT DISTINCT mail_key AS key, work_order_id AS "orderId" FROM order_notice
    WHERE tenant_id = ${tenantId} AND state = 'mailed' LIMIT ${limit}`);
  return rows as unknown as { key: string; orderId: string }[];
}

export async function saveDelivery(
  { tenantId, db }: TenantScope,
  key: string,
  state: 'sent' | 'failed',
  fault: string | null,
): Promise<boolean> {
  const { rows } = await db.execute(sql`UPDATE order_notice SET state = ${state}, fault = ${fault}
    WHERE tenant_id = ${tenantId} AND mail_key = ${key} AND state = 'mailed' RETURNING id`);
  return rows.length > 0;
}

/** What a notice is written from: the work order and its customer, nothing that only the business sees. */
export interface NoticedOrder {
  id: string;
  no: number;
  subject: string;
  status: WorkOrderStatus;
  solution: string;
  language: Locale;
  conversationId: string;
  contactId: string;
  contactLocale: Locale | null;
  email: string | null;
  isBlocked: boolean;
  /** Somebody has named the address, and nobody has shown that it is theirs. */
  isClaimed: boolean;
  /** The one that it was merged into, where that is the same customer's. */
  mergedNo: number | null;
  switches: OrderNotice[] | null;
  address: string | null;
  /** Message-ID of the latest mail of the customer. */
  lastMessageId: string | null;
}

export async function findNoticed({ tenantId, db }: TenantScope, orderId: string): Promise<NoticedOrder | undefined> {
  const { rows } =
    await db.execute(sql`SELECT w.id, w.no, w.subject, w.status, w.solution, w.language, w.conversation_id AS "conversationId",
      k.id AS "contactId", k.locale AS "contactLocale", nullif(k.email, '') AS email, k.blocked_at IS NOT NULL AS "isBlocked", k.email_claimed AS "isClaimed",
      (SELECT o.no FROM work_order o WHERE o.tenant_id = w.tenant_id AND o.id = w.merged_into_id AND o.contact_id = w.contact_id) AS "mergedNo",
      s.notices AS switches, s.address,
      (SELECT m.message_id FROM order_mail_message m WHERE m.tenant_id = w.tenant_id AND m.work_order_id = w.id ORDER BY m.seq DESC LIMIT 1) AS "lastMessageId"
    FROM work_order w JOIN contact k ON k.tenant_id = w.tenant_id AND k.id = w.contact_id
      LEFT JOIN order_mail_setting s ON s.tenant_id = w.tenant_id
    WHERE w.tenant_id = ${tenantId} AND w.id = ${orderId}`);
  return rows[0] as unknown as NoticedOrder | undefined;
}

export interface StoredNotice {
  id: string;
  kind: NoticeKind;
  state: 'waiting' | 'mailed' | 'sent' | 'failed' | 'seen' | 'off' | 'no_address';
  fault: string | null;
  at: number;
}

export async function listNotices({ tenantId, db }: TenantScope, orderId: string, limit: number): Promise<StoredNotice[]> {
  const { rows } = await db.execute(sql`SELECT id, kind, state, fault, epoch_ms(created_at) AS at FROM order_notice
    WHERE tenant_id = ${tenantId} AND work_order_id = ${orderId} ORDER BY created_at DESC, id DESC LIMIT ${limit}`);
  return rows as unknown as StoredNotice[];
}
