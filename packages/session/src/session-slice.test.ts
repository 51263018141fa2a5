import { configureStore } from '@reduxjs/toolkit';
import type { SubscriptionInfo, UserInfo } from '@lobby/contract';
import { expect, it } from 'vitest';
import { sessionSlice } from './session-slice.ts';

const { userLoaded, subscriptionLoaded, sessionCleared, tenantRenamed } = sessionSlice.actions;
const { selectUser, selectSubscription, selectClockOffset } = sessionSlice.selectors;

const user: UserInfo = {
  id: 1,
  email: 'a@b.co',
  name: 'A',
  role: null,
  tenant_id: 7,
  face: null,
  tenant_logo: null,
  tenant_slug: 'acme',
  tenant_name: 'Acme',
  locale: 'en-US',
  has_password: true,
  two_step: false,
  created_at: 1,
  server_time: 5_000,
};
const limits = {
  seats: 1,
  channels: 1,
  ai_replies: 1,
  translated_chars: 1,
  corpus_entries: 1,
  source_pages: 1,
  source_chars: 1,
  storage_mb: 1,
  file_mb: 1,
  history_days: 1,
};
const subscription: SubscriptionInfo = {
  set_meal_id: 1,
  name: 'Free',
  start_time: 1,
  end_time: 9,
  amount: 0,
  currency: 'USD',
  status: 'trialing',
  next: null,
  limits,
  used: { corpus_entries: 0, ai_replies: 0, seats: 1 },
  server_time: 7_000,
};

function open() {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  return {
    ...store,
    read: () => [selectUser(store.getState()), selectSubscription(store.getState()), selectClockOffset(store.getState())],
  };
}

it('begins signed out', () => {
  expect(open().read()).toEqual([undefined, undefined, 0]);
});

it("keeps what is loaded, and the server's clock of the latest answer", () => {
  const store = open();
  store.dispatch(userLoaded(user, 4_000));
  expect(store.read()).toEqual([user, undefined, 1_000]);
  store.dispatch(subscriptionLoaded(subscription, 7_500));
  expect(store.read()).toEqual([user, subscription, -500]);
});

it('names the business anew, and leaves the clock as it is', () => {
  const store = open();
  store.dispatch(tenantRenamed('Nobody’s'));
  expect(store.read()).toEqual([undefined, undefined, 0]);
  store.dispatch(userLoaded(user, 4_000));
  store.dispatch(tenantRenamed('Kumo'));
  expect(store.read()).toEqual([{ ...user, tenant_name: 'Kumo' }, undefined, 1_000]);
});

it('drops the subscription of another business, and keeps that of the same', () => {
  const store = open();
  store.dispatch(userLoaded(user, 5_000));
  store.dispatch(subscriptionLoaded(subscription, 7_000));
  store.dispatch(userLoaded({ ...user, name: 'B' }, 5_000));
  expect(store.read()[1]).toEqual(subscription);
  store.dispatch(userLoaded({ ...user, tenant_id: 8 }, 5_000));
  expect(store.read()[1]).toBeUndefined();
});

it('forgets who was signed in, not what time it is', () => {
  const store = open();
  store.dispatch(userLoaded(user, 4_000));
  store.dispatch(sessionCleared());
  expect(store.read()).toEqual([undefined, undefined, 1_000]);
});
