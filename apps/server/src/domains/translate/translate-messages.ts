import type { translate, Translation, TranslationLocale } from '@lobby/contract';
import type { Call, StaffActor } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { requireModel, startBudget, type TimeLeft } from '#/domains/copilot/ask-model.ts';
import { getConversation } from '#/domains/conversation/change-owner.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { followGlossary } from './follow-glossary.ts';
import { wordingsMark } from './glossary-mark.ts';
import { isReadableIn } from './is-written-in.ts';
import { recall, remember } from './memory.repository.ts';
import { fixedWords, hashOf, type FixedWords } from './prepare-translation.ts';
import { keepTranslation, readSources, readTranslations, type NewTranslation, type Source } from './translate.repository.ts';
import { translateOnce } from './translate-once.ts';
import { rewordWithModel, translationRules } from './translate-with-model.ts';

/** Messages of one call that the model works on at once. */
const AT_ONCE = 4;

interface Work {
  services: Services;
  actor: StaffActor;
  conversationId: string;
  /** The visitor's language. */
  spoken: TranslationLocale;
  target: TranslationLocale;
  fixed: FixedWords;
  left: TimeLeft;
}

/**
 * Translates messages for who reads them, and keeps what came about. What is kept already costs nothing.
 * @throws BusinessError not_found, model_off, translations_full
 */
export async function translateMessages({ request, actor, services }: Call<typeof translate.messages>) {
  requireModel(services);
  const { conversation_id: conversationId, seqs, target } = request;
  const conversation = await getConversation(services, actor, conversationId);
  const { kept, sources } = await inTenant(services.database, actor.tenantId, async (scope) => {
    await followGlossary(scope, conversationId, target);
    return {
      kept: (await readTranslations(scope, conversationId, target)).filter((each) => each.target === target && each.state === 'ok'),
      sources: await readSources(scope, conversationId, seqs),
    };
  });
  const work = {
    services,
    actor,
    conversationId,
    spoken: conversation.spoken,
    target,
    fixed: await fixedWords(services, actor, conversation, target),
    left: startBudget(),
  };
  const items = kept.filter(({ seq }) => seqs.includes(seq));
  const waiting = sources.filter(({ seq }) => !kept.some((each) => each.seq === seq));
  while (waiting.length > 0) items.push(...(await Promise.all(waiting.splice(0, AT_ONCE).map((source) => translateOne(work, source)))));
  return { items };
}

/** A message that cannot be translated now says so, and is asked for again by whoever wants it. */
async function translateOne(work: Work, source: Source): Promise<Translation> {
  const { services, actor, conversationId, target, fixed } = work;
  try {
    const made = await make(work, source);
    const said = { glossary: fixed.glossary, wordings: wordingsMark(source.body, fixed.wordings) };
    const row = { conversationId, target, at: services.now(), ...source, ...said, ...made };
    const kept = await inTenant(services.database, actor.tenantId, (scope) => keepTranslation(scope, row));
    return kept ?? { seq: source.seq, target, text: made.text, engine: made.engine, state: made.state };
  } catch (error) {
    // A model that is not there now may be there later: nothing is kept about it.
    if (error instanceof BusinessError && error.code === 'model_failed') return failed(source.seq, target);
    throw error;
  }
}

type Made = Pick<NewTranslation, 'text' | 'engine' | 'state' | 'costChars'>;

async function make({ services, actor, conversationId, spoken, target, fixed, left }: Work, { body }: Source): Promise<Made> {
  if (await isReadableIn(body, target, spoken)) return { text: '', engine: 'none', state: 'ok', costChars: 0 };
  const hash = hashOf(body, target, fixed, requireModel(services).name);
  const known = await inTenant(services.database, actor.tenantId, (scope) => recall(scope, hash));
  if (known) return madeOf(known.text, body, 'memory', 0);
  try {
    const text = await translateOnce(services, {
      tenantId: actor.tenantId,
      hash,
      chars: body.length,
      ask: () => rewordWithModel(services, body, translationRules(target), fixed, left),
      keep: (scope, made) => remember(scope, { hash, conversationId, text: made, back: null, at: services.now() }),
    });
    return madeOf(text, body, 'model', body.length);
  } catch (error) {
    if (!(error instanceof BusinessError && error.code === 'words_lost')) throw error;
    return { text: '', engine: 'model', state: 'failed', costChars: body.length };
  }
}

/** What the model leaves as it is, is in that language already. */
function madeOf(text: string, body: string, engine: 'memory' | 'model', costChars: number): Made {
  if (text.trim() === body.trim()) return { text: '', engine: 'none', state: 'ok', costChars };
  return { text, engine, state: 'ok', costChars };
}

function failed(seq: number, target: TranslationLocale): Translation {
  return { seq, target, text: '', engine: 'model', state: 'failed' };
}
