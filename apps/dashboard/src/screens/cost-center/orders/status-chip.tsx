import type { Order } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';
import { Ban, CircleAlert, CircleCheck, Clock, TimerOff, Undo2, type LucideIcon } from 'lucide-react';
import { orderStage, type OrderStage } from './order-stage.ts';

const LOOKS: Readonly<Record<OrderStage, readonly [Tone, LucideIcon]>> = {
  open: ['accent', Clock],
  paying: ['accent', Clock],
  paid: ['success', CircleCheck],
  failed: ['danger', CircleAlert],
  cancelled: ['neutral', Ban],
  timeout: ['neutral', TimerOff],
  refunded: ['warning', Undo2],
};

/** How an order stands, in a word or two. */
export function StatusChip({ order }: { order: Order }) {
  const t = useT('cost');
  const stage = orderStage(order);
  const [tone, Icon] = LOOKS[stage];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`status.${stage}`)}
    </Chip>
  );
}
