import type { WorkOrderStatus } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import type { NoticeKind } from './decide-notices.ts';
import { queueNotice } from './queue-notice.ts';

/** How a work order stands, as far as its customer is told. */
export interface NoticedState {
  id: string;
  status: WorkOrderStatus;
  /** Since when it has this status, in milliseconds since 1970. */
  since: number;
  reminders: number;
}

const TOLD: Partial<Record<WorkOrderStatus, NoticeKind>> = {
  pending: 'pending',
  solved: 'solved',
  closed: 'closed',
  cancelled: 'cancelled',
  merged: 'merged',
};

/** Tells the customer of a change that somebody else made. */
export async function queueMoves(
  scope: TenantScope,
  was: NoticedState,
  next: NoticedState,
  by: 'customer' | 'agent' | 'system' | undefined,
  now: number,
): Promise<void> {
  const kind = was.status === next.status ? undefined : TOLD[next.status];
  if (kind !== undefined && by !== 'customer') await queueNotice(scope, { orderId: next.id, kind, about: `${kind}:${next.since}` }, now);
  if (next.reminders > was.reminders)
    await queueNotice(scope, { orderId: next.id, kind: 'reminder', about: `reminder:${next.since}:${next.reminders}` }, now);
}
