import type { ApiClient } from '@lobby/api-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { createApp } from '#/app/create-app.ts';
import { Providers } from '#/app/providers.tsx';
import type { HostApp } from '#/data/host-app.ts';
import type { HostPage } from '#/data/host-page.ts';
import { openStorage, type BrowserStorage } from '#/state/browser-storage.ts';
import { FakeLive } from './fake-live.ts';
import type { FakeOrders } from './fake-orders.ts';
import { FakePlatform } from './fake-platform.ts';

interface Scene {
  /** Where the page is opened. */
  readonly path?: string;
  readonly platform?: FakePlatform;
  /** What takes work orders; without it nothing does. */
  readonly orders?: FakeOrders | undefined;
  /** What else answers on the network. */
  readonly plugs?: readonly { plugInto(client: ApiClient): void }[];
  readonly storage?: BrowserStorage;
  /** The page around it, where it is framed, or the app. */
  readonly host?: HostPage | HostApp | undefined;
  /** True keeps what an earlier page of the test stored. */
  readonly again?: boolean;
}

const open: (() => void)[] = [];

function closeAll(): void {
  for (const close of open.splice(0)) close();
  cleanup();
}

afterEach(() => {
  closeAll();
  localStorage.clear();
  sessionStorage.clear();
  document.documentElement.removeAttribute('lang');
});

/** Opens the whole app, with the network and the socket in the test's hands. */
export async function renderChat({
  path = '/chat/demo',
  platform = new FakePlatform(),
  orders,
  plugs = [],
  storage = openStorage(),
  host,
  again = false,
}: Scene = {}) {
  if (again) closeAll();
  const live = new FakeLive();
  platform.announce = () => {
    if (!live.connected) return;
    const { status, owner_epoch } = platform.standing;
    live.listeners?.conversation({ conversation_id: platform.conversationId, last_seq: platform.messages.length, status, owner_epoch });
  };
  const app = createApp(
    { apiOrigin: '', tracesEndpoint: undefined },
    { storage, history: createMemoryHistory({ initialEntries: [path] }), openLive: live.open, host },
  );
  platform.plugInto(app.client);
  orders?.plugInto(app.client);
  for (const plug of plugs) plug.plugInto(app.client);
  open.push(app.close);
  await app.i18n.ready;
  const view = await act(async () => render(<Providers app={app} />));
  return { ...view, app, live, platform, user: userEvent.setup() };
}
