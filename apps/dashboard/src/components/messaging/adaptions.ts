import type { Attachment } from '@lobby/contract';
import type { ConversationChannel } from '#/data/messaging.ts';
import type { DraftCard } from '#/state/draft-card.ts';

type Carries = ConversationChannel['carries'];

/** What of a reply arrives otherwise than it was put together. */
export type Adaption =
  /** It goes as so many messages. */
  | { kind: 'parts'; count: number }
  /** A file goes as a link, because of its type or its size. */
  | { kind: 'link'; name: string }
  /** The buttons of a card stand in its text. */
  | { kind: 'buttons'; name: string }
  /** The picture of a card stays away. */
  | { kind: 'picture'; name: string };

export interface ReplyDraft {
  text: string;
  /** Those that stand on no card. */
  files: readonly Attachment[];
  cards: readonly DraftCard[];
}

/** What a service changes of a reply when it is sent; nothing where it carries it as it is. Pure. */
export function adaptionsOf(carries: Carries, { text, files, cards }: ReplyDraft): Adaption[] {
  const fits = ({ mime, bytes }: Attachment) => bytes <= (carries.files[mime] ?? carries.files['*'] ?? 0);
  const [sent, linked] = [files.filter(fits), files.filter((file) => !fits(file))];
  const hasWords = text.trim() !== '' || linked.length > 0;
  const isCaption = sent.length > 0 && linked.length === 0 && text.trim().length <= carries.caption_max;
  const ofCards = cards.map((card) => partsOf(carries, card, fits));
  const count = (hasWords && !isCaption ? 1 : 0) + sent.length + ofCards.reduce((all, each) => all + each, 0);
  return [
    ...(count > 1 ? [{ kind: 'parts' as const, count }] : []),
    ...linked.map(({ name }) => ({ kind: 'link' as const, name })),
    ...cards.filter((card) => !showsButtons(carries, card)).map(({ title }) => ({ kind: 'buttons' as const, name: title })),
    ...cards.filter(({ picture }) => picture !== null && !fits(picture)).map(({ title }) => ({ kind: 'picture' as const, name: title })),
  ];
}

/** Its picture goes by itself, and words that are too long for buttons are divided. */
function partsOf(carries: Carries, card: DraftCard, fits: (file: Attachment) => boolean): number {
  const { title, text, picture, buttons } = card;
  const words = [title, text].filter((line) => line !== '').join('\n').length;
  const isDivided =
    buttons.length > 0 && showsButtons(carries, card) && carries.button_text_max !== null && words > carries.button_text_max;
  return 1 + (picture !== null && fits(picture) ? 1 : 0) + (isDivided ? 1 : 0);
}

function showsButtons({ buttons_max: most, button_max: longest, opens_addresses: opens }: Carries, { buttons }: DraftCard): boolean {
  return buttons.length <= most && buttons.every(({ kind, label }) => label.length <= longest && (kind !== 'url' || opens));
}
