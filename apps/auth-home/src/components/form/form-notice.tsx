import { useT } from '@lobby/i18n';
import { Alert } from '@lobby/ui';
import type { Notice } from './place-failure.ts';
import type { ShownNotice } from './use-notice.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const SECONDS_A_MINUTE = 60;

/** The one alert above the fields: what happened, and what to do next. */
export function FormNotice({ shown }: { shown: ShownNotice | undefined }) {
  if (!shown) return null;
  const { notice, key } = shown;
  if (notice.kind === 'locked' || notice.kind === 'throttled') return <PassingNotice key={key} notice={notice} />;
  return (
    <Alert key={key} tone="danger">
      <NoticeText notice={notice} />
    </Alert>
  );
}

function NoticeText({ notice }: { notice: Exclude<Notice, { until: number }> }) {
  const t = useT('auth');
  const common = useT();
  if (notice.kind === 'said') return notice.text;
  return notice.kind === 'banned' ? common('toasts.user_banned') : t(`notices.${notice.kind}`);
}

/** Goes by itself when the time is over. Seconds are told once: a screen reader would read out every change. */
function PassingNotice({ notice }: { notice: Extract<Notice, { until: number }> }) {
  const t = useT('auth');
  const left = useSecondsLeft(notice.until);
  if (left === 0) return null;
  return (
    <Alert tone="danger">
      {notice.kind === 'locked'
        ? t('notices.locked', { count: Math.ceil(left / SECONDS_A_MINUTE) })
        : t('notices.throttled', { count: notice.seconds })}
    </Alert>
  );
}
