import type { TenantScope } from '#/database/transaction.ts';
import { lockCorpus, publishChange } from './corpus-state.repository.ts';
import { insertEntries } from './corpus-writes.repository.ts';
import { completeDraft, type SimpleDraft } from './entry-draft.ts';
import { tidyDraft } from './draft/tidy-draft.ts';
import { firstCorpusId } from './shelves/shelf.repository.ts';

/**
 * Adds many entries at once, such as those a new business begins with; they go to the first corpus where they name none.
 * @param by name shown as their author
 */
export async function addEntries(scope: TenantScope, drafts: readonly SimpleDraft[], by: string): Promise<void> {
  const changeNo = await lockCorpus(scope);
  const first = await firstCorpusId(scope);
  await insertEntries(
    scope,
    drafts.map((draft) => tidyDraft(completeDraft(draft, first))),
    { changeNo, by },
  );
  await publishChange(scope, changeNo);
}
