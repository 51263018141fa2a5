import { may, UNDOABLE, type bulk, type BulkJob } from '@lobby/contract';
import { createHash } from 'node:crypto';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { workOnBulk } from '#/domains/bulk-job/work-on-bulk.ts';
import { BusinessError } from '#/errors.ts';
import { CONVERSATION_BULKS } from './bulk-kind.ts';
import { conversationBulks } from './bulk.repository.ts';

/**
 * Takes an own bulk action back, once, in a job of its own.
 * @throws BusinessError not_found, too_late for what cannot be taken back, refused for who may not hand over
 */
export async function undoBulk({ request, actor, locale, services }: Call<typeof bulk.undo>): Promise<BulkJob> {
  const id = undoIdOf(request.id);
  await inTenant(services.database, actor.tenantId, async (scope) => {
    const { userId } = actor;
    const found = await conversationBulks.find(scope, userId, request.id);
    if (!found) throw new BusinessError('not_found');
    const { action, through, total, done } = found;
    if (action.kind === 'back' || !UNDOABLE.some((kind) => kind === action.kind) || through < total) throw new BusinessError('too_late');
    if (action.kind === 'assign' && !may(actor, 'session.assign')) throw new BusinessError('refused');
    const left = new Map(done.map((each) => [each.id, each.epoch]));
    const items = found.items.filter((each) => left.has(each.id)).map((before) => ({ ...before, left: left.get(before.id) ?? null }));
    await conversationBulks.insert(scope, { id, userId, action: { kind: 'back', of: action }, items, refused: [] }, services.now());
  });
  return workOnBulk(CONVERSATION_BULKS, services, actor, id, locale);
}

/** The same id for the same action, so that a repeat finds the job of the first. */
function undoIdOf(id: string): string {
  const digits = createHash('sha256').update(`undo ${id}`).digest('hex');
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
