import {
  channels,
  DEFAULT_CHANNEL_HOURS,
  DEFAULT_HOME,
  DEFAULT_LOOK,
  DEFAULT_PRE_CHAT,
  hours,
  teams,
  type BusinessHours,
  type Channel,
  type InstallationCheck,
} from '@lobby/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/integration/web';
const LOBBY = 'https://lobby.example';
const SHOP: Channel = {
  id: '0190c5a4-0000-7000-8000-000000000001',
  kind: 'web',
  name: 'Kumo shop',
  status: 'active',
  public_key: 'w1_AAAAAAAAAAAAAAAA',
  allowed_origins: ['https://kumo.example'],
  look: DEFAULT_LOOK,
  home: DEFAULT_HOME,
  hours: DEFAULT_CHANNEL_HOURS,
  pre_chat: DEFAULT_PRE_CHAT,
  app: null,
  snippet: `<script async src="${LOBBY}/widget.js" data-key="w1_AAAAAAAAAAAAAAAA"></script>`,
  first_hello_at: null,
  last_hello_at: null,
  last_origin: null,
  refused_origin: null,
  refused_at: null,
  version: 1,
  created_at: 1_700_000_000_000,
};

const NIGHT = '0190c5a4-0000-7000-8000-000000000009';
const OPEN: BusinessHours = {
  team_id: null,
  timezone: 'UTC',
  always_open: true,
  days: [[], [], [], [], [], [], []],
  exceptions: [],
  holiday_country: null,
  version: 0,
  open: true,
  next_opening: null,
  next_closing: null,
};

const have = (api: FakeApi, ...all: Channel[]) => {
  let stored = all;
  const changed = (id: string, change: Partial<Channel>) => {
    stored = stored.map((each) => (each.id === id ? { ...each, ...change, version: each.version + 1 } : each));
    return stored.find((each) => each.id === id) ?? SHOP;
  };
  const idOf = (path: string) => path.split('/').at(-1) ?? '';
  api.answer(channels.list, () => ({ items: stored }));
  api.answer(hours.list, { items: [OPEN, { ...OPEN, team_id: NIGHT, always_open: false, open: false }] });
  api.answer(teams.list, {
    items: [
      { id: NIGHT, name: 'Night', member_ids: [] },
      { id: SHOP.id, name: 'Without hours', member_ids: [] },
    ],
  });
  api.answer(channels.get, ({ path }) => stored.find(({ id }) => id === idOf(path)) ?? SHOP);
  api.answer(channels.update, ({ path, body }) => changed(idOf(path), body as Partial<Channel>));
  api.answer(channels.create, ({ body }) => {
    const made = { ...SHOP, ...(body as Partial<Channel>) };
    stored = [...stored, made];
    return made;
  });
  api.answer(channels.remove, ({ path }) => {
    stored = stored.filter(({ id }) => id !== idOf(path));
    return {};
  });
};
const open = (tab: string, channel: Channel = SHOP, who = {}) =>
  renderScreen({ path: `${PATH}?channel=${channel.id}&tab=${tab}`, answers: (api) => have(api, channel), ...who });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('without a website the way to the first one is open, and leads to its code', async () => {
  const { api, user, history } = await renderScreen({ path: '/dashboard/integration', answers: (fake) => have(fake) });
  expect(await screen.findByText('Put the chat on your site')).toBeTruthy();
  await user.click((await screen.findAllByRole('button', { name: 'Add a website' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText(/^Enter the address of a website/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Website address'), 'shop.example/cart');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('Put it on your page')).toBeTruthy();
  expect(api.callsTo(channels.create)[0]?.body).toMatchObject({
    kind: 'web',
    name: 'shop.example',
    allowed_origins: ['https://shop.example', 'https://www.shop.example'],
  });
  expect(history.location.search).toContain('tab=install');
});

test('each website says whether pages show it', async () => {
  const now = Date.now();
  await renderScreen({
    path: PATH,
    answers: (api) =>
      have(
        api,
        SHOP,
        {
          ...SHOP,
          id: '2',
          name: 'Blog',
          last_hello_at: now,
          first_hello_at: now,
          last_origin: 'https://blog.example',
          allowed_origins: [],
        },
        { ...SHOP, id: '3', name: 'Old', status: 'paused', allowed_origins: ['https://a.example', 'https://b.example'] },
      ),
  });
  await screen.findByRole('link', { name: 'Old' });
  const cards = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringMatching(/Kumo shopkumo\.exampleWaiting for the first visitNot shown on any page yet/),
    expect.stringMatching(/BlogNo site may show it yetLiveLast shown .* on blog\.example/),
    expect.stringMatching(/Old2 sitesPaused/),
  ]);
});

describe('the code', () => {
  test('is that of the way in which the site is made, and is copied as it stands', async () => {
    const { user } = await open('install');
    const code = await screen.findByText(SHOP.snippet);
    await user.click(await button('Copy'));
    expect(await navigator.clipboard.readText()).toBe(SHOP.snippet);
    await user.click(screen.getByRole('radio', { name: 'Google Tag Manager' }));
    expect(code.textContent).toContain("s.setAttribute('data-key', 'w1_AAAAAAAAAAAAAAAA');");
    await user.click(screen.getByRole('radio', { name: 'Next.js' }));
    expect(code.textContent).toContain(`<Script src="${LOBBY}/widget.js" data-key="w1_AAAAAAAAAAAAAAAA"`);
    expect(screen.getByText(/Add https:\/\/lobby\.example to script-src, connect-src, frame-src/)).toBeTruthy();
  });

  test('is looked for on a page, and what is missing is said with what to do', async () => {
    const checks: InstallationCheck[] = [
      { check: 'reached', result: 'ok', value: null },
      { check: 'loader', result: 'failed', value: null },
      { check: 'key', result: 'skipped', value: null },
      { check: 'origin', result: 'failed', value: 'https://other.example' },
      { check: 'script_src', result: 'failed', value: `script-src ${LOBBY}` },
      { check: 'connect_src', result: 'ok', value: null },
      { check: 'frame_src', result: 'ok', value: null },
      { check: 'hello', result: 'waiting', value: 'https://other.example' },
    ];
    const { api, user } = await open('install');
    api.answer(channels.verify, { url: 'https://other.example/', checks });
    const address = await screen.findByLabelText<HTMLInputElement>('Address of a page with the chat');
    expect(address.value).toBe('https://kumo.example');
    await user.clear(address);
    await user.type(address, 'other.example{Enter}');
    const results = within(await screen.findByRole('list', { name: 'What we found' }));
    expect(results.getByText('The line isn’t in the page')).toBeTruthy();
    expect(results.getByText('https://other.example isn’t on the list of sites')).toBeTruthy();
    expect(results.getByText(`Add to your Content-Security-Policy: script-src ${LOBBY}`)).toBeTruthy();
    expect(results.getByText('Waiting for a browser: open https://other.example')).toBeTruthy();
    expect(screen.queryByText('Everything is in place.')).toBeNull();
    api.answer(channels.verify, { url: '', checks: [{ check: 'reached', result: 'failed', value: '503' }] });
    await user.click(await button('Check'));
    expect(await screen.findByText('It answered with the status 503.')).toBeTruthy();
    api.fail(channels.verify, 'throttled');
    await user.click(await button('Check'));
    expect(await screen.findByText('The check couldn’t run')).toBeTruthy();
  });
});

test('a page without an address of its own is told in words, and cannot be allowed', async () => {
  await open('install', { ...SHOP, refused_origin: 'null', refused_at: 1_700_000_000_000 });
  expect(await screen.findByText(/^A page without a web address of its own tried to show this chat/)).toBeTruthy();
  expect(screen.queryByText(/null/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Allow/ })).toBeNull();
});

test('a site that may not show the chat is allowed with one press', async () => {
  const { api, user } = await open('install', { ...SHOP, refused_origin: 'https://new.example', refused_at: 1_700_000_000_000 });
  await user.click(await button('Allow new.example'));
  expect(await screen.findByText('new.example may show the chat now')).toBeTruthy();
  expect(api.callsTo(channels.update)[0]?.body).toMatchObject({
    version: 1,
    allowed_origins: ['https://kumo.example', 'https://new.example'],
  });
});

describe('the look', () => {
  test('is shown as it is chosen, language by language, and saved whole', async () => {
    const { api, user } = await open('look');
    await user.click(await screen.findByRole('radio', { name: 'Color #be123c' }));
    await user.click(screen.getByRole('radio', { name: 'Bottom left' }));
    await user.click(screen.getByRole('radio', { name: '日本語' }));
    await user.type(screen.getByLabelText(/^Word beside the button/), 'ご質問はこちら');
    const launcher = screen.getByRole('button', { name: 'ご質問はこちら' });
    expect(launcher.style.background).toBe('#be123c');
    await user.type(screen.getByLabelText(/^Greeting on the home/), 'ようこそ');
    await user.type(screen.getByLabelText(/^Notice on the home/), '年末は休業します。');
    await user.click(screen.getByRole('checkbox', { name: 'Work orders' }));
    await user.click(launcher);
    expect(screen.getByText('AIアシスタントが応答しています。誤りを含む場合があります。')).toBeTruthy();
    await user.click(screen.getByRole('switch', { name: /^Open the chat with the home/ }));
    expect(screen.getByText('ようこそ', { selector: 'p' })).toBeTruthy();
    expect(screen.queryByText('チケット')).toBeNull();
    await user.click(await button('Save'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.callsTo(channels.update)[0]?.body).toEqual({
      version: 1,
      home: {
        opens_first: true,
        blocks: ['team', 'answers', 'history'],
        texts: { ...DEFAULT_HOME.texts, 'ja-JP': { title: 'ようこそ', notice: '年末は休業します。' } },
      },
      hours: DEFAULT_CHANNEL_HOURS,
      pre_chat: DEFAULT_PRE_CHAT,
      look: {
        ...DEFAULT_LOOK,
        color: '#be123c',
        side: 'left',
        texts: { ...DEFAULT_LOOK.texts, 'ja-JP': { label: 'ご質問はこちら', teaser: '', disclosure: '' } },
      },
    });
  });

  test('outside the hours of a team says something else, or hides the button', async () => {
    const { api, user } = await open('look');
    await user.type(await screen.findByLabelText(/^Greeting above the button/), 'We answer at once');
    await user.type(screen.getByLabelText(/^Greeting outside these hours/), 'Back at nine');
    const told = (words: string) => screen.queryByText(words, { selector: 'p' }) !== null;
    expect([told('We answer at once'), told('Back at nine')]).toEqual([true, false]);
    await user.click(screen.getByRole('radio', { name: 'Outside hours' }));
    expect([told('We answer at once'), told('Back at nine')]).toEqual([false, true]);
    await user.click(screen.getByRole('switch', { name: /^Hide the button/ }));
    expect(screen.getByText(/^The button is hidden outside these hours/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Where is my order?' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'During hours' }));
    expect(screen.getByRole('button', { name: 'Where is my order?' })).toBeTruthy();
    expect(screen.getByText('These hours never end, so the button stays as it is.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Hours that count/ }));
    await user.click(await screen.findByRole('option', { name: 'Night' }));
    expect(screen.getByText('Closed now')).toBeTruthy();
    await user.click(await button('Save'));
    await screen.findByText('Saved');
    expect(api.callsTo(channels.update)[0]?.body).toMatchObject({
      hours: { team_id: NIGHT, hides_launcher: true, texts: { ...DEFAULT_CHANNEL_HOURS.texts, 'en-US': 'Back at nine' } },
    });
  });

  test('asks visitors who they are, and is not saved where nothing is asked for', async () => {
    const { api, user } = await open('look');
    await user.click(await screen.findByRole('radio', { name: 'Before a person joins' }));
    const ask = (field: string) => within(screen.getByRole('group', { name: field }));
    await user.click(ask('Name').getByRole('radio', { name: 'Don’t ask' }));
    await user.click(ask('Email').getByRole('radio', { name: 'Don’t ask' }));
    expect(screen.getByText('Choose at least one thing to ask for.')).toBeTruthy();
    expect((await button('Save')).hasAttribute('disabled')).toBe(true);
    await user.click(ask('Phone').getByRole('radio', { name: 'Required' }));
    await user.click(ask('Name').getByRole('radio', { name: 'Optional' }));
    await user.type(screen.getByLabelText(/^Text above the form/), 'Who are you?');
    await user.click(await button('Save'));
    await screen.findByText('Saved');
    expect(api.callsTo(channels.update)[0]?.body).toMatchObject({
      pre_chat: {
        asks: 'handoff',
        fields: [
          { field: 'name', required: false },
          { field: 'phone', required: true },
        ],
        texts: { ...DEFAULT_PRE_CHAT.texts, 'en-US': 'Who are you?' },
      },
    });
  });

  test('warns of a colour that nobody sees on a page, and is not saved with one that is none', async () => {
    const { user } = await open('look');
    const own = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your color' });
    await user.clear(own);
    await user.type(own, '#fde68a');
    expect(screen.getByText(/^Hard to see on a white page/)).toBeTruthy();
    await user.type(own, '{Backspace}');
    expect(screen.getByText('Enter a color such as #2563eb.')).toBeTruthy();
    expect((await button('Save')).hasAttribute('disabled')).toBe(true);
  });
});

test('a look that is being chosen outlives a site that is allowed meanwhile, and is saved after it', async () => {
  const { api, user } = await open('look', { ...SHOP, refused_origin: 'https://new.example', refused_at: 1_700_000_000_000 });
  await user.click(await screen.findByRole('radio', { name: 'Bottom left' }));
  await user.click(await button('Allow new.example'));
  await screen.findByText('new.example may show the chat now');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Bottom left' }).checked).toBe(true);
  await user.click(await button('Save'));
  await screen.findByText('Saved');
  expect(api.callsTo(channels.update)[1]?.body).toMatchObject({ version: 2, look: { side: 'left' } });
});

test('a home and hours that somebody else has saved meanwhile are loaded with the rest', async () => {
  const { api, user } = await open('look');
  await screen.findByLabelText(/^Greeting on the home/);
  api.fail(channels.update, 'stale_version');
  await user.click(await button('Save'));
  api.answer(channels.get, {
    ...SHOP,
    version: 5,
    home: { ...DEFAULT_HOME, texts: { ...DEFAULT_HOME.texts, 'en-US': { title: 'Newer greeting', notice: '' } } },
    hours: { ...DEFAULT_CHANNEL_HOURS, texts: { ...DEFAULT_CHANNEL_HOURS.texts, 'en-US': 'Newer hours' } },
  });
  await user.click(await button('Load them'));
  expect(await screen.findByDisplayValue('Newer greeting')).toBeTruthy();
  expect(screen.getByDisplayValue('Newer hours')).toBeTruthy();
});

describe('the settings', () => {
  test('say what is wrong with a site, and hide the chat', async () => {
    const { api, user } = await open('settings');
    const sites = await screen.findByLabelText<HTMLTextAreaElement>(/^Sites that may show the chat/);
    await user.clear(sites);
    await user.type(sites, 'http://shop.example');
    await user.click(await button('Save'));
    expect(await screen.findByText('http://shop.example isn’t a valid website address.')).toBeTruthy();
    await user.clear(sites);
    await user.type(sites, 'http://localhost:3000{Enter}*.kumo.example');
    await user.click(screen.getByRole('switch', { name: /^Show the chat/ }));
    await user.click(await button('Save'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(api.callsTo(channels.update)[0]?.body).toEqual({
      version: 1,
      name: 'Kumo shop',
      status: 'paused',
      allowed_origins: ['http://localhost:3000', 'https://*.kumo.example'],
    });
  });

  test('that somebody else has saved meanwhile are loaded', async () => {
    const { api, user } = await open('settings');
    api.fail(channels.update, 'stale_version');
    await user.click(await button('Save'));
    api.answer(channels.get, { ...SHOP, name: 'Renamed', version: 5 });
    await user.click(await button('Load them'));
    expect(await screen.findByDisplayValue('Renamed')).toBeTruthy();
  });

  test('end with the removal of the website, which is asked about', async () => {
    const { api, user } = await open('settings');
    await user.click(await button('Remove'));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Put the chat on your site')).toBeTruthy();
    expect(api.callsTo(channels.remove)).toHaveLength(1);
  });

  test('are read by colleagues, and changed by none of them', async () => {
    await open('settings', SHOP, { user: { role: 'agent' } });
    expect((await screen.findByLabelText<HTMLTextAreaElement>(/^Sites that may show the chat/)).disabled).toBe(true);
    expect(screen.getByText('Only admins can change this.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
