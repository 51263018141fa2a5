import { GLOSSARY_MAX, type glossary, type Term } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { termTaken, tidied, tooManyTerms } from './check-term.ts';
import { deleteTerm, findTerm, insertTerm, isTermTaken, lockAndCount, replaceTerm } from './glossary.repository.ts';

/** @throws BusinessError invalid_request for a term that is there, or one too many */
export function createTerm({ request, actor, locale, services }: Call<typeof glossary.create>): Promise<Term> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if ((await lockAndCount(scope)) >= GLOSSARY_MAX) throw tooManyTerms(locale);
    if (await isTermTaken(scope, request.source, null)) throw termTaken(locale);
    return insertTerm(scope, tidied(request), { name: actor.name, at: services.now() });
  });
}

/** Changes a term; the second of two writers gets `stale_version` with the newer copy. */
export function updateTerm({ request, actor, locale, services }: Call<typeof glossary.update>): Promise<Term> {
  const { id, version, ...draft } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await lockAndCount(scope);
    const stored = await findTerm(scope, id);
    if (!stored) throw new BusinessError('not_found');
    if (stored.version !== version) throw new BusinessError('stale_version', { current: stored });
    if (await isTermTaken(scope, draft.source, id)) throw termTaken(locale);
    return replaceTerm(scope, id, tidied(draft), { name: actor.name, at: services.now() });
  });
}

/** @throws BusinessError not_found */
export async function removeTerm({ request, actor, services }: Call<typeof glossary.remove>) {
  if (!(await inTenant(services.database, actor.tenantId, (scope) => deleteTerm(scope, request.id)))) throw new BusinessError('not_found');
  return {};
}
