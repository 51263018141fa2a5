import { LOCALE_STORAGE_KEY, pay, tenant, type Locale } from '@lobby/contract';
import { tokenCookie } from '@lobby/session';
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import { createApp } from '#/app/create-app.ts';
import { Providers } from '#/app/providers.tsx';
import { createFakeApi, success, type FakeApi } from './fake-api.ts';
import { somePlans } from './some-plans.ts';

interface Scene {
  readonly locale?: Locale;
  readonly signedIn?: boolean;
  /** Says what the API answers, before the page is opened. */
  readonly answers?: (api: FakeApi) => void;
}

/** As far as the test's browser can be set up. */
interface BrowserSettings {
  enableIframePageLoading: boolean;
  fetch: { interceptor: { beforeAsyncRequest: () => Promise<Response> } | null };
}

// A frame gets an empty page, and nothing else is fetched.
const { settings } = (globalThis as unknown as { happyDOM: { settings: BrowserSettings } }).happyDOM;
settings.enableIframePageLoading = true;
settings.fetch.interceptor = {
  beforeAsyncRequest: () => Promise.resolve(new Response('<p>Chat</p>', { headers: { 'content-type': 'text/html' } })),
};

afterEach(() => {
  cleanup();
  tokenCookie.clear();
  localStorage.clear();
  sessionStorage.clear();
});

/** Opens the public pages at a path, with the network and the browser's page loads in the test's hands. */
export async function openPage(path: string, { locale, signedIn = false, answers }: Scene = {}) {
  if (signedIn) tokenCookie.write('token-1');
  if (locale) localStorage.setItem(LOCALE_STORAGE_KEY, locale);
  const api = createFakeApi();
  api.answer(pay.setMealList, { items: somePlans(), has_model: true });
  api.on(tenant.checkSlug, ({ query }) => success({ slug: query.get('slug'), free: true }));
  answers?.(api);
  const left: string[] = [];
  const history = createMemoryHistory({ initialEntries: [path] });
  const app = createApp({ apiOrigin: '', tracesEndpoint: undefined }, { history, leave: (url) => left.push(url) });
  api.plugInto(app.api);
  await app.i18n.ready;
  const view = render(<Providers app={app} />);
  return { ...view, api, app, history, left, user: userEvent.setup() };
}
