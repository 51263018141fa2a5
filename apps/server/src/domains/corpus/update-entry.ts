import type { corpus, CorpusEntry } from '@lobby/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { checkDraft, duplicateEntry } from './draft/check-draft.ts';
import { lockCorpus, publishChange } from './corpus-state.repository.ts';
import { replaceEntry } from './corpus-writes.repository.ts';
import { findByKeys, findEntry } from './corpus.repository.ts';
import type { EntryDraft } from './entry-draft.ts';
import { toCorpusEntry, type EntryRow } from './entry-row.ts';
import { questionKey } from './draft/question-key.ts';

/** Changes an entry; the second of two writers gets `stale_version` with the newer copy. Saving what is stored changes nothing, so a repeated call is safe. */
export async function updateEntry({ request, actor, locale, services }: Call<typeof corpus.update>): Promise<CorpusEntry> {
  const { id, version, ...given } = request;
  const draft = checkDraft(given, locale);
  const row = await inTenant(services.database, actor.tenantId, async (scope) => {
    const changeNo = await lockCorpus(scope);
    const stored = await findEntry(scope, id);
    if (!stored) throw new BusinessError('not_found');
    if (isDeepStrictEqual(draftOf(stored), draft)) return stored;
    if (stored.version !== version) throw new BusinessError('stale_version', { current: toCorpusEntry(stored) });
    const same = await findByKeys(scope, [{ locale: draft.locale, key: questionKey(draft.question) }]);
    if (same.some((other) => other.id !== id)) throw duplicateEntry(locale);
    const replaced = await replaceEntry(scope, { id, ...draft }, { changeNo, by: actor.name });
    await publishChange(scope, changeNo);
    return replaced;
  });
  return toCorpusEntry(row);
}

function draftOf({ question, answer, wordings, locale, status }: EntryRow): EntryDraft {
  return { question, answer, wordings, locale, status };
}
