import { useT } from '@lobby/i18n';
import { siteMap } from '@lobby/session';
import { Alert, buttonLook } from '@lobby/ui';

/** For an account that only signs in through a provider: what it misses, and the way to a first password. */
export function SetPasswordLink({ text }: { text: string }) {
  const t = useT('account');
  return (
    <>
      <Alert>{text}</Alert>
      <a href={siteMap['auth-reset-password'].path} className={`${buttonLook('primary')} mt-4`}>
        {t('password.none_action')}
      </a>
    </>
  );
}
