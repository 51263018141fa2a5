import { useT } from '@lobby/i18n';
import { useNow } from '#/components/use-now.ts';

const SECOND_MS = 1_000;
const MINUTE_S = 60;
const HOUR_S = 3_600;

/** How long the first of those who wait has waited, counting on. */
export function LongestWait({ since }: { since: number | null }) {
  return since === null ? '–' : <Counting since={since} />;
}

function Counting({ since }: { since: number }) {
  const t = useT('dashboard');
  const seconds = Math.max(0, Math.floor((useNow(SECOND_MS) - since) / SECOND_MS));
  if (seconds < MINUTE_S) return t('duration.seconds', { seconds });
  if (seconds < HOUR_S) return t('duration.minutes', { minutes: Math.floor(seconds / MINUTE_S), seconds: seconds % MINUTE_S });
  return t('duration.hours', { hours: Math.floor(seconds / HOUR_S), minutes: Math.floor((seconds % HOUR_S) / MINUTE_S) });
}
