/** What the buttons of our own messages send back, other than their words. */
export const PERSON = 'person';
export const TO_BOT = 'to_bot';
const RATING = /^rate:([1-5]):([0-9a-f-]{36})$/;

/** What a button sends back by which somebody says how it was. */
export function ratingChoice(score: number, conversationId: string): string {
  return `rate:${score}:${conversationId}`;
}

/** What somebody wants who presses a button of ours; neither, where its words are the answer. */
export interface Pressed {
  wish?: 'person' | 'bot';
  rating?: { score: number; conversationId: string };
}

/** @param data what the button was given to send back */
export function readPress(data: string | undefined): Pressed {
  if (data === PERSON) return { wish: 'person' };
  if (data === TO_BOT) return { wish: 'bot' };
  const [, score, conversationId] = RATING.exec(data ?? '') ?? [];
  return score === undefined || conversationId === undefined ? {} : { rating: { score: Number(score), conversationId } };
}
