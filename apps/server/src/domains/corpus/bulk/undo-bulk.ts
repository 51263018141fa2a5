import { UNDOABLE_ENTRY_ACTIONS, type corpusBulk, type CorpusJob } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { lockCorpus, publishChange } from '#/domains/corpus/corpus-state.repository.ts';
import { deleteEntries } from '#/domains/corpus/corpus-writes.repository.ts';
import { BusinessError } from '#/errors.ts';
import { bringBack, madeBy } from './bulk.repository.ts';
import { endJob, lockJob } from './job.repository.ts';
import { toJob } from './run-bulk.ts';

/**
 * Takes back what a job has changed and nobody has changed since. A repeat changes nothing.
 * @throws BusinessError not_found; too_late while it is under way, and for what cannot be taken back
 */
export function undoBulk({ request, actor, services }: Call<typeof corpusBulk.undo>): Promise<CorpusJob> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const job = await lockJob(scope, request.id);
    if (!job) throw new BusinessError('not_found');
    if (job.state === 'undone') return toJob(job);
    const isUndoable = UNDOABLE_ENTRY_ACTIONS.some((kind) => kind === job.action.kind);
    if (!isUndoable || job.state === 'running') throw new BusinessError('too_late');
    const changeNo = await lockCorpus(scope);
    const changed =
      job.action.kind === 'translate'
        ? await deleteEntries(scope, await madeBy(scope, job.id), changeNo)
        : await bringBack(scope, job.id, { changeNo, by: actor.name });
    if (changed > 0) await publishChange(scope, changeNo);
    await endJob(scope, job.id, 'undone');
    return { ...toJob(job), state: 'undone', changed };
  });
}
