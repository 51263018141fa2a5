import { useT } from '@lobby/i18n';

const HOUR_MIN = 60;
/** From so many hours on, days say it better. */
const DAYS_FROM_H = 48;
const DAY_H = 24;

/** How long an answer usually takes, in words; undefined where nothing is promised. */
export function useReplyTime(minutes: number | null): string | undefined {
  const t = useT('order');
  if (minutes === null) return undefined;
  if (minutes < HOUR_MIN) return t('minutes', { count: minutes });
  const hours = Math.ceil(minutes / HOUR_MIN);
  return hours < DAYS_FROM_H ? t('hours', { count: hours }) : t('days', { count: Math.ceil(hours / DAY_H) });
}
