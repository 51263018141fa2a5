import { useFormats, useT } from '@lobby/i18n';
import { classNames } from '@lobby/ui';
import { sourceKey } from '#/components/conversation/source-link.tsx';
import type { BotTestAnswer } from '#/data/bot.ts';

/** How a score is written. */
export const SCORE_FORM = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Entries that came near, each with its score as a bar; those below the floor are grey. */
export function UsedList({ used, floor }: Pick<BotTestAnswer, 'used' | 'floor'>) {
  const t = useT('bot');
  const formats = useFormats();
  if (used.length === 0) return <p className="text-muted">{t('test.used_none')}</p>;
  return (
    <ul className="flex flex-col gap-3">
      {used.map(({ source, score }) => {
        const below = score < floor;
        return (
          <li key={sourceKey(source)} className={classNames('flex flex-col gap-1', below && 'text-muted')}>
            <span className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 truncate" title={source.title}>
                {source.title}
              </span>
              <span className={classNames('shrink-0 tabular-nums', !below && 'font-semibold')}>{formats.number(score, SCORE_FORM)}</span>
            </span>
            <span className="flex items-center gap-2">
              <span aria-hidden="true" className="h-1 flex-1 overflow-hidden rounded-full bg-default">
                <span
                  className={classNames('block h-full', below ? 'bg-muted/50' : 'bg-accent')}
                  style={{ width: `${Math.min(1, score) * 100}%` }}
                />
              </span>
              {below ? <span className="text-xs text-muted">{t('test.below', { floor: formats.number(floor, SCORE_FORM) })}</span> : null}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
