import type { ImapFault } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findSetting, saveChecked, saveHeld, saveProgress, type MailSetting, type StoredImap } from './setting.repository.ts';

export type { MailSetting, StoredImap } from './setting.repository.ts';

/** How work orders go by mail; undefined where nobody has set it up. */
export function readSetting(scope: TenantScope): Promise<MailSetting | undefined> {
  return findSetting(scope);
}

/** Writes down how far a mailbox was read. */
export function noteProgress(scope: TenantScope, imap: StoredImap, read: { uidValidity: number; lastUid: number }): Promise<void> {
  return saveProgress(scope, imap, read);
}

/** Keeps the mailbox for one server until a time. @returns false where another has it */
export function holdMailbox(scope: TenantScope, holder: string, until: number, now: number): Promise<boolean> {
  return saveHeld(scope, holder, until, now);
}

/** Writes down that a mailbox was looked at, and why it could not be read. */
export function noteChecked(scope: TenantScope, imap: StoredImap, fault: ImapFault | null, now: number): Promise<void> {
  return saveChecked(scope, imap, fault, now);
}
