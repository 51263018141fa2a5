import {
  channels,
  DEFAULT_MESSAGING,
  diversionLinks,
  hours,
  messaging,
  teams,
  type AnyChannel,
  type BusinessHours,
  type ConnectionCheck,
  type MessagingChannel,
  type RequestInput,
  type ResponseOf,
} from '@lobby/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { FakeApi, FakeCall } from '#/testing/fake-api.ts';
import { aMessagingChannel, aWebChannel } from '#/testing/messaging-channels.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/multi-channel-intergration';
const WAITING: ConnectionCheck[] = [
  { check: 'token', result: 'ok', value: '@kumo_bot' },
  { check: 'webhook', result: 'ok', value: null },
  { check: 'signature', result: 'waiting', value: null },
  { check: 'received', result: 'waiting', value: null },
  { check: 'sent', result: 'waiting', value: null },
];

const NO_COSTS: ResponseOf<typeof messaging.health>['month'] = {
  free: 0,
  quota: 0,
  fee: 0,
  limit: null,
  used: null,
  currency: 'USD',
  micros: 0,
  forecast: null,
  cap: null,
  is_capped: false,
  unpriced: 0,
  unreported: 0,
  categories: [],
  resolved: 0,
};

/** Never closed, with a week that is ready for whoever turns that off. */
const BUSINESS_HOURS: BusinessHours = {
  team_id: null,
  timezone: 'Asia/Tokyo',
  always_open: true,
  days: [[], ...Array.from({ length: 5 }, () => [{ start: 540, end: 1_080 }]), []],
  exceptions: [],
  holiday_country: null,
  open: true,
  next_opening: null,
  next_closing: null,
  version: 0,
};

const have = (api: FakeApi, ...all: AnyChannel[]) => {
  let stored = all;
  const idOf = ({ path }: FakeCall) => path.split('/').at(-1);
  const find = (call: FakeCall) => stored.find(({ id }) => id === idOf(call)) ?? aMessagingChannel();
  api.answer(channels.list, () => ({ items: stored }));
  api.answer(channels.get, find);
  api.answer(channels.update, (call) => {
    const held = find(call);
    const { name = held.name, status = held.status, settings } = call.body as Partial<RequestInput<typeof channels.update>>;
    const changed = { ...held, name, status, ...(settings && { settings }), version: held.version + 1 } as AnyChannel;
    stored = stored.map((each) => (each.id === changed.id ? changed : each));
    return changed;
  });
  api.answer(channels.create, ({ body }) => {
    const { id, kind, name } = body as { id: string; kind: MessagingChannel['kind']; name: string };
    const made = aMessagingChannel({ id, kind, name, last_in_at: null, last_out_at: null });
    stored = [...stored, made];
    return made;
  });
  api.answer(channels.remove, (call) => {
    stored = stored.filter(({ id }) => id !== idOf(call));
    return {};
  });
  api.answer(messaging.check, { checks: WAITING, state: 'connected' });
  api.answer(teams.list, { items: [] });
  api.answer(hours.list, { items: [BUSINESS_HOURS] });
  api.answer(diversionLinks.list, { items: [], timezone: 'Asia/Tokyo' });
};

const open = (search: string, channel: MessagingChannel, more: (api: FakeApi) => void = () => undefined, who = {}) =>
  renderScreen({
    path: `${PATH}?channel=${channel.id}${search}`,
    answers: (api) => {
      have(api, channel);
      more(api);
    },
    ...who,
  });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the gallery', () => {
  test('says of each channel how it stands, and what went through it', async () => {
    await renderScreen({
      path: PATH,
      answers: (api) =>
        have(
          api,
          aWebChannel(),
          aMessagingChannel(),
          aMessagingChannel({
            id: '2',
            kind: 'line',
            name: 'Japan',
            last_in_at: null,
            last_out_at: null,
            day: { received: 0, sent: 0, failed: 0 },
          }),
          aMessagingChannel({
            id: '3',
            kind: 'whatsapp',
            name: 'Hotline',
            state: 'auth_expired',
            state_reason: { code: 'refused', about: 'Session has expired' },
            day: { received: 1, sent: 0, failed: 4 },
          }),
          aMessagingChannel({ id: '4', kind: 'email', name: 'Help', status: 'paused' }),
        ),
    });
    await screen.findByRole('link', { name: 'Kumo bot' });
    const cards = within(within(screen.getByRole('main')).getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^Kumo shopkumo\.exampleWaiting for the first visit/),
      expect.stringMatching(/^Kumo botTelegram · @kumo_botWorking24 hours27 received · 25 sentLast in/),
      expect.stringMatching(/^JapanLINE · @kumo_botWaiting for the first message.*Last inNot yetLast outNot yet$/),
      expect.stringMatching(/Needs new accessWhatsApp: Session has expired.*1 received · 0 sent · 4 failed/),
      expect.stringMatching(/^HelpEmail · @kumo_botPaused/),
    ]);
    expect(screen.getByText('5 channels')).toBeTruthy();
  });

  test('without a channel says what it is for, and offers every service', async () => {
    const { user } = await renderScreen({ path: PATH, answers: (api) => have(api) });
    expect(await screen.findByText('Answer people where they already write')).toBeTruthy();
    for (const service of ['Telegram', 'LINE', 'WhatsApp', 'Email']) expect(await button(`Connect ${service}`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Set up' }).getAttribute('href')).toBe('/dashboard/integration/web');
    await user.click(await button('Connect LINE'));
    expect(await screen.findByRole('dialog', { name: /Connect LINE/ })).toBeTruthy();
  });

  test('that could not be loaded can be asked for again', async () => {
    const { api, user } = await renderScreen({ path: PATH, answers: (fake) => fake.fail(channels.list, 'unavailable') });
    expect(await screen.findByText('Couldn’t load your channels')).toBeTruthy();
    have(api, aMessagingChannel());
    await user.click(await button('Retry'));
    expect(await screen.findByRole('link', { name: 'Kumo bot' })).toBeTruthy();
  });

  test('offers nothing to connect to members who may not', async () => {
    await renderScreen({ path: PATH, answers: (api) => have(api), user: { role: 'agent' } });
    expect(await screen.findByText('Only admins can change this.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull();
  });
});

describe('connecting a service', () => {
  test('shows its refusal beside the field, repeats under the same id, and ends with the live check', async () => {
    const { api, user } = await renderScreen({ path: `${PATH}?connect=telegram`, answers: (fake) => have(fake) });
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/send \/newbot/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(dialog.getByText('Paste the token that BotFather gave you.')).toBeTruthy();
    const token = dialog.getByLabelText<HTMLInputElement>('Bot token');
    expect(document.activeElement).toBe(token);
    expect(token.type).toBe('password');
    await user.click(dialog.getByRole('button', { name: 'Show password' }));
    expect(token.type).toBe('text');
    api.fail(channels.create, 'channel_refused');
    await user.type(token, '1:wrong');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('msg of channel_refused')).toBeTruthy();
    expect(token.getAttribute('aria-invalid')).toBe('true');
    have(api);
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('2 of 5 passed')).toBeTruthy();
    const [first, second] = api.callsTo(channels.create).map(({ body }) => body as { id: string });
    expect(first).toMatchObject({ kind: 'telegram', name: 'Telegram', token: '1:wrong' });
    expect(second?.id).toBe(first?.id);
    expect(dialog.getByText('Write to the channel yourself, such as “Hello”.')).toBeTruthy();
    expect(dialog.queryByText('Webhook URL')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'QR code' }));
    expect(await dialog.findByRole('img', { name: 'QR code of Telegram' })).toBeTruthy();
    api.answer(messaging.check, { checks: WAITING.map((check) => ({ ...check, result: 'ok' as const })), state: 'connected' });
    await user.click(dialog.getByRole('button', { name: 'Check now' }));
    expect(await dialog.findByText('Everything works.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Open channel' }));
    expect(await screen.findByRole('tab', { name: 'Connection' })).toBeTruthy();
  });

  test('gives the address and the verify token to enter by hand where the service needs them', async () => {
    const { api, user } = await renderScreen({ path: `${PATH}?connect=whatsapp`, answers: (fake) => have(fake) });
    const dialog = within(await screen.findByRole('dialog'));
    const enter = async (label: string, text: string) => user.type(dialog.getByLabelText(label), text);
    await enter('Phone number ID', '12x');
    await enter('WhatsApp business account ID', '34');
    await enter('Access token', 'EAA');
    await enter('App secret', 'abc');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(dialog.getByText('Enter the ID, digits only.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Phone number ID'), '{Backspace}');
    await user.click(dialog.getByRole('button', { name: 'Connect' }));
    expect(await dialog.findByText('https://lobby.example/api/hook/telegram/abc')).toBeTruthy();
    const sent = api.callsTo(channels.create)[0]?.body as { verify_token: string };
    expect(dialog.getByText(sent.verify_token)).toBeTruthy();
    expect(sent).toMatchObject({ kind: 'whatsapp', phone_number_id: '12', waba_id: '34', access_token: 'EAA', app_secret: 'abc' });
  });
});

describe('the page of a channel', () => {
  test('saves its settings, with the words of the platform shown where none are its own', async () => {
    const { api, user } = await open('&tab=settings', aMessagingChannel());
    const disclosure = await screen.findByLabelText<HTMLTextAreaElement>('Line that says it is an AI');
    expect(disclosure.placeholder).toBe('You’re chatting with an AI assistant. It can make mistakes.');
    // Each panel with words has its own languages to choose from.
    await user.click(screen.getAllByRole('radio', { name: '日本語' })[0] as HTMLElement);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Line that says it is an AI').placeholder).toMatch(/^AIアシスタント/);
    await user.type(screen.getByLabelText('Greeting'), 'ようこそ');
    await user.click(screen.getByRole('switch', { name: /^The bot answers/ }));
    await user.click(screen.getByRole('radio', { name: 'When mentioned' }));
    await user.click(await button('Save'));
    await screen.findByText('Saved');
    expect(api.callsTo(channels.update)[0]?.body).toMatchObject({
      version: 1,
      settings: { bot: false, groups: 'mention', greeting: { 'ja-JP': 'ようこそ', 'en-US': '' } },
    });
  });

  test('shows the business accounts that its bot was connected with, and answers for those that are turned on', async () => {
    const businesses = [
      { id: 'b1', name: 'Hana Sato @hana', state: 'connected' as const },
      { id: 'b2', name: 'A stranger', state: 'no_reply' as const },
    ];
    const settings = { ...DEFAULT_MESSAGING, business_ids: ['b2'] };
    const { api, user } = await open('&tab=settings', aMessagingChannel({ businesses, settings }));
    const own = await screen.findByRole<HTMLInputElement>('switch', { name: /^Hana Sato/ });
    expect(screen.getByText('The owner no longer lets the bot reply')).toBeTruthy();
    await user.click(own);
    await user.click(screen.getByRole('switch', { name: /^A stranger/ }));
    await user.click(await button('Save'));
    await screen.findByText('Saved');
    expect(api.callsTo(channels.update)[0]?.body).toMatchObject({ settings: { business_ids: ['b1'] } });
  });

  test('has hours, closing rules and a rating of its own, each with what it costs', async () => {
    const cost = { ...DEFAULT_MESSAGING.cost, rates: { ...DEFAULT_MESSAGING.cost.rates, service: 8_000 } };
    const channel = aMessagingChannel({ kind: 'whatsapp', settings: { ...DEFAULT_MESSAGING, cost } });
    const { api, user } = await open('&tab=settings', channel);
    const choose = async (label: RegExp, option: string) => {
      await user.click(await screen.findByRole('button', { name: label }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose(/Business hours to use/, 'This channel’s own');
    await screen.findByRole('heading', { name: 'Hours of this channel' });
    await user.click(screen.getByRole('switch', { name: /^Open around the clock/ }));
    await user.click(screen.getByRole('switch', { name: /^Tell customers outside business hours/ }));
    expect(screen.getAllByText('WhatsApp charges it as a reply within 24 hours: $0.008 each.').length).toBe(2);
    await user.type(screen.getByLabelText('Message outside business hours'), 'Back at nine.');
    await user.click(screen.getByRole('switch', { name: /^Use separate rules for this channel/ }));
    const waiting = within(screen.getByRole('group', { name: 'Conversations waiting for the customer' }));
    await user.click(waiting.getByRole('switch', { name: /^Ask first whether it helped/ }));
    await user.clear(waiting.getByLabelText('Resolve after (minutes)'));
    await user.type(waiting.getByLabelText('Resolve after (minutes)'), '90');
    await user.click(screen.getByRole('switch', { name: /^Ask for a rating/ }));
    await user.type(screen.getByLabelText('Closing message'), 'Goodbye.');
    await user.click(await button('Save'));
    await screen.findByText('Saved');
    expect(api.callsTo(channels.update)[0]?.body).toMatchObject({
      settings: {
        hours: { own: { timezone: 'Asia/Tokyo', always_open: false }, tells: true, texts: { 'en-US': 'Back at nine.' } },
        closing: { own: { waiting: { asks: false, resolve_after: 90 }, reopen_hours: 72 }, texts: { 'en-US': 'Goodbye.' } },
        rating: { on: true },
      },
    });
  });

  test('pauses, connects anew and ends', async () => {
    const { api, user } = await open('&tab=settings', aMessagingChannel());
    await user.click(await button('Pause'));
    expect(await screen.findByText(/^This channel is paused/)).toBeTruthy();
    await user.click(await button('Resume'));
    await button('Pause');
    await user.click(await button('Enter new ones'));
    api.fail(channels.update, 'channel_refused');
    await user.type(screen.getByLabelText('Bot token'), '2:new');
    await user.click(await button('Connect again'));
    expect(await screen.findByText('msg of channel_refused')).toBeTruthy();
    expect(api.callsTo(channels.update)[2]?.body).toEqual({ version: 3, token: '2:new' });
    await user.click(await button('Remove'));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Conversations stay/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Answer people where they already write')).toBeTruthy();
  });

  test('says what is wrong with it, in the words of the service too', async () => {
    const { user } = await open('', aMessagingChannel({ state: 'auth_expired', state_reason: { code: 'refused', about: 'Unauthorized' } }));
    expect(await screen.findByText('Telegram: Unauthorized')).toBeTruthy();
    await user.click(await button('Enter new access details'));
    expect(await screen.findByLabelText('Bot token')).toBeTruthy();
  });

  test.each([
    ['business_no_reply', 'Hana Sato @hana', 'The bot may no longer reply for Hana Sato @hana.'],
    ['webhook', 'https://other.example/hook', 'Telegram doesn’t send to Lobby. (https://other.example/hook)'],
    ['unreachable', null, 'Telegram couldn’t be reached.'],
  ] as const)('says why it does not work in words of its own: %s', async (code, about, words) => {
    await open('', aMessagingChannel({ state: 'degraded', state_reason: { code, about } }));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByText(/has refused something lately/)).toBeNull();
  });

  test('says of a number that is gone what brings it back, and asks for no access details where they change nothing', async () => {
    const channel = aMessagingChannel({ kind: 'whatsapp', state: 'disconnected', state_reason: { code: 'offboarded', about: null } });
    await open('', channel);
    expect(await screen.findByText('The number was disconnected from the WhatsApp API.')).toBeTruthy();
    expect(screen.getByText(/^Set the number up again/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Enter new access details' })).toBeTruthy();
    cleanup();
    await open('', { ...channel, state_reason: { code: 'banned', about: null } });
    expect(await screen.findByText(/^WhatsApp has banned this number/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Enter new access details' })).toBeNull();
  });

  test('shows what went through it, why something did not, and what the month costs', async () => {
    const channel = aMessagingChannel({ kind: 'line' });
    const days = [
      { day: '2026-11-25', received: 3, sent: 2, failed: 1 },
      { day: '2026-11-26', received: 5, sent: 4, failed: 0 },
    ];
    const { user } = await open('&tab=health', channel, (api) =>
      api.answer(messaging.health, {
        days,
        failures: [{ reason: 'quota', count: 1, last_at: Date.now(), error: 'You have reached your monthly limit.' }],
        month: { ...NO_COSTS, free: 6, quota: 143, limit: 200, used: 143, forecast: 210, cap: 150 },
        is_quiet: true,
      }),
    );
    expect(await screen.findByText(/^Looks quiet/)).toBeTruthy();
    expect(screen.getByText('8 received in 30 days')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Failed' }));
    expect(screen.getByRole('figure', { name: 'Messages failed by day' })).toBeTruthy();
    await user.click(await button('Table'));
    expect(screen.getByRole('row', { name: /Nov 25.* 3 2 1$/ })).toBeTruthy();
    expect(screen.getByText('The month’s messages are used up')).toBeTruthy();
    expect(screen.getByText(/LINE: You have reached your monthly limit/)).toBeTruthy();
    expect(screen.getByText('143 / 200')).toBeTruthy();
    expect(screen.getByText('143 / 150')).toBeTruthy();
    expect(screen.getByText('210')).toBeTruthy();
  });

  test('dates the days of its chart a week apart, and none so near its end that it would run over', async () => {
    const days = Array.from({ length: 30 }, (_, no) => ({
      day: `2026-11-${String(no + 1).padStart(2, '0')}`,
      received: 0,
      sent: 0,
      failed: 0,
    }));
    await open('&tab=health', aMessagingChannel({ kind: 'whatsapp' }), (api) =>
      api.answer(messaging.health, { days, failures: [], is_quiet: false, month: NO_COSTS }),
    );
    const chart = await screen.findByRole('figure', { name: 'Messages received by day' });
    const dates = [...chart.querySelectorAll('li')].map(({ textContent }) => textContent).filter((text) => /^Nov \d+$/.test(text));
    expect(dates).toEqual(['Nov 1', 'Nov 8', 'Nov 15', 'Nov 22']);
  });

  test('says what WhatsApp has charged, by category and for each resolved conversation, and what it does not know', async () => {
    const categories = [
      { category: 'marketing', count: 2, micros: 146_400 },
      { category: 'service', count: 10, micros: 113_000 },
    ] as const;
    const costs = { micros: 259_400, forecast: 518_800, cap: 250_000, is_capped: true, unpriced: 1, unreported: 3, resolved: 4 };
    await open('&tab=health', aMessagingChannel({ kind: 'whatsapp' }), (api) =>
      api.answer(messaging.health, {
        days: [],
        failures: [],
        is_quiet: false,
        month: { ...NO_COSTS, ...costs, fee: 13, categories: [...categories] },
      }),
    );
    expect(await screen.findByText('Marketing template × 2')).toBeTruthy();
    const figures = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(figures).toEqual(['0', '13', '$0.1464', '$0.113', '$0.2594', '$0.5188', '$0.0649']);
    expect(screen.getByText('$0.2594 / $0.25')).toBeTruthy();
    expect(screen.getByText(/^The cap is reached/)).toBeTruthy();
    expect(screen.getByText(/^1 charged message has no rate/)).toBeTruthy();
    expect(screen.getByText(/hasn’t confirmed the charges of 3 messages/)).toBeTruthy();
  });

  test('takes the rates and the cap of the business, and what is no amount is told where it stands', async () => {
    const channel = aMessagingChannel({ kind: 'whatsapp' });
    const { api, user } = await open('&tab=settings', channel);
    await user.type(await screen.findByLabelText('Marketing template'), 'cheap');
    await user.type(screen.getByLabelText('Most that a month may cost'), '25');
    await user.click(await button('Save'));
    expect(await screen.findByText('Enter an amount, such as 0.05')).toBeTruthy();
    expect(api.callsTo(channels.update)).toEqual([]);
    await user.clear(screen.getByLabelText('Marketing template'));
    await user.type(screen.getByLabelText('Marketing template'), '0.0732');
    await user.click(await button('Save'));
    await waitFor(() => expect(api.callsTo(channels.update)).toHaveLength(1));
    const rates = { marketing: 73_200, utility: null, authentication: null, service: null };
    expect(api.callsTo(channels.update)[0]?.body).toMatchObject({ settings: { cost: { currency: 'USD', rates, cap: 25_000_000 } } });
  });

  test('lists what the service sent, and works once more on what failed', async () => {
    const event = { provider_event_id: '77', attempts: 3, received_at: Date.now(), raw: '{"text":"•••"}' };
    const { api, user } = await open('&tab=events', aMessagingChannel(), (fake) => {
      fake.answer(messaging.events, {
        items: [
          { ...event, id: '2', kind: 'message', state: 'failed', error: 'boom' },
          { ...event, id: '1', kind: 'my_chat_member', state: 'done', error: null },
        ],
        next_cursor: null,
      });
      fake.answer(messaging.replay, { ...event, id: '2', kind: 'message', state: 'new', error: null });
    });
    await user.click(await button(/^message/));
    expect(screen.getByText('boom')).toBeTruthy();
    expect(screen.getByLabelText('Content as it came').textContent).toContain('"text": "•••"');
    await user.click(await button('Try again'));
    await waitFor(() => expect(api.callsTo(messaging.replay)[0]?.path).toMatch(/\/event\/2\/replay$/));
    expect(await screen.findByText('The event is being worked on again')).toBeTruthy();
  });

  test.each([
    { shows: 'all', title: 'No events yet', text: /Write to the channel to try it/ },
    { shows: 'failed', title: 'No such events', text: /Choose another state/ },
  ])('says what would be listed where nothing is, of events that are $shows', async ({ shows, title, text }) => {
    const { user } = await open('&tab=events', aMessagingChannel(), (fake) => {
      fake.answer(messaging.events, { items: [], next_cursor: null });
    });
    if (shows === 'failed') {
      await user.click(await button(/All events/));
      await user.click(await screen.findByRole('option', { name: 'Failed' }));
    }
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('of WhatsApp names every field of Meta’s that something is read of', async () => {
    await open('', aMessagingChannel({ kind: 'whatsapp' }));
    const step = await screen.findByText(/^Subscribe to these fields/);
    for (const field of [
      'messages',
      'message_template_status_update',
      'template_category_update',
      'account_update',
      'phone_number_quality_update',
      'smb_message_echoes',
    ])
      expect(step.textContent).toContain(`“${field}”`);
  });

  test('is read by members, and changed by none of them', async () => {
    await open('', aMessagingChannel(), undefined, { user: { role: 'agent' } });
    expect((await screen.findByLabelText<HTMLInputElement>('Name')).disabled).toBe(true);
    expect(screen.queryByRole('tab', { name: 'Events' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
