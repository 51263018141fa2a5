import type { WorkOrderStatus } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';

const TONES: Readonly<Record<WorkOrderStatus, Tone>> = {
  new: 'accent',
  open: 'accent',
  pending: 'warning',
  on_hold: 'neutral',
  solved: 'success',
  closed: 'neutral',
  cancelled: 'neutral',
  merged: 'neutral',
};

/** How a work order stands, for the business. */
export function StatusChip({ status }: { status: WorkOrderStatus }) {
  const t = useT('orders');
  return <Chip tone={TONES[status]}>{t(`status.${status}`)}</Chip>;
}
