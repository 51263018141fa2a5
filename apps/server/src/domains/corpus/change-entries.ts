import type { corpus, EntryStatus } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { lockCorpus, publishChange } from './corpus-state.repository.ts';
import { changeStatus, deleteEntries } from './corpus-writes.repository.ts';

const STATUS_AFTER: Record<'publish' | 'draft' | 'archive', EntryStatus> = { publish: 'published', draft: 'draft', archive: 'archived' };

/** Changes many entries at once. @returns how many really changed: neither those that are gone nor those that were so before */
export async function changeEntries({ request: { ids, action }, actor, services }: Call<typeof corpus.bulk>): Promise<{ changed: number }> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const changeNo = await lockCorpus(scope);
    const stamp = { changeNo, by: actor.name };
    const changed =
      action === 'delete' ? await deleteEntries(scope, ids, changeNo) : await changeStatus(scope, ids, STATUS_AFTER[action], stamp);
    if (changed > 0) await publishChange(scope, changeNo);
    return { changed };
  });
}
