import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakeOrders } from '#/testing/fake-orders.ts';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

/** A chat in which the bot offers a work order. */
function offering(kind: 'order' | 'no_answer' = 'order'): FakePlatform {
  const platform = new FakePlatform();
  platform.takesOrders = true;
  platform.post({ author_kind: 'contact', body: 'My zip came off. Order NF-1001.' });
  platform.post({ author_kind: 'bot', author_name: 'Nora', answer_kind: kind, sources: [], body: 'Shall I write it down?' });
  return platform;
}

const form = () => screen.findByRole('form', { name: 'Submit a work order' });

describe('a work order in the chat', () => {
  test('begins with what was said, and is submitted as the bot’s offer with the conversation', async () => {
    const orders = new FakeOrders();
    const { platform, user } = await renderChat({ platform: offering(), orders });
    const card = within(await form());
    expect((await card.findByLabelText<HTMLInputElement>('Order number')).value).toBe('NF-1001');
    await user.click(card.getByRole('button', { name: 'Submit work order' }));
    expect(await screen.findByText('WO-00007 submitted')).toBeTruthy();
    expect(orders.made).toMatchObject([
      { subject: 'My zip came off.', offered: true, origin_conversation_id: platform.conversationId, fields: { order: 'NF-1001' } },
    ]);
  });

  test('asks for what is missing, with the focus on it', async () => {
    const orders = new FakeOrders();
    orders.begun = { ...orders.begun, fields: {} };
    const { user } = await renderChat({ platform: offering(), orders });
    const card = within(await form());
    await user.click(await card.findByRole('button', { name: 'Submit work order' }));
    expect(await card.findByText('Fill this in.')).toBeTruthy();
    expect(orders.made).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(card.getByLabelText('Order number')));
  });

  test('asks for each file by its name, says which one is missing, and marks what may be left out', async () => {
    const orders = new FakeOrders();
    orders.asksFor(['Photo of it', true], ['Receipt', false]);
    const { user } = await renderChat({ platform: offering(), orders });
    const card = within(await form());
    const photo = within(await card.findByRole('region', { name: 'Photo of it' }));
    expect(within(card.getByRole('region', { name: 'Receipt' })).getByText('optional')).toBeTruthy();
    expect(photo.queryByText('optional')).toBeNull();
    await user.click(card.getByRole('button', { name: 'Submit work order' }));
    expect(await photo.findByText('Fill this in.')).toBeTruthy();
    expect(orders.made).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(photo.getByRole('button', { name: 'Attach' })));
  });

  test('stays over a reload and a lost connection, and is made once', async () => {
    const orders = new FakeOrders();
    const platform = offering();
    const first = await renderChat({ platform, orders });
    const typed = await within(await form()).findByLabelText('Details');
    await first.user.clear(typed);
    await first.user.type(typed, 'The left one');
    orders.isAway = true;
    await first.user.click(screen.getByRole('button', { name: 'Submit work order' }));
    expect(await screen.findByText(/^You’re offline/)).toBeTruthy();
    orders.isAway = false;
    await renderChat({ platform, orders, again: true });
    expect(await screen.findByText('WO-00007 submitted')).toBeTruthy();
    expect(orders.made).toMatchObject([{ description: 'The left one' }]);
  });

  test('is offered beside a person where the bot knows no answer', async () => {
    const { user } = await renderChat({ platform: offering('no_answer'), orders: new FakeOrders() });
    expect(await screen.findByRole('button', { name: 'Talk to a person' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Submit a work order' }));
    expect(await form()).toBeTruthy();
  });

  test('is offered by nobody where the business has switched it off', async () => {
    const orders = new FakeOrders();
    orders.forms = { ...orders.forms, offer: { on: false, type_id: null } };
    await renderChat({ platform: offering('no_answer'), orders });
    expect(await screen.findByRole('button', { name: 'Talk to a person' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit a work order' })).toBeNull();
  });

  test('is offered out of hours before anything else', async () => {
    const platform = offering();
    platform.standing = { ...platform.standing, status: 'queued', open: false, agents_online: false };
    await renderChat({ platform, orders: new FakeOrders() });
    const card = within(await screen.findByRole('region', { name: 'We are closed now' }));
    await card.findByRole('button', { name: 'Submit a work order' });
    expect(card.getAllByRole('button').map(({ textContent: words }) => words)).toEqual([
      'Submit a work order',
      'Continue with the assistant',
      'Leave contact details',
    ]);
  });

  test('is told of in a line that leads to it', async () => {
    const orders = new FakeOrders();
    const platform = offering();
    const event = { name: 'work_order' as const, actor: 'WO-00007', order_id: orders.order.id, stage: 'resolved' as const };
    platform.post({ author_kind: 'system', kind: 'event', body: '', event });
    const { user } = await renderChat({ platform, orders });
    expect(await within(await screen.findByRole('log')).findByText(/WO-00007: Resolved/)).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'Open WO-00007' }));
    expect(await screen.findByRole('heading', { name: 'A zip came off' })).toBeTruthy();
  });
});

describe('the page of a work order', () => {
  const open = (orders: FakeOrders) => renderChat({ path: `/chat/demo/work-order/chat-${orders.order.id}`, orders });

  test('looks when something is announced, and not again and again', async () => {
    const orders = new FakeOrders();
    orders.order = { ...orders.order, stage: 'in_progress' };
    const { live } = await open(orders);
    await screen.findByRole('heading', { name: 'A zip came off' });
    live.connect();
    await waitFor(() => expect(orders.reads).toBeGreaterThan(1));
    orders.order = { ...orders.order, stage: 'resolved' };
    live.listeners?.work_order({ conversation_id: orders.order.conversation_id });
    expect(await screen.findByRole('heading', { name: 'Is it solved?' })).toBeTruthy();
    live.listeners?.typing({ conversation_id: orders.order.conversation_id, author_kind: 'agent', name: 'Mina' });
    expect(await screen.findByText('Mina is typing')).toBeTruthy();
  });

  test('keeps what its customer has just said when an older look is answered after that', async () => {
    const orders = new FakeOrders();
    const { live, user } = await open(orders);
    await screen.findByRole('heading', { name: 'Is it solved?' });
    live.connect();
    const { promise, resolve } = Promise.withResolvers<void>();
    orders.held = promise;
    const looks = orders.reads;
    live.listeners?.work_order({ conversation_id: orders.order.conversation_id });
    await waitFor(() => expect(orders.reads).toBeGreaterThan(looks));
    await user.click(screen.getByRole('button', { name: 'Solved' }));
    await screen.findByRole('form', { name: 'How was it?' });
    const older = orders.reads;
    resolve();
    await waitFor(() => expect(orders.reads).toBeGreaterThan(older));
    expect(screen.queryByRole('heading', { name: 'Is it solved?' })).toBeNull();
  });

  test('asks how it was once it is solved, and only then', async () => {
    const orders = new FakeOrders();
    const { user } = await open(orders);
    await screen.findByRole('heading', { name: 'Is it solved?' });
    expect(screen.queryByRole('form', { name: 'How was it?' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Solved' }));
    const form = await screen.findByRole('form', { name: 'How was it?' });
    await user.click(within(form).getByRole('radio', { name: 'Bad' }));
    await user.click(within(form).getByRole('button', { name: 'Not solved' }));
    await user.type(within(form).getByRole('textbox'), 'Two tries');
    await user.click(within(form).getByRole('button', { name: 'Send rating' }));
    await waitFor(() => expect(orders.said).toMatchObject([{ act: 'solved' }, { score: 2, comment: 'Two tries', reasons: ['unsolved'] }]));
    expect(await screen.findByText('Thank you for your rating')).toBeTruthy();
  });

  test('lets the customer say what is still open', async () => {
    const orders = new FakeOrders();
    const { user } = await open(orders);
    await user.click(await screen.findByRole('button', { name: 'Not solved yet' }));
    await user.type(screen.getByLabelText(/What is still open/), 'The colour');
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(orders.said).toMatchObject([{ act: 'not_solved' }]));
    expect(await screen.findByText('The colour')).toBeTruthy();
  });
});
