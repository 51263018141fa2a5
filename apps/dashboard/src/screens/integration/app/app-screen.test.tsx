import { channels, DEFAULT_CHANNEL_HOURS, DEFAULT_HOME, DEFAULT_LOOK, DEFAULT_PRE_CHAT, type Channel } from '@lobby/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const LOBBY = 'https://lobby.kumo.example';
const KUMO: Channel = {
  id: '0190c5a4-0000-7000-8000-000000000001',
  kind: 'app',
  name: 'Kumo',
  status: 'active',
  public_key: 'w1_BBBBBBBBBBBBBBBB',
  allowed_origins: [],
  look: DEFAULT_LOOK,
  home: DEFAULT_HOME,
  hours: DEFAULT_CHANNEL_HOURS,
  pre_chat: DEFAULT_PRE_CHAT,
  app: { package_name: 'jp.kumo.shop', bundle_id: 'jp.kumo.Shop', scheme: 'kumo' },
  snippet: `<script async src="${LOBBY}/widget.js" data-key="w1_BBBBBBBBBBBBBBBB"></script>`,
  first_hello_at: null,
  last_hello_at: null,
  last_origin: null,
  refused_origin: null,
  refused_at: null,
  version: 1,
  created_at: 1_700_000_000_000,
};

const have = (api: FakeApi, ...all: Channel[]) => {
  let stored = all;
  api.answer(channels.list, () => ({ items: stored }));
  api.answer(channels.create, ({ body }) => {
    const made = { ...KUMO, ...(body as Partial<Channel>) };
    stored = [...stored, made];
    return made;
  });
  api.answer(channels.update, ({ body }) => {
    stored = stored.map((each) => ({ ...each, ...(body as Partial<Channel>), version: each.version + 1 }));
    return stored[0] ?? KUMO;
  });
};
const code = async (file: string) => (await screen.findByLabelText(file)).textContent;

test('the first app is added with what its platforms call it, and leads to its code', async () => {
  const { api, user } = await renderScreen({ path: '/dashboard/integration/android', answers: (fake) => have(fake) });
  expect(await screen.findByText('Put the chat into your app')).toBeTruthy();
  await user.click((await screen.findAllByRole('button', { name: 'Add an app' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Application ID/), 'kumo');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText('Enter a name.')).toBeTruthy();
  expect(dialog.getByText(/^Enter an application ID/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Name'), 'Kumo');
  await user.type(dialog.getByLabelText(/^Application ID/), '.shop');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Build it in')).toBeTruthy();
  expect(api.callsTo(channels.create)[0]?.body).toMatchObject({
    kind: 'app',
    name: 'Kumo',
    app: { package_name: 'kumo.shop', bundle_id: '', scheme: '' },
  });
});

test.each([
  { platform: 'android', tools: ['Kotlin', 'React Native', 'Flutter'], file: 'LobbyChatActivity.kt' },
  { platform: 'ios', tools: ['Swift', 'React Native', 'Flutter'], file: 'LobbyChatViewController.swift' },
])('the code for $platform carries the key, the place and the names of the app', async ({ platform, tools, file }) => {
  const { user } = await renderScreen({ path: `/dashboard/integration/${platform}`, answers: (api) => have(api, KUMO) });
  expect(await code(file)).toBeTruthy();
  for (const show of screen.getAllByRole('button', { name: /^Show all/ })) await user.click(show);
  const screenCode = (await code(file)) ?? '';
  expect(screenCode).toContain(LOBBY);
  const slug = /\/chat\/([^?/"]+)\?/.exec(screenCode)?.[1];
  expect(screenCode).toContain(`?channel=${KUMO.public_key}&src=${platform}`);
  const all = [...document.querySelectorAll('pre')].map(({ textContent }) => textContent).join('\n');
  expect(all).not.toMatch(/lobby\.example|YOUR_|com\.example|exampleshop/);
  expect(screen.getByRole('img', { name: 'QR code of the chat' })).toBeTruthy();
  expect(screen.getByText(`${LOBBY}/chat/${slug ?? ''}?channel=${KUMO.public_key}&src=${platform}`)).toBeTruthy();
  const choice = within(screen.getByRole('group', { name: 'Made with' }));
  expect(choice.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(tools);
  await user.click(choice.getByRole('radio', { name: 'Flutter' }));
  expect(await code('lobby_chat.dart')).toContain(LOBBY);
});

test('an app is renamed and paused; a website is no app', async () => {
  const web: Channel = { ...KUMO, id: '2', kind: 'web', name: 'Shop', app: null };
  const { api, user } = await renderScreen({ path: '/dashboard/integration/ios?tab=settings', answers: (fake) => have(fake, web, KUMO) });
  expect(await screen.findByDisplayValue('jp.kumo.Shop')).toBeTruthy();
  await user.click(screen.getByRole('switch', { name: /^Chat is on/ }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(api.callsTo(channels.update)[0]?.body).toMatchObject({ status: 'paused', app: KUMO.app });
});

test('an app asks its visitors the same as a website does, in the words of each language', async () => {
  const { api, user } = await renderScreen({ path: '/dashboard/integration/android?tab=settings', answers: (fake) => have(fake, KUMO) });
  await user.click(await screen.findByRole('radio', { name: 'Before the first message' }));
  const ask = (field: string) => within(screen.getByRole('group', { name: field }));
  await user.click(ask('Name').getByRole('radio', { name: 'Don’t ask' }));
  await user.click(ask('Email').getByRole('radio', { name: 'Don’t ask' }));
  expect(screen.getByText('Choose at least one thing to ask for.')).toBeTruthy();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save.hasAttribute('disabled')).toBe(true);
  await user.click(ask('Phone').getByRole('radio', { name: 'Required' }));
  await user.click(screen.getByRole('radio', { name: '日本語' }));
  await user.type(screen.getByLabelText(/^Text above the form/), 'お電話番号をお聞かせください。');
  await user.click(save);
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(api.callsTo(channels.update)[0]?.body).toMatchObject({
    app: KUMO.app,
    pre_chat: {
      asks: 'first_message',
      fields: [{ field: 'phone', required: true }],
      texts: { ...DEFAULT_PRE_CHAT.texts, 'ja-JP': 'お電話番号をお聞かせください。' },
    },
  });
});
