import type { Attachment, Card } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

const FILE: Attachment = {
  id: crypto.randomUUID(),
  name: 'harbour.png',
  mime: 'image/png',
  bytes: 100,
  width: 60,
  height: 40,
  thumb: true,
};
const PLAN: Attachment = { id: crypto.randomUUID(), name: 'plan.pdf', mime: 'application/pdf', bytes: 100 };
const CARDS: Card[] = [
  {
    title: 'Harbour room',
    text: 'Two people, one night',
    picture: FILE.id,
    buttons: [
      { kind: 'url', label: 'Book', target: 'https://inn.example/harbour' },
      { kind: 'reply', label: 'I take it', target: '' },
    ],
  },
  { title: 'Garden room', text: '', picture: null, buttons: [{ kind: 'reply', label: 'The garden, please', target: '' }] },
];

function offered(over: { attachments?: Attachment[]; body?: string } = {}): FakePlatform {
  const platform = new FakePlatform();
  platform.post({ author_kind: 'contact', body: 'Which rooms?' });
  platform.post({ author_kind: 'agent', author_name: 'Mina', body: '', cards: CARDS, attachments: [FILE], ...over });
  platform.standing = { ...platform.standing, status: 'waiting', agent_name: 'Mina' };
  return platform;
}

describe('cards that a colleague sent', () => {
  test('stand in one row that the keyboard reaches, each with its title, its text and its buttons', async () => {
    await renderChat({ platform: offered() });
    const row = await screen.findByRole('group', { name: 'Cards' });
    expect(row.tabIndex).toBe(0);
    expect(within(row).getByText('Harbour room')).toBeTruthy();
    expect(within(row).getByText('Two people, one night')).toBeTruthy();
    const book = within(row).getByRole('link', { name: /Book.*opens in a new tab/ });
    expect(book.getAttribute('href')).toBe('https://inn.example/harbour');
    expect(book.getAttribute('rel')).toContain('noopener');
    expect(
      within(row)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['I take it', 'The garden, please']);
  });

  test('show their pictures alone; other files stand beside them', async () => {
    await renderChat({ platform: offered({ attachments: [FILE, PLAN], body: 'Our rooms' }) });
    await screen.findByRole('group', { name: 'Cards' });
    expect(await screen.findByText('plan.pdf')).toBeTruthy();
    expect(screen.queryByText('harbour.png')).toBeNull();
    expect(screen.getByText('Our rooms')).toBeTruthy();
  });

  test('send what a reply button says as the visitor’s message', async () => {
    const { platform, user } = await renderChat({ platform: offered() });
    await user.click(await screen.findByRole('button', { name: 'I take it' }));
    await waitFor(() => expect(platform.callsTo('messages').at(-1)?.fields).toMatchObject({ text: 'I take it' }));
    expect(await within(screen.getByRole('log')).findAllByText('I take it')).toHaveLength(2);
  });

  test('send nothing once the conversation has ended', async () => {
    const platform = offered();
    platform.standing = { ...platform.standing, status: 'resolved' };
    const { user } = await renderChat({ platform });
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'I take it' });
    expect(button.disabled).toBe(true);
    await user.click(button);
    expect(platform.callsTo('messages')).toEqual([]);
  });

  test('are gone with a message that is taken back', async () => {
    const platform = offered();
    const { live } = await renderChat({ platform });
    await screen.findByRole('group', { name: 'Cards' });
    platform.post({ author_kind: 'system', kind: 'event', body: '', event: { name: 'deleted', actor: 'Mina', target_seq: 2 } });
    live.listeners?.connected();
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Cards' })).toBeNull());
    expect(await screen.findByText('This message was deleted')).toBeTruthy();
  });
});
