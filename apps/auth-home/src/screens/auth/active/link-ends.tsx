import { useT } from '@lobby/i18n';
import { buttonLook } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { AuthHeading } from '#/components/auth-heading.tsx';

/** What a link turned out to be while its form was open. */
export type LinkEnd = 'dead' | 'has_account';

const WIDE_BUTTON = `${buttonLook('primary')} mt-7 w-full`;

/** A link that is used up, too old or broken, and the way to another. */
export function DeadLink() {
  const t = useT('auth');
  return (
    <div className="sm:pt-[8vh]">
      <AuthHeading title={t('active.dead_heading')} text={t('active.dead_text')} />
      <Link to="/auth/sign-up" className={WIDE_BUTTON}>
        {t('active.dead_action')}
      </Link>
    </div>
  );
}

/** Somebody has signed up with the address of the link already. */
export function HasAccount({ email }: { email: string }) {
  const t = useT('auth');
  return (
    <div className="sm:pt-[8vh]">
      <AuthHeading title={t('active.has_heading')} text={t('active.has_text', { email })} />
      <Link to="/auth/sign-in" state={{ email }} className={WIDE_BUTTON}>
        {t('sign_in.submit')}
      </Link>
    </div>
  );
}
