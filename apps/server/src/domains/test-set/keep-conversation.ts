import { CASE_TURNS_MAX, type TestCase, type testSets } from '@lobby/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { waitForSame } from '#/database/wait-for-same.ts';
import { BusinessError } from '#/errors.ts';
import { only, spendRoom } from './manage-sets.ts';
import { maskPersonal } from './mask-personal.ts';
import { findCases, readAsked, writeCases } from './test-set.repository.ts';

/**
 * A case of what a visitor asked, without personal data; once, as long as no more was asked. It goes when the conversation is erased.
 * @throws BusinessError not_found where nothing was asked; quota_exceeded
 */
export function keepConversation({ request, actor, services }: Call<typeof testSets.keepConversation>): Promise<TestCase> {
  const { id, conversation_id: conversationId } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    await waitForSame(scope, 'test_case', id);
    const asked = await readAsked(scope, conversationId, CASE_TURNS_MAX);
    if (!asked || asked.said.length === 0) throw new BusinessError('not_found');
    const turns = asked.said.map(maskPersonal);
    const kept = (await findCases(scope, id)).find(
      (each) => each.conversation_id === conversationId && isDeepStrictEqual(each.turns, turns),
    );
    if (kept) return kept;
    await spendRoom(scope, id, 1);
    const row = {
      locale: asked.language,
      turns,
      must_contain: [],
      must_not: [],
      must_cite: [],
      outcome: 'answer' as const,
      conversation_id: conversationId,
    };
    return only(await writeCases(scope, id, [row], services.now()));
  });
}
