import { MESSAGE_MAX } from '@lobby/contract';
import type { Inbound } from '#/channels/port/adapter.ts';
import { inTenant } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import type { Applying } from './apply-event.ts';
import { ECHO } from './delivery.repository.ts';
import { keepPlace, type LeasedEvent } from './event.repository.ts';
import { goingOn } from './going-on.ts';
import { keepProviderId } from './message-name.repository.ts';
import { findPerson } from './person.repository.ts';

/** What somebody of the business has written in the service's own app stands in the thread too, and is not sent again. */
export async function applyEcho(applying: Applying, event: LeasedEvent, inbound: Inbound & { kind: 'echo' }): Promise<boolean> {
  const { services, connection } = applying;
  const { tenantId, channelId } = connection;
  if (inbound.text === '') return false;
  const place = await inTenant(services.database, tenantId, async (scope) => {
    const contactId = await findPerson(scope, channelId, inbound.sender.addresses);
    const going =
      event.conversationId ?? (contactId && (await goingOn(scope, await findSurvivor(scope, contactId), connection, services.now())));
    if (going) await keepPlace(scope, event.id, going);
    return going;
  });
  if (place === undefined) return false;
  const outcome = await services.ledger.submit(tenantId, place, {
    kind: 'agent_message',
    agent: { id: 0, name: connection.name, isProgram: true },
    clientMsgId: `${ECHO}${inbound.providerId}`,
    text: inbound.text.slice(0, MESSAGE_MAX),
  });
  const { message } = outcome.refused ? {} : outcome;
  if (message)
    await inTenant(services.database, tenantId, (scope) =>
      keepProviderId(scope, channelId, {
        providerId: inbound.providerId,
        conversationId: place,
        seq: message.seq,
        subject: null,
        writtenAt: null,
      }),
    );
  return message !== undefined;
}
