import { useT } from '@lobby/i18n';
import { buttonLook } from '@lobby/ui';
import { Link } from '@tanstack/react-router';
import { AuthHeading } from '#/components/auth-heading.tsx';
import type { InviteFacts } from '#/data/invite.ts';

const WIDE_BUTTON = `${buttonLook('primary')} mt-7 w-full`;

/** An invitation that is used up, taken back, too old or broken. */
export function DeadInvite() {
  const t = useT('auth');
  return (
    <div className="sm:pt-[8vh]">
      <AuthHeading title={t('invite.dead_heading')} text={t('invite.dead_text')} />
      <Link to="/auth/sign-in" className={WIDE_BUTTON}>
        {t('sign_in.submit')}
      </Link>
    </div>
  );
}

/** The address has an account: its owner signs in and comes back here. */
export function SignInFirst({ facts, link }: { facts: InviteFacts; link: string }) {
  const t = useT('auth');
  return (
    <div className="sm:pt-[8vh]">
      <AuthHeading
        title={t('invite.heading', { business: facts.tenant_name })}
        text={t('invite.has_account', { inviter: facts.invited_by, email: facts.email })}
      />
      <Link to="/auth/sign-in" search={{ next: inviteHref(link) }} state={{ email: facts.email }} className={WIDE_BUTTON}>
        {t('sign_in.submit')}
      </Link>
    </div>
  );
}

/** The page of an invitation, to come back to. */
export function inviteHref(link: string): string {
  return `/auth/active?${new URLSearchParams({ invite: link }).toString()}`;
}
