import type { ApiClient } from '@lobby/api-client';
import { APP_BRIDGE, APP_RECEIVER, appInstalls, CODES } from '@lobby/contract';
import type { FromApp, ToApp } from '@lobby/widget';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openHostApp, type AppWindow, type HostApp } from '#/data/host-app.ts';
import type { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

const ADDRESS = '?channel=key-1&src=android';
const MEI = { jwt: 'token-of-mei', name: 'Mei' };

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Takes what is said of devices, before the platform of the test. */
class FakeInstalls {
  readonly calls: { method: string; token: string | undefined; fields: Record<string, unknown> }[] = [];

  plugInto(client: ApiClient): void {
    const { adapter } = client.http.defaults;
    client.http.defaults.adapter = async (config) => {
      const url = new URL(config.url ?? '', 'http://api.test');
      if (url.pathname !== appInstalls.register.path) return (adapter as (given: typeof config) => Promise<never>)(config);
      const token = config.headers['token'] as string | undefined;
      const fields = typeof config.data === 'string' ? JSON.parse(config.data) : Object.fromEntries(url.searchParams);
      this.calls.push({ method: (config.method ?? '').toUpperCase(), token, fields: fields as Record<string, unknown> });
      const data = new TextEncoder().encode(JSON.stringify({ code: CODES.success.code, msg: 'ok', data: {} })).buffer;
      return { status: 200, statusText: '', headers: {}, config, data };
    };
  }
}

/** An app with the chat in its web view: what the chat says to it, and its way to speak. */
function openApp(put: 'android' | 'ios' | 'react-native' | 'none' = 'android', search = ADDRESS) {
  const told: ToApp[] = [];
  const bridge = { postMessage: (text: string) => void told.push(JSON.parse(text) as ToApp) };
  const shown: AppWindow = { location: { search } as Location };
  if (put === 'android') shown[APP_BRIDGE] = bridge;
  if (put === 'ios') shown.webkit = { messageHandlers: { [APP_BRIDGE]: bridge } };
  if (put === 'react-native') shown.ReactNativeWebView = bridge;
  const host = openHostApp(shown) as HostApp;
  const say = (said: FromApp) => act(async () => shown[APP_RECEIVER]?.say(said));
  return { host, told, say };
}
const begunAs = (platform: FakePlatform) => platform.callsTo('session').map(({ fields }) => fields['identity']);
const greeting = () => screen.findByText('Hi, I’m Nora.');

test.each(['android', 'ios', 'react-native'] as const)(
  'an app on %s is greeted, and nothing begins before it has said who it is for',
  async (put) => {
    const { host, told, say } = openApp(put);
    expect(told).toEqual([{ lobby: 'hello', v: 1 }]);
    const { platform } = await renderChat({ host });
    expect(platform.callsTo('session')).toEqual([]);
    await say({ identity: MEI, locale: 'ja-JP' });
    await greeting();
    expect(begunAs(platform)).toEqual([MEI]);
    expect(platform.callsTo('session')[0]?.fields).toMatchObject({ channel: 'key-1' });
    await waitFor(() => expect(document.documentElement.lang).toBe('ja-JP'));
  },
);

test('a browser that opened the address from a QR code begins at once, as the channel’s visitor', async () => {
  const { host } = openApp('none');
  const { platform } = await renderChat({ host });
  await greeting();
  expect(platform.callsTo('session')[0]?.fields).toMatchObject({ channel: 'key-1' });
  expect(begunAs(platform)).toEqual([undefined]);
});

test.each(['?channel=key-1', '?src=android', '?channel=key-1&src=toaster'])('%s is no app', (search) => {
  expect(openApp('android', search).host).toBeUndefined();
});

test('what comes in while the chat is out of view is counted for the badge of the app', async () => {
  const { host, told, say } = openApp();
  const { platform, live } = await renderChat({ host });
  await say({ locale: 'en-US' });
  await greeting();
  await act(async () => live.connect());
  await vi.dynamicImportSettled();
  await say({ open: false });
  await act(async () => void platform.post({ author_kind: 'bot', author_name: 'Nora', body: 'It ships today.' }));
  await waitFor(() => expect(told.at(-1)).toMatchObject({ unread: 1, message: { text: 'It ships today.' } }));
  await say({ open: true });
  await waitFor(() => expect(told.at(-1)).toMatchObject({ unread: 0 }));
});

test('the device is registered once for the visitor, and let go at the sign-out', async () => {
  const { host, say } = openApp();
  const installs = new FakeInstalls();
  const { platform } = await renderChat({ host, plugs: [installs] });
  const push = { device_token: 'fcm-1', os: 'Android 16', app_version: '4.2.0' };
  await say({ push });
  await greeting();
  await waitFor(() => expect(installs.calls).toHaveLength(1));
  expect(installs.calls[0]).toMatchObject({
    method: 'POST',
    token: platform.token,
    fields: { ...push, channel: 'key-1', platform: 'android', locale: 'en-US' },
  });
  await say({ push });
  await say({ leaving: true });
  await waitFor(() => expect(installs.calls.map(({ method }) => method)).toEqual(['POST', 'DELETE']));
  expect(installs.calls[1]?.fields).toEqual({ device_token: 'fcm-1' });
});

test('back leads through the chat, and asks the app to close it where there is no further back', async () => {
  const { host, told, say } = openApp();
  const { app } = await renderChat({ host });
  await say({});
  await greeting();
  await vi.dynamicImportSettled();
  await act(async () => app.places.navigate({ to: '/chat/$tenant/home', params: { tenant: 'demo' } }));
  await say({ back: true });
  await waitFor(() => expect(app.places.history.location.pathname).toBe('/chat/demo'));
  expect(told).not.toContainEqual({ close: true });
  await say({ back: true });
  expect(told).toContainEqual({ close: true });
});
