import type { Card, CardButton } from './card.ts';
import type { AnswerButton } from './corpus-entry.ts';

/** The buttons of an answer or a card as lines of text, for who cannot press. */
export function buttonLines(buttons: readonly (AnswerButton | CardButton)[]): string[] {
  return buttons.map(({ kind, label, target }) => (kind === 'url' ? `${label}: ${target}` : label));
}

/** A card as lines of text, for where no card is shown. */
export function cardLines({ title, text, buttons }: Card): string[] {
  return [title, ...(text === '' ? [] : [text]), ...buttonLines(buttons).map((line) => `- ${line}`)];
}

/** All that a message says, its cards as text behind its words. The database says the same with `words_of`. */
export function wordsOf({ body, cards = [] }: { body: string; cards?: readonly Card[] | undefined }): string {
  return [body, ...cards.map((card) => cardLines(card).join('\n'))].filter((part) => part !== '').join('\n\n');
}
