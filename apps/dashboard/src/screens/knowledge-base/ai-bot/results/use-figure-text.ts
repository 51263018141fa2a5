import { useFormats, useT } from '@lobby/i18n';
import type { Figure } from './figures.ts';

const MICRO = 1_000_000;
const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;
/** A change that is smaller than what is shown is none. */
const SAME_SHARE = 0.0005;

/** How a figure and its change are written. @param currency ISO 4217 */
export function useFigureText(currency: string) {
  const t = useT('bot');
  const formats = useFormats();
  const write = ({ unit }: Pick<Figure, 'unit'>, value: number): string => {
    if (unit === 'share') return formats.percent(value);
    if (unit === 'stars') return t('results.out_of_five', { number: formats.number(value, { maximumFractionDigits: 1 }) });
    if (unit === 'money') return formats.number(value / MICRO, { style: 'currency', currency, maximumFractionDigits: 4 });
    if (unit === 'count') return formats.number(value);
    return value < MINUTE_MS
      ? t('results.seconds', { number: formats.number(value / SECOND_MS, { maximumFractionDigits: 1 }) })
      : t('results.minutes', { number: formats.number(value / MINUTE_MS, { maximumFractionDigits: 1 }) });
  };
  const writeChange = (figure: Figure): { direction: 'up' | 'down' | 'none'; good?: boolean; text: string } | undefined => {
    const { unit, value, before, goodUp } = figure;
    if (value === undefined || before === undefined) return undefined;
    const difference = value - before;
    const isSame = unit === 'share' ? Math.abs(difference) < SAME_SHARE : write(figure, value) === write(figure, before);
    if (isSame) return { direction: 'none', text: t('results.same') };
    const isUp = difference > 0;
    const text =
      unit === 'share'
        ? t('results.points', { number: formats.number(Math.abs(difference) * 100, { maximumFractionDigits: 1 }) })
        : write(figure, Math.abs(difference));
    return { direction: isUp ? 'up' : 'down', ...(goodUp !== undefined && { good: isUp === goodUp }), text };
  };
  return { write, writeChange };
}
