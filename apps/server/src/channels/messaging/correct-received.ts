import { MESSAGE_MAX } from '@lobby/contract';
import type { Inbound } from '#/channels/port/inbound.ts';
import { inTenant } from '#/database/transaction.ts';
import { findSurvivor } from '#/domains/contact/find-survivor.ts';
import type { Applying } from './apply-event.ts';
import type { LeasedEvent } from './event.repository.ts';
import { findByProviderId, keepChanged } from './message-name.repository.ts';
import { findPerson } from './person.repository.ts';

/**
 * What was changed or taken back on the service is so here too, whatever the business allows visitors of its own chat. A change that comes
 * behind a later one changes nothing.
 * @returns false where the message is not known: it may come later
 */
export async function correctReceived(
  { services, connection }: Applying,
  { order }: Pick<LeasedEvent, 'order'>,
  inbound: Inbound & { kind: 'edit' | 'unsend' },
): Promise<boolean> {
  const { tenantId, channelId } = connection;
  const found = await inTenant(services.database, tenantId, async (scope) => {
    const contactId = await findPerson(scope, channelId, inbound.sender.addresses);
    const place = await findByProviderId(scope, channelId, inbound.providerId);
    return contactId !== undefined && place ? { contactId: await findSurvivor(scope, contactId), ...place } : undefined;
  });
  if (!found) return false;
  const { conversationId, contactId, seq, changedOrder } = found;
  if (changedOrder !== null && changedOrder > order) return true;
  const command =
    inbound.kind === 'edit'
      ? ({ kind: 'contact_edit', contactId, seq, text: inbound.text.slice(0, MESSAGE_MAX), windowMs: Number.MAX_SAFE_INTEGER } as const)
      : ({ kind: 'contact_remove', contactId, seq, windowMs: Number.MAX_SAFE_INTEGER } as const);
  const outcome = await services.ledger.submit(tenantId, conversationId, command);
  const isOurs = outcome.refused === 'not_author';
  const refused = isOurs
    ? await correctOurs(services, tenantId, conversationId, { seq, text: inbound.kind === 'edit' ? inbound.text : null })
    : outcome.refused;
  if (refused) return false;
  await inTenant(services.database, tenantId, (scope) => keepChanged(scope, channelId, inbound.providerId, order));
  return true;
}

/** What somebody of the business has changed in the service's own app, or taken away there. */
async function correctOurs(
  { ledger }: Applying['services'],
  tenantId: number,
  conversationId: string,
  { seq, text }: { seq: number; text: string | null },
): Promise<string | undefined> {
  const agent = { id: 0, name: '', isProgram: true } as const;
  const outcome = await ledger.submit(
    tenantId,
    conversationId,
    text === null
      ? { kind: 'remove', agent, seq, mayRemoveAny: true }
      : { kind: 'edit', agent, seq, text: text.slice(0, MESSAGE_MAX), isTold: true },
  );
  return outcome.refused;
}
