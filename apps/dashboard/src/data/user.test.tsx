import { createApiClient, type Consequence } from '@lobby/api-client';
import { DEVICES, user } from '@lobby/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#/app/query-client.ts';
import { aUser } from '#/testing/facts.ts';
import { createFakeApi } from '#/testing/fake-api.ts';
import { ApiProvider } from './api.ts';
import { LiveProvider, type LiveStatus } from './live.ts';
import { useSessionWatch } from './user.ts';

/** A live connection that the test loses. */
function createLine() {
  let status: LiveStatus = 'online';
  const listeners = new Set<() => void>();
  return {
    live: {
      on: () => () => undefined,
      onReconnect: () => () => undefined,
      status: () => status,
      onStatus: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    become: (next: LiveStatus) => {
      status = next;
      for (const listener of listeners) listener();
    },
  };
}

function watch() {
  const fake = createFakeApi();
  const line = createLine();
  const onFailure = vi.fn<(consequence: Consequence) => void>();
  const api = createApiClient({ origin: '', getToken: () => 'token-1', getLocale: () => 'en-US', device: DEVICES.dashboard, onFailure });
  fake.plugInto(api);
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiProvider value={api}>
        <LiveProvider value={line.live}>{children}</LiveProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
  renderHook(() => useSessionWatch(), { wrapper });
  return { fake, line, onFailure };
}

it('a session that was ended elsewhere is noticed as soon as the server cuts it off', async () => {
  const { fake, line, onFailure } = watch();
  expect(fake.calls).toHaveLength(0);
  fake.fail(user.info, 'signed_out');
  act(() => line.become('offline'));
  await waitFor(() => expect(onFailure).toHaveBeenCalledWith({ logout: true, redirect: 'sign-in', toast: 'need_login' }));
});

it('a lost connection alone ends nothing, and each loss asks anew', async () => {
  const { fake, line, onFailure } = watch();
  fake.goOffline(user.info);
  act(() => line.become('offline'));
  await waitFor(() => expect(fake.calls).toHaveLength(1));
  act(() => line.become('online'));
  fake.answer(user.info, aUser());
  act(() => line.become('offline'));
  await waitFor(() => expect(fake.calls).toHaveLength(2));
  expect(onFailure).not.toHaveBeenCalled();
});
