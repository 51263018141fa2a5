import { CORPORA_MAX, type corpora, type CorpusDraft, type CorpusView, type Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { moveAll } from '#/domains/corpus/bulk/bulk.repository.ts';
import { lockCorpus, publishChange } from '#/domains/corpus/corpus-state.repository.ts';
import { BusinessError } from '#/errors.ts';
import { say } from '#/words.ts';
import { corpusKey } from './corpus-key.ts';
import {
  deleteCorpus,
  firstCorpusId,
  insertCorpus,
  readCorpora,
  readCounts,
  replaceCorpus,
  type StoredCorpus,
} from './shelf.repository.ts';

/** @throws BusinessError invalid_request for a name that is taken, or one corpus too many */
export function createCorpus({ request, actor, locale, services }: Call<typeof corpora.create>): Promise<CorpusView> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await lockCorpus(scope);
    const stored = await readCorpora(scope);
    if (stored.length >= CORPORA_MAX) throw refusedName(say(locale, 'fields.too_many_corpora', { max: CORPORA_MAX }));
    checkName(stored, request, undefined, locale);
    return { ...(await insertCorpus(scope, request)), entries: 0, published: 0 };
  });
}

/** Changes a corpus; the second of two writers gets `stale_version` with the newer copy. */
export function updateCorpus({ request, actor, locale, services }: Call<typeof corpora.update>): Promise<CorpusView> {
  const { id, version, ...draft } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await lockCorpus(scope);
    const all = await readCorpora(scope);
    const stored = all.find((each) => each.id === id);
    if (!stored) throw new BusinessError('not_found');
    if (stored.version !== version) throw new BusinessError('stale_version', { current: stored });
    checkName(all, draft, id, locale);
    return counted(scope, await replaceCorpus(scope, id, draft));
  });
}

/**
 * Removes a corpus; its entries go to the first one.
 * @throws BusinessError not_found, refused for the first one
 */
export function removeCorpus({ request, actor, services }: Call<typeof corpora.remove>): Promise<{ moved: number }> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const changeNo = await lockCorpus(scope);
    const stored = (await readCorpora(scope)).find(({ id }) => id === request.id);
    if (!stored) throw new BusinessError('not_found');
    if (stored.is_first) throw new BusinessError('refused');
    const moved = await moveAll(scope, stored.id, await firstCorpusId(scope), { changeNo, by: actor.name });
    if (moved > 0) await publishChange(scope, changeNo);
    await deleteCorpus(scope, stored.id);
    return { moved };
  });
}

async function counted(scope: TenantScope, corpus: StoredCorpus): Promise<CorpusView> {
  return { ...corpus, ...((await readCounts(scope)).get(corpus.id) ?? { entries: 0, published: 0 }) };
}

function checkName(stored: readonly StoredCorpus[], { name }: CorpusDraft, except: string | undefined, locale: Locale): void {
  const key = corpusKey(name);
  if (stored.some((other) => other.id !== except && corpusKey(other.name) === key)) throw refusedName(say(locale, 'fields.corpus_taken'));
}

function refusedName(message: string): BusinessError {
  return new BusinessError('invalid_request', { fields: [{ path: 'name', message }] });
}
