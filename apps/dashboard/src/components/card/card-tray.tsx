import type { Attachment } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { IconButton } from '@lobby/ui';
import { ChevronLeft, ChevronRight, Pencil, X } from 'lucide-react';
import { moveCard, toCards, type DraftCard } from '#/state/draft-card.ts';
import { CardDialog } from './card-dialog.tsx';
import { ShownCards } from './shown-cards.tsx';

/** Which card the dialog is about: one by its place, a new one, or none. */
export type OpenCard = number | 'new' | undefined;

interface CardTrayProps<Of extends DraftCard> {
  cards: readonly Of[];
  onChange: (cards: Of[]) => void;
  /** Makes a card of what the dialog holds. */
  make: (card: DraftCard) => Of;
  open: OpenCard;
  onOpen: (open: OpenCard) => void;
  purpose: 'message' | 'canned';
  /** Pictures that are there already and may be chosen. */
  pictures?: readonly Attachment[];
  /** Told of a picture that went from those onto a card. */
  onTaken?: (picture: Attachment) => void;
  /** No further file finds room in the message. */
  isFull: boolean;
}

const ICON = 15;

/** Cards that are not sent yet: each can be changed, moved and removed. */
export function CardTray<Of extends DraftCard>(props: CardTrayProps<Of>) {
  const { cards, onChange, make, open, onOpen, purpose, pictures = [], onTaken, isFull } = props;
  const t = useT('cards');
  const save = (card: DraftCard) => {
    const made = make(card);
    onChange(typeof open === 'number' ? cards.map((each, place) => (place === open ? made : each)) : [...cards, made]);
    if (card.picture && pictures.some(({ id }) => id === card.picture?.id)) onTaken?.(card.picture);
    onOpen(undefined);
  };
  const actions = (place: number) => {
    const name = cards[place]?.title ?? '';
    return (
      <>
        <IconButton
          size="small"
          label={t('move_left', { name })}
          icon={<ChevronLeft size={ICON} />}
          disabled={place === 0}
          onClick={() => onChange(moveCard(cards, place, place - 1))}
        />
        <IconButton
          size="small"
          label={t('move_right', { name })}
          icon={<ChevronRight size={ICON} />}
          disabled={place === cards.length - 1}
          onClick={() => onChange(moveCard(cards, place, place + 1))}
        />
        <IconButton size="small" label={t('edit_one', { name })} icon={<Pencil size={ICON} />} onClick={() => onOpen(place)} />
        <IconButton
          size="small"
          label={t('remove_one', { name })}
          icon={<X size={ICON} />}
          onClick={() => onChange(cards.filter((_, at) => at !== place))}
        />
      </>
    );
  };
  return (
    <>
      {cards.length === 0 ? null : <ShownCards cards={toCards(cards)} actions={actions} />}
      {open === undefined ? null : (
        <CardDialog
          card={typeof open === 'number' ? cards[open] : undefined}
          purpose={purpose}
          pictures={pictures}
          isFull={isFull}
          onSave={save}
          onClose={() => onOpen(undefined)}
        />
      )}
    </>
  );
}
