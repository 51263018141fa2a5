import { isFinal, type WorkOrder, type workOrders } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { contactOfCaller } from '#/domains/contact/contact-of-caller.ts';
import { hasContact } from '#/domains/contact/has-contact.ts';
import { agentOf } from '#/domains/conversation/change-owner.ts';
import { findContactOf } from '#/domains/conversation/find-contact-of.ts';
import { bylineOf } from '#/domains/conversation/write-message.ts';
import { sendNoticesSoon } from '#/domains/order-mail/notice/send-notices.ts';
import { seesConversation } from '#/domains/reach/sees-conversation.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { listTeams } from '#/domains/team/list-teams.ts';
import { BusinessError } from '#/errors.ts';
import { gives } from './give-order.ts';
import { makeOrder } from './make-order.ts';
import { storeOrder } from './store-order.ts';
import { agentActor, existingOrder, lockOrder } from './with-order.ts';
import { contactOfMessage, findByClientId, findOrder } from './work-order.repository.ts';

/**
 * Makes a work order for a contact that the caller sees, for somebody at the counter or on the phone, out of a conversation, or out of
 * another work order; once, whatever happens to the answer.
 */
export async function createOrder({ request, actor, locale, services }: Call<typeof workOrders.create>): Promise<WorkOrder> {
  const { origin_conversation_id: chat, follows_id: followsId, split_from: split } = request;
  const { contact: caller } = request;
  const sourceId = caller ? undefined : await inTenant(services.database, actor.tenantId, (scope) => contactOf(scope, request));
  const made = await inTenant(beyondReach(services).database, actor.tenantId, async (scope) => {
    const earlier = await findByClientId(scope, request.client_id);
    if (earlier && sourceId !== undefined && earlier.contactId !== sourceId) throw new BusinessError('not_found');
    if (earlier) return existingOrder(scope, earlier.id, actor.userId);
    const contactId = caller ? await contactOfCaller(scope, caller, locale, services.now()) : (sourceId ?? '');
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
    const id = await makeOrder(scope, draft, maker, services.now());
    await keepInSight(scope, id, actor, services.now());
    return existingOrder(scope, id, actor.userId);
  });
  services.announcer.workOrderChanged(actor.tenantId, { id: made.conversation_id, contactId: made.contact.id });
  if (chat !== undefined) services.announcer.noteChanged(actor.tenantId, chat);
  sendNoticesSoon(beyondReach(services), actor.tenantId);
  return made;
}

/** What its maker would not see any more is given to them: whoever takes it down goes on with it. */
async function keepInSight(scope: TenantScope, id: string, actor: StaffActor, now: number): Promise<void> {
  if (actor.reach === 'all' || actor.keyId !== undefined) return;
  const order = await lockOrder(scope, id);
  if (await seesConversation(scope, actor, order.conversationId)) return;
  const team = (await listTeams(scope)).find((each) => each.id === order.teamId) ?? null;
  const given = gives(order, { to: { id: actor.userId, name: actor.name }, team }, agentActor(actor), now);
  if (given && !given.refused) await storeOrder(scope, order, given.next, given.events, now);
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
