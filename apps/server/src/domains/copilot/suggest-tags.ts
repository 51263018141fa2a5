import { LOCALE_NAMES, PROPOSED_TAGS_MAX, type copilot, type Locale } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { getConversation } from '#/domains/conversation/change-owner.ts';
import { tagsInUse } from '#/domains/conversation/tags-in-use.ts';
import { BusinessError } from '#/errors.ts';
import { askModel, requireModel, startBudget } from './ask-model.ts';
import { readSaid } from './copilot.repository.ts';
import { readTags } from './read-tags.ts';
import { tellTurns } from './tell-turns.ts';

const SAID_MAX = 40;
const TAGS_MAX_TOKENS = 120;

/** Proposes tags; sets none. @throws BusinessError not_found, model_off, model_failed */
export async function suggestTags({ request, actor, services, locale }: Call<typeof copilot.tags>) {
  requireModel(services);
  const { tags: has } = await getConversation(services, actor, request.conversation_id);
  const { said, inUse } = await inTenant(services.database, actor.tenantId, async (scope) => ({
    said: await readSaid(scope, request.conversation_id, SAID_MAX),
    inUse: await tagsInUse(scope, 'conversation'),
  }));
  const data = { tags_in_use: inUse, tags_set: has, conversation: tellTurns(said) };
  const answer = await askModel(services, { rules: rulesFor(locale), data, maxOutputTokens: TAGS_MAX_TOKENS }, startBudget());
  const items = readTags(answer, inUse, has);
  if (items) return { items };
  services.log.warn({ conversation: request.conversation_id }, 'the model proposed no list of tags');
  throw new BusinessError('model_failed');
}

function rulesFor(locale: Locale): string[] {
  return [
    'You label conversations of a business. Rules:',
    `- Choose at most ${PROPOSED_TAGS_MAX} tags out of <tags_in_use> that fit <conversation>. Only where none fits, make up one of at most three words in ${LOCALE_NAMES[locale]}.`,
    '- Leave out what is in <tags_set>.',
    '- Answer with a JSON array of strings and nothing else, such as ["Refund","Shipping"].',
  ];
}
