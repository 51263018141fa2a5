import { BUTTON_LABEL_MAX, CARD_TEXT_MAX, CARD_TITLE_MAX, isWebAddress } from '@lobby/contract';
import type { DraftCard } from '#/state/draft-card.ts';

export const EMPTY_CARD: DraftCard = { title: '', text: '', picture: null, buttons: [] };

/** A place in the form of a card. */
export type CardPlace = 'title' | 'text' | `label:${number}` | `target:${number}`;

export type CardFault = { readonly kind: 'required' | 'web_address' } | { readonly kind: 'too_long'; readonly over: number };

/** A card as it is kept, without outer white space. */
export function trimmed({ title, text, picture, buttons }: DraftCard): DraftCard {
  return {
    title: title.trim(),
    text: text.trim(),
    picture,
    buttons: buttons.map((button) =>
      button.kind === 'url'
        ? { kind: 'url', label: button.label.trim(), target: button.target.trim() }
        : { kind: 'reply', label: button.label.trim(), target: '' },
    ),
  };
}

/** What is wrong with a card, by its place; nothing where it can be sent. */
export function faultsOf(card: DraftCard): Partial<Record<CardPlace, CardFault>> {
  const faults: Partial<Record<CardPlace, CardFault>> = {};
  const { title, text, buttons } = trimmed(card);
  const check = (place: CardPlace, words: string, max: number, isNeeded: boolean) => {
    if (isNeeded && words === '') faults[place] = { kind: 'required' };
    else if (words.length > max) faults[place] = { kind: 'too_long', over: words.length - max };
  };
  check('title', title, CARD_TITLE_MAX, true);
  check('text', text, CARD_TEXT_MAX, false);
  for (const [at, button] of buttons.entries()) {
    check(`label:${at}`, button.label, BUTTON_LABEL_MAX, true);
    if (button.kind === 'url' && !isWebAddress(button.target))
      faults[`target:${at}`] = { kind: button.target === '' ? 'required' : 'web_address' };
  }
  return faults;
}
