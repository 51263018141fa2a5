import type { Locale } from '@lobby/contract';
import type { QueuedRun } from '#/domains/conversation/ledger.ts';
import type { Offer } from '#/domains/diversion-link/offer-link.ts';
import { say } from '#/words.ts';
import type { LiveBot } from './bot.repository.ts';
import type { Followed } from './clarify/follow-offer.ts';
import type { Answer } from './answer/answer.ts';
import type { HandoffPlan } from './handoff/handoff-plan.ts';
import { promisesPerson } from './handoff/promises-person.ts';

/** An answer, and what it is posted with. */
export interface Composed {
  settings: LiveBot;
  answer: Answer;
  handoff: HandoffPlan | undefined;
  /** The visitor waits for a person: the bot says what it knows, and nothing else. */
  isHelping: boolean;
  /** The link that stands under the answer. */
  offer: Offer | undefined;
  /** The offer before it that it settles. */
  settles: Followed['settles'];
}

/** Under which name the answer stands, what the ledger decides a hand-off from, and what a promise of a person is followed by. */
export function spokenAs(run: QueuedRun, { settings, answer, handoff, isHelping }: Composed) {
  const locale = run.language as Locale;
  const { name } = settings.texts[locale];
  const isPromise = answer.kind === 'generated' && promisesPerson(answer.body);
  // Where anger calls nobody, a person is offered beside whatever is answered.
  const isUpset = handoff?.facts.isUpset === true && (answer.kind === 'generated' || answer.kind === 'exact');
  return {
    botName: isHelping ? say(locale, 'bot.automatic', { name }) : name,
    handoff: handoff && { ...handoff, facts: { ...handoff.facts, cause: answer.cause ?? null } },
    offer: (isPromise || isUpset) && !isHelping && !answer.isStopped ? say(locale, 'bot.offer') : undefined,
  };
}
