import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

/** A conversation in which the visitor has just written. */
function said(...bodies: string[]): FakePlatform {
  const platform = new FakePlatform();
  for (const body of bodies) platform.post({ author_kind: 'contact', body, created_at: Date.now() });
  return platform;
}

const toolsOf = async (body: string) => {
  const bubble = (await screen.findByText(body)).closest<HTMLElement>('[data-seq]');
  if (!bubble) throw new Error(`“${body}” is no message`);
  return within(await within(bubble).findByRole('toolbar', { name: 'Message options' }));
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message Northfold' });

test('an own message is changed in the field, and Esc leaves it as it was', async () => {
  const platform = said('My order is 2O481');
  const { user } = await renderChat({ platform });
  await user.click((await toolsOf('My order is 2O481')).getByRole('button', { name: 'Edit' }));
  expect(field().value).toBe('My order is 2O481');
  expect(await screen.findByText('Editing your message')).toBeTruthy();
  await user.type(field(), '{Escape}');
  expect(field().value).toBe('');
  expect(screen.queryByText('Editing your message')).toBeNull();
  await user.click((await toolsOf('My order is 2O481')).getByRole('button', { name: 'Edit' }));
  await user.clear(field());
  await user.type(field(), 'My order is 20481{Enter}');
  await waitFor(() => expect(platform.callsTo('edit').map(({ fields }) => fields)).toMatchObject([{ seq: 1, text: 'My order is 20481' }]));
  expect(await screen.findByText('My order is 20481')).toBeTruthy();
  expect(screen.getByText('Edited')).toBeTruthy();
  expect(platform.callsTo('messages')).toEqual([]);
});

test('what could not be changed comes back into the field, with the reason', async () => {
  const platform = said('Hello');
  platform.fate = ({ name }) => (name === 'edit' ? { code: 'too_late' } : undefined);
  const { user } = await renderChat({ platform });
  await user.click((await toolsOf('Hello')).getByRole('button', { name: 'Edit' }));
  await user.type(field(), ' there{Enter}');
  expect(await screen.findByText('This message can no longer be changed.')).toBeTruthy();
  expect(field().value).toBe('Hello there');
});

test('an own message is taken back after a question', async () => {
  const platform = said('The wrong photo');
  const { user } = await renderChat({ platform });
  await user.click((await toolsOf('The wrong photo')).getByRole('button', { name: 'Delete' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Delete this message?' }));
  await user.click(sheet.getByRole('button', { name: 'Keep it' }));
  expect(platform.callsTo('remove')).toEqual([]);
  await user.click((await toolsOf('The wrong photo')).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('This message was deleted')).toBeTruthy();
  expect(screen.queryByText('The wrong photo')).toBeNull();
});

test('a message is answered with a quote of it, and copied', async () => {
  const platform = said('Where is it?');
  platform.post({ author_kind: 'agent', author_name: 'Mina', body: 'Which of the two?' });
  const { user } = await renderChat({ platform });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const tools = await toolsOf('Which of the two?');
  await user.click(tools.getByRole('button', { name: 'Copy' }));
  expect(write).toHaveBeenCalledWith('Which of the two?');
  expect(tools.queryByRole('button', { name: 'Edit' })).toBeNull();
  await user.click(tools.getByRole('button', { name: 'Reply to this' }));
  await user.type(field(), 'The first{Enter}');
  await waitFor(() =>
    expect(platform.callsTo('messages').map(({ fields }) => fields)).toMatchObject([{ text: 'The first', reply_to_seq: 2 }]),
  );
});

test.each([
  ['is too old', () => Date.now() - 16 * 60_000, 15],
  ['the business never lets change', () => Date.now(), 0],
])('a message that %s can be copied and quoted alone', async (_, at, minutes) => {
  const platform = new FakePlatform();
  platform.editMinutes = minutes;
  platform.post({ author_kind: 'contact', body: 'Hello', created_at: at() });
  await renderChat({ platform });
  const tools = await toolsOf('Hello');
  expect(tools.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Copy', 'Reply to this']);
});

test('emojis are put where the caret is, with the keys alone', async () => {
  const { user } = await renderChat();
  await user.type(await screen.findByRole('textbox', { name: 'Message Northfold' }), 'Thanks!');
  await user.click(await screen.findByRole('button', { name: 'Emoji' }));
  const panel = screen.getByRole('toolbar', { name: 'Emoji' });
  await user.keyboard('{ArrowRight}{Enter}');
  expect(field().value).toBe('Thanks!😄');
  await user.keyboard('{Escape}');
  expect(panel.isConnected).toBe(false);
  expect(document.activeElement).toBe(field());
});
