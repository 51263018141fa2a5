import type { ImapFault } from '@lobby/contract';
import { inTenant } from '#/database/transaction.ts';
import type { WatchedMailbox } from '#/domains/mailbox/watched-mailbox.ts';
import { MAIL_MAX_BYTES, receiveMail } from '#/domains/order-mail/inbound/receive-mail.ts';
import { holdMailbox, noteChecked, noteProgress, readSetting, type StoredImap } from '#/domains/order-mail/settings/read-setting.ts';
import { openPassword } from '#/domains/order-mail/settings/sealed.ts';
import { publishEvents, type NewEvent } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';

/** What the mailbox of a business for work orders is called among all. */
export const mailboxId = (tenantId: number) => `work orders of ${tenantId}`;

/** The mailbox of which work orders are made; undefined where the business has switched none on. */
export async function findMailbox(services: Services, tenantId: number): Promise<WatchedMailbox | undefined> {
  const { database, secrets, now } = services;
  const setting = await inTenant(database, tenantId, readSetting);
  const { imap, imapPassword: sealed } = setting ?? {};
  if (!setting || !imap?.on || !sealed) return undefined;
  const { on: _on, ...address } = imap;
  const { imapUidValidity: uidValidity, imapLastUid: lastUid } = setting;
  return {
    id: mailboxId(tenantId),
    tenantId,
    key: `${JSON.stringify(imap)} ${sealed.toString('base64')}`,
    address: { ...address, password: openPassword(secrets, tenantId, sealed) },
    progress: uidValidity === null || lastUid === null ? null : { uidValidity, lastUid },
    mailMaxBytes: MAIL_MAX_BYTES,
    async take(raw) {
      await receiveMail(services, tenantId, raw, 'imap');
    },
    saveProgress: (progress) => inTenant(database, tenantId, (scope) => noteProgress(scope, imap, progress)),
    noteLook: (fault) =>
      inTenant(database, tenantId, async (scope) => {
        await noteChecked(scope, imap, fault, now());
        if ((setting.fault === null) !== (fault === null)) await publishEvents(scope, [mailboxHealth(imap, fault)], now());
      }),
    hold: (holder, until) => inTenant(database, tenantId, (scope) => holdMailbox(scope, holder, until, now())),
    again: () => findMailbox(services, tenantId),
  };
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
