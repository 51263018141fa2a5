import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakePlatform } from '#/testing/fake-platform.ts';
import { renderChat } from '#/testing/render-chat.tsx';

const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message Northfold' });

test('greets, says who answers, and leads into the chat and to what was said last', async () => {
  const platform = new FakePlatform();
  platform.home = {
    ...platform.home,
    title: 'Welcome to Northfold',
    notice: 'Closed on Monday',
    team: [
      { name: 'Mina', face: null },
      { name: 'Leo', face: '/files/picture/leo.webp' },
    ],
    staffed: true,
  };
  platform.past = [
    {
      id: platform.conversationId,
      status: 'bot',
      agent_name: 'Candy',
      agent_face: '/files/picture/candy.webp',
      last_file: null,
      last_body: 'It left today',
      last_at: Date.now(),
      unread: 2,
    },
  ];
  platform.logo = '/files/picture/logo.webp';
  const { user } = await renderChat({ platform, path: '/chat/demo/home' });
  expect(await screen.findByRole('heading', { name: 'Welcome to Northfold' })).toBeTruthy();
  expect(screen.getByRole('note', { name: 'Notice' }).textContent).toContain('Closed on Monday');
  expect(screen.getByText('Our AI assistant answers here. Online now: Mina, Leo')).toBeTruthy();
  const last = await screen.findByRole('button', { name: /Candy.*It left today/ });
  expect(within(last).getByLabelText('2 unread messages')).toBeTruthy();
  const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures).toEqual(['/files/picture/logo.webp', '/files/picture/leo.webp', '/files/picture/candy.webp']);
  await user.click(screen.getByRole('button', { name: 'Start a chat' }));
  expect(await composer()).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Home of the chat' }));
  await user.click(await screen.findByRole('button', { name: /It left today/ }));
  expect(await composer()).toBeTruthy();
});

test('says nothing of people who are not there, and nothing that the business leaves out', async () => {
  const platform = new FakePlatform();
  platform.home = { ...platform.home, blocks: ['team'] };
  platform.past = [
    {
      id: platform.conversationId,
      status: 'bot',
      agent_name: null,
      agent_face: null,
      last_file: null,
      last_body: 'Old',
      last_at: Date.now(),
      unread: 0,
    },
  ];
  await renderChat({ platform, path: '/chat/demo/home' });
  expect(await screen.findByRole('heading', { name: 'Hi there. How can we help?' })).toBeTruthy();
  expect(screen.getByText('Our AI assistant answers here.')).toBeTruthy();
  await waitFor(() => expect(platform.callsTo('home')).toHaveLength(1));
  expect(screen.queryByText('Old')).toBeNull();
  expect(screen.queryByRole('note')).toBeNull();
});

test('opens first where the business wants it, once, and takes nobody from what they write', async () => {
  const platform = Object.assign(new FakePlatform(), { opensHome: true });
  const { user } = await renderChat({ platform });
  await user.click(await screen.findByRole('button', { name: 'Start a chat' }));
  await user.type(await composer(), 'Hello');
  await renderChat({ platform, again: true });
  expect((await composer()).value).toBe('Hello');
});

test('the tabs stand under the conversation too, and lead on from there', async () => {
  const platform = Object.assign(new FakePlatform(), { takesOrders: true });
  const { user } = await renderChat({ platform });
  const tabs = within(await screen.findByRole('navigation', { name: 'Chat sections' }));
  await waitFor(() => expect(tabs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Chat', 'FAQ', 'Work orders']));
  expect(tabs.getByRole('button', { current: 'page' }).textContent).toBe('Chat');
  await user.click(tabs.getByRole('button', { name: 'Chat' }));
  expect(await screen.findByRole('button', { name: 'Start a chat' })).toBeTruthy();
});
