import type { TenantScope } from '#/database/transaction.ts';
import { publishEvents } from '#/events/publish-events.ts';
import type { ModuleHooks } from '#/server-module.ts';
import { lockConversationsOf } from './contact.repository.ts';
import { storeMerge, type StoredSide } from './merge.repository.ts';
import { planMerge } from './plan-merge.ts';

/** Makes one contact of two, which the caller holds locked. @param take conflicting fields in which `from` is right */
export async function joinContacts(
  { hooks, now }: { hooks: ModuleHooks; now: number },
  scope: TenantScope,
  { from, into }: { from: StoredSide; into: StoredSide },
  take: readonly string[],
): Promise<void> {
  await lockConversationsOf(scope, from.id);
  await hooks.onContactMerged(scope, from.id, into.id);
  await storeMerge(scope, from.id, into.id, planMerge(from, into, take));
  await publishEvents(scope, [{ type: 'contact.merged', subjectId: into.id, contactId: into.id, facts: { merged_id: from.id } }], now);
}
