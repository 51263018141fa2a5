import type { PlatformScope } from '#/database/transaction.ts';
import { insertMail } from './mail.repository.ts';
import type { MailPayload } from './mail-payload.ts';

export interface Letter extends MailPayload {
  to: string;
  /** The customer that it is written to: erased together with them. Left out of letters to accounts. */
  contactId?: string;
  /** The same letter again under this key is not written a second time. */
  uniqueKey?: string;
}

/** Lets a mail wait for delivery, in the caller's transaction: it leaves if and only if that commits. */
export function enqueueMail(scope: PlatformScope, { to, contactId, uniqueKey, ...payload }: Letter, now: number): Promise<void> {
  return insertMail(scope, { recipient: to, contactId: contactId ?? null, payload, uniqueKey: uniqueKey ?? null }, new Date(now));
}
