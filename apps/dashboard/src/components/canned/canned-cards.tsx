import { CANNED_FILES_MAX, CARDS_MAX, LOCALE_NAMES, type Locale } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Button } from '@lobby/ui';
import { GalleryHorizontalEnd } from 'lucide-react';
import { useState } from 'react';
import { CardTray, type OpenCard } from '#/components/card/card-tray.tsx';
import type { CannedDraftCard, CannedValues } from './canned-values.ts';

interface CannedCardsProps {
  /** null is every one. */
  language: Locale | null;
  values: CannedValues;
  onChange: (cards: CannedDraftCard[]) => void;
}

/** The cards that go out with a reply: in one language, or in every one. */
export function CannedCards({ language, values: { cards, files }, onChange }: CannedCardsProps) {
  const t = useT('cards');
  const [open, setOpen] = useState<OpenCard>();
  const own = cards.filter(({ locale }) => locale === language);
  const held = files.filter(({ locale }) => locale === language).length + own.filter(({ picture }) => picture !== null).length;
  const label = language === null ? t('of_all') : t('of_language', { language: LOCALE_NAMES[language] });
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-13 text-neutral-text">{label}</h3>
        <Button
          size="small"
          icon={<GalleryHorizontalEnd size={14} aria-hidden="true" />}
          disabled={own.length >= CARDS_MAX}
          onClick={() => setOpen('new')}
        >
          {t('add')}
        </Button>
      </div>
      <CardTray
        cards={own}
        onChange={(next) => onChange([...cards.filter(({ locale }) => locale !== language), ...next])}
        make={(card) => ({ ...card, locale: language })}
        open={open}
        onOpen={setOpen}
        purpose="canned"
        isFull={held >= CANNED_FILES_MAX}
      />
    </section>
  );
}
