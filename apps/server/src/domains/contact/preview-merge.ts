import type { contacts, MergePreview } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findSides } from './find-sides.ts';
import { readHits } from './merge.repository.ts';
import { findConflicts } from './plan-merge.ts';

/** What a merge would do. @throws BusinessError not_found, same_contact */
export function previewMerge({ request, actor, services }: Call<typeof contacts.previewMerge>): Promise<MergePreview> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const sides = await findSides(scope, request.from_id, request.id);
    if (sides.isMerged) throw new BusinessError('same_contact');
    const { from, into } = sides;
    const hits = await readHits(scope, [from.id, into.id]);
    const [fromHit, intoHit] = [hits.find(({ id }) => id === from.id), hits.find(({ id }) => id === into.id)];
    if (!fromHit || !intoHit) throw new BusinessError('not_found');
    return {
      from: fromHit,
      into: intoHit,
      conversations: fromHit.conversations,
      identities: fromHit.identities,
      tags: from.tags.filter((tag) => !into.tags.includes(tag)),
      attrs: Object.keys(from.attrs).filter((name) => !(name in into.attrs)),
      blocked: from.blocked_at !== null || into.blocked_at !== null,
      conflicts: findConflicts(from, into),
    };
  });
}
