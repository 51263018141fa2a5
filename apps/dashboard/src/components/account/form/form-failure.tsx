import { useT } from '@lobby/i18n';
import { Alert, VisuallyHidden } from '@lobby/ui';
import { useEffect, useState } from 'react';
import type { Failure } from './use-form-failure.ts';

const SECONDS_A_MINUTE = 60;

/** The one alert above the fields. */
export function FormFailure({ failure }: { failure: Failure | undefined }) {
  if (!failure) return null;
  return 'until' in failure ? <Wait until={failure.until} /> : <Alert tone="danger">{failure.text}</Alert>;
}

/** Counts down, and goes when it is over. Seconds are only seen: a screen reader is told the minutes. */
function Wait({ until }: { until: number }) {
  const t = useT('account');
  const left = useSecondsLeft(until);
  if (left === 0) return null;
  const seconds = String(left % SECONDS_A_MINUTE).padStart(2, '0');
  return (
    <Alert tone="danger">
      <span aria-hidden="true" className="tabular-nums">
        {t('wait.text', { time: `${Math.floor(left / SECONDS_A_MINUTE)}:${seconds}` })}
      </span>
      <VisuallyHidden>{t('wait.spoken', { count: Math.ceil(left / SECONDS_A_MINUTE) })}</VisuallyHidden>
    </Alert>
  );
}

function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1_000));
}
