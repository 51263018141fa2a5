import { translationOf, type translate } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { requireModel, startBudget } from '#/domains/copilot/ask-model.ts';
import { getConversation } from '#/domains/conversation/change-owner.ts';
import { BusinessError } from '#/errors.ts';
import { writtenIn } from './is-written-in.ts';
import { recall, remember } from './memory.repository.ts';
import { fixedWords, hashOf } from './prepare-translation.ts';
import { translateOnce } from './translate-once.ts';
import { rewordWithModel, translationRules } from './translate-with-model.ts';

/**
 * Translates what a member wrote, and back again so that they see what it says; sends nothing. A way back that fails is
 * no reason to keep the way there from them.
 * @throws BusinessError not_found, model_off, model_failed, words_lost, translations_full
 */
export async function translateText({ request, actor, services, locale }: Call<typeof translate.text>) {
  const { conversation_id: conversationId, text, target } = request;
  const model = requireModel(services);
  const conversation = await getConversation(services, actor, conversationId);
  const written = await writtenIn(text);
  if (written === target) return { text, target, back: null, engine: 'none' as const };
  const source = written ?? translationOf(locale);
  const fixed = await fixedWords(services, actor, conversation, target);
  const hash = hashOf(text, target, fixed, model.name);
  const known = await inTenant(services.database, actor.tenantId, (scope) => recall(scope, hash));
  if (known?.back) return { text: known.text, target, back: known.back, engine: 'memory' as const };
  const left = startBudget();
  const translated =
    known?.text ??
    (await translateOnce(services, {
      tenantId: actor.tenantId,
      hash,
      chars: text.length,
      ask: () => rewordWithModel(services, text, translationRules(target), fixed, left),
      keep: (scope, made) => remember(scope, { hash, conversationId, text: made, back: null, at: services.now() }),
    }));
  const backFixed = await fixedWords(services, actor, conversation, source);
  const back = await translateBack(() => rewordWithModel(services, translated, translationRules(source), backFixed, left));
  const made = { hash, conversationId, text: translated, back, at: services.now() };
  await inTenant(services.database, actor.tenantId, (scope) => remember(scope, made));
  return { text: translated, target, back, engine: known ? ('memory' as const) : ('model' as const) };
}

async function translateBack(work: () => Promise<string>): Promise<string | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BusinessError) return null;
    throw error;
  }
}
