import type { SubscriptionInfo, UserInfo } from '@lobby/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { serverClock } from './server-clock.ts';

export interface SessionState {
  /** undefined where not loaded or signed out. */
  readonly user: UserInfo | undefined;
  /** undefined where not loaded or signed out. */
  readonly subscription: SubscriptionInfo | undefined;
  /** Milliseconds that the server is ahead of this browser, from the latest answer that told its time. */
  readonly clockOffsetMs: number;
}

/** An answer with the local time at which it came, in milliseconds. */
type Received<Data> = { readonly data: Data; readonly receivedAt: number };

const initialState: SessionState = { user: undefined, subscription: undefined, clockOffsetMs: 0 };

/** Who is signed in and what they pay for. Mount its reducer under `session`. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    userLoaded: {
      prepare: received<UserInfo>,
      reducer: (state, { payload }: PayloadAction<Received<UserInfo>>): SessionState => ({
        user: payload.data,
        // A subscription belongs to the business that it was fetched for.
        subscription: state.user?.tenant_id === payload.data.tenant_id ? state.subscription : undefined,
        clockOffsetMs: offsetOf(payload),
      }),
    },
    subscriptionLoaded: {
      prepare: received<SubscriptionInfo>,
      reducer: (state, { payload }: PayloadAction<Received<SubscriptionInfo>>): SessionState => ({
        ...state,
        subscription: payload.data,
        clockOffsetMs: offsetOf(payload),
      }),
    },
    /** The business was given another name. */
    tenantRenamed: (state, { payload }: PayloadAction<string>): SessionState => ({
      ...state,
      user: state.user && { ...state.user, tenant_name: payload },
    }),
    sessionCleared: (state): SessionState => ({ ...initialState, clockOffsetMs: state.clockOffsetMs }),
  },
  selectors: {
    selectUser: (state) => state.user,
    selectSubscription: (state) => state.subscription,
    selectClockOffset: (state) => state.clockOffsetMs,
  },
});

function received<Data>(data: Data, receivedAt: number = Date.now()): { payload: Received<Data> } {
  return { payload: { data, receivedAt } };
}

function offsetOf({ data, receivedAt }: Received<{ server_time: number }>): number {
  return serverClock({ serverTime: data.server_time, receivedAt }).offsetMs;
}
