import type { translate } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { getConversation } from '#/domains/conversation/change-owner.ts';
import { followGlossary } from './follow-glossary.ts';
import { readTranslations } from './translate.repository.ts';

/** @throws BusinessError not_found */
export async function listTranslations({ request, actor, services }: Call<typeof translate.list>) {
  await getConversation(services, actor, request.id);
  return {
    items: await inTenant(services.database, actor.tenantId, async (scope) => {
      await followGlossary(scope, request.id, request.target);
      return readTranslations(scope, request.id, request.target);
    }),
  };
}
