import { useFormats, useT } from '@lobby/i18n';
import { Alert, buttonLook, ProgressBar, type ProgressTone } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { useMay } from '#/components/use-may.ts';
import type { SourceUsage } from '#/data/corpus-source.ts';

/** From this share of a limit on, the bar warns. */
const NEAR = 0.8;

function toneOf(used: number, limit: number): ProgressTone {
  if (used >= limit) return 'danger';
  return used >= limit * NEAR ? 'warning' : 'accent';
}

/** How much of what the plan reads is taken, and, where pages wait for room or there is none left, what can be done. */
export function SourceRoom({ usage }: { usage: SourceUsage }) {
  const t = useT('sources');
  const formats = useFormats();
  const mayPay = useMay()('billing.view');
  const { pages, pages_max: pagesMax, characters, characters_max: charactersMax, waiting } = usage;
  const isFull = pages >= pagesMax || characters >= charactersMax;
  const bars = [
    { id: 'pages', label: t('room.pages'), used: pages, limit: pagesMax },
    { id: 'text', label: t('room.text'), used: characters, limit: charactersMax },
  ];
  return (
    <section aria-label={t('room.label')} className="mb-4 flex flex-col gap-3">
      <div className="grid gap-x-8 gap-y-3 text-13 sm:max-w-2xl sm:grid-cols-2">
        {bars.map(({ id, label, used, limit }) => (
          <ProgressBar
            key={id}
            label={label}
            value={used}
            max={limit}
            tone={toneOf(used, limit)}
            figure={
              <>
                <span className="font-semibold text-foreground">{formats.number(used)}</span> / {formats.number(limit)}
              </>
            }
          />
        ))}
      </div>
      {waiting > 0 || isFull ? (
        <Alert
          tone="warning"
          title={waiting > 0 ? t('room.waiting', { count: waiting, shown: formats.number(waiting) }) : t('room.full')}
          action={
            mayPay ? (
              <Link to="/dashboard/cost-center" className={buttonLook('secondary', 'small')}>
                {t('room.plans')}
              </Link>
            ) : undefined
          }
        >
          {t('room.what_now')}
        </Alert>
      ) : null}
    </section>
  );
}
