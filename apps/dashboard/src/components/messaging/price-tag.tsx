import { useT } from '@lobby/i18n';
import { useMicros } from '#/components/messaging/use-micros.ts';
import type { ConversationChannel } from '#/data/messaging.ts';

/** What a reply costs, on the button that sends it where there is room; the line above the field says it in full. */
export function PriceTag({ price: { kind, micros, currency } }: Pick<ConversationChannel, 'price'>) {
  const t = useT('messaging');
  const money = useMicros();
  const isKnown = kind === 'fee' && micros !== null && currency !== null;
  return (
    <span aria-hidden="true" className="font-normal opacity-80 max-sm:hidden">
      · {isKnown ? money(micros, currency) : t(`price.tag.${kind}`)}
    </span>
  );
}
