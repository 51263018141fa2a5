import type { visitor } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { countAgain } from '#/domains/analysis/bot/outlive-conversations.ts';
import { recordVerdict } from '#/domains/corpus/record-usage.ts';
import { saveVerdict } from '#/domains/message/save-verdict.ts';
import { BusinessError } from '#/errors.ts';
import { findOwnConversation } from './visitor.repository.ts';

const VERDICTS = { up: 'good', down: 'bad' } as const;

const verdictOf = (thumb: keyof typeof VERDICTS | null) => (thumb === null ? null : VERDICTS[thumb]);

/** Stores a thumb, and counts it at the entries that the answer came from. */
export function judgeAnswer({ request, actor, services }: Call<typeof visitor.feedback>) {
  return inTenant(services.database, actor.tenantId, async (scope) => {
    if (!(await findOwnConversation(scope, actor.contactId, request.conversation_id))) throw new BusinessError('not_found');
    const saved = await saveVerdict(scope, request.conversation_id, request);
    if (!saved) throw new BusinessError('not_found');
    if (saved.before !== request.verdict) await countAgain(scope, request.conversation_id);
    for (const entryId of saved.entryIds) await recordVerdict(scope, entryId, verdictOf(saved.before), verdictOf(request.verdict));
    return { seq: request.seq, verdict: request.verdict };
  });
}
