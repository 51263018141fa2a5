import type { WorkOrderStage } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { Check } from 'lucide-react';

const STEPS = ['submitted', 'in_progress', 'waiting_for_you', 'resolved'] as const;
/** How far each stage has come; what is settled without a solution has no bar. */
const REACHED: Readonly<Partial<Record<WorkOrderStage, number>>> = {
  submitted: 0,
  in_progress: 1,
  waiting_for_you: 2,
  resolved: 3,
  closed: 3,
};

/** How far a work order has come, in four steps. */
export function StageBar({ stage }: { stage: WorkOrderStage }) {
  const t = useT('order');
  const reached = REACHED[stage];
  if (reached === undefined) return null;
  return (
    <ol aria-label={t('steps')} className="mx-auto flex w-full max-w-[720px] px-2 pt-3 pb-2.5">
      {STEPS.map((step, at) => {
        const isDone = at <= reached;
        return (
          <li
            key={step}
            aria-current={at === reached ? 'step' : undefined}
            className={classNames(
              'relative flex min-w-0 flex-1 flex-col items-center gap-1.5 text-center text-xs',
              at === reached ? 'text-foreground' : 'text-muted',
              at > 0 && 'before:absolute before:top-[9px] before:right-1/2 before:h-0.5 before:w-full',
              at > 0 && (isDone ? 'before:bg-accent' : 'before:bg-default'),
            )}
          >
            <span
              aria-hidden="true"
              className={classNames(
                'relative z-1 flex size-5 items-center justify-center rounded-full',
                isDone ? 'bg-accent-solid text-accent-foreground' : 'bg-default',
              )}
            >
              {isDone ? <Check size={12} /> : null}
            </span>
            {t(`stage.${step}`)}
          </li>
        );
      })}
    </ol>
  );
}
