import type { Locale } from '@lobby/contract';
import type { Inbound } from '#/channels/port/inbound.ts';
import { inTenant } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import { findTenant } from '#/domains/tenant/find-tenant.ts';
import { addVisitor } from '#/domains/visitor/visitor-of-service.ts';
import type { Applying } from './apply-event.ts';
import { beginThere } from './begin-there.ts';
import { findCaredFor } from './care.repository.ts';
import { keepPlace, type LeasedEvent } from './event.repository.ts';
import { goingOn } from './going-on.ts';
import { keepWho } from './keep-who.ts';
import { localeOfPerson } from './locale-of-person.ts';
import { awaitsAnswer } from './notice.repository.ts';
import { findPerson, lockPerson, meetPerson, noteEcho, wroteAfter } from './person.repository.ts';

export interface EchoPlace {
  conversationId: string;
  locale: Locale;
  /** The customer has written something after it already, which it answers none of. */
  isBehind: boolean;
  /** They have been left without an answer since. */
  isLeft: boolean;
}

/**
 * Where something stands that was written to somebody in the service's own app: in their conversation, also where that has just ended. Whoever has
 * none gets one that begins with it, so that what they answer is not taken for a first question.
 */
export async function findEchoPlace(
  { services, connection }: Applying,
  event: LeasedEvent,
  { sender }: Inbound & { kind: 'echo' },
): Promise<EchoPlace> {
  const { tenantId, channelId } = connection;
  const { addresses } = sender;
  const now = services.now();
  const tenant = await findTenant(services, String(tenantId));
  return inTenant(services.database, tenantId, async (scope) => {
    await lockPerson(scope, channelId, addresses[0] ?? '');
    const found = await findPerson(scope, channelId, addresses);
    const fallback = localeOfPerson({
      said: sender.locale,
      heard: undefined,
      phone: sender.phone,
      fallback: tenant?.defaultLocale ?? 'en-US',
    });
    const contactId = found === undefined ? await addVisitor(scope, fallback, now) : await findSurvivor(scope, found);
    await meetPerson(scope, channelId, { contactId, addresses, name: sender.name ?? null });
    if (found === undefined) await keepWho(scope, contactId, sender);
    const going = event.conversationId ?? (await goingOn(scope, contactId, connection, now));
    const conversationId =
      going ?? (await beginThere(scope, connection, { contactId, language: fallback, begunBy: addresses[0] ?? '' }, now));
    await keepPlace(scope, event.id, conversationId);
    const isBehind = await wroteAfter(scope, channelId, addresses, event.order);
    await noteEcho(scope, channelId, addresses, event.order);
    const locale = (await findCaredFor(scope, conversationId))?.language ?? fallback;
    return { conversationId, locale, isBehind, isLeft: isBehind && (await awaitsAnswer(scope, conversationId)) };
  });
}
