import type { Order } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';
import { Ban, CircleAlert, CircleCheck, Clock, TimerOff, Undo2, type LucideIcon } from 'lucide-react';

type Status = Order['status'];

const LOOKS: Readonly<Record<Status, readonly [Tone, LucideIcon]>> = {
  created: ['accent', Clock],
  paying: ['accent', Clock],
  paid: ['success', CircleCheck],
  failed: ['danger', CircleAlert],
  cancelled: ['neutral', Ban],
  timeout: ['neutral', TimerOff],
  refunded: ['warning', Undo2],
};

/** How an order stands, in a word or two. */
export function StatusChip({ status }: { status: Status }) {
  const t = useT('cost');
  const [tone, Icon] = LOOKS[status];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`status.${status}`)}
    </Chip>
  );
}
