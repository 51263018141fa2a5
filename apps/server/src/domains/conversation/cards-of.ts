import { picturesOf, type Attachment, type Card } from '@lobby/contract';

/** Cards as they are stored: a message without any has none. */
export function cardsOf(cards: Card[] = []): Card[] | null {
  return cards.length === 0 ? null : cards;
}

/** Whether cards show nothing but pictures among the files of their message. */
export function showPictures(cards: readonly Card[] = [], files: readonly Attachment[]): boolean {
  const pictures = new Set(files.filter(({ mime }) => mime.startsWith('image/')).map(({ id }) => id));
  return picturesOf(cards).every((id) => pictures.has(id));
}
