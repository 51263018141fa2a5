import { moveContact } from '#/channels/move-contact.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { moveLetterStops } from '#/domains/chat-letter/keep-stops.ts';
import { moveLetters } from '#/domains/mail/move-letters.ts';
import { moveFiles } from '#/domains/upload/move-files.ts';
import { publishEvents } from '#/events/publish-events.ts';
import { lockConversationsOf } from './contact.repository.ts';
import { storeMerge, type StoredSide } from './merge.repository.ts';
import { planMerge } from './plan-merge.ts';

/** Makes one contact of two, which the caller holds locked. @param take conflicting fields in which `from` is right */
export async function joinContacts(
  scope: TenantScope,
  from: StoredSide,
  into: StoredSide,
  take: readonly string[],
  now: number,
): Promise<void> {
  await lockConversationsOf(scope, from.id);
  await moveFiles(scope, from.id, into.id);
  await moveLetters(scope, from.id, into.id);
  await moveLetterStops(scope, from.id, into.id);
  await moveContact(scope, from.id, into.id);
  await storeMerge(scope, from.id, into.id, planMerge(from, into, take));
  await publishEvents(scope, [{ type: 'contact.merged', subjectId: into.id, contactId: into.id, facts: { merged_id: from.id } }], now);
}
