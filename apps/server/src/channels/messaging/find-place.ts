import { CAMPAIGN_MAX } from '@lobby/contract';
import type { Inbound } from '#/channels/port/inbound.ts';
import { inTenant } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { joinByCode } from '#/domains/diversion-link/join-by-code.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import type { hearLanguages } from '#/domains/translate/hear/hear-languages.ts';
import { notePage } from '#/domains/visitor/note-page.ts';
import { addVisitor } from '#/domains/visitor/visitor-of-service.ts';
import type { Applying } from './apply-event.ts';
import { beginThere } from './begin-there.ts';
import { keepPlace, type LeasedEvent } from './event.repository.ts';
import { goingOn } from './going-on.ts';
import { keepWho } from './keep-who.ts';
import { localeOfPerson } from './locale-of-person.ts';
import { lastEchoAt } from './message-name.repository.ts';
import { awaitAnswer, awaitsAnswer } from './notice.repository.ts';
import { findPerson, lockPerson, seePerson } from './person.repository.ts';

type InboundMessage = Inbound & { kind: 'message' };
type Heard = Awaited<ReturnType<typeof hearLanguages>>;

/** Whoever has written in the service's own app is believed to answer there for so long, in milliseconds. */
const QUIET_MS = 1_800_000;

export interface Place {
  contactId: string;
  /** What was said, without what a link has put into it. */
  text: string;
  conversationId: string;
  locale: Awaited<ReturnType<typeof localeOfPerson>>;
  /** Something that was written after it stands in the conversation already. */
  isBehind: boolean;
  /** Somebody of the business is answering in the service's own app: the bot keeps out of it. */
  isQuiet: boolean;
  /** They did, and have left something without an answer. */
  isLeft: boolean;
}

/** Whose it is and where it goes, decided once for an event. */
export async function findPlace(
  { services, connection }: Applying,
  event: LeasedEvent,
  { sender, reply, thread, text: said, code, about }: InboundMessage,
  heard: Heard,
): Promise<Place> {
  const { tenantId, channelId } = connection;
  const now = services.now();
  const tenant = await findTenant(services, String(tenantId));
  return inTenant(services.database, tenantId, async (scope) => {
    await lockPerson(scope, channelId, sender.addresses[0] ?? '');
    const found = await findPerson(scope, channelId, sender.addresses);
    const locale = localeOfPerson({ said: sender.locale, heard, phone: sender.phone, fallback: tenant?.defaultLocale ?? 'en-US' });
    const contactId = found === undefined ? await addVisitor(scope, locale, now) : await findSurvivor(scope, found);
    const { order } = event;
    const isBehind = await seePerson(
      scope,
      channelId,
      { contactId, addresses: sender.addresses, name: sender.name ?? null, reply, order },
      now,
    );
    await keepWho(scope, contactId, sender);
    const going = event.conversationId ?? (await goingOn(scope, contactId, connection, now, thread?.answers));
    const conversationId =
      going ?? (await beginThere(scope, connection, { contactId, language: locale, begunBy: sender.addresses[0] ?? '' }, now));
    await keepPlace(scope, event.id, conversationId);
    const text = await joinByCode(scope, { kind: connection.kind, conversationId, said, code }, now);
    if (about && about.kind !== 'product') {
      const campaign = { source: connection.kind, medium: about.kind, name: about.name.slice(0, CAMPAIGN_MAX) };
      await notePage(scope, conversationId, { url: about.url, campaign }, now);
    }
    const echoAt = await lastEchoAt(scope, conversationId, now - QUIET_MS);
    const isQuiet = echoAt !== undefined;
    if (isQuiet) await awaitAnswer(scope, conversationId, echoAt + QUIET_MS);
    const isLeft = !isQuiet && (await awaitsAnswer(scope, conversationId));
    return { contactId, conversationId, locale, text, isBehind, isQuiet, isLeft };
  });
}
