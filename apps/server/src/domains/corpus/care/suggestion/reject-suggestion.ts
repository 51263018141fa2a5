import type { ResponseOf, Suggestion, suggestions } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findSuggestion, readSuggestions, reviewSuggestion } from './suggestion.repository.ts';

/** A page of suggestions of one state, newest first. */
export function listSuggestions({
  request: { status, page, limit },
  actor,
  services,
}: Call<typeof suggestions.list>): Promise<ResponseOf<typeof suggestions.list>> {
  return inTenant(services.database, actor.tenantId, (scope) => readSuggestions(scope, { status, limit, offset: (page - 1) * limit }));
}

/** One suggestion. */
export function getSuggestion({ request, actor, services }: Call<typeof suggestions.get>): Promise<Suggestion> {
  return inTenant(services.database, actor.tenantId, (scope) => requireSuggestion(scope, request.id));
}

/** Rejects a suggestion for a reason. @throws BusinessError not_found, too_late where it is decided already */
export function rejectSuggestion({ request: { id, reason }, actor, services }: Call<typeof suggestions.reject>): Promise<Suggestion> {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await requireSuggestion(scope, id);
    const review = { status: 'rejected', reason, entryId: null, by: actor.name, at: services.now() } as const;
    if (!(await reviewSuggestion(scope, id, review))) throw new BusinessError('too_late');
    return requireSuggestion(scope, id);
  });
}

/** @throws BusinessError not_found */
async function requireSuggestion(scope: TenantScope, id: string): Promise<Suggestion> {
  const suggestion = await findSuggestion(scope, id);
  if (!suggestion) throw new BusinessError('not_found');
  return suggestion;
}
