import { buttonLines, buttonsOf, FALLBACK_LOCALE, type DidYouMean, type Locale, type OpenAnswer, type OpenQuestion } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import { randomUUID } from 'node:crypto';
import { inTenant } from '#/database/transaction.ts';
import { offerLines } from '#/domains/bot/clarify/offer-words.ts';
import { recallOffer } from '#/domains/bot/clarify/recall-offer.ts';
import type { Answer } from '#/domains/bot/answer/answer.ts';
import { composeAnswer } from '#/domains/bot/compose-answer.ts';
import { findSettings } from '#/domains/bot/find-settings.ts';
import { planHandoff } from '#/domains/bot/handoff/handoff-plan.ts';
import { openAllowance } from '#/domains/bot/reply-allowance.ts';
import { replyLocale } from '#/domains/bot/reply-locale.ts';
import { commitUsage } from '#/domains/pay/usage/reserve-usage.ts';
import { teamNames } from '#/domains/team/team-names.ts';
import type { Services } from '#/services.ts';

type Asked = Pick<OpenQuestion, 'question' | 'locale' | 'history'>;

/**
 * Asks the published bot outside of any conversation. An answer that a model writes takes a reply of the plan, as in a chat; nothing
 * of the question is stored.
 * @param onText called with the model's text so far
 */
export async function askBot(services: Services, tenantId: number, asked: Asked, onText: (text: string) => void): Promise<OpenAnswer> {
  const { history } = asked;
  const [settings, team] = await inTenant(
    services.database,
    tenantId,
    async (scope) => [await findSettings(scope), await teamNames(scope)] as const,
  );
  const expected = asked.locale ?? FALLBACK_LOCALE;
  const meant = await recallOffer(services.corpusIndexes, settings, { tenantId, question: asked.question, locale: expected, history });
  const { question } = meant;
  const spoken: Locale = detectLanguage(question, expected) ?? expected;
  const locale = replyLocale(settings.manner.languages, spoken);
  const id = randomUUID();
  if (settings.paused)
    return { id, kind: 'handoff', text: settings.handoff.lines[locale].paused, locale, sources: [], candidates: [], confidence: null };
  const allowance = openAllowance(services, { id, tenantId }, false);
  const composer = { ...services, model: await services.findModel(tenantId, services.model), allowance };
  const plan = planHandoff({ question, locale: spoken, offeredPerson: false, tags: [], contactTags: [], team }, settings);
  const handoff = { ...plan, lines: settings.handoff.lines[locale] };
  const turns = history.filter(({ role }) => role === 'assistant').length;
  const answer = await composeAnswer(composer, settings, { tenantId, ...meant, locale, handoff, turns, history }, onText);
  if (answer.kind === 'generated') await inTenant(services.database, tenantId, (scope) => commitUsage(scope, [id], services.now()));
  else await allowance.release();
  if (answer.candidates !== undefined && answer.kind === 'clarify')
    return { id, locale, ...offered(answer, settings.manner.did_you_mean.lines[locale]) };
  return { id, locale, ...told(answer) };
}

type Told = Omit<OpenAnswer, 'id' | 'locale'>;

/** A program has no buttons: what may have been meant is a numbered list, of which the next question may be a number or a title. */
function offered({ body, sources, candidates = [], score }: Answer, lines: DidYouMean['lines'][Locale]): Told {
  const titles = (sources[0]?.buttons ?? []).slice(0, -1).map(({ label }) => label);
  const isOne = candidates.length === 1;
  return {
    kind: 'clarify',
    text: isOne ? body : offerLines(lines, titles),
    sources: [],
    candidates: candidates.map((hit, place) => ({
      title: isOne ? hit.question : (titles[place] ?? hit.question),
      ...(hit.address !== undefined && { address: hit.address }),
      confidence: hit.score,
    })),
    confidence: score,
  };
}

/** Buttons are lines under the text: a program cannot press. */
function told({ kind, body: text, sources, score }: Answer): Told {
  return {
    // Work orders are offered to visitors of the chat alone.
    kind: kind === 'order' ? 'no_answer' : kind,
    candidates: [],
    text: [text, ...buttonLines(buttonsOf(sources))].join('\n'),
    sources: sources.map(({ title, address }) => ({ title, ...(address !== undefined && { address }) })),
    confidence: score,
  };
}
