import type { Card } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { CardPicture, CardRow } from '@lobby/ui';
import type { ReactNode } from 'react';
import { useFileLink } from '#/components/attachment/use-file-link.ts';

interface ShownCardsProps {
  cards: readonly Card[];
  end?: boolean;
  actions?: (place: number) => ReactNode;
}

/** Cards as the visitor sees them; their reply buttons are the visitor's to press. */
export function ShownCards(props: ShownCardsProps) {
  const t = useT('cards');
  return <CardRow label={t('label')} newTab={t('new_tab')} Picture={Picture} {...props} />;
}

function Picture({ id }: { id: string }) {
  const link = useFileLink(id);
  return <CardPicture src={link?.thumb_url ?? link?.url} />;
}
