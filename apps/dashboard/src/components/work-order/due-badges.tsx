import type { WorkOrderRow } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { Chip, type Tone } from '@lobby/ui';
import { CircleAlert, CirclePause, Clock } from 'lucide-react';
import { dueStates, type DueState } from './due-state.ts';

const TONES: Readonly<Record<'fine' | 'soon' | 'late', Tone>> = { fine: 'neutral', soon: 'warning', late: 'danger' };

/** How long there is until the first reply and the solution, or for how long they have been missed. */
export function DueBadges({ order, now, first = false }: { order: WorkOrderRow; now: number; first?: boolean }) {
  const states = dueStates(order, now);
  if (states.length === 0) return null;
  return (
    <span className="flex min-w-0 flex-wrap gap-1">
      {(first ? states.slice(0, 1) : states).map((state) => (
        <DueBadge key={state.kind} state={state} now={now} />
      ))}
    </span>
  );
}

function DueBadge({ state, now }: { state: DueState; now: number }) {
  const t = useT('orderlist');
  const formats = useFormats();
  if (state.kind === 'paused') return <Chip icon={<CirclePause aria-hidden="true" />}>{t('due.paused')}</Chip>;
  const { kind, at, how } = state;
  return (
    <Chip tone={TONES[how]} icon={how === 'late' ? <CircleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}>
      <time dateTime={new Date(at).toISOString()} title={formats.moment(at)}>
        {t(how === 'late' ? `due.${kind}_late` : `due.${kind}`, { time: formats.relative(at, now) })}
      </time>
    </Chip>
  );
}
