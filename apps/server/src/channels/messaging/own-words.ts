import type { Locale } from '@lobby/contract';
import type { Part } from '#/channels/port/adapter.ts';
import type { Button } from '#/channels/port/capabilities.ts';
import { ratingChoice, TO_BOT } from '#/channels/port/press.ts';
import { say, type WordKey } from '#/words.ts';

/** Begins the names of what a channel says by itself; who reads the thread sees nothing of it. */
export const CLOSED = 'closed:';
export const ENDED = 'ended:';
export const ASKS = 'rate:';
export const THANKS = 'thanks:';
export const UNTAKEN = 'untaken:';

/** Begins the names of messages with which somebody of the business asks for a number. */
export const ASKS_PHONE = 'phone:';

const OWN = [CLOSED, ENDED, ASKS, THANKS, UNTAKEN];

/** Whether a channel has said it by itself: neither a greeting nor the line about the AI belongs before it. */
export function isOwnWord(clientMsgId: string): boolean {
  return OWN.some((name) => clientMsgId.startsWith(name));
}

const SCORES = [5, 4, 3, 2, 1] as const;
const NAMES = {
  1: 'channel.score_1',
  2: 'channel.score_2',
  3: 'channel.score_3',
  4: 'channel.score_4',
  5: 'channel.score_5',
} as const satisfies Record<(typeof SCORES)[number], WordKey>;

interface OwnWord {
  clientMsgId: string;
  body: string;
  conversationId: string;
  language: Locale;
  /** The person may go on with the bot instead of waiting. */
  offersBot: boolean;
  /** Where an answer is given on a page; undefined where the service shows buttons. */
  ratingLink: ((score: number) => string) | undefined;
}

/** The part that such a message goes in, with its answers in the form that the service has for them. Pure. */
export function planOwnWord({ clientMsgId, body, conversationId, language, offersBot, ratingLink }: OwnWord): Part {
  if (clientMsgId.startsWith(ASKS)) {
    const answers = SCORES.map((score) => ({ score, label: `${score} · ${say(language, NAMES[score])}` }));
    if (ratingLink) {
      const lines = answers.map(({ score, label }) => `${label}: ${ratingLink(score)}`);
      return { kind: 'text', text: [body, ...lines].join('\n\n'), buttons: [] };
    }
    const buttons = answers.map(({ score, label }): Button => ({ label, sends: ratingChoice(score, conversationId) }));
    return { kind: 'text', text: body, buttons, listLabel: say(language, 'channel.rate') };
  }
  const isOffer = clientMsgId.startsWith(CLOSED) && offersBot;
  return { kind: 'text', text: body, buttons: isOffer ? [{ label: say(language, 'channel.ask_bot'), sends: TO_BOT }] : [] };
}
