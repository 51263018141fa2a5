import type { DiversionStatus } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';

const TONES: Readonly<Record<DiversionStatus, Tone>> = {
  draft: 'neutral',
  active: 'success',
  paused: 'warning',
  expired: 'danger',
  exhausted: 'danger',
  archived: 'neutral',
};

/** How a link stands. */
export function StatusChip({ status }: { status: DiversionStatus }) {
  const t = useT('diversion');
  return <Chip tone={TONES[status]}>{t(`status.${status}`)}</Chip>;
}
