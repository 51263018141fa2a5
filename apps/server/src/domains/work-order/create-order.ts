import type { WorkOrder, workOrders } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { hasContact } from '#/domains/contact/has-contact.ts';
import { findContactOf } from '#/domains/conversation/find-contact-of.ts';
import { sendNoticesSoon } from '#/domains/order-mail/notice/send-notices.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { BusinessError } from '#/errors.ts';
import { makeOrder } from './make-order.ts';
import { agentActor, existingOrder } from './with-order.ts';
import { findByClientId } from './work-order.repository.ts';

/** Makes a work order for a contact that the caller sees, or out of a conversation; once, whatever happens to the answer. */
export async function createOrder({ request, actor, locale, services }: Call<typeof workOrders.create>): Promise<WorkOrder> {
  const { origin_conversation_id: chat } = request;
  const contactId = await inTenant(services.database, actor.tenantId, (scope) => contactOf(scope, chat, request.contact_id));
  const made = await inTenant(beyondReach(services).database, actor.tenantId, async (scope) => {
    const earlier = await findByClientId(scope, request.client_id);
    if (earlier && earlier.contactId !== contactId) throw new BusinessError('not_found');
    const draft = {
      clientId: request.client_id,
      typeId: request.type_id,
      typeVersion: request.type_version,
      contactId,
      subject: request.subject,
      description: request.description,
      fields: request.fields,
      fileIds: request.attachments ?? [],
      origin: chat === undefined ? ('agent' as const) : ('from_chat' as const),
      originConversationId: chat ?? null,
      priority: request.priority,
    };
    const maker = {
      actor: agentActor(actor),
      uploader: { kind: 'staff' as const, id: String(actor.userId) },
      locale,
      author: { authorKind: 'agent' as const, authorId: String(actor.userId), authorName: actor.name },
    };
    return existingOrder(scope, earlier?.id ?? (await makeOrder(scope, draft, maker, services.now())), actor.userId);
  });
  services.announcer.workOrderChanged(actor.tenantId, { id: made.conversation_id, contactId });
  sendNoticesSoon(beyondReach(services), actor.tenantId);
  return made;
}

async function contactOf(scope: TenantScope, chat: string | undefined, named: string | undefined): Promise<string> {
  const contactId = chat === undefined ? named : await findContactOf(scope, chat);
  const isThere = contactId !== undefined && (named ?? contactId) === contactId && (await hasContact(scope, contactId));
  if (!isThere) throw new BusinessError('not_found');
  return contactId;
}
