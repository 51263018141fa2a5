import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { EverythingInView } from '#/testing/everything-in-view.ts';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

/** A conversation in which a person has answered. */
function answered(): FakePlatform {
  const platform = new FakePlatform();
  platform.post({ author_kind: 'contact', body: 'Where is it?' });
  platform.post({ author_kind: 'agent', author_name: 'Mina', body: 'On its way' });
  platform.standing = { ...platform.standing, status: 'waiting', agent_name: 'Mina' };
  return platform;
}

async function choose(user: Awaited<ReturnType<typeof renderChat>>['user'], entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('the end of a conversation', () => {
  test('is the visitor’s to choose; a face rates it, reasons and words may follow, and then nothing is asked any more', async () => {
    const { platform, user } = await renderChat({ platform: answered() });
    await screen.findByText('On its way');
    await choose(user, 'End this conversation');
    expect(await within(screen.getByRole('log')).findByText(/You ended the conversation/)).toBeTruthy();
    const form = await screen.findByRole('form', { name: 'How was your chat with Mina?' });
    expect(within(form).queryByRole('button', { name: 'Send rating' })).toBeNull();
    await user.click(within(form).getByRole('radio', { name: 'Bad' }));
    await user.click(within(form).getByRole('button', { name: 'Slow replies' }));
    // The reasons of a bad rating are none of a good one.
    await user.click(within(form).getByRole('radio', { name: 'Good' }));
    expect(within(form).queryByRole('button', { name: 'Slow replies' })).toBeNull();
    await user.click(within(form).getByRole('button', { name: 'Quick replies' }));
    await user.type(within(form).getByRole('textbox'), 'Quick');
    await user.click(within(form).getByRole('button', { name: 'Send rating' }));
    await waitFor(() =>
      expect(platform.callsTo('csat').map(({ fields }) => fields)).toMatchObject([{ score: 4, comment: 'Quick', reasons: ['fast'] }]),
    );
    expect(await screen.findByText('Thank you for your rating')).toBeTruthy();
    expect(screen.queryByRole('form')).not.toBe(form);
    expect(screen.queryByText('You rated this conversation')).toBeNull();
  });

  test('asks nobody who would rather not say, and leads back to the business', async () => {
    const platform = answered();
    platform.standing = { ...platform.standing, status: 'resolved' };
    const { user } = await renderChat({ platform });
    const form = await screen.findByRole('form', { name: 'How was your chat with Mina?' });
    for (const label of ['Very bad', 'Bad', 'Okay', 'Good', 'Very good']) expect(within(form).getByText(label)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Message Northfold' })).toBeTruthy();
    await user.click(within(form).getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('form', { name: 'How was your chat with Mina?' })).toBeNull();
  });

  test('is not offered twice, and nothing is rated that nobody answered', async () => {
    const platform = new FakePlatform();
    platform.post({ author_kind: 'contact', body: 'Hello?' });
    platform.standing = { ...platform.standing, status: 'resolved' };
    const { user } = await renderChat({ platform });
    await screen.findByText('Hello?');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('menuitem', { name: 'Earlier conversations' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'End this conversation' })).toBeNull();
    expect(screen.queryByRole('form', { name: 'How was it?' })).toBeNull();
  });
});

test('earlier conversations are listed, and one press goes back to one', async () => {
  const platform = answered();
  const { user } = await renderChat({ platform });
  await screen.findByText('On its way');
  const earlier = crypto.randomUUID();
  platform.past = [
    {
      id: earlier,
      status: 'resolved',
      agent_name: null,
      agent_face: null,
      last_file: null,
      last_body: 'Thanks for the refund',
      last_at: Date.now() - 60_000,
      unread: 0,
    },
  ];
  await choose(user, 'Earlier conversations');
  await user.click(await screen.findByRole('button', { name: /Thanks for the refund/ }));
  await waitFor(() => expect(platform.callsTo('session').at(-1)?.fields).toMatchObject({ conversation_id: earlier }));
});

test('earlier conversations tell how much in them is unread, and where something is not sent yet', async () => {
  const platform = answered();
  const { user } = await renderChat({ platform });
  await screen.findByText('On its way');
  const row = { status: 'open', agent_name: null, agent_face: null, last_file: null, last_at: Date.now() - 60_000 } as const;
  platform.past = [
    { ...row, id: platform.conversationId, last_body: 'On its way', unread: 1 },
    { ...row, id: crypto.randomUUID(), last_body: 'Your refund', unread: 3 },
    { ...row, id: crypto.randomUUID(), last_body: 'Thanks', unread: 0 },
  ];
  await choose(user, 'Earlier conversations');
  expect(await screen.findByRole('button', { name: /Your refund.*3 unread messages/ })).toBeTruthy();
  // What is open is being read.
  expect(screen.getAllByLabelText(/unread/)).toHaveLength(1);
  platform.fate = ({ name }) => (name === 'messages' ? { code: 'invalid_request' } : undefined);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.type(await screen.findByRole('textbox'), 'Stuck{Enter}');
  await screen.findByText(/This message couldn’t be sent/);
  await choose(user, 'Earlier conversations');
  await user.click(await screen.findByRole('button', { name: /Thanks/ }));
  await waitFor(() => expect(screen.queryByText('Stuck')).toBeNull());
  await choose(user, 'Earlier conversations');
  expect((await screen.findByRole('button', { name: /On its way/ })).textContent).toContain('Not sent yet');
});

test('a tab that is not looked at counts in its title what arrives, until it is looked at', async () => {
  const platform = answered();
  const { live } = await renderChat({ platform });
  await screen.findByText('On its way');
  await waitFor(() => expect(document.title).toBe('Northfold'));
  let hidden = true;
  const spy = vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  const turn = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  turn();
  platform.post({ author_kind: 'contact', body: 'From another tab' });
  platform.post({ author_kind: 'system', kind: 'event', body: '', event: { name: 'agent_joined', actor: 'Mina' } });
  for (const body of ['It left today', 'It comes tomorrow']) platform.post({ author_kind: 'agent', author_name: 'Mina', body });
  live.listeners?.connected();
  await waitFor(() => expect(document.title).toBe('(2) Northfold'));
  hidden = false;
  turn();
  expect(document.title).toBe('Northfold');
  spy.mockRestore();
});

test('a thumb that points down asks why, once, with one press', async () => {
  const platform = new FakePlatform();
  platform.answer = () => ({ body: 'It leaves in May.' });
  const { user } = await renderChat({ platform });
  await user.type(await screen.findByRole('textbox'), 'When?{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Not helpful' }));
  const why = await screen.findByRole('group', { name: 'What was wrong with it?' });
  await user.click(within(why).getByRole('button', { name: 'Out of date' }));
  await waitFor(() => expect(platform.callsTo('feedback').at(-1)?.fields).toMatchObject({ verdict: 'down', reason: 'outdated' }));
  expect(await screen.findByText('Thanks. We’ll look at this answer.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'What was wrong with it?' })).toBeNull();
});

describe('what happened to a message', () => {
  test('changed, taken back, or quoted, it says so, also while the page is open', async () => {
    const platform = answered();
    const { live } = await renderChat({ platform });
    await screen.findByText('On its way');
    platform.post({
      author_kind: 'system',
      kind: 'event',
      body: 'On its way to you',
      event: { name: 'edited', actor: 'Mina', target_seq: 2 },
    });
    platform.post({ author_kind: 'agent', author_name: 'Mina', body: 'Today', reply_to_seq: 1 });
    live.listeners?.connected();
    expect(await screen.findByText('On its way to you')).toBeTruthy();
    expect(screen.getByText('Edited')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('Where is it?')).toHaveLength(2));
    platform.post({ author_kind: 'system', kind: 'event', body: '', event: { name: 'deleted', actor: 'Mina', target_seq: 2 } });
    live.listeners?.connected();
    expect(await screen.findByText('This message was deleted')).toBeTruthy();
    expect(screen.queryByText('On its way to you')).toBeNull();
  });

  test('seen here, the other side is told; seen there, the visitor is', async () => {
    const platform = answered();
    platform.post({ author_kind: 'contact', body: 'Great' });
    platform.standing = { ...platform.standing, staff_seen_seq: 3 };
    vi.stubGlobal('IntersectionObserver', EverythingInView);
    const isInFront = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    const { user } = await renderChat({ platform });
    expect(await screen.findByText('Seen')).toBeTruthy();
    await screen.findByText('On its way');
    expect(platform.callsTo('read')).toEqual([]);
    isInFront.mockReturnValue(true);
    await act(async () => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(platform.callsTo('read').at(-1)?.fields).toMatchObject({ seq: 2 }));
    vi.unstubAllGlobals();
    // What is not delivered was seen by nobody: it stands below the mark.
    platform.fate = ({ name }) => (name === 'messages' ? { code: 'refused' } : undefined);
    await user.type(screen.getByRole('textbox'), 'And the bill?{Enter}');
    const refused = await screen.findByText('And the bill?');
    expect(screen.getByText('Seen').compareDocumentPosition(refused)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
