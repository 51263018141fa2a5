import type { Conflict, conflicts, ResponseOf } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { lockCorpus, publishChange } from '#/domains/corpus/corpus-state.repository.ts';
import { changeStatus } from '#/domains/corpus/corpus-writes.repository.ts';
import { findEntry } from '#/domains/corpus/corpus.repository.ts';
import { describeEntries } from '#/domains/corpus/translation/describe-entry.ts';
import { BusinessError } from '#/errors.ts';
import { dismissConflict, readConflicts, type FoundConflict } from './conflict.repository.ts';

/** A page of open conflicts, the latest first. */
export function listConflicts({
  request: { page, limit },
  actor,
  services,
}: Call<typeof conflicts.list>): Promise<ResponseOf<typeof conflicts.list>> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const { items, total } = await readConflicts(scope, limit, (page - 1) * limit);
    const described: Conflict[] = [];
    for (const item of items) described.push(...(await describe(scope, item)));
    return { items: described, total };
  });
}

async function describe(scope: TenantScope, { leftId, rightId, ...found }: FoundConflict): Promise<Conflict[]> {
  const rows = [await findEntry(scope, leftId), await findEntry(scope, rightId)];
  const [left, right] = await describeEntries(
    scope,
    rows.filter((row) => row !== undefined),
  );
  return left && right ? [{ ...found, left, right }] : [];
}

/** Keeps one entry and archives the other, or remembers that they do not disagree. */
export function settleConflict({ request, actor, services }: Call<typeof conflicts.settle>): Promise<{ archived: string | null }> {
  const { left_id: leftId, right_id: rightId, keep } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const changeNo = await lockCorpus(scope);
    if (!(await dismissConflict(scope, leftId, rightId))) throw new BusinessError('not_found');
    if (keep === 'both') return { archived: null };
    const archived = keep === 'left' ? rightId : leftId;
    await changeStatus(scope, [archived], 'archived', { changeNo, by: actor.name });
    await publishChange(scope, changeNo);
    return { archived };
  });
}
