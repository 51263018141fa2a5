import type { Contact, contacts } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { recordAudit } from '#/domains/audit/record-audit.ts';
import { requireWholeContact } from '#/domains/reach/require-whole-contact.ts';
import { forgetVisitor } from '#/domains/visitor/authenticate-visitor.ts';
import { readContact } from './read-contact.ts';
import { findSides } from './find-sides.ts';
import { joinContacts } from './join-contacts.ts';
import { keepMerge } from './kept-merge.repository.ts';
import { sideOf } from './merge.repository.ts';

/**
 * Makes one contact of two, in one transaction: what the other one said and who it was come along, its visitor goes on as this one.
 * What is needed to undo it is kept for a while. A repeat changes nothing. @throws BusinessError not_found, same_contact; refused for who sees a part
 */
export async function mergeContacts(call: Call<typeof contacts.merge>): Promise<Contact> {
  const { request, actor, services } = call;
  const now = services.now();
  for (const id of [request.from_id, request.id]) await requireWholeContact(services, actor, id);
  const done = await inTenant(services.database, actor.tenantId, async (scope) => {
    const { from, into, isMerged } = await findSides(scope, request.from_id, request.id);
    if (isMerged) return { from, into };
    const { merged, moved } = await joinContacts({ hooks: services.hooks, now }, scope, { from, into }, request.take);
    const sides = { from: sideOf(from), into: sideOf(into), merged };
    await keepMerge(scope, { fromId: from.id, intoId: into.id, mergedBy: actor.userId, sides, moved }, now);
    await recordAudit(scope, call, 'contact.merge_from', ['contact', from.id], now);
    await recordAudit(scope, call, 'contact.merge', ['contact', into.id], now);
    return { from, into };
  });
  forgetVisitor(services, done.from.id);
  services.announcer.contactMerged(actor.tenantId, done.from.id, done.into.id);
  return readContact(services, actor, done.into.id);
}
