import { ApiError } from '@lobby/api-client';
import { forgetAttempt, readAttempt, siteMap, tokenCookie } from '@lobby/session';
import type { OauthProvider } from '@lobby/contract';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { placeFailure, type Notice } from '#/components/form/place-failure.ts';
import { safeNext } from '#/components/safe-next.ts';
import { useApi } from '#/data/api.ts';
import { useLeave } from '#/data/leave.ts';
import { endProviderSignIn } from '#/data/oauth.ts';
import { judgeAnswer, type Verdict } from './judge-answer.ts';
import { readAnswer } from './read-answer.ts';

/** How a sign-in at a provider ended without one. */
export interface Failure {
  readonly why: 'refused' | 'foreign' | 'two_step' | Notice;
  readonly provider: OauthProvider | undefined;
  readonly next: string | undefined;
}

/** Ends the sign-in that the address carries, once: the token becomes the cookie, and the page is left for where it was asked for. */
export function useProviderAnswer(): Failure | undefined {
  const api = useApi();
  const leave = useLeave();
  const navigate = useNavigate();
  const { searchStr } = useLocation();
  const [failure, setFailure] = useState<Failure>();
  const begun = useRef(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const verdict = judgeAnswer(readAnswer(searchStr), readAttempt());
    // A code stands in the address, and in the history, no longer than it takes to read it.
    void navigate({ to: '/auth/apple-callback', search: {}, replace: true });
    if (verdict.kind === 'redeem') void redeem(verdict);
    else if (verdict.kind === 'refused') fail(verdict.kind, verdict.attempt);
    else fail(verdict.kind, readAttempt());

    function fail(why: Failure['why'], attempt: ReturnType<typeof readAttempt>): void {
      setFailure({ why, provider: attempt?.provider, next: attempt?.next });
    }

    async function redeem({ attempt, code, iss }: Extract<Verdict, { kind: 'redeem' }>): Promise<void> {
      forgetAttempt();
      try {
        tokenCookie.write(await endProviderSignIn(api, { state: attempt.state, code, ...(iss !== undefined && { iss }) }));
      } catch (error) {
        const isOneOfTwo = error instanceof ApiError && error.reason === 'two_step_required';
        return fail(isOneOfTwo ? 'two_step' : (placeFailure(error, Date.now()).notice ?? { kind: 'unavailable' }), attempt);
      }
      leave(safeNext(attempt.next) ?? siteMap.dashboard.path);
    }
  }, [api, leave, navigate, searchStr]);
  return failure;
}
