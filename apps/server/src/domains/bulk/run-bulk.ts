import { BULK_CONVERSATIONS_MAX, may, type bulk, type BulkResult } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findAssignee } from '#/domains/conversation/assign-conversation.ts';
import { agentOf } from '#/domains/conversation/change-owner.ts';
import { findIds } from '#/domains/conversation/find-ids.ts';
import { markAllRead } from '#/domains/conversation/mark-read.ts';
import { checkSnooze } from '#/domains/conversation/snooze-conversation.ts';
import { BusinessError } from '#/errors.ts';
import { commandOf, type Assignee } from './bulk-commands.ts';
import { keepBulk, keepResult, readConversations, type StoredBulk, type StoredResult } from './bulk.repository.ts';
import { submitMany } from './submit-many.ts';
import { wordResult } from './word-result.ts';

type RunCall = Call<typeof bulk.run>;

/**
 * Does one thing with many conversations, each by the rules of that thing alone. What is to be done is written down first, so that
 * a repeat goes on where the first was cut off, and answers with the result where it was not.
 */
export async function runBulk(call: RunCall): Promise<BulkResult> {
  const { request, actor, locale, services } = call;
  const assignee = await checkAction(call);
  const kept = await inTenant(services.database, actor.tenantId, async (scope) => {
    const ids = request.ids ?? (await findIds(scope, request.filter ?? { view: 'all' }, actor.userId, BULK_CONVERSATIONS_MAX));
    const before = await readConversations(scope, [...new Set(ids)]);
    const there = new Set(before.map(({ id }) => id));
    const missing = ids.filter((id) => !there.has(id));
    return keepBulk(scope, actor.userId, { id: request.request_id, action: request.action, before, missing }, services.now());
  });
  if (!kept) throw new BusinessError('refused');
  if (kept.result) return wordResult(kept.result, locale);
  const done = await perform(call, kept, assignee);
  for (const id of kept.missing) done.refused.push({ id, no: 0, reason: 'not_found' });
  const result = await inTenant(services.database, actor.tenantId, (scope) => keepResult(scope, kept.id, 'result', done));
  return wordResult(result, locale);
}

/** @throws BusinessError refused for who may not hand over, not_found for nobody of the business, invalid_request for a time that is none to come */
async function checkAction({ request: { action }, actor, locale, services }: RunCall): Promise<Assignee> {
  if (action.kind === 'assign') {
    if (!may(actor, 'session.assign')) throw new BusinessError('refused');
    return findAssignee(services, actor, action);
  }
  if (action.kind === 'snooze') checkSnooze(action.until, services.now(), locale);
  return { to: null };
}

async function perform({ request, actor, services }: RunCall, { before }: StoredBulk, assignee: Assignee): Promise<StoredResult> {
  const { action } = request;
  if (action.kind === 'read') {
    const ids = before.map(({ id }) => id);
    await markAllRead(services, actor, ids);
    return { done: ids.map((id) => ({ id, epoch: null })), refused: [] };
  }
  const command = commandOf(action, agentOf(actor), assignee);
  return submitMany(
    services,
    actor.tenantId,
    before.map(({ id, no }) => ({ id, no, command })),
  );
}
