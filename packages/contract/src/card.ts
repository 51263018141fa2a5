import { z } from 'zod/mini';
import { BUTTON_LABEL_MAX, buttonTarget, BUTTONS_MAX } from './corpus-entry.ts';
import { id, text } from './fields.ts';

/** Cards of one message, and characters of a card's title and text. */
export const CARDS_MAX = 10;
export const CARD_TITLE_MAX = 120;
export const CARD_TEXT_MAX = 300;

/** What a visitor can press on a card: like a button of an answer, but what it says goes to the person who sent it. */
const cardButton = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('url'), label: text(BUTTON_LABEL_MAX), target: buttonTarget }),
  /** Sends its label as the visitor's message. */
  z.object({ kind: z.literal('reply'), label: text(BUTTON_LABEL_MAX), target: z._default(z.literal(''), '') }),
]);

/** A card as a person makes it. */
export const cardDraft = z.object({
  title: text(CARD_TITLE_MAX),
  text: z._default(z.string().check(z.trim(), z.maxLength(CARD_TEXT_MAX)), ''),
  /** A picture among the files of the same message. */
  picture: z._default(z.nullable(id), null),
  buttons: z._default(z.array(cardButton).check(z.maxLength(BUTTONS_MAX)), []),
});
export const cardDrafts = z.array(cardDraft).check(z.maxLength(CARDS_MAX));

/** A card as its message carries it. */
export const card = z.object({
  title: z.string(),
  text: z.string(),
  picture: z.nullable(id),
  buttons: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('url'), label: z.string(), target: z.string() }),
      z.object({ kind: z.literal('reply'), label: z.string(), target: z.literal('') }),
    ]),
  ),
});
export type Card = z.output<typeof card>;
export type CardButton = Card['buttons'][number];

interface WithCards {
  cards?: readonly { picture?: string | null | undefined }[] | undefined;
}

/** Files that are shown on a card. */
export function picturesOf(cards: WithCards['cards'] = []): string[] {
  return cards.flatMap(({ picture }) => picture ?? []);
}

/** The files of a message that none of its cards shows. */
export function filesBeside<File extends { id: string }>({
  attachments = [],
  cards,
}: { attachments?: readonly File[] | undefined } & WithCards): File[] {
  const shown = new Set(picturesOf(cards));
  return attachments.filter(({ id: file }) => !shown.has(file));
}

/** The rule that a card shows only what the same message brings. */
export const bringsPictures = z.refine<WithCards & { attachments?: string[] | undefined }>(
  ({ cards, attachments = [] }) => picturesOf(cards).every((picture) => attachments.includes(picture)),
  { error: 'picture', path: ['cards'] },
);
