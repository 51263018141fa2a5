import { useFormats, useT } from '@lobby/i18n';
import { sessionSlice } from '@lobby/session';
import { Button, classNames } from '@lobby/ui';
import { CalendarClock, CircleCheck, CirclePause, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAppSelector } from '#/state/use-store.ts';
import type { BannerKind } from './choose-banner.ts';
import { useMayPay } from '#/components/cost/use-may-pay.ts';
import { ExportButtons } from './export-buttons.tsx';

/** What the state of the plan means now: what works, what is paused, until when, and the one thing to do. */
export function PlanBanner({ kind, onAct }: { kind: BannerKind; onAct: () => void }) {
  const t = useT('cost');
  const formats = useFormats();
  const mayPay = useMayPay();
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  if (!subscription) return null;
  const ended = kind === 'expired' || kind === 'free';
  const names = { plan: subscription.name, date: formats.dateTime(subscription.end_time) };
  return (
    <section
      aria-label={t(`banner.${kind}.title`, names)}
      className={classNames(
        'rounded-card border p-5 text-13',
        ended ? 'border-danger-border bg-danger-soft' : 'border-warning-border bg-warning-soft',
      )}
    >
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h2
            className={classNames(
              'flex items-start gap-2 text-sm font-semibold',
              ended ? 'text-danger-soft-foreground' : 'text-warning-soft-foreground',
            )}
          >
            <CalendarClock size={17} aria-hidden="true" className="mt-[calc((1lh-17px)/2)] shrink-0" />
            <span>{t(`banner.${kind}.title`, names)}</span>
          </h2>
          <Meaning kind={kind} ended={ended} />
        </div>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          {ended ? <ExportButtons /> : null}
          {mayPay ? (
            <Button variant="primary" onClick={onAct} className="max-sm:flex-1">
              {t(`banner.${kind}.act`)}
            </Button>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function Meaning({ kind, ended }: { kind: BannerKind; ended: boolean }) {
  const t = useT('cost');
  return (
    <ul className="mt-3 flex flex-col gap-1.5 text-foreground">
      <Line icon={<CircleCheck />}>{t(ended ? 'banner.works_after' : 'banner.works_before')}</Line>
      <Line icon={<CirclePause />}>{t(ended ? 'banner.paused_after' : 'banner.paused_before')}</Line>
      <Line icon={<ShieldCheck />}>{t(`banner.${kind}.until`)}</Line>
    </ul>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2 [&_svg]:mt-[calc((1lh-15px)/2)] [&_svg]:size-[15px] [&_svg]:shrink-0 [&_svg]:text-muted">
      {icon}
      <span className="min-w-0 text-pretty">{children}</span>
    </li>
  );
}
