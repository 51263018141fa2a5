import { wayOfFile, type Attachment } from '@lobby/contract';
import type { ConversationChannel } from '#/data/messaging.ts';
import type { DraftCard } from '#/state/draft-card.ts';

type Channel = Pick<ConversationChannel, 'kind' | 'carries'>;

/** What of a reply arrives otherwise than it was put together. */
export type Adaption =
  /** It goes as so many messages. */
  | { kind: 'parts'; count: number }
  /** A file goes in no form, as a link, or as the first picture of several. */
  | { kind: 'refused' | 'link' | 'still'; name: string }
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
export function adaptionsOf({ kind, carries }: Channel, { text, files, cards }: ReplyDraft): Adaption[] {
  const wayOf = (file: Attachment) => wayOfFile(kind, file).kind;
  const isSent = (file: Attachment) => ['as_is', 'made'].includes(wayOf(file));
  const [sent, linked] = [files.filter(isSent), files.filter((file) => wayOf(file) === 'link')];
  const hasWords = text.trim() !== '' || linked.length > 0;
  const isCaption = sent.length > 0 && linked.length === 0 && text.trim().length <= carries.caption_max;
  const ofCards = cards.map((card) => partsOf(carries, card, isSent));
  const count = (hasWords && !isCaption ? 1 : 0) + sent.length + ofCards.reduce((all, each) => all + each, 0);
  return [
    ...files.flatMap((file): Adaption[] => {
      const way = wayOf(file);
      if (way === 'refused' || way === 'link') return [{ kind: way, name: file.name }];
      return way === 'made' && file.mime === 'image/gif' ? [{ kind: 'still', name: file.name }] : [];
    }),
    // A mail holds all of it.
    ...(count > 1 && kind !== 'email' ? [{ kind: 'parts' as const, count }] : []),
    ...cards.filter((card) => !showsButtons(carries, card)).map(({ title }) => ({ kind: 'buttons' as const, name: title })),
    ...cards.filter(({ picture }) => picture !== null && !isSent(picture)).map(({ title }) => ({ kind: 'picture' as const, name: title })),
  ];
}

/** Its picture goes by itself, and words that are too long for buttons are divided. */
function partsOf(carries: Channel['carries'], card: DraftCard, isSent: (file: Attachment) => boolean): number {
  const { title, text, picture, buttons } = card;
  const words = [title, text].filter((line) => line !== '').join('\n').length;
  const isDivided =
    buttons.length > 0 && showsButtons(carries, card) && carries.button_text_max !== null && words > carries.button_text_max;
  return 1 + (picture !== null && isSent(picture) ? 1 : 0) + (isDivided ? 1 : 0);
}

function showsButtons(
  { buttons_max: most, button_max: longest, opens_addresses: opens }: Channel['carries'],
  { buttons }: DraftCard,
): boolean {
  return buttons.length <= most && buttons.every(({ kind, label }) => label.length <= longest && (kind !== 'url' || opens));
}
