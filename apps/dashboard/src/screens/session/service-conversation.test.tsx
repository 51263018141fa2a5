import {
  canned,
  contacts,
  conversations,
  drafts,
  messages,
  messageTemplates,
  messaging,
  notes,
  upload,
  type Attachment,
  type Message,
  type MessageDelivery,
  type ResponseOf,
} from '@lobby/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aContact, aConversation, aMessage } from '#/testing/conversations.ts';
import { aTemplate, CARRIES } from '#/testing/messaging-channels.ts';
import { aCannedReply } from '#/testing/canned.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

type OfConversation = ResponseOf<typeof messaging.ofConversation>;

const COUNTS = { mine: 0, waiting: 0, queued: 1, mentioned: 0, bot: 0, all: 1, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 };
const OF = { id: '0190c5a4-0000-7000-8000-0000000000a1', kind: 'line', name: 'Japan' } as const;
const PRICE = { kind: 'free', used: null, limit: null, micros: null, currency: null, is_capped: false } as const;
const CHANNEL: NonNullable<OfConversation['channel']> = {
  ...OF,
  state: 'connected',
  paused: false,
  address: null,
  blocked: false,
  asks_phone: false,
  text_max: 5_000,
  reacts: [],
  carries: CARRIES,
  window_closes_at: null,
  price: { ...PRICE, kind: 'quota', used: 143, limit: 200 },
};
const delivery = (seq: number, over: Partial<MessageDelivery> = {}): MessageDelivery => ({
  seq,
  state: 'sent',
  reason: null,
  error: null,
  parts: 1,
  correction: null,
  ...over,
});

/** One minute past midnight of a day whose clock stands still at noon, so that it stays "today" until the test has ended. */
function oneMinutePastMidnight(): number {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date().setHours(12, 0, 0, 0) });
  onTestFinished(() => void vi.useRealTimers());
  return new Date().setHours(0, 1, 0, 0);
}

async function openOnService(
  channel: Partial<typeof CHANNEL> = {},
  deliveries: MessageDelivery[] = [],
  over: Partial<Message> = {},
  files: Attachment[] = [],
  asked: Partial<Message> = {},
) {
  const world: OfConversation = { channel: { ...CHANNEL, ...channel }, deliveries, late: [], marks: [] };
  const conversation = aConversation(1, { channel: { ...OF, kind: world.channel?.kind ?? 'line' } });
  const scene = await renderScreen({
    path: `/dashboard/session?conversation=${conversation.id}`,
    answers: (api) => {
      api.answer(conversations.list, { items: [conversation], next_cursor: null, counts: COUNTS, total: 1 });
      api.answer(conversations.get, conversation);
      api.answer(conversations.read, { unread: 0 });
      api.answer(conversations.typing, {});
      api.answer(contacts.get, aContact());
      api.answer(notes.list, { items: [] });
      const said = deliveries.map(({ seq }) =>
        aMessage(seq, { author_kind: 'agent', author_name: 'Mina Tan', body: `Reply ${seq}`, ...over }),
      );
      api.answer(messages.list, { items: [aMessage(1, asked), ...said], first_seq: 1, last_seq: said.length + 1 });
      api.answer(messaging.ofConversation, () => world);
      if (files.length > 0) api.answer(drafts.list, { items: [{ kind: 'reply', body: '', written_at: 1, attachments: files }] });
    },
  });
  await screen.findByRole('log');
  return { ...scene, world, conversation, field: await screen.findByRole('textbox', { name: 'Reply' }) };
}

const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

describe('a conversation on a service', () => {
  it('names it in the list and above the thread, and says what a reply costs', async () => {
    const { user, field } = await openOnService();
    expect(await screen.findByText(/143 of 200 used/)).toBeTruthy();
    await waitFor(() => expect(screen.getAllByTitle('LINE · Japan')).toHaveLength(2));
    await user.type(field, 'Hello');
    expect(send().disabled).toBe(false);
    expect(field.getAttribute('aria-describedby')).toContain(screen.getByText(/143 of 200 used/).closest('[id]')?.id);
  });

  it.each([
    ['telegram', {}, 'This reply is free', 'Send· free'],
    ['whatsapp', { kind: 'fee' }, 'This reply may be charged by WhatsApp', 'Send· charged'],
    ['whatsapp', { kind: 'fee', micros: 11_300, currency: 'USD' }, 'This reply costs $0.0113 on WhatsApp', 'Send· $0.0113'],
    ['line', { kind: 'quota' }, 'This reply uses one of the month’s messages', 'Send· 1 message'],
  ] as const)('says above the field and on the button what a reply costs: %s %j', async (kind, price, words, onButton) => {
    await openOnService({ kind, price: { ...PRICE, ...price } });
    expect(await screen.findByText(words)).toBeTruthy();
    await waitFor(() => expect(send().textContent).toBe(onButton));
  });

  const aFile = (name: string, mime: string): Attachment => ({ id: crypto.randomUUID(), name, mime, bytes: 2_000 });

  it('says before sending which files the customer gets as a link, or as a still picture', async () => {
    const files = [aFile('offer.pdf', 'application/pdf'), aFile('fox.gif', 'image/gif'), aFile('shoe.webp', 'image/webp')];
    const { user, field } = await openOnService({ kind: 'line' }, [], {}, files);
    expect(await screen.findByText('LINE can’t show this kind or size of file, so the customer gets a link: offer.pdf')).toBeTruthy();
    expect(screen.getByText('LINE shows only the first image of an animation: fox.gif')).toBeTruthy();
    expect(screen.queryByText(/: shoe\.webp$/)).toBeNull();
    await user.type(field, 'Here');
    expect(send().disabled).toBe(false);
  });

  it('sends nothing with a drawing that the service takes in no form', async () => {
    const { user, field, api } = await openOnService({ kind: 'whatsapp' }, [], {}, [aFile('plan.svg', 'image/svg+xml')]);
    expect(await screen.findByText('WhatsApp takes no SVG drawings. Attach this as a PNG or PDF instead: plan.svg')).toBeTruthy();
    await user.type(field, 'Here{Control>}{Enter}{/Control}');
    expect(send().disabled).toBe(true);
    expect(api.callsTo(messages.send)).toHaveLength(0);
  });

  it('counts down while the service takes free text', async () => {
    await openOnService({ kind: 'whatsapp', window_closes_at: Date.now() + (5 * 60 + 11.5) * 60_000 });
    expect(await screen.findByText('5 h 12 min left to reply')).toBeTruthy();
  });

  it.each([
    [{ paused: true }, /^This channel is paused/, true],
    [{ blocked: true }, /has blocked you/, false],
    [{ state: 'auth_expired' }, /no longer accepts our access/, true],
    [{ window_closes_at: 1 }, /more than 24 hours old/, false],
    [{ price: { ...PRICE, kind: 'fee', is_capped: true } }, /reached what it may cost this month/, true],
  ] as const)('takes no reply where it would not arrive: %j', async (over, words, isMended) => {
    const { user, field, api } = await openOnService({ kind: 'whatsapp', ...over });
    expect(await screen.findByText(words)).toBeTruthy();
    await user.type(field, 'Hello{Control>}{Enter}{/Control}');
    expect(send().disabled).toBe(true);
    expect(api.callsTo(messages.send)).toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Open channel' }) !== null).toBe(isMended);
  });

  it('offers templates when free text is taken no more, and sends one as it was filled in and seen', async () => {
    const { user, api, field } = await openOnService({ kind: 'whatsapp', window_closes_at: 1 });
    const chinese = aTemplate({ name: 'order_update', language: 'zh_HK' });
    const rejected = aTemplate({ name: 'gone', state: 'rejected' });
    const picture = aTemplate({ name: 'picture', limit: 'media' });
    api.answer(messageTemplates.list, { items: [chinese, rejected, picture, aTemplate()], synced_at: 1, error: null });
    await user.type(field, 'A draft');
    await user.click(await screen.findByRole('button', { name: 'Choose a template' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send a template' }));
    await dialog.findByRole('list', { name: 'Message templates' });
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^order_updateHi.*English \(US\) · Utility$/),
      expect.stringMatching(/^order_updateHi.*Chinese \(Hong Kong\) · Utility$/),
    ]);
    await user.click(dialog.getAllByRole('button', { name: /^order_update/ })[0] as Element);
    const filling = within(await screen.findByRole('dialog'));
    expect(filling.getByText('WhatsApp charges this message at its utility rate.')).toBeTruthy();
    await user.click(filling.getByRole('button', { name: 'Send template' }));
    expect(filling.getAllByText('Fill this in.')).toHaveLength(2);
    expect(document.activeElement).toBe(filling.getByLabelText('Text: 1'));
    await user.type(filling.getByLabelText('Text: 1'), 'Mei');
    await user.type(filling.getByLabelText('Link of the button “Track”'), 'SF1');
    expect(filling.getByRole('group', { name: 'What the customer sees' }).textContent).toContain('Hi Mei, it is on its way.');
    api.fail(messageTemplates.send, 'template_unusable');
    await user.click(filling.getByRole('button', { name: 'Send template' }));
    expect(await filling.findByText('msg of template_unusable')).toBeTruthy();
    api.answer(messageTemplates.send, aMessage(2, { author_kind: 'agent', body: 'Hi Mei, it is on its way.' }));
    await user.click(filling.getByRole('button', { name: 'Send template' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [first, second] = api.callsTo(messageTemplates.send).map(({ body }) => body as { client_msg_id: string });
    expect(second).toMatchObject({ name: 'order_update', language: 'en_US', values: { 'body.1': 'Mei', 'button.1': 'SF1' } });
    expect(first?.client_msg_id).toBe(second?.client_msg_id);
    expect(await within(screen.getByRole('log')).findByText('Hi Mei, it is on its way.')).toBeTruthy();
    expect(api.callsTo(messages.send)).toHaveLength(0);
  });

  it('says what to do about a template that is refused', async () => {
    await openOnService({ kind: 'whatsapp' }, [delivery(2, { state: 'failed', reason: 'template', error: '132015' })]);
    const log = within(screen.getByRole('log'));
    expect(await log.findByText(/^Not delivered · WhatsApp no longer takes this template · send another one/)).toBeTruthy();
    expect(log.queryByRole('button', { name: 'Send again' })).toBeNull();
  });

  it.each([
    ['line', true],
    ['telegram', false],
  ] as const)('says before a message is changed or taken back whether the customer on %s keeps seeing it', async (kind, isKept) => {
    const { user } = await openOnService({ kind }, [delivery(2, { correction: 'failed' })], { own: true });
    const log = within(screen.getByRole('log'));
    expect(await log.findByText('The change didn’t reach the customer')).toBeTruthy();
    const choose = async (entry: string) => {
      await openMenu(user, 'Message actions', 1);
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await choose('Edit');
    await screen.findByRole('button', { name: 'Save' });
    expect(screen.queryByText(/keeps seeing the old text/) !== null).toBe(isKept);
    await choose('Delete');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toMatch(isKept ? /the customer keeps seeing it/ : /disappears for the customer too/);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  });

  it('says under a message that came late when it was written', async () => {
    const { world, live, conversation } = await openOnService();
    const log = within(screen.getByRole('log'));
    expect(log.queryByText(/arrived late/)).toBeNull();
    world.late = [{ seq: 1, written_at: oneMinutePastMidnight() }];
    act(() => live.announce('conversation', { conversation_id: conversation.id, last_seq: 1, status: 'queued', owner_epoch: 1 }));
    expect(await log.findByText('Written today 00:01, arrived late')).toBeTruthy();
  });

  it('says which messages were sent together, stopped by the customer, and written on the phone', async () => {
    const deliveries = [delivery(2), delivery(3), delivery(4)];
    const { world, live, conversation } = await openOnService({ kind: 'telegram' }, deliveries);
    const log = within(screen.getByRole('log'));
    const mark = (seq: number, over: object = {}) => ({ seq, turn: null, is_stopped: false, is_echo: false, reactions: [], ...over });
    world.marks = [mark(1, { turn: 1 }), mark(2, { turn: 1 }), mark(3, { is_stopped: true }), mark(4, { is_echo: true })];
    world.late = [{ seq: 4, written_at: oneMinutePastMidnight() }];
    act(() => live.announce('conversation', { conversation_id: conversation.id, last_seq: 4, status: 'queued', owner_epoch: 1 }));
    const foot = await log.findByText('2 messages sent together');
    expect(foot.closest('[data-seq]')?.getAttribute('data-seq')).toBe('2');
    expect(log.getByText('The customer stopped the answer here').closest('[data-seq]')?.getAttribute('data-seq')).toBe('3');
    expect(log.getByText('Written in the service’s own app').closest('[data-seq]')?.getAttribute('data-seq')).toBe('4');
    expect((await log.findByText('Written today 00:01, arrived late')).closest('[data-seq]')?.getAttribute('data-seq')).toBe('4');
  });

  it('shows what a message was answered with by one sign, and lets members do so where the service takes it', async () => {
    const { api, user, world, live, conversation } = await openOnService({ kind: 'telegram', reacts: ['👍', '🎉'] });
    const log = within(screen.getByRole('log'));
    api.answer(messaging.react, ({ body }) => {
      const { emoji } = body as { emoji: string | null };
      const mark = { seq: 1, turn: null, is_stopped: false, is_echo: false };
      world.marks = [{ ...mark, reactions: emoji === null ? [] : [{ by: 'business', emoji }] }];
      return { emoji };
    });
    const press = async (entry: string) => {
      await openMenu(user, 'React');
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await press('👍');
    expect(await log.findByTitle('Your team’s reaction')).toBeTruthy();
    await press('Remove reaction');
    await waitFor(() => expect(log.queryByTitle('Your team’s reaction')).toBeNull());
    expect(api.callsTo(messaging.react).map(({ body }) => body)).toMatchObject([{ emoji: '👍' }, { emoji: null }]);
    world.marks = [{ seq: 1, turn: null, is_stopped: false, is_echo: false, reactions: [{ by: 'contact', emoji: '❤' }] }];
    act(() => live.announce('note', { conversation_id: conversation.id }));
    expect(await log.findByTitle('The customer’s reaction')).toBeTruthy();
  });

  it('offers no reaction to a message that is too old for the service', async () => {
    const long = { created_at: Date.now() - 31 * 86_400_000 };
    const { world, live, conversation } = await openOnService({ kind: 'telegram', reacts: ['👍'] }, [], {}, [], long);
    expect(await screen.findByRole('button', { name: 'React' })).toBeTruthy();
    world.channel = { ...CHANNEL, kind: 'whatsapp', reacts: ['👍'] };
    act(() => live.announce('note', { conversation_id: conversation.id }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'React' })).toBeNull());
  });

  it('says before it is sent what the service changes of a canned reply', async () => {
    const carries = { ...CARRIES, caption_max: 0, opens_addresses: false };
    const { api, user, field } = await openOnService({ kind: 'line', carries });
    const picture = { id: aMessage(6).id, name: 'room.svg', mime: 'image/svg+xml', bytes: 2_048 };
    const buttons = [{ kind: 'url' as const, label: 'Book', target: 'https://inn.example' }];
    const cards = [{ title: 'Harbour room', text: '', picture: picture.id, buttons, locale: null }];
    api.answer(canned.list, { items: [aCannedReply(1, { shortcut: 'rooms', attachments: [{ ...picture, locale: null }], cards })] });
    api.answer(canned.used, { counted: 1 });
    api.answer(upload.copy, { ...picture, id: aMessage(7).id });
    api.answer(upload.links, { items: [] });
    await user.type(field, '/rooms');
    await screen.findByRole('listbox');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('On LINE this goes as 2 messages.')).toBeTruthy();
    expect(screen.getByText('The image of “Harbour room” is left out: LINE doesn’t take it.')).toBeTruthy();
    expect(screen.getByText('The buttons of “Harbour room” are written out as text on LINE.')).toBeTruthy();
  });

  it('asks for the number with one press, where the service has a button for it and none is known', async () => {
    const { api, user } = await openOnService({ asks_phone: true });
    api.answer(messaging.askPhone, aMessage(9));
    await user.click(await screen.findByRole('button', { name: 'Ask for the number' }));
    expect(await screen.findByText('The customer is asked for their number')).toBeTruthy();
    expect(api.callsTo(messaging.askPhone)).toHaveLength(1);
  });

  it('says what else can be done about what did not arrive, and offers no try that would fail again', async () => {
    const reasons = ['too_large', 'window_closed', 'quota'] as const;
    const deliveries = reasons.map((reason, at) => delivery(at + 2, { state: 'failed', reason }));
    const { world, live, conversation } = await openOnService({ kind: 'whatsapp', window_closes_at: Date.now() + 60_000 }, deliveries);
    const log = within(screen.getByRole('log'));
    expect(await log.findByText('Not delivered · A file or text is too large · send it smaller, or as a link')).toBeTruthy();
    expect(log.getByText('Not delivered · The time to reply has passed · send a template, or wait until they write')).toBeTruthy();
    expect(log.getByText('Not delivered · The month’s messages are used up · an admin can change the plan with the service')).toBeTruthy();
    // Free text is still taken: the customer has written since.
    expect(log.getAllByRole('button', { name: 'Send again' })).toHaveLength(2);
    world.channel = { ...CHANNEL, kind: 'whatsapp', window_closes_at: 0 };
    act(() => live.announce('note', { conversation_id: conversation.id }));
    await waitFor(() => expect(log.getAllByRole('button', { name: 'Send again' })).toHaveLength(1));
  });

  it('says under each message how far it came, and sends again what did not arrive', async () => {
    const { api, user, world, live, conversation } = await openOnService({}, [
      delivery(2, { state: 'read' }),
      delivery(3, { state: 'unknown', reason: 'no_answer' }),
      delivery(4, { state: 'failed', reason: 'unreachable', error: '503' }),
    ]);
    const log = within(screen.getByRole('log'));
    expect(await log.findByText('Read')).toBeTruthy();
    expect(log.getByText(/^Unclear · the service didn’t say/)).toBeTruthy();
    expect(log.getByText('Not delivered · The service couldn’t be reached')).toBeTruthy();
    expect(log.getAllByRole('button', { name: 'Send again' })).toHaveLength(2);
    world.deliveries[2] = delivery(4, { state: 'queued' });
    api.answer(messaging.resend, () => delivery(4, { state: 'queued' }));
    await user.click(log.getAllByRole('button', { name: 'Send again' })[1] as Element);
    expect(await log.findByText('Waiting to be sent')).toBeTruthy();
    expect(api.callsTo(messaging.resend)[0]?.path).toMatch(/\/message\/4\/resend$/);
    world.deliveries[2] = delivery(4, { state: 'delivered' });
    act(() => live.announce('conversation', { conversation_id: conversation.id, last_seq: 4, status: 'queued', owner_epoch: 1 }));
    expect(await log.findByText('Delivered')).toBeTruthy();
    world.deliveries[2] = delivery(4, { state: 'read' });
    act(() => live.announce('note', { conversation_id: conversation.id }));
    await waitFor(() => expect(log.getAllByText('Read')).toHaveLength(2));
  });
});

it('of a chat on the web nothing is asked of any service', async () => {
  const conversation = aConversation(1);
  const { api } = await renderScreen({
    path: `/dashboard/session?conversation=${conversation.id}`,
    answers: (fake) => {
      fake.answer(conversations.list, { items: [conversation], next_cursor: null, counts: COUNTS, total: 1 });
      fake.answer(conversations.get, conversation);
      fake.answer(messages.list, { items: [aMessage(1)], first_seq: 1, last_seq: 1 });
    },
  });
  await screen.findByRole('textbox', { name: 'Reply' });
  expect(api.callsTo(messaging.ofConversation)).toHaveLength(0);
});
