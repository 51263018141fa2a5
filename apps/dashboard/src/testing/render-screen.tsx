import { analysis, notifications, oauth, pay, policy, type SubscriptionInfo, user, type UserInfo } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach } from 'vitest';
import { createApp } from '#/app/create-app.ts';
import { Providers } from '#/app/providers.tsx';
import { aSubscription, aUser, someFigures } from './facts.ts';
import { createFakeApi } from './fake-api.ts';
import { createFakeLive } from './fake-live.ts';

interface Scene {
  /** Where the page is opened. */
  readonly path: string;
  /** Nobody is signed in. */
  readonly signedOut?: boolean;
  readonly user?: Partial<UserInfo>;
  readonly subscription?: Partial<SubscriptionInfo>;
  /** Says what the API answers, before the page is opened. */
  readonly answers?: (api: ReturnType<typeof createFakeApi>) => void;
}

let stop: (() => void) | undefined;

afterEach(() => {
  stop?.();
  stop = undefined;
  cleanup();
  tokenCookie.clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the whole app at a path, with the network and the browser's page loads in the test's hands. */
export async function renderScreen({ path, signedOut = false, answers, ...who }: Scene) {
  // A page that is opened after another in one test takes its place.
  stop?.();
  if (!signedOut) tokenCookie.write('token-1');
  const api = createFakeApi();
  const live = createFakeLive();
  const left: string[] = [];
  api.answer(user.info, aUser(who.user));
  api.answer(user.logout, {});
  api.answer(pay.subscription, aSubscription(who.subscription));
  api.answer(analysis.overview, someFigures());
  api.answer(policy.due, { items: [] });
  api.answer(notifications.list, { items: [], unread: 0, next_cursor: null });
  api.answer(oauth.providers, { items: [] });
  api.answer(oauth.identities, { items: [] });
  answers?.(api);

  const history = createMemoryHistory({ initialEntries: [path] });
  let reloads = 0;
  const app = createApp(
    { apiOrigin: '', tracesEndpoint: undefined },
    { history, live: live.connection, leave: (url) => left.push(url), reload: () => (reloads += 1) },
  );
  api.plugInto(app.api);
  await app.i18n.ready;
  stop = app.start();
  const view = await act(async () => render(<Providers app={app} />));
  return { ...view, api, app, history, left, live, reloads: () => reloads, user: userEvent.setup() };
}
