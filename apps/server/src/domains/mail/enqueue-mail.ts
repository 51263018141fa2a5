import type { PlatformScope } from '#/database/transaction.ts';
import { insertMail } from './mail.repository.ts';

export interface Letter {
  to: string;
  subject: string;
  text: string;
  /** The one-time code in the text, so that the mailbox can show it by itself. */
  code?: string;
}

/** Lets a mail wait for delivery, in the caller's transaction: it leaves if and only if that commits. */
export function enqueueMail(scope: PlatformScope, { to, ...payload }: Letter, now: number): Promise<void> {
  return insertMail(scope, to, payload, new Date(now));
}
