import type { TenantScope } from '#/database/transaction.ts';
import type { NoticeKind } from './decide-notices.ts';
import { insertNotices } from './notice.repository.ts';

/** How long somebody who has the page open has to see it there, before a mail says it, in milliseconds. */
const LOOK_FIRST_MS = 30_000;

export interface NewNotice {
  orderId: string;
  kind: NoticeKind;
  /** What happened; the same again is not told of twice. */
  about: string;
  /** The message that it tells of. */
  seq?: number;
}

/** Lets a notice to the customer wait, in the transaction of what it tells of. */
export function queueNotice(scope: TenantScope, notice: NewNotice, now: number): Promise<void> {
  return queueNotices(scope, [notice], now);
}

/** The same of several. */
export async function queueNotices(scope: TenantScope, notices: readonly NewNotice[], now: number): Promise<void> {
  const waiting = notices.map(({ orderId, kind, about, seq }) => {
    // A receipt and a link are wanted in the mailbox, whatever is on the screen.
    const wait = kind === 'received' || kind === 'link' ? 0 : LOOK_FIRST_MS;
    return { orderId, kind, about, seq: seq ?? null, dueAt: now + wait };
  });
  if (waiting.length > 0) await insertNotices(scope, waiting, now);
}
