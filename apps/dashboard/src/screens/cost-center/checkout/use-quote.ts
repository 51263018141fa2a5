import { ApiError } from '@lobby/api-client';
import type { Currency, Period, Quote, SetMealId } from '@lobby/contract';
import { sessionSlice } from '@lobby/session';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useErrorText } from '#/components/use-error-text.ts';
import { useApi } from '#/data/api.ts';
import { quotePlan } from '#/data/pay.ts';
import { useAppSelector } from '#/state/use-store.ts';

/** An offer is asked for again after this at the earliest, whatever the clocks say, in milliseconds. */
const SHORTEST_MS = 1_000;

/** What somebody wants to buy. */
export interface Wish {
  readonly plan: SetMealId;
  readonly period: Period;
  readonly currency: Currency;
}

interface QuoteState {
  readonly quote: Quote | undefined;
  /** The coupon that the quote counts in. */
  readonly coupon: string;
  readonly asking: boolean;
  readonly error: unknown;
  /** Why a coupon was not taken. */
  readonly couponError: string | undefined;
  /** What was to be paid before the offer ran out and was made anew. */
  readonly before: number | undefined;
}

const NOTHING: QuoteState = { quote: undefined, coupon: '', asking: true, error: undefined, couponError: undefined, before: undefined };

/** The offer for a wish: asked for at once, again with a coupon, and again when its time has run out. */
export function useQuote({ plan, period, currency }: Wish) {
  const api = useApi();
  const errorText = useErrorText();
  const offset = useAppSelector(sessionSlice.selectors.selectClockOffset);
  const [state, setState] = useState(NOTHING);
  const running = useRef<AbortController>(undefined);

  const ask = async (wish: Wish, coupon: string, before?: number): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    setState((now) => ({ ...now, asking: true, error: undefined }));
    const { plan: id, ...terms } = wish;
    try {
      const quote = await quotePlan(api, { set_meal_id: id, ...terms, ...(coupon !== '' && { coupon }) }, controller.signal);
      if (controller.signal.aborted) return;
      setState((now) => ({ ...now, quote, coupon, before, asking: false, couponError: coupon === '' ? now.couponError : undefined }));
    } catch (error) {
      if (controller.signal.aborted) return;
      if (!isWrongCoupon(error) || coupon === '') return setState((now) => ({ ...now, asking: false, error }));
      const couponError = errorText(error);
      setState((now) => ({ ...now, asking: false, couponError }));
      // A coupon that ended meanwhile, or that fits only another period, must not keep the offer away.
      if (coupon === state.coupon || !state.quote) await ask(wish, '', before);
    }
  };

  const start = useEffectEvent((wish: Wish) => void ask(wish, state.coupon));
  useEffect(() => {
    start({ plan, period, currency });
    return () => running.current?.abort();
  }, [plan, period, currency]);

  const askAnew = () => ask({ plan, period, currency }, state.coupon, state.quote?.payable);
  const expire = useEffectEvent(() => void askAnew());
  const expiresAt = state.quote?.expires_at;
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    const timer = setTimeout(() => expire(), Math.max(SHORTEST_MS, expiresAt - (Date.now() + offset)));
    return () => clearTimeout(timer);
  }, [expiresAt, offset]);

  return {
    ...state,
    /** Counts a coupon in; an empty one takes it away. */
    applyCoupon: (coupon: string) => {
      setState((now) => ({ ...now, couponError: undefined, before: undefined }));
      return ask({ plan, period, currency }, coupon);
    },
    /** Asks for the offer again, such as after it was refused as expired. */
    askAnew,
  };
}

function isWrongCoupon(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'wrong_coupon';
}
