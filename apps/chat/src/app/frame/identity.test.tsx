import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeHost } from '#/testing/fake-host.ts';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

const MEI = JSON.stringify({ jwt: 'token-of-mei', name: 'Mei' });
const WAITS = '?channel=key-1&identity=1';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What each session was begun as. */
const begunAs = (platform: FakePlatform) => platform.callsTo('session').map(({ fields }) => fields['identity']);
const greeting = async () => screen.findByText('Hi, I’m Nora.');

async function openFramed(platform: FakePlatform, search: string, identity = '') {
  const page = new FakeHost({ search });
  page.hello();
  await renderChat({ platform, host: page.host });
  await vi.dynamicImportSettled();
  await act(async () => page.say({ identity }));
  return page;
}

test('where it counts, nothing is begun before the page has said who its visitor is', async () => {
  const platform = new FakePlatform();
  const page = new FakeHost({ search: WAITS });
  page.hello();
  await renderChat({ platform, host: page.host });
  expect(platform.callsTo('session')).toEqual([]);
  await act(async () => page.say({ identity: MEI }));
  await greeting();
  expect(begunAs(platform)).toEqual([JSON.parse(MEI)]);
});

test('who signs in later keeps the conversation; the same again changes nothing', async () => {
  const platform = new FakePlatform();
  const page = await openFramed(platform, WAITS);
  await greeting();
  await act(async () => page.say({ identity: MEI }));
  await waitFor(() => expect(begunAs(platform)).toEqual([undefined, JSON.parse(MEI)]));
  expect(platform.callsTo('session')[1]?.fields).toMatchObject({ conversation_id: platform.conversationId });
  await act(async () => page.say({ identity: MEI, open: true }));
  await greeting();
  expect(platform.callsTo('session')).toHaveLength(2);
});

test('who is not believed writes without a name', async () => {
  const platform = new FakePlatform();
  platform.fate = ({ fields }) => (fields['identity'] === undefined ? undefined : { code: 'identity_refused' });
  await openFramed(platform, WAITS, MEI);
  await greeting();
  expect(begunAs(platform)).toEqual([JSON.parse(MEI), undefined]);
});

test('where only known people may write, others are told to sign in, and let in as soon as they have', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const platform = new FakePlatform();
  platform.fate = ({ name, fields }) =>
    name === 'session' && fields['identity'] === undefined ? { code: 'identity_required' } : undefined;
  const page = await openFramed(platform, WAITS);
  expect(await screen.findByRole('heading', { name: 'Sign in to chat' })).toBeTruthy();
  await act(async () => page.say({ identity: MEI, open: true }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('somebody else who signs in on the same machine finds nothing of the visitor before', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const platform = new FakePlatform();
  const page = await openFramed(platform, WAITS, MEI);
  await greeting();
  expect(localStorage.getItem('lobby-visitor:demo')).not.toBeNull();
  platform.fate = ({ token, name }) => (name === 'session' && token !== undefined ? { code: 'identity_other' } : undefined);
  await act(async () => page.say({ identity: JSON.stringify({ jwt: 'token-of-ben' }) }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect([localStorage.getItem('lobby-visitor:demo'), document.body.textContent]).toEqual([null, '']);
});
