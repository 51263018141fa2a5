import type { Usage } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';
import { classNames, ProgressBar, type ProgressTone } from '@lobby/ui';
import { TriangleAlert } from 'lucide-react';
import { usePlanWords } from './use-plan-words.ts';
import { warningLevel, type WarningLevel } from './warning-level.ts';

const TONES: Readonly<Record<WarningLevel, ProgressTone>> = { none: 'accent', near: 'warning', almost: 'danger', full: 'danger' };

/** The bar of one limit with its figures and, where there is one, its warning. */
export function UsageMeter({ usage }: { usage: Usage }) {
  const t = useT('cost');
  const words = usePlanWords();
  const { metric, used, limit } = usage;
  const level = warningLevel(usage);
  const people = metric === 'seats';
  const usedWords = <span className="font-semibold text-foreground">{words.amount(metric, used)}</span>;
  return (
    <div className="min-w-0">
      <ProgressBar
        label={t(`limits.${metric}`)}
        value={used}
        max={limit}
        tone={people ? 'accent' : TONES[level]}
        figure={
          <>
            {usedWords} / {words.amount(metric, limit)}
          </>
        }
      />
      <Warning usage={usage} level={level} quiet={people} />
    </div>
  );
}

function Warning({ usage, level, quiet }: { usage: Usage; level: WarningLevel; quiet: boolean }) {
  const t = useT('cost');
  const formats = useFormats();
  const { metric, used, limit, runs_out_at: runsOut } = usage;
  const text =
    level === 'full'
      ? t(`usage.full.${metric}`)
      : runsOut !== null
        ? t('usage.forecast', { date: formats.date(runsOut) })
        : level === 'none'
          ? undefined
          : t('usage.share', { share: formats.percent(Math.floor((used / limit) * 100) / 100) });
  if (text === undefined) return null;
  const tone = quiet ? 'text-muted' : level === 'full' || level === 'almost' ? 'text-danger-text' : 'text-warning-soft-foreground';
  return (
    <p className={classNames('mt-1.5 flex items-start gap-1.5 text-xs', tone)}>
      {quiet ? null : <TriangleAlert size={13} aria-hidden="true" className="mt-[calc((1lh-13px)/2)] shrink-0" />}
      <span>{text}</span>
    </p>
  );
}
