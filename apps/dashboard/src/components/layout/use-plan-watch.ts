import { decideNavigation, renewalReason, sessionSlice } from '@lobby/session';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useApi } from '#/data/api.ts';
import { readEverything } from '#/data/read-everything.ts';
import { useLiveEvent, useLiveReconnect } from '#/data/live.ts';
import { useFreshSubscription, usePayChanged } from '#/data/pay.ts';
import { renewalSlice } from '#/state/renewal-slice.ts';
import { useAppDispatch, useAppSelector } from '#/state/use-store.ts';
import { useEnded } from './use-ended.ts';

/**
 * Keeps an open page true to its plan: a screen that the end catches shows the renewal dialog where it stands, and a payment in
 * any tab frees all of them without a reload.
 */
export function usePlanWatch(): void {
  const payChanged = usePayChanged();
  useFreshSubscription();
  useLiveEvent('subscription_changed', () => void payChanged());
  useLiveReconnect(() => void payChanged());
  useEndAndReturn();
  useCloseAnswered();
}

function useEndAndReturn(): void {
  const router = useRouter();
  const api = useApi();
  const queryClient = useQueryClient();
  const dispatch = useAppDispatch();
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  const ended = useEnded();
  const before = useRef(ended);

  const turn = useEffectEvent(() => {
    // What was refused meanwhile is asked for again.
    if (!ended) return void readEverything(queryClient, api);
    if (!subscription) return undefined;
    // Asked as the guard asks about a click: of the screens that stay open, none shows the dialog.
    const decision = decideNavigation({
      path: router.state.location.pathname,
      entry: 'in-app',
      hasToken: true,
      user: undefined,
      subscription,
      now: subscription.end_time,
      loaded: [],
      loadFailed: false,
    });
    if (decision.kind === 'cancel') dispatch(renewalSlice.actions.renewalShown(decision.renewal));
    return undefined;
  });
  useEffect(() => {
    if (before.current !== undefined && ended !== undefined && before.current !== ended) turn();
    before.current = ended;
  }, [ended]);
}

/** A dialog whose reason no longer holds goes away: the plan was renewed in another tab. */
function useCloseAnswered(): void {
  const dispatch = useAppDispatch();
  const subscription = useAppSelector(sessionSlice.selectors.selectSubscription);
  const offset = useAppSelector(sessionSlice.selectors.selectClockOffset);
  const reason = useAppSelector((state) => state.renewal.reason);
  useEffect(() => {
    if (!reason || !subscription) return;
    if (renewalReason(subscription, Date.now() + offset) === undefined) dispatch(renewalSlice.actions.renewalClosed());
  }, [reason, subscription, offset, dispatch]);
}
