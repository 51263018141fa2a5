import type { BotTexts, Locale } from '@lobby/contract';
import { say } from '#/words.ts';
import { smallTalkOf, type SmallTalk } from './intent/small-talk.ts';

export type Plan = { kind: 'small_talk'; body: string } | { kind: 'search' };

export interface PlanFacts {
  question: string;
  locale: Locale;
  texts: Record<Locale, BotTexts>;
}

/** What to do about a message before anything is searched. Pure. */
export function planAnswer({ question, locale, texts }: PlanFacts): Plan {
  const talk = smallTalkOf(question, namesOf(texts));
  if (talk) return { kind: 'small_talk', body: replyTo(talk, locale, texts[locale]) };
  // Signs and emoji alone ask nothing.
  if (!/[\p{L}\p{N}]/u.test(question)) return { kind: 'small_talk', body: texts[locale].welcome };
  return { kind: 'search' };
}

/** What the bot is called in each language. */
export const namesOf = (texts: Record<Locale, BotTexts>): string[] => Object.values(texts).map(({ name }) => name);

function replyTo(talk: SmallTalk, locale: Locale, { name, welcome }: BotTexts): string {
  if (talk === 'greeting') return welcome;
  return say(locale, talk === 'affirm' || talk === 'decline' ? 'bot.acknowledge' : `bot.${talk}`, { name });
}
