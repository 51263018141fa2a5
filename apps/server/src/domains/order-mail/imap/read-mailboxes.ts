import { inPlatform, inTenant } from '#/database/transaction.ts';
import { receiveMail, MAIL_MAX_BYTES } from '#/domains/order-mail/inbound/receive-mail.ts';
import { openPassword } from '#/domains/order-mail/settings/sealed.ts';
import { readSetting, noteChecked, noteProgress, type MailSetting, type StoredImap } from '#/domains/order-mail/settings/read-setting.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { ImapRefused, type OpenMailbox } from '#/outside/imap/imap.ts';

/** Mails taken out of one mailbox in one go; the next minute brings more. */
const MAILS_MAX = 100;
/** Mailboxes that are read at a time. */
const AT_ONCE = 4;

/** Reads every mailbox that a business has switched on, from where it was left. */
export async function readMailboxes(services: Services): Promise<void> {
  const tenants = await inPlatform(services.database, listTenantIds);
  const readers = Array.from({ length: AT_ONCE }, async () => {
    for (let tenantId = tenants.shift(); tenantId !== undefined; tenantId = tenants.shift()) await readMailbox(services, tenantId);
  });
  await Promise.all(readers);
}

/** Reads the mailbox of one business, where it has one, and writes down how that went. */
export async function readMailbox(services: Services, tenantId: number): Promise<void> {
  const setting = await inTenant(services.database, tenantId, readSetting);
  const { imap, imapPassword: sealed } = setting ?? {};
  if (!setting || !imap?.on || !sealed) return;
  const { on: _on, ...address } = imap;
  let fault = null;
  try {
    const password = openPassword(services.secrets, tenantId, sealed);
    await services.imap.withMailbox({ ...address, password }, (mailbox) => readNew(services, { tenantId, imap, setting }, mailbox));
  } catch (error) {
    if (!(error instanceof ImapRefused)) throw error;
    ({ fault } = error);
  }
  await inTenant(services.database, tenantId, (scope) => noteChecked(scope, imap, fault, services.now()));
}

async function readNew(
  services: Services,
  { tenantId, imap, setting }: { tenantId: number; imap: StoredImap; setting: MailSetting },
  mailbox: OpenMailbox,
): Promise<void> {
  const { uidValidity } = mailbox;
  const save = (lastUid: number) => inTenant(services.database, tenantId, (scope) => noteProgress(scope, imap, { uidValidity, lastUid }));
  // What lay there before is nobody's work order. A mailbox that was made anew is read whole: mails that were taken are known.
  const lastUid = setting.imapLastUid === null ? mailbox.uidNext - 1 : setting.imapUidValidity === uidValidity ? setting.imapLastUid : 0;
  if (setting.imapLastUid !== lastUid || setting.imapUidValidity !== uidValidity) await save(lastUid);
  for await (const { uid, raw } of mailbox.mails(lastUid, { limit: MAILS_MAX, maxBytes: MAIL_MAX_BYTES })) {
    if (raw) await receiveMail(services, tenantId, raw, 'imap');
    else services.log.warn({ tenant: tenantId, uid }, 'a mail in a mailbox is too large to be taken');
    await save(uid);
  }
}
