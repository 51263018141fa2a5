import { FALLBACK_LOCALE, isFinal, type Locale } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import { hearLanguages } from '#/domains/translate/hear/hear-languages.ts';
import { inTenant } from '#/database/transaction.ts';
import { contactOfMail } from '#/domains/contact/contact-of-mail.ts';
import { sendNoticesSoon } from '#/domains/order-mail/notice/send-notices.ts';
import { makeMailedOrder } from '#/domains/work-order/make-mailed-order.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { keepFiles } from './keep-files.ts';
import { findTarget, insertThreadMail, type MailTarget } from './mail.repository.ts';
import { idFrom } from '#/id-from.ts';
import type { ReadableMail } from './read-mail.ts';
import { cutBody, withCut, withDropped } from './write-body.ts';

/** Characters by which the language of a mail is known. */
const HEARD_MAX = 10_000;

export interface TakenMail {
  tenantId: number;
  key: string;
  mail: ReadableMail;
  /** As it came. */
  raw: Buffer;
  /** The work order that it belongs to; none makes a new one. */
  target: MailTarget | undefined;
  /** Types of a new one, the best first. */
  typeIds: readonly string[];
}

export type Taken = { outcome: 'accepted' | 'created'; orderId: string } | { outcome: 'nowhere' | 'blocked'; orderId?: undefined };

/** Writes a mail into the thread of its work order, or makes one of it. The same mail again changes nothing. */
export async function takeMail(services: Services, taken: TakenMail): Promise<Taken> {
  const { tenantId, key, mail, raw, target } = taken;
  const { shown, quoted } = mail;
  const locale: Locale =
    detectLanguage(`${mail.subject}\n${shown.slice(0, HEARD_MAX)}`, target?.language) ?? target?.language ?? FALLBACK_LOCALE;
  const contactId = target?.contactId ?? (await senderOf(services, tenantId, mail, locale));
  const { body, file } = cutBody(mail, raw);
  const parts = file ? [file, ...mail.files] : mail.files;
  const files = await keepFiles(services, { kind: 'visitor', tenantId, contactId, sessionId: '', isIdentified: false }, key, parts);
  const own = file ? 1 : 0;
  const kept = { kept: files.ids.length - (files.isFirstKept ? own : 0), total: mail.files.length };
  const text = withDropped(withCut(body, file, files.isFirstKept, locale), kept, locale);
  const note = { from: mail.from, messageId: mail.messageId, quoted, dropped: kept.total - kept.kept };
  if (target && !isFinal(target.status)) {
    const outcome = await services.ledger.submit(tenantId, target.conversationId, {
      kind: 'contact_message',
      contactId,
      clientMsgId: idFrom(tenantId, key, 'message'),
      text,
      fileIds: files.ids,
      heard: await hearLanguages(text),
    });
    if (outcome.refused === 'refused') return { outcome: 'blocked' };
    const seq = outcome.refused === undefined ? outcome.message?.seq : undefined;
    if (seq !== undefined) {
      await inTenant(services.database, tenantId, (scope) => insertThreadMail(scope, { orderId: target.orderId, seq, ...note }));
      services.announcer.workOrderChanged(tenantId, { id: target.conversationId, contactId });
      return { outcome: 'accepted', orderId: target.orderId };
    }
    if (outcome.refused !== undefined && outcome.refused !== 'conversation_closed') return { outcome: 'nowhere' };
  }
  return create(services, taken, { contactId, text, fileIds: files.ids, locale, note });
}

function senderOf({ database, now }: Services, tenantId: number, { from }: ReadableMail, locale: Locale): Promise<string> {
  return inTenant(database, tenantId, (scope) => contactOfMail(scope, { email: from.address, name: from.name, locale }, now()));
}

interface NewFromMail {
  contactId: string;
  text: string;
  fileIds: string[];
  locale: Locale;
  note: { from: ReadableMail['from']; messageId: string | null; quoted: string; dropped: number };
}

/** A mail that belongs to nothing, or to what has ended, begins something new. */
async function create(services: Services, taken: TakenMail, { contactId, text, fileIds, locale, note }: NewFromMail): Promise<Taken> {
  const { tenantId, key, mail, target, typeIds } = taken;
  const subject = target?.subject ?? mail.subject;
  const made = await inTenant(services.database, tenantId, async (scope) => {
    const id = await makeMailedOrder(
      scope,
      {
        clientId: idFrom(tenantId, key, 'order'),
        contactId,
        address: note.from.address,
        fileIds,
        locale,
        typeIds: target ? [target.typeId, ...typeIds] : typeIds,
        subject: subject === '' ? say(locale, 'order_mail.no_subject') : subject,
        // Who says it all in the subject has said it.
        description: text === '' && fileIds.length === 0 ? subject : text,
        follows: target?.orderId,
      },
      services.now(),
    );
    if (id === undefined) return undefined;
    await insertThreadMail(scope, { orderId: id, seq: 1, ...note });
    return findTarget(scope, id);
  });
  if (!made) return { outcome: 'nowhere' };
  services.announcer.workOrderChanged(tenantId, { id: made.conversationId, contactId });
  sendNoticesSoon(services, tenantId);
  return { outcome: 'created', orderId: made.orderId };
}
