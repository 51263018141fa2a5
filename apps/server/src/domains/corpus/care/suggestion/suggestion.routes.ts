import type { Suggestion, suggestions } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { findSuggestion, readSuggestions, reviewSuggestion } from './suggestion.repository.ts';

export const suggestionRoutes: Routes<typeof suggestions> = {
  list({ request: { status, page, limit }, actor, services }) {
    return inTenant(services.database, actor.tenantId, (scope) => readSuggestions(scope, { status, limit, offset: (page - 1) * limit }));
  },
  get({ request, actor, services }) {
    return inTenant(services.database, actor.tenantId, (scope) => requireSuggestion(scope, request.id));
  },
  reject({ request: { id, reason }, actor, services }) {
    return inTenant(services.database, actor.tenantId, async (scope) => {
      await requireSuggestion(scope, id);
      const review = { status: 'rejected', reason, entryId: null, by: actor.name, at: services.now() } as const;
      if (!(await reviewSuggestion(scope, id, review))) throw new BusinessError('too_late');
      return requireSuggestion(scope, id);
    });
  },
};

/** @throws BusinessError not_found */
async function requireSuggestion(scope: TenantScope, id: string): Promise<Suggestion> {
  const suggestion = await findSuggestion(scope, id);
  if (!suggestion) throw new BusinessError('not_found');
  return suggestion;
}
