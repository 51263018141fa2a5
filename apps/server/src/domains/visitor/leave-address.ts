import type { RequestOf, visitor } from '@lobby/contract';
import type { VisitorActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { wantLetters } from '#/domains/chat-letter/keep-stops.ts';
import { acceptOutcome } from '#/domains/conversation/change-owner.ts';
import { requireConsent } from '#/domains/privacy/give-consent.ts';
import { contactUpdated, publishEvents } from '#/events/publish-events.ts';
import type { Services } from '#/services.ts';
import { readOwnConversation } from './visitor-state.ts';
import { setAddress } from './visitor.repository.ts';

/** Keeps who the visitor is and where they wish to be answered, and tells colleagues of an address in the conversation. @throws BusinessError not_found, consent_required */
export async function leaveAddress(
  services: Services,
  { tenantId, contactId }: Pick<VisitorActor, 'tenantId' | 'contactId'>,
  { conversation_id: id, name, email, phone }: RequestOf<typeof visitor.contact>,
): Promise<void> {
  await requireConsent(services, { tenantId, contactId });
  await inTenant(services.database, tenantId, async (scope) => {
    await readOwnConversation(scope, contactId, id);
    await setAddress(scope, contactId, { name, email, phone });
    const changed = Object.entries({ name, email, phone }).flatMap(([field, value]) => (value === undefined ? [] : [field]));
    await publishEvents(scope, [contactUpdated(contactId, changed)], services.now());
    if (email !== undefined) await wantLetters(scope, contactId, email);
  });
  const address = [email, phone].filter((each) => each !== undefined).join(', ');
  if (address !== '') acceptOutcome(await services.ledger.submit(tenantId, id, { kind: 'leave_address', contactId, address }));
}
