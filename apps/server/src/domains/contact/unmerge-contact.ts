import type { Contact, ContactMerge, contacts } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { findConversationsBegunBy } from '#/domains/conversation/find-begun-by.ts';
import { requireWholeContact } from '#/domains/reach/require-whole-contact.ts';
import { forgetVisitor } from '#/domains/visitor/authenticate-visitor.ts';
import { BusinessError } from '#/errors.ts';
import { publishEvents } from '#/events/publish-events.ts';
import { lockConversationsOf, survivorOf } from './contact.repository.ts';
import { listMerges, takeMerge, type KeptMerge } from './kept-merge.repository.ts';
import { lockSides, sideOf, storeUnmerge } from './merge.repository.ts';
import { changesOf, planUnmerge } from './plan-unmerge.ts';
import { readContact } from './read-contact.ts';

/**
 * Undoes a merge in one transaction: the contact that was merged is there again with what it brought and what its browsers and addresses have
 * begun since. What both wrote into one conversation stays together. A repeat changes nothing.
 * @throws BusinessError not_found; merge_final where it can not be undone any more; refused for who sees a part
 */
export async function unmergeContact(call: Call<typeof contacts.unmerge>): Promise<Contact> {
  const { request, actor, services } = call;
  const now = services.now();
  await requireWholeContact(services, actor, request.id);
  const done = await inTenant(services.database, actor.tenantId, async (scope) => {
    const intoId = await survivorOf(scope, request.id);
    // Conversations are locked before their contact, as everywhere.
    await lockConversationsOf(scope, intoId);
    const sides = await lockSides(scope, [request.from_id, intoId]);
    const [from, into] = [sides.find(({ id }) => id === request.from_id), sides.find(({ id }) => id === intoId)];
    if (!from || !into || from.id === into.id) throw new BusinessError('not_found');
    if (from.merged_into === null) return { fromId: undefined, intoId };
    const kept = from.merged_into === into.id ? await takeMerge(scope, from.id, into.id) : undefined;
    if (!kept) throw new BusinessError('merge_final');
    const ids = { fromId: from.id, intoId };
    const conversationIds = await goingBack(scope, intoId, kept);
    await services.hooks.onContactUnmerged(scope, { ...ids, moved: kept.moved, conversationIds });
    const unmerged = planUnmerge(sideOf(into), kept.sides);
    await storeUnmerge(scope, { ...ids, ofFrom: (kept.moved['contact'] ?? []) as string[] }, unmerged);
    await recordAudit(scope, call, 'contact.unmerge_from', ['contact', from.id], now);
    await recordAudit(scope, call, 'contact.unmerge', ['contact', intoId], now);
    await publishEvents(scope, [{ type: 'contact.unmerged', subjectId: intoId, contactId: intoId, facts: { unmerged_id: from.id } }], now);
    return ids;
  });
  if (done.fromId !== undefined) {
    forgetVisitor(services, done.intoId);
    services.announcer.contactUnmerged(actor.tenantId, done.fromId, done.intoId);
  }
  return readContact(services, actor, done.intoId);
}

/** Merges that can be undone, and what that would do. @throws BusinessError not_found; refused for who sees a part */
export async function listUndoableMerges({ request, actor, services }: Call<typeof contacts.merges>): Promise<{ items: ContactMerge[] }> {
  await requireWholeContact(services, actor, request.id);
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const intoId = await survivorOf(scope, request.id);
    const [into] = await lockSides(scope, [intoId]);
    if (!into) throw new BusinessError('not_found');
    const items: ContactMerge[] = [];
    for (const merge of await listMerges(scope, intoId)) {
      const { from } = merge.sides;
      const unmerged = planUnmerge(sideOf(into), merge.sides);
      items.push({
        from: { id: merge.fromId, no: merge.no, name: from.name, email: from.email, phone: from.phone },
        merged_at: merge.mergedAt,
        merged_by: merge.mergedBy,
        conversations: (await goingBack(scope, intoId, merge)).length,
        identities: beginnersOf(merge).names.length + beginnersOf(merge).addresses.length,
        tags: into.tags.filter((tag) => !unmerged.into.tags.includes(tag)),
        changes: changesOf(sideOf(into), unmerged),
      });
    }
    return { items };
  });
}

/** Conversations that belong to the one that comes back. */
function goingBack(scope: TenantScope, intoId: string, merge: KeptMerge): Promise<string[]> {
  const { from, into } = merge.sides;
  const { names, addresses } = beginnersOf(merge);
  // Mails of an address that only the one that comes back had are theirs, too.
  const mails = from.email !== null && from.email.toLowerCase() !== into.email?.toLowerCase() ? [from.email.toLowerCase()] : [];
  const ids = (merge.moved['conversation'] ?? []) as string[];
  return findConversationsBegunBy(scope, intoId, { ids, names: [...names, ...mails], addresses, since: merge.mergedAt });
}

/** Browsers and addresses that came along. */
function beginnersOf({ moved }: KeptMerge) {
  return {
    names: (moved['visitor_session'] ?? []) as string[],
    addresses: (moved['channel_person'] ?? []) as { channel_id: string; address: string }[],
  };
}
