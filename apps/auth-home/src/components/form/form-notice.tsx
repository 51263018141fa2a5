import { Trans, useT } from '@lobby/i18n';
import { Alert, VisuallyHidden } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import type { Notice } from './place-failure.ts';
import type { ShownNotice } from './use-notice.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const SECONDS_A_MINUTE = 60;

interface FormNoticeProps {
  shown: ShownNotice | undefined;
  /** The address on the form, which setting a new password starts with. */
  email?: string;
}

/** The one alert above the fields: what happened, and what to do next. */
export function FormNotice({ shown, email = '' }: FormNoticeProps) {
  if (!shown) return null;
  const { notice, key } = shown;
  if (notice.kind === 'locked' || notice.kind === 'throttled') return <PassingNotice key={key} notice={notice} />;
  return (
    <Alert key={key} tone="danger">
      {notice.kind === 'wrong_credentials' ? <Mismatch email={email} /> : <NoticeText notice={notice} />}
    </Alert>
  );
}

function NoticeText({ notice }: { notice: Exclude<Notice, { until: number }> }) {
  const t = useT('auth');
  const common = useT();
  if (notice.kind === 'said') return notice.text;
  return notice.kind === 'banned' ? common('toasts.user_banned') : t(`notices.${notice.kind}`);
}

function Mismatch({ email }: { email: string }) {
  const t = useT('auth');
  const reset = <Link to="/auth/reset-password" state={{ email }} className="font-semibold underline underline-offset-4" />;
  return <Trans t={t} i18nKey="notices.wrong_credentials" components={{ reset }} />;
}

/** Goes by itself when the time is over. */
function PassingNotice({ notice }: { notice: Extract<Notice, { until: number }> }) {
  const t = useT('auth');
  const left = useSecondsLeft(notice.until);
  if (left === 0) return null;
  return (
    <Alert tone="danger">{notice.kind === 'locked' ? <Locked left={left} /> : t('notices.throttled', { count: notice.seconds })}</Alert>
  );
}

/** Seconds are only seen: a screen reader, which would read out every change, is told the minutes. */
function Locked({ left }: { left: number }) {
  const t = useT('auth');
  const seconds = String(left % SECONDS_A_MINUTE).padStart(2, '0');
  const time = `${Math.floor(left / SECONDS_A_MINUTE)}:${seconds}`;
  return (
    <>
      <span aria-hidden="true" className="tabular-nums">
        {t('notices.locked', { time })}
      </span>
      <VisuallyHidden>{t('notices.locked_spoken', { count: Math.ceil(left / SECONDS_A_MINUTE) })}</VisuallyHidden>
    </>
  );
}
