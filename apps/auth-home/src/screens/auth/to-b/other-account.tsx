import { useT } from '@lobby/i18n';
import { tokenCookie } from '@lobby/session';
import { useNavigate } from '@tanstack/react-router';
import { TEXT_LINK } from '#/components/form/text-link.ts';
import { useSingleFlight } from '#/components/form/use-single-flight.ts';
import { useApi } from '#/data/api.ts';
import { logout } from '#/data/user.ts';
import { clearToBDraft } from '#/state/to-b-draft.ts';

/** Who is signed in, and the way out for whoever took the wrong account. */
export function OtherAccount({ email }: { email: string }) {
  const t = useT('business');
  const api = useApi();
  const navigate = useNavigate();
  const [signOut, leaving] = useSingleFlight(async () => {
    // Signed out here even where the server cannot be told: its session ends by itself.
    await logout(api).catch(() => undefined);
    tokenCookie.clear();
    clearToBDraft();
    await navigate({ to: '/auth/sign-in' });
  });
  return (
    <p className="mt-4 text-center text-sm text-pretty text-muted">
      <span className="break-words">{t('to_b.signed_in_as', { email })}</span>{' '}
      <button type="button" className={TEXT_LINK} aria-busy={leaving || undefined} onClick={() => void signOut()}>
        {t('to_b.other_account')}
      </button>
    </p>
  );
}
