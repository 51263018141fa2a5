import { ASK_MAX, type BotTexts, type Locale } from '@lobby/contract';
import { asksForPerson } from '#/domains/bot/intent/asks-for-person.ts';
import { smallTalkOf } from '#/domains/bot/intent/small-talk.ts';
import type { SpokenTurn } from '#/outside/model.ts';
import type { Said } from './copilot.repository.ts';

const ROLES = { contact: 'visitor', bot: 'assistant', agent: 'colleague', system: 'event' } as const;

/** What was said, as a model reads it. Pure. */
export function tellTurns(said: readonly Said[]): SpokenTurn[] {
  return said.map(({ author, text }) => ({ role: ROLES[author], text }));
}

/**
 * What the visitor wants to know: everything they wrote since somebody answered, else the last thing they asked;
 * politeness asks nothing, nor does a wish for a person. Empty where they never asked. Pure.
 */
export function openQuestion(said: readonly Said[], texts: Record<Locale, BotTexts>): string {
  const lastAnswer = said.findLastIndex(({ author }) => author === 'bot' || author === 'agent');
  const asks = ({ author, text }: Said) =>
    author === 'contact' && /[\p{L}\p{N}]/u.test(text) && smallTalkOf(text) === undefined && !asksForPerson(text, texts);
  const since = said.slice(lastAnswer + 1).filter(asks);
  const asked = since.length > 0 ? since : said.filter(asks).slice(-1);
  return asked
    .map(({ text }) => text)
    .join('\n')
    .slice(-ASK_MAX);
}
