import { BULK_MAX, may, type corpusBulk, type CorpusJob } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { listIds } from '#/domains/corpus/corpus.repository.ts';
import { BusinessError } from '#/errors.ts';
import { goOn } from './go-on.ts';
import { findJob, insertJob, type StoredJob } from './job.repository.ts';

/** Changes many entries; repeated with the same `id`, it answers with the same job. */
export async function runBulk({ request, actor, services }: Call<typeof corpusBulk.run>): Promise<CorpusJob> {
  const { id, filter, action } = request;
  const begun = await inTenant(services.database, actor.tenantId, async (scope) => {
    const stored = await findJob(scope, id);
    if (stored) return stored;
    const ids = filter ? await listIds(scope, filter, services.now()) : [...new Set(request.ids)].toSorted();
    return insertJob(scope, { id, action, ids, mayApprove: may(actor, 'corpus.approve'), startedBy: actor.name }, services.now());
  });
  if (begun?.state === 'running') {
    const work = goOn(services, actor.tenantId, id);
    const isLong = begun.total > BULK_MAX || (action.kind === 'translate' && services.model !== undefined);
    // What is long goes on by itself; `goOn` tells the log what goes wrong.
    if (!isLong) await work;
  }
  return readJob(services, actor.tenantId, id);
}

/** How far it is. */
export function getBulk({ request, actor, services }: Call<typeof corpusBulk.get>): Promise<CorpusJob> {
  return readJob(services, actor.tenantId, request.id);
}

async function readJob({ database }: Call['services'], tenantId: number, id: string): Promise<CorpusJob> {
  const job = await inTenant(database, tenantId, (scope) => findJob(scope, id));
  if (!job) throw new BusinessError('not_found');
  return toJob(job);
}

/** A job as it travels. */
export function toJob({ mayApprove: _mayApprove, startedBy: _startedBy, ...job }: StoredJob): CorpusJob {
  return job;
}
