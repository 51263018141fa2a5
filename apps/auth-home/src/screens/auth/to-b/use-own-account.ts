import { ApiError } from '@lobby/api-client';
import { siteMap, tokenCookie } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useApi } from '#/data/api.ts';
import { useLeave } from '#/data/leave.ts';
import { infoQuery } from '#/data/user.ts';
import { clearToBDraft } from '#/state/to-b-draft.ts';

const TO_B = siteMap['auth-to-b'].path;

/** Who is signed in, as long as that is an account without a business: one that has it goes to the dashboard, nobody to sign-in. */
export function useOwnAccount() {
  const leave = useLeave();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery({ ...infoQuery(useApi()), retry: false });
  const hasBusiness = data !== undefined && data.tenant_id !== 0;
  const isOver = error instanceof ApiError && error.endsSession;

  /** The session is over; sign-in says so and leads back here (§8). */
  const signInAgain = useCallback(
    (why: unknown) => {
      tokenCookie.clear();
      const reason = why instanceof ApiError && why.reason === 'banned' ? 'user_banned' : 'need_login';
      void navigate({ to: '/auth/sign-in', search: { next: TO_B, reason }, replace: true });
    },
    [navigate],
  );
  useEffect(() => {
    if (isOver) signInAgain(error);
  }, [isOver, error, signInAgain]);
  useEffect(() => {
    if (!hasBusiness) return;
    clearToBDraft();
    leave(siteMap.dashboard.path);
  }, [hasBusiness, leave]);

  return {
    email: hasBusiness ? undefined : data?.email,
    failed: error !== null && !isOver,
    retrying: isFetching,
    retry: () => void refetch(),
    signInAgain,
  };
}
