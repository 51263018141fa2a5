import { LOCALE_NAMES, type copilot } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { getConversation } from '#/domains/conversation/change-owner.ts';
import { askModel, requireModel, startBudget } from './ask-model.ts';
import { readSaid } from './copilot.repository.ts';
import { tellTurns } from './tell-turns.ts';

/** The last messages that a summary is made from. */
const SAID_MAX = 80;
const SUMMARY_MAX_TOKENS = 400;

/** What a conversation is about, for members, in their language. Stores nothing. @throws BusinessError not_found, model_off, model_failed */
export async function summarizeConversation({ request, actor, services, locale }: Call<typeof copilot.summary>) {
  requireModel(services);
  const { last_seq: lastSeq } = await getConversation(services, actor, request.conversation_id);
  const said = await inTenant(services.database, actor.tenantId, (scope) => readSaid(scope, request.conversation_id, SAID_MAX));
  const rules = [
    'You brief a colleague about a conversation of a business with a visitor. Rules:',
    `- Write in ${LOCALE_NAMES[locale]} (${locale}), in at most four short sentences of plain text: what the visitor wants, what was answered or tried, what is still open.`,
    '- Use only what is in the JSON in <conversation>. Say nothing about yourself.',
  ];
  const task = { rules, data: { conversation: tellTurns(said) }, maxOutputTokens: SUMMARY_MAX_TOKENS };
  return { text: await askModel(services, task, startBudget()), last_seq: lastSeq };
}
