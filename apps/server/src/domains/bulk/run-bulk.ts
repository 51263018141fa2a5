import { BULK_CONVERSATIONS_MAX, may, type bulk, type BulkJob } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { lookAtBulk, workOnBulk } from '#/domains/bulk-job/work-on-bulk.ts';
import { findAssignee } from '#/domains/conversation/assign-conversation.ts';
import { findIds } from '#/domains/conversation/find-ids.ts';
import { checkSnooze } from '#/domains/conversation/snooze-conversation.ts';
import { BusinessError } from '#/errors.ts';
import { CONVERSATION_BULKS } from './bulk-kind.ts';
import { conversationBulks, readConversations } from './bulk.repository.ts';

type RunCall = Call<typeof bulk.run>;

/**
 * Does one thing with many conversations, each by the rules of that thing alone. What is to be done is written down first, so that
 * a repeat goes on where the first was cut off, and answers with what became of it where it was not.
 */
export async function runBulk(call: RunCall): Promise<BulkJob> {
  const { request, actor, locale, services } = call;
  const { request_id: id, action } = request;
  const isKnown = await inTenant(services.database, actor.tenantId, (scope) => conversationBulks.find(scope, actor.userId, id));
  if (!isKnown) {
    await checkAction(call);
    await inTenant(services.database, actor.tenantId, async (scope) => {
      const ids = [...new Set(await askedFor(scope, request, actor))];
      const items = await readConversations(scope, ids);
      const there = new Set(items.map((each) => each.id));
      const refused = ids.filter((each) => !there.has(each)).map((each) => ({ id: each, no: 0, reason: 'not_found' as const }));
      await conversationBulks.insert(scope, { id, userId: actor.userId, action, items, refused }, services.now());
    });
  }
  return workOnBulk(CONVERSATION_BULKS, services, actor, id, locale);
}

/** How far it is. */
export function lookAtConversationBulk({ request, actor, locale, services }: Call<typeof bulk.get>): Promise<BulkJob> {
  return lookAtBulk(CONVERSATION_BULKS, services, actor, request.id, locale);
}

async function askedFor(scope: TenantScope, { ids, filter, sort, resolved_by: by }: RunCall['request'], { userId }: StaffActor) {
  if (ids) return ids;
  if (by === undefined) return findIds(scope, filter ?? { view: 'all' }, sort, userId, BULK_CONVERSATIONS_MAX);
  const resolved = await conversationBulks.find(scope, userId, by);
  if (resolved?.action.kind !== 'resolve') throw new BusinessError('not_found');
  const done = new Set(resolved.done.map(({ id }) => id));
  // Those that were resolved before stay so.
  return resolved.items.filter(({ id, ownerKind }) => done.has(id) && ownerKind !== 'none').map(({ id }) => id);
}

/** @throws BusinessError refused for who may not hand over, not_found for nobody of the business, invalid_request for a time that is none to come */
async function checkAction({ request: { action }, actor, locale, services }: RunCall): Promise<void> {
  if (action.kind === 'snooze') checkSnooze(action.until, services.now(), locale);
  if (action.kind !== 'assign') return;
  if (!may(actor, 'session.assign')) throw new BusinessError('refused');
  await findAssignee(services, actor, action);
}
