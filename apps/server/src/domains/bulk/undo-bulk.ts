import { UNDOABLE, type bulk, type BulkResult } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { agentOf } from '#/domains/conversation/change-owner.ts';
import { beyondReach } from '#/domains/reach/within-reach.ts';
import { BusinessError } from '#/errors.ts';
import { takeBack } from './bulk-commands.ts';
import { findBulk, keepResult, readConversations, type StoredResult } from './bulk.repository.ts';
import { submitMany, type Work } from './submit-many.ts';
import { wordResult } from './word-result.ts';

/** Takes an own bulk action back, once. @throws BusinessError not_found, too_late for what cannot be taken back */
export async function undoBulk({ request, actor, locale, services: given }: Call<typeof bulk.undo>): Promise<BulkResult> {
  // What was done was within reach; what was handed away may not be any more.
  const services = beyondReach(given);
  const { kept, states } = await inTenant(services.database, actor.tenantId, async (scope) => {
    const found = await findBulk(scope, actor.userId, request.id);
    if (!found) throw new BusinessError('not_found');
    return { kept: found, states: await readConversations(scope, found.result?.done.map(({ id }) => id) ?? []) };
  });
  if (kept.undone) return wordResult(kept.undone, locale);
  if (!kept.result || !UNDOABLE.some((kind) => kind === kept.action.kind)) throw new BusinessError('too_late');
  const now = new Map(states.map((state) => [state.id, state]));
  const epochs = new Map(kept.result.done.map(({ id, epoch }) => [id, epoch]));
  const work: Work[] = [];
  const aside: StoredResult = { done: [], refused: [] };
  for (const before of kept.before.filter(({ id }) => epochs.has(id))) {
    const { id, no } = before;
    const state = now.get(id);
    const how = state ? takeBack(kept.action, agentOf(actor), before, state, epochs.get(id) ?? null) : 'changed';
    if (how === 'nothing') aside.done.push({ id, epoch: null });
    else if (how === 'changed') aside.refused.push({ id, no, reason: 'stale_version' });
    else work.push({ id, no, command: how });
  }
  const { done, refused } = await submitMany(services, actor.tenantId, work);
  const undone = { done: [...aside.done, ...done], refused: [...aside.refused, ...refused] };
  return wordResult(await inTenant(services.database, actor.tenantId, (scope) => keepResult(scope, kept.id, 'undone', undone)), locale);
}
