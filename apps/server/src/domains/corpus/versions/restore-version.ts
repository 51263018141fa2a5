import type { CorpusEntry, corpusVersions } from '@lobby/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { afterSave } from '#/domains/corpus/care/after-save.ts';
import { lockCorpus, publishChange } from '#/domains/corpus/corpus-state.repository.ts';
import { replaceEntry } from '#/domains/corpus/corpus-writes.repository.ts';
import { findEntry } from '#/domains/corpus/corpus.repository.ts';
import { draftOf } from '#/domains/corpus/entry-row.ts';
import { describeEntry } from '#/domains/corpus/translation/describe-entry.ts';
import { checkQuestion } from '#/domains/corpus/update-entry.ts';
import { BusinessError } from '#/errors.ts';
import { findVersion } from './version.repository.ts';

/** Brings what a version said back, as a new version; its place, its state and its original stay as they are now. */
export async function restoreVersion({ request, actor, locale, services }: Call<typeof corpusVersions.restore>): Promise<CorpusEntry> {
  const { id, no, version } = request;
  const entry = await inTenant(services.database, actor.tenantId, async (scope) => {
    const changeNo = await lockCorpus(scope);
    const stored = await findEntry(scope, id);
    const snapshot = await findVersion(scope, id, no);
    if (!stored || !snapshot) throw new BusinessError('not_found');
    if (stored.version !== version) throw new BusinessError('stale_version', { current: await describeEntry(scope, stored) });
    const now = draftOf(stored);
    const draft = { ...now, ...snapshot, status: now.status, corpus_id: now.corpus_id, translation_of: now.translation_of };
    if (isDeepStrictEqual(now, draft)) return describeEntry(scope, stored);
    await checkQuestion(scope, draft, id, locale);
    const replaced = await replaceEntry(scope, { id, ...draft }, { changeNo, by: actor.name });
    await publishChange(scope, changeNo);
    return describeEntry(scope, replaced);
  });
  await afterSave(services, actor, entry, {});
  return entry;
}
