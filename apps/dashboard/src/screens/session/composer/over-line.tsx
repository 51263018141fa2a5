import { CARDS_MAX, FILES_MAX } from '@lobby/contract';
import { useT } from '@lobby/i18n';

/** More was put together than one message carries. */
export function OverLine({ cards }: { cards: number }) {
  const t = useT('canned');
  const upload = useT('upload');
  return (
    <p role="alert" className="px-3.5 pt-1 text-xs text-danger-text">
      {cards > CARDS_MAX ? t('cards.too_many', { max: CARDS_MAX }) : upload('too_many', { max: FILES_MAX })}
    </p>
  );
}
