import { picturesOf, type Attachment, type Card } from '@lobby/contract';

/** A card that has not been sent, with its picture as it has arrived. */
export interface DraftCard extends Omit<Card, 'picture'> {
  readonly picture: Attachment | null;
}

/** Cards as they travel: a picture is named, and goes among the files. */
export function toCards(cards: readonly DraftCard[]): Card[] {
  return cards.map(({ title, text, picture, buttons }) => ({ title, text, picture: picture?.id ?? null, buttons }));
}

/** The files of a message with the pictures of its cards, each once. */
export function withPictures(files: readonly Attachment[], cards: readonly DraftCard[] = []): Attachment[] {
  const pictures = cards.flatMap(({ picture }) => picture ?? []);
  return [...new Map([...files, ...pictures].map((file) => [file.id, file])).values()];
}

/** Cards that have travelled, and the files that none of them shows. */
export function fromCards<Of extends Card>(
  cards: readonly Of[],
  files: readonly Attachment[],
): { cards: (Omit<Of, 'picture'> & DraftCard)[]; files: Attachment[] } {
  const shown = new Set(picturesOf(cards));
  return {
    cards: cards.map((card) => ({ ...card, picture: files.find(({ id }) => id === card.picture) ?? null })),
    files: files.filter(({ id }) => !shown.has(id)),
  };
}

/** The cards with one of them moved to another place. */
export function moveCard<Of>(cards: readonly Of[], from: number, to: number): Of[] {
  const moved = [...cards];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
