import { isFinal, type visitorWorkOrders } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { briefThread } from '#/domains/bot/handoff/brief-thread.ts';
import { findContactOf } from '#/domains/conversation/find-contact-of.ts';
import { sendNoticesSoon } from '#/domains/order-mail/notice/send-notices.ts';
import { requireConsent } from '#/domains/privacy/give-consent.ts';
import { leaveAddress } from '#/domains/visitor/leave-address.ts';
import { CUSTOMER } from './order-state.ts';
import { makeOrder } from './make-order.ts';
import { countMade, findByClientId, findOrder } from './work-order.repository.ts';
import { BusinessError } from '#/errors.ts';
import { tellOwn } from './tell-own.ts';

/** Work orders that one customer makes in so long, in milliseconds. */
const MADE_MAX = 20;
const MADE_WITHIN_MS = 86_400_000;
const HOUR_S = 3_600;

type SubmitCall = Call<typeof visitorWorkOrders.create>;

/**
 * Stores a customer's work order, once, whatever happens to the answer.
 * @throws BusinessError form_changed, invalid_request, throttled, consent_required
 */
export async function submitOrder({ request, actor, services }: SubmitCall) {
  await requireConsent(services, actor);
  return submitOwn(services, actor, request);
}

/** The same, whoever brings it. */
export async function submitOwn(
  services: SubmitCall['services'],
  actor: Pick<SubmitCall['actor'], 'contactId' | 'tenantId'> & { readonly sessionId?: string },
  request: SubmitCall['request'],
) {
  const { contactId, tenantId } = actor;
  const { locale, email, origin_conversation_id: chat, follows_id: follows } = request;
  const own = await inTenant(services.database, tenantId, async (scope) => {
    const earlier = await findByClientId(scope, request.client_id);
    if (earlier) return tellOwn(scope, contactId, earlier.id, locale);
    if ((await countMade(scope, contactId, services.now() - MADE_WITHIN_MS)) >= MADE_MAX)
      throw new BusinessError('throttled', { retry_after: HOUR_S });
    if (chat !== undefined && (await findContactOf(scope, chat)) !== contactId) throw new BusinessError('not_found');
    const followed = follows === undefined ? undefined : await findOrder(scope, follows);
    if (follows !== undefined && followed?.contactId !== contactId) throw new BusinessError('not_found');
    if (followed && !isFinal(followed.status)) throw new BusinessError('order_state');
    const draft = {
      contactId,
      clientId: request.client_id,
      typeId: request.type_id,
      typeVersion: request.type_version,
      subject: request.subject,
      description: request.description,
      fields: request.fields,
      fileIds: request.attachments ?? [],
      origin: request.offered && chat !== undefined ? ('bot' as const) : ('chat_form' as const),
      originConversationId: chat ?? null,
      followsId: follows,
    };
    const uploader = { kind: 'visitor' as const, id: contactId };
    const author = { authorKind: 'contact' as const, authorId: contactId, authorName: null };
    const id = await makeOrder(scope, draft, { actor: CUSTOMER, uploader, locale, author, begunBy: actor.sessionId }, services.now());
    const made = await tellOwn(scope, contactId, id, locale);
    if (draft.origin === 'bot' && chat !== undefined)
      await briefThread(scope, { chatId: chat, threadId: made.conversation_id, language: locale }, services.now());
    return made;
  });
  if (email !== undefined) await leaveAddress(services, actor, { conversation_id: own.conversation_id, email });
  services.announcer.workOrderChanged(tenantId, { id: own.conversation_id, contactId });
  sendNoticesSoon(services, tenantId);
  return own;
}
