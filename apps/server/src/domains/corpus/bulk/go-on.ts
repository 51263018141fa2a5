import { inBackground } from '#/database/give-way.ts';
import { inPlatform, inTenant } from '#/database/transaction.ts';
import { lockCorpus, publishChange } from '#/domains/corpus/corpus-state.repository.ts';
import { translatePiece } from '#/domains/corpus/translation/translate-piece.ts';
import { listTenantIds } from '#/domains/tenant/list-tenant-ids.ts';
import type { Services } from '#/services.ts';
import { doPiece } from './do-piece.ts';
import { endJob, findJob, lockJob, moveJob, readPiece, stuckJobs, type StoredJob } from './job.repository.ts';

/** Entries that are changed at once. */
const PIECE = 100;
/** A job that nobody has moved for so long was cut off, in milliseconds. */
const ABANDONED_MS = 60_000;

export type JobServices = Pick<Services, 'database' | 'model' | 'log' | 'now'>;

/** Does a job to its end, a piece a transaction. Whoever else does the same job at the same time does other pieces. */
export async function goOn(given: JobServices, tenantId: number, id: string): Promise<void> {
  const services = { ...given, database: inBackground(given.database) };
  try {
    while (await goOneStep(services, tenantId, id));
  } catch (error) {
    services.log.error({ err: error, job: id }, 'work on many entries failed');
    await inTenant(services.database, tenantId, (scope) => endJob(scope, id, 'failed'));
  }
}

/** @returns whether there is more to do */
async function goOneStep(services: JobServices, tenantId: number, id: string): Promise<boolean> {
  const job = await inTenant(services.database, tenantId, (scope) => findJob(scope, id));
  if (job?.state !== 'running') return false;
  const moved =
    job.action.kind === 'translate'
      ? await translatePiece(services, tenantId, job, job.action.locale)
      : await plainPiece(services, tenantId, job);
  return moved?.state === 'running';
}

function plainPiece({ database, now }: JobServices, tenantId: number, { id }: StoredJob): Promise<StoredJob | undefined> {
  return inTenant(database, tenantId, async (scope) => {
    const job = await lockJob(scope, id);
    if (job?.state !== 'running' || job.action.kind === 'translate') return job;
    const ids = await readPiece(scope, id, job.done, PIECE);
    const changeNo = await lockCorpus(scope);
    const result = await doPiece(scope, ids, job.action, job.mayApprove, { changeNo, by: job.startedBy });
    if (result.changed > 0) await publishChange(scope, changeNo, id);
    return moveJob(scope, id, { done: ids.length, ...result }, now());
  });
}

/** Takes up jobs that a crash cut off. @param olderThanMs time without a piece from which a job counts as cut off */
export async function goOnWithJobs(services: JobServices, olderThanMs = ABANDONED_MS): Promise<void> {
  for (const tenantId of await inPlatform(services.database, listTenantIds)) {
    const ids = await inTenant(services.database, tenantId, (scope) => stuckJobs(scope, services.now() - olderThanMs));
    for (const id of ids) await goOn(services, tenantId, id);
  }
}
