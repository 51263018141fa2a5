import { useFormats, useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Panel, ProgressBar, type ProgressTone } from '@lobby/ui';
import { useFreshSubscription } from '#/data/pay.ts';
import { useAppSelector } from '#/state/use-store.ts';

/** From this share of a limit on, the bar warns. */
const NEAR = 0.8;

const COUNTED = ['ai_replies', 'corpus_entries', 'seats'] as const;

function toneOf(used: number, limit: number): ProgressTone {
  if (used >= limit) return 'danger';
  return used >= limit * NEAR ? 'warning' : 'accent';
}

/** How much of the plan is used. */
export function PlanUse() {
  const t = useT('dashboard');
  const formats = useFormats();
  useFreshSubscription();
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  if (!subscription) return null;
  return (
    <Panel title={t('overview.plan.title')} aside={subscription.name}>
      <div className="flex flex-col gap-4">
        {COUNTED.map((what) => {
          const used = subscription.used[what];
          const limit = subscription.limits[what];
          const full = used >= limit && what !== 'seats';
          return (
            <div key={what}>
              <ProgressBar
                label={t(`overview.plan.${what}`)}
                value={used}
                max={limit}
                tone={what === 'seats' ? 'accent' : toneOf(used, limit)}
                figure={
                  <>
                    <span className="font-semibold text-foreground">{formats.number(used)}</span> / {formats.number(limit)}
                  </>
                }
              />
              {full ? <p className="mt-1 text-xs text-warning-soft-foreground">{t(`overview.plan.${what}_full`)}</p> : null}
            </div>
          );
        })}
        <p className="text-xs text-muted">{t('overview.plan.until', { date: formats.date(subscription.end_time) })}</p>
      </div>
    </Panel>
  );
}
