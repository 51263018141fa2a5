import type { TenantScope } from '#/database/transaction.ts';
import { lockCorpus, publishChange } from './corpus-state.repository.ts';
import { insertEntries } from './corpus-writes.repository.ts';
import type { EntryDraft } from './entry-draft.ts';
import { tidyDraft } from './draft/tidy-draft.ts';

/**
 * Adds many entries at once, such as those a new business begins with.
 * @param by name shown as their author
 */
export async function addEntries(scope: TenantScope, drafts: readonly EntryDraft[], by: string): Promise<void> {
  const changeNo = await lockCorpus(scope);
  await insertEntries(scope, drafts.map(tidyDraft), { changeNo, by });
  await publishChange(scope, changeNo);
}
