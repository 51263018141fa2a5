import { useT } from '@lobby/i18n';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { tell } from '#/components/tell.ts';
import type { SignInSearch } from './sign-in-search.ts';

/** Says why somebody was sent here, once: the reason leaves the address, so that a reload does not say it again (§8). */
export function useReasonToast({ next, reason }: SignInSearch): void {
  const t = useT();
  const navigate = useNavigate();
  useEffect(() => {
    if (reason === undefined) return;
    void tell(reason === 'user_banned' ? 'error' : 'info', t(`toasts.${reason}`), reason);
    void navigate({ to: '/auth/sign-in', search: next === undefined ? {} : { next }, replace: true });
  }, [next, reason, t, navigate]);
}
