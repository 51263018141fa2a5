import type { ImapFault } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import { receiveMail, MAIL_MAX_BYTES } from '#/domains/order-mail/inbound/receive-mail.ts';
import { noteChecked, noteProgress, readSetting, type MailSetting, type StoredImap } from '#/domains/order-mail/settings/read-setting.ts';
import { openPassword } from '#/domains/order-mail/settings/sealed.ts';
import { publishEvents, type NewEvent } from '#/events/publish-events.ts';
import type { MailboxAddress, OpenMailbox } from '#/outside/imap/imap.ts';
import type { Services } from '#/services.ts';

/** Mails taken out of one mailbox in one go; the next look brings more. */
export const MAILS_MAX = 100;

/** The mailbox of a business, as it is set up now. */
export interface TenantMailbox {
  tenantId: number;
  imap: StoredImap;
  address: MailboxAddress;
  setting: MailSetting;
  /** Changes with everything that opens it. */
  key: string;
}

/** undefined where the business has switched none on. */
export async function findMailbox({ database, secrets }: Services, tenantId: number): Promise<TenantMailbox | undefined> {
  const setting = await inTenant(database, tenantId, readSetting);
  const { imap, imapPassword: sealed } = setting ?? {};
  if (!setting || !imap?.on || !sealed) return undefined;
  const { on: _on, ...address } = imap;
  const key = `${JSON.stringify(imap)} ${sealed.toString('base64')}`;
  return { tenantId, imap, setting, key, address: { ...address, password: openPassword(secrets, tenantId, sealed) } };
}

/** Takes what has arrived since the last time. @returns mails that were looked at */
export async function readNew(services: Services, { tenantId, imap, setting }: TenantMailbox, mailbox: OpenMailbox): Promise<number> {
  const { uidValidity } = mailbox;
  const save = (lastUid: number) => inTenant(services.database, tenantId, (scope) => noteProgress(scope, imap, { uidValidity, lastUid }));
  // What lay there before is nobody's work order. A mailbox that was made anew is read whole: mails that were taken are known.
  const lastUid = setting.imapLastUid === null ? mailbox.uidNext - 1 : setting.imapUidValidity === uidValidity ? setting.imapLastUid : 0;
  if (setting.imapLastUid !== lastUid || setting.imapUidValidity !== uidValidity) await save(lastUid);
  let count = 0;
  for await (const { uid, raw } of mailbox.mails(lastUid, { limit: MAILS_MAX, maxBytes: MAIL_MAX_BYTES })) {
    if (raw) await receiveMail(services, tenantId, raw, 'imap');
    else services.log.warn({ tenant: tenantId, uid }, 'a mail in a mailbox is too large to be taken');
    await save(uid);
    count += 1;
  }
  return count;
}

/** Writes down that a mailbox was looked at, and why it could not be read. */
export function noteLook({ database, now }: Services, { tenantId, imap, setting }: TenantMailbox, fault: ImapFault | null): Promise<void> {
  return inTenant(database, tenantId, async (scope) => {
    await noteChecked(scope, imap, fault, now());
    if ((setting.fault === null) !== (fault === null)) await publishEvents(scope, [mailboxHealth(imap, fault)], now());
  });
}

/** A mailbox that work orders come from can no longer be read, or can be again. */
function mailboxHealth({ user }: StoredImap, fault: ImapFault | null): NewEvent {
  const channel = { id: null, kind: 'work_order_mail', name: user };
  return {
    type: 'channel.health',
    subjectId: 'work_order_mail',
    facts: { channel, state: fault === null ? 'ok' : 'failing', reason: fault },
  };
}
