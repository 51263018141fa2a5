import { analysisFigure, valueOf, type AnalysisFigureId, type AnalysisSums, type AnalysisTotals, type FigureUnit } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';

const MICRO = 1_000_000;
const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Two days say more in hours. */
const LONG_MS = 2 * DAY_MS;
/** A change that is smaller than what is shown is none. */
const SAME_SHARE = 0.0005;
export const NOTHING = '–';

/** How figures and their changes are written. @param currency ISO 4217 */
export function useAnalysisText(currency: string | null = null) {
  const t = useT('analysis');
  const formats = useFormats();
  const short = (value: number) => formats.number(value, { maximumFractionDigits: value < 10 ? 1 : 0 });
  const writeTime = (ms: number): string => {
    if (ms < MINUTE_MS) return t('value.seconds', { number: short(ms / SECOND_MS) });
    if (ms < HOUR_MS) return t('value.minutes', { number: short(ms / MINUTE_MS) });
    return ms < LONG_MS ? t('value.hours', { number: short(ms / HOUR_MS) }) : t('value.days', { number: short(ms / DAY_MS) });
  };
  const writers: Record<FigureUnit, (value: number) => string> = {
    count: (value) => formats.number(value),
    share: (value) => formats.percent(value),
    stars: (value) => t('value.out_of_five', { number: formats.number(value, { maximumFractionDigits: 1 }) }),
    time: writeTime,
    hours: (value) => t('value.hours', { number: short(value) }),
    money: (value) => formats.number(value / MICRO, { style: 'currency', currency: currency ?? 'USD', maximumFractionDigits: 2 }),
  };
  const write = (unit: FigureUnit, value: number | undefined | null) =>
    value === undefined || value === null ? NOTHING : writers[unit](value);
  /** A figure of what was counted. */
  const writeFigure = (id: AnalysisFigureId, counts: AnalysisSums | AnalysisTotals) => write(analysisFigure(id).unit, valueOf(id, counts));
  /** How a figure has changed since the days before. */
  const writeChange = (id: AnalysisFigureId, now: AnalysisTotals, before: AnalysisTotals) => {
    const { unit, goodUp } = analysisFigure(id);
    const [value, earlier] = [valueOf(id, now), valueOf(id, before)];
    if (value === undefined || earlier === undefined || before.conversations === 0) return undefined;
    const difference = value - earlier;
    const isSame = unit === 'share' ? Math.abs(difference) < SAME_SHARE : write(unit, value) === write(unit, earlier);
    if (isSame) return { direction: 'none' as const, text: t('value.same') };
    const isUp = difference > 0;
    const text =
      unit === 'share'
        ? t('value.points', { number: formats.number(Math.abs(difference) * 100, { maximumFractionDigits: 1 }) })
        : unit === 'count' && earlier > 0
          ? formats.percent(Math.abs(difference) / earlier)
          : unit === 'stars'
            ? formats.number(Math.abs(difference), { maximumFractionDigits: 1 })
            : write(unit, Math.abs(difference));
    return { direction: isUp ? ('up' as const) : ('down' as const), ...(goodUp !== undefined && { good: isUp === goodUp }), text };
  };
  return { write, writeFigure, writeChange, writeTime };
}
