import type { faq } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { acceptOutcome } from '#/domains/conversation/change-owner.ts';
import { readOwnConversation } from '#/domains/visitor/visitor-state.ts';
import { BusinessError } from '#/errors.ts';
import { openShelf } from './open-shelf.ts';
import { isBrought } from './public.repository.ts';
import { markAsked } from './reading.repository.ts';

/**
 * Writes into the visitor's own conversation which article was read, so that whoever answers need not ask.
 * @throws BusinessError not_found, conversation_closed
 */
export async function bringArticle({ request, actor, services }: Call<typeof faq.bring>): Promise<Record<string, never>> {
  const { tenantId, contactId } = actor;
  const { shelf } = await openShelf(services.database, tenantId, services.now());
  const text = shelf.textOf(request.id, request.locale);
  if (!text) throw new BusinessError('not_found');
  const command = { kind: 'read_article' as const, contactId, articleId: request.id, title: text.title };
  const isKnown = await inTenant(services.database, tenantId, async (scope) => {
    await readOwnConversation(scope, contactId, request.conversation_id);
    return isBrought(scope, request.conversation_id, request.id);
  });
  if (!isKnown) acceptOutcome(await services.ledger.submit(tenantId, request.conversation_id, command));
  await inTenant(services.database, tenantId, (scope) => markAsked(scope, request.reader, services.now()));
  return {};
}
