import type { Locale } from '@lobby/contract';
import { inPlatform, inTenant, type TenantScope } from '#/database/transaction.ts';
import { describeConversations } from '#/domains/conversation/describe-conversations.ts';
import { deliverSoon } from '#/domains/mail/deliver-soon.ts';
import { enqueueMail } from '#/domains/mail/enqueue-mail.ts';
import { htmlLetter, plainLetter, type Block } from '#/domains/mail/letter-blocks.ts';
import { findCorrespondence } from '#/domains/tenant/find-correspondence.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';
import { say } from '#/words.ts';
import { findDue, findToldOfWaits, lockDue, saveNextDue, takeEscalations, takeMails, type DueMail } from './due.repository.ts';
import { tell, type News } from './write-notifications.ts';
import { findRecipients } from './find-recipients.ts';
import { NOTIFICATION_MAIL_KEY } from './notification-mail-key.ts';
import { readSubjects } from './read-subjects.ts';
import { renderNotification } from './render-notification.ts';
import { isLead, placeOf, waitTelling } from './notifications-of.ts';
import { mayHear, type Recipient } from './recipient.ts';

/** Notifications that one mail shows; the others are in the list that it opens. */
const SHOWN_MAX = 20;
const SETTINGS = '/dashboard/system/notification';

/**
 * Mails what nobody has read in time, and tells whoever leads of visitors whom nobody has looked at. Businesses with something due are found in
 * one statement.
 */
export async function sendDueNotifications(services: Services): Promise<void> {
  const { database, now, log } = services;
  let written = 0;
  for (const tenantId of await inPlatform(database, (scope) => findDue(scope, now()))) {
    try {
      const { mails, news } = await inTenant(database, tenantId, (scope) => settle(scope, services));
      written += mails;
      await services.notifier.told(tenantId, news);
      await services.pushSender.sendDue(tenantId);
    } catch (error) {
      log.error({ err: error, tenant: tenantId }, 'what is due of notifications could not be done');
    }
  }
  if (written > 0) deliverSoon(services);
}

async function settle(scope: TenantScope, services: Services): Promise<{ mails: number; news: News[] }> {
  const now = services.now();
  if (!(await lockDue(scope, now))) return { mails: 0, news: [] };
  const members = await findRecipients(scope);
  const news = await escalate(scope, members, now);
  const mails = await writeMails(scope, members, services);
  await saveNextDue(scope);
  return { mails, news };
}

async function escalate(scope: TenantScope, members: readonly Recipient[], now: number): Promise<News[]> {
  const ids = await takeEscalations(scope, now);
  if (ids.length === 0) return [];
  const conversations = await describeConversations(scope, ids);
  const { lastSaid } = await readSubjects(
    scope,
    ids.map((id) => ({ type: 'conversation.handoff', subjectId: id, no: 0, id, contactId: null, facts: {}, createdAt: now, tries: 0 })),
  );
  const told = await findToldOfWaits(scope, ids);
  const tellings = [...conversations.values()].map((conversation) => {
    const leads = members.filter((member) => isLead(member) && mayHear(member, 'chat.waiting', placeOf(conversation)));
    const others = leads.filter(({ userId }) => !told.has(`${conversation.id}:${userId}`));
    return waitTelling(conversation, lastSaid.get(conversation.id)?.text ?? '', others);
  });
  return tell(scope, tellings, now);
}

async function writeMails(scope: TenantScope, members: readonly Recipient[], services: Services): Promise<number> {
  const now = services.now();
  const due = await takeMails(scope, now);
  if (due.length === 0) return 0;
  const { name: business, timezone } = await findCorrespondence(scope);
  const places = await describeConversations(
    scope,
    due.flatMap(({ conversation_id: id }) => id ?? []),
  );
  let written = 0;
  for (const member of members) {
    const own = due
      .filter((each) => each.userId === member.userId && isStillTheirs(member, each, places))
      .toSorted((a, b) => b.turn - a.turn);
    if (own.length === 0) continue;
    const letter = composeMail(own, member.locale, { business, timezone, origin: publicOrigin(services.config) });
    const uniqueKey = `${NOTIFICATION_MAIL_KEY}:${scope.tenantId}:${member.userId}:${now}:${own[0]?.id}`;
    await enqueueMail(scope, { to: member.email, uniqueKey, ...letter, isAutomatic: true }, now);
    written += 1;
  }
  return written;
}

/** What went to another team meanwhile is no longer theirs to read. */
function isStillTheirs(
  member: Recipient,
  { type, conversation_id: id }: DueMail,
  places: Awaited<ReturnType<typeof describeConversations>>,
): boolean {
  const conversation = id === null ? undefined : places.get(id);
  return mayHear(member, type, conversation && placeOf(conversation));
}

interface Head {
  business: string;
  timezone: string;
  origin: string;
}

/** One mail for all that is due. Pure. */
export function composeMail(due: readonly DueMail[], locale: Locale, { business, timezone, origin }: Head) {
  const told = due.map((each) => ({ ...each, ...renderNotification(each, locale, timezone) }));
  const [first] = told;
  if (!first) throw new Error('a mail tells of one thing at least');
  const isOne = told.length === 1;
  const title = isOne ? first.title : say(locale, 'notification.mail_many', { count: told.length, business });
  const said = told.slice(0, SHOWN_MAX).flatMap(({ title: by, body, link }): Block[] => {
    if (isOne) return body === '' ? [] : [{ kind: 'text', text: body }];
    return [
      { kind: 'said', by, text: body },
      { kind: 'link', label: say(locale, 'notification.mail_open'), url: origin + link },
    ];
  });
  const more = told.length - SHOWN_MAX;
  const blocks: Block[] = [
    { kind: 'title', text: title },
    ...said,
    ...(more > 0 ? [{ kind: 'text' as const, text: say(locale, 'notification.mail_more', { count: more }) }] : []),
    ...(isOne ? [{ kind: 'button' as const, label: say(locale, 'notification.mail_open'), url: origin + first.link }] : []),
    { kind: 'small', text: say(locale, 'notification.mail_why', { business }) },
    { kind: 'link', label: say(locale, 'notification.mail_settings'), url: origin + SETTINGS },
  ];
  return { subject: isOne ? `${first.title} · ${business}` : title, text: plainLetter(blocks), html: htmlLetter(blocks) };
}
