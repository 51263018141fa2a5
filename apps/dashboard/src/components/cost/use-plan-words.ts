import type { LIMITS, SetMeal } from '@lobby/contract';
import { useFormats, useT } from '@lobby/i18n';

type Limit = (typeof LIMITS)[number];

const MB_PER_GB = 1_000;
const DAYS_PER_YEAR = 365;

/** Amounts of limits as people say them: `3.1 GB`, `1 year`, `20,000`. */
export function usePlanWords() {
  const t = useT('cost');
  const formats = useFormats();

  const unit = (value: number, name: string, display: 'short' | 'long') =>
    formats.number(value, { style: 'unit', unit: name, unitDisplay: display, maximumFractionDigits: 1 });

  const amount = (limit: Limit, value: number): string => {
    if (limit === 'file_mb') return unit(value, 'megabyte', 'short');
    if (limit === 'storage_mb') return value >= MB_PER_GB ? unit(value / MB_PER_GB, 'gigabyte', 'short') : unit(value, 'megabyte', 'short');
    if (limit === 'history_days')
      return value % DAYS_PER_YEAR === 0 && value > 0 ? unit(value / DAYS_PER_YEAR, 'year', 'long') : unit(value, 'day', 'long');
    return formats.number(value);
  };

  return {
    amount,
    limitOf: ({ limits }: Pick<SetMeal, 'limits'>, limit: Limit): string => amount(limit, limits[limit]),
    /** A limit with what it counts: `5 seats`. */
    counted: (plan: Pick<SetMeal, 'limits'>, limit: Limit): string => {
      const count = plan.limits[limit];
      return t(`counted.${limit}`, { count, shown: amount(limit, count) });
    },
  };
}
