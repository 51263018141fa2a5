import { isFinal, type WorkOrder, type workOrders } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { hasContact } from '#/domains/contact/has-contact.ts';
import { agentOf } from '#/domains/conversation/change-owner.ts';
import { findContactOf } from '#/domains/conversation/find-contact-of.ts';
import { bylineOf } from '#/domains/conversation/write-message.ts';
import { sendNoticesSoon } from '#/domains/order-mail/notice/send-notices.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { BusinessError } from '#/errors.ts';
import { makeOrder } from './make-order.ts';
import { agentActor, existingOrder } from './with-order.ts';
import { contactOfMessage, findByClientId, findOrder } from './work-order.repository.ts';

/**
 * Makes a work order for a contact that the caller sees, out of a conversation, or out of another work order; once, whatever
 * happens to the answer.
 */
export async function createOrder({ request, actor, locale, services }: Call<typeof workOrders.create>): Promise<WorkOrder> {
  const { origin_conversation_id: chat, follows_id: followsId, split_from: split } = request;
  const contactId = await inTenant(services.database, actor.tenantId, (scope) => contactOf(scope, request));
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
      origin: originOf(actor, chat),
      originConversationId: chat ?? null,
      followsId,
      splitFromId: split?.id,
      priority: request.priority,
    };
    const maker = {
      actor: agentActor(actor),
      uploader: { kind: 'staff' as const, id: String(actor.userId) },
      locale,
      author: bylineOf(agentOf(actor)),
    };
    return existingOrder(scope, earlier?.id ?? (await makeOrder(scope, draft, maker, services.now())), actor.userId);
  });
  services.announcer.workOrderChanged(actor.tenantId, { id: made.conversation_id, contactId });
  if (chat !== undefined) services.announcer.noteChanged(actor.tenantId, chat);
  sendNoticesSoon(beyondReach(services), actor.tenantId);
  return made;
}

function originOf({ keyId }: StaffActor, chat: string | undefined): WorkOrder['origin'] {
  if (keyId !== undefined) return 'api';
  return chat === undefined ? 'agent' : 'from_chat';
}

type Sources = Pick<Call<typeof workOrders.create>['request'], 'contact_id' | 'origin_conversation_id' | 'follows_id' | 'split_from'>;

/** Whose it becomes: everything that it comes out of has to be the same contact's. @throws BusinessError not_found */
async function contactOf(scope: TenantScope, { contact_id, origin_conversation_id: chat, follows_id, split_from }: Sources) {
  const named = [
    ...(contact_id === undefined ? [] : [contact_id]),
    ...(chat === undefined ? [] : [await findContactOf(scope, chat)]),
    ...(follows_id === undefined ? [] : [await closedOrderOf(scope, follows_id)]),
    ...(split_from === undefined ? [] : [await contactOfMessage(scope, split_from)]),
  ];
  const [contactId] = named;
  const isOne = contactId !== undefined && named.every((each) => each === contactId);
  if (!isOne || !(await hasContact(scope, contactId))) throw new BusinessError('not_found');
  return contactId;
}

/** @throws BusinessError order_state where it goes on, and can be written in itself */
async function closedOrderOf(scope: TenantScope, id: string): Promise<string | undefined> {
  const found = await findOrder(scope, id);
  if (found && !isFinal(found.status)) throw new BusinessError('order_state');
  return found?.contactId;
}
