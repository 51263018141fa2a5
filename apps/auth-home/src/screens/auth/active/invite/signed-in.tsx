import { ApiError } from '@lobby/api-client';
import type { UserInfo } from '@lobby/contract';
import { useT } from '@lobby/i18n';
import { siteMap, tokenCookie } from '@lobby/session';
import { Button, buttonLook } from '@lobby/ui';
import { AuthHeading } from '#/components/auth-heading.tsx';
import { FormNotice } from '#/components/form/form-notice.tsx';
import { placeFailure } from '#/components/form/place-failure.ts';
import { useNotice } from '#/components/form/use-notice.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { useApi } from '#/data/api.ts';
import { acceptSignedIn, type InviteFacts } from '#/data/invite.ts';
import { pageGoes, useLeave } from '#/data/leave.ts';
import { logout } from '#/data/user.ts';

interface SignedInProps {
  facts: InviteFacts;
  user: UserInfo;
  /** The key of the invitation. */
  link: string;
  onDead: () => void;
  onSignedOut: () => void;
}

/** Somebody is signed in: they join, unless they are somebody else or have a business. */
export function SignedIn({ facts, user, link, onDead, onSignedOut }: SignedInProps) {
  const t = useT('auth');
  const { tenant_name: business, invited_by: inviter, email } = facts;
  if (user.email !== email)
    return (
      <div className="sm:pt-[8vh]">
        <AuthHeading title={t('invite.heading', { business })} text={t('invite.other_address', { email, own: user.email })} />
        <SignOut onDone={onSignedOut} />
      </div>
    );
  if (user.tenant_id !== 0)
    return (
      <div className="sm:pt-[8vh]">
        <AuthHeading
          title={t('invite.heading', { business })}
          text={t('invite.other_business', { own: user.tenant_name ?? '', business, inviter })}
        />
        <a href={siteMap.dashboard.path} className={`${buttonLook('primary')} mt-7 w-full`}>
          {t('change.to_dashboard')}
        </a>
      </div>
    );
  return (
    <div className="sm:pt-[8vh]">
      <AuthHeading title={t('invite.heading', { business })} text={t('invite.join_text', { inviter, email })} />
      <Join business={business} link={link} onDead={onDead} onSignedOut={onSignedOut} />
    </div>
  );
}

function Join({ business, link, onDead, onSignedOut }: Pick<SignedInProps, 'link' | 'onDead' | 'onSignedOut'> & { business: string }) {
  const t = useT('auth');
  const api = useApi();
  const leave = useLeave();
  const { shown, showNotice } = useNotice();
  const [join, joining] = useSingleFlight(async () => {
    try {
      await acceptSignedIn(api, link);
    } catch (error) {
      if (error instanceof ApiError && error.reason === 'link_expired') return onDead();
      if (error instanceof ApiError && error.endsSession) return onSignedOut();
      return showNotice(placeFailure(error, Date.now()).notice);
    }
    leave(siteMap.dashboard.path);
    // The button stays busy until the browser has left the page.
    await pageGoes();
  });
  return (
    <div className="mt-7 flex flex-col gap-5">
      <FormNotice shown={shown} />
      <Button variant="primary" block loading={joining} onClick={() => void join()}>
        {t('invite.join', { business })}
      </Button>
    </div>
  );
}

function SignOut({ onDone }: { onDone: () => void }) {
  const t = useT('auth');
  const api = useApi();
  const [signOut, leaving] = useSingleFlight(async () => {
    // Signed out here even where the server cannot be told: its session ends by itself.
    await logout(api).catch(() => undefined);
    tokenCookie.clear();
    onDone();
  });
  return (
    <Button variant="primary" block loading={leaving} onClick={() => void signOut()} className="mt-7">
      {t('invite.sign_out')}
    </Button>
  );
}
