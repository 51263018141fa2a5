import type { Briefing, Message } from '@lobby/contract';
import { asksForPerson } from '#/domains/bot/intent/asks-for-person.ts';
import type { BotSettings } from '#/domains/bot/bot-settings.ts';
import { readChoice } from '#/domains/bot/clarify/read-choice.ts';
import { smallTalkOf } from '#/domains/bot/intent/small-talk.ts';
import { largestFitting } from './largest-fitting.ts';
import { readMood } from '#/domains/bot/intent/read-mood.ts';

/** Questions, and answers, that a briefing names. */
const NAMED_MAX = 3;
/** Longest excerpt of a question or an answer, in characters. */
const EXCERPT_MAX = 400;

/** A message as a briefing reads it. */
export type SpokenMessage = Required<Pick<Message, 'author_kind' | 'body'>> & {
  answer_kind: Message['answer_kind'] | null;
  sources: NonNullable<Message['sources']> | null;
};

/** What a person should know who takes over, in the words that were said. @param all oldest first. Pure. */
export function makeBriefing(
  { trigger, language, misses }: Pick<Briefing, 'trigger' | 'language' | 'misses'>,
  all: readonly SpokenMessage[],
  { texts, handoff: { rule } }: Pick<BotSettings, 'texts' | 'handoff'>,
): Briefing {
  const spoken = all.filter((message, place) => !isChoice(message, all[place - 1]));
  const asks = (message: SpokenMessage) => isQuestion(message, texts);
  const lastAsked = spoken.findLastIndex(asks);
  const isOpen = lastAsked >= 0 && !spoken.slice(lastAsked + 1).some(isAnswer);
  const said = spoken.filter(({ author_kind: author }) => author === 'contact');
  const amount = rule.on
    ? largestFitting(
        said.map(({ body }) => body),
        language,
        rule,
      )
    : undefined;
  return {
    trigger,
    language,
    misses,
    mood: said.slice(-NAMED_MAX).some(({ body }) => readMood(body) === 'upset') ? 'upset' : 'calm',
    questions: spoken
      .filter(asks)
      .slice(-NAMED_MAX)
      .map(({ body }) => excerpt(body)),
    tried: spoken
      .filter(isAnswer)
      .slice(-NAMED_MAX)
      .map(({ body, sources }) => ({ answer: excerpt(body), sources: sources ?? [] })),
    open_question: isOpen ? excerpt(spoken[lastAsked]?.body ?? '') : null,
    ...(amount && { amount }),
    summary: null,
  };
}

/** A reply to the question what was meant asks nothing by itself. */
function isChoice({ author_kind: author, body }: SpokenMessage, before: SpokenMessage | undefined): boolean {
  if (author !== 'contact' || before?.answer_kind !== 'clarify') return false;
  const labels = (before.sources ?? []).flatMap(({ buttons }) => buttons ?? []).map(({ label }) => label);
  return readChoice(body, labels.slice(0, -1), labels.at(-1) ?? '') !== undefined;
}

/** Whether a visitor's message has words, and about something other than politeness or reaching a person. */
export function isQuestion({ author_kind: author, body }: SpokenMessage, texts: BotSettings['texts']): boolean {
  return author === 'contact' && body.trim() !== '' && smallTalkOf(body) === undefined && !asksForPerson(body, texts);
}

function isAnswer({ author_kind: author, answer_kind: kind }: SpokenMessage): boolean {
  return author === 'bot' && (kind === 'exact' || kind === 'generated');
}

function excerpt(text: string): string {
  const said = text.trim();
  // Not through the middle of a sign.
  return said.length > EXCERPT_MAX ? `${said.slice(0, EXCERPT_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…` : said;
}
