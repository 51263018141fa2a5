import type { WorkOrderStage } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';

const TONES: Readonly<Record<WorkOrderStage, Tone>> = {
  submitted: 'neutral',
  in_progress: 'accent',
  waiting_for_you: 'warning',
  resolved: 'success',
  closed: 'neutral',
  cancelled: 'neutral',
  merged: 'neutral',
};

/** How a work order stands, for its customer. */
export function StageChip({ stage }: { stage: WorkOrderStage }) {
  const t = useT('order');
  return <Chip tone={TONES[stage]}>{t(`stage.${stage}`)}</Chip>;
}
