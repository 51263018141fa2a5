import { ApiError } from '@lobby/api-client';
import { siteMap, tokenCookie } from '@lobby/session';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';

/** True where the session is over: there is nothing to show here until somebody has signed in again. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.endsSession;

/** Where a session is over, goes to sign-in, which says so and leads back here (§8). */
export function useSignInAgain(error: unknown): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedOut(error)) return;
    tokenCookie.clear();
    const reason = error instanceof ApiError && error.reason === 'banned' ? 'user_banned' : 'need_login';
    void navigate({ to: '/auth/sign-in', search: { next: siteMap['auth-change-password'].path, reason }, replace: true });
  }, [error, navigate]);
}
