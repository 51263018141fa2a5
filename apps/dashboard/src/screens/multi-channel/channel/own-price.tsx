import type { MessagingKind, MessagingSettings } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { useMicros } from '#/components/messaging/use-micros.ts';

interface OwnPriceProps {
  kind: MessagingKind;
  cost: MessagingSettings['cost'];
}

/** What one message costs that the channel sends by itself. */
export function OwnPrice({ kind, cost: { currency, rates } }: OwnPriceProps) {
  const t = useT('channels');
  const micros = useMicros();
  const isPriced = kind === 'whatsapp' && rates.service !== null;
  const text = isPriced ? t('care.price.whatsapp_rate', { price: micros(rates.service ?? 0, currency) }) : t(`care.price.${kind}`);
  return <p className="text-13 text-pretty text-muted">{text}</p>;
}
