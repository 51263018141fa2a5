import type { TenantScope } from '#/database/transaction.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { ModuleHooks, MovedRows } from '#/server-module.ts';
import { lockConversationsOf } from './contact.repository.ts';
import { storeMerge, type StoredSide } from './merge.repository.ts';
import { planMerge, type MergeSide } from './plan-merge.ts';

/** What a merge has done: enough to undo it. */
export interface Joined {
  merged: MergeSide;
  moved: MovedRows;
}

/** Makes one contact of two, which the caller holds locked. @param take conflicting fields in which `from` is right */
export async function joinContacts(
  { hooks, now }: { hooks: ModuleHooks; now: number },
  scope: TenantScope,
  { from, into }: { from: StoredSide; into: StoredSide },
  take: readonly string[],
): Promise<Joined> {
  await lockConversationsOf(scope, from.id);
  const ids = { fromId: from.id, intoId: into.id };
  const moved = await hooks.onContactMerged(scope, ids);
  const merged = planMerge(from, into, take);
  const contact = await storeMerge(scope, ids, merged);
  await publishEvents(scope, [{ type: 'contact.merged', subjectId: into.id, contactId: into.id, facts: { merged_id: from.id } }], now);
  return { merged, moved: { ...moved, contact } };
}
