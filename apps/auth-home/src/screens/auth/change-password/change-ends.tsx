import { useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Button, buttonLook } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { AuthHeading } from '#/components/auth-heading.tsx';
import { useLeave } from '#/data/leave.ts';

/** The new password holds; says what else it has ended. */
export function Changed({ ended }: { ended: number }) {
  const t = useT('auth');
  const leave = useLeave();
  return (
    <div role="status">
      <AuthHeading title={t('change.done_heading')} text={ended === 0 ? t('change.done_nowhere') : t('change.done', { count: ended })} />
      <Button variant="primary" block className="mt-7" onClick={() => leave(siteMap.dashboard.path)}>
        {t('change.to_dashboard')}
      </Button>
    </div>
  );
}

/** An account that only signs in through a provider gets its first password by e-mail. */
export function NoPassword({ email }: { email: string }) {
  const t = useT('auth');
  return (
    <>
      <AuthHeading title={t('change.none_heading')} text={t('change.none_text', { email })} />
      <Link to="/auth/reset-password" state={{ email }} className={`${buttonLook('primary')} mt-7 w-full`}>
        {t('change.none_action')}
      </Link>
    </>
  );
}
