import type { DiversionLink } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';
import { useNow } from '#/components/use-now.ts';
import { shownStatus } from './link-life.ts';

const LOOK_MS = 60_000;

const TONES: Readonly<Record<ReturnType<typeof shownStatus>, Tone>> = {
  draft: 'neutral',
  scheduled: 'accent',
  active: 'success',
  paused: 'warning',
  expired: 'danger',
  exhausted: 'danger',
  archived: 'neutral',
};

/** How a link stands. */
export function StatusChip({ link }: { link: Pick<DiversionLink, 'status' | 'starts_at'> }) {
  const t = useT('diversion');
  const status = shownStatus(link, useNow(LOOK_MS));
  return <Chip tone={TONES[status]}>{t(`status.${status}`)}</Chip>;
}
