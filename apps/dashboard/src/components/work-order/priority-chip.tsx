import type { WorkOrderRow } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';
import { ChevronDown, ChevronsUp, ChevronUp, Equal } from 'lucide-react';

const LOOKS: Readonly<Record<WorkOrderRow['priority'], { tone: Tone; Icon: typeof Equal }>> = {
  low: { tone: 'neutral', Icon: ChevronDown },
  normal: { tone: 'neutral', Icon: Equal },
  high: { tone: 'warning', Icon: ChevronUp },
  urgent: { tone: 'danger', Icon: ChevronsUp },
};

/** How urgent a work order is. */
export function PriorityChip({ priority }: { priority: WorkOrderRow['priority'] }) {
  const t = useT('orders');
  const { tone, Icon } = LOOKS[priority];
  return (
    <Chip tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`priority.${priority}`)}
    </Chip>
  );
}
