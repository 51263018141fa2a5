import { lazy, Suspense, type ComponentProps } from 'react';
import type { DraftCard } from '#/state/draft-card.ts';
import type { CardTray } from './card-tray.tsx';

const Tray = lazy(async () => ({ default: (await import('./card-tray.tsx')).CardTray<DraftCard> }));
const Shown = lazy(async () => ({ default: (await import('./shown-cards.tsx')).ShownCards }));

/** The cards of the next reply; their code loads with the first one. */
export function LaterCardTray(props: Omit<ComponentProps<typeof CardTray<DraftCard>>, 'make' | 'purpose'>) {
  if (props.cards.length === 0 && props.open === undefined) return null;
  return (
    <Suspense fallback={null}>
      <div className="px-3.5 pt-2">
        <Tray {...props} make={asItIs} purpose="message" />
      </div>
    </Suspense>
  );
}

const asItIs = (card: DraftCard) => card;

/** The cards of a message. */
export function LaterCards(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  );
}
