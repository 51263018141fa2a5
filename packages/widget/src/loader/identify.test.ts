import { expect, test, vi } from 'vitest';
import {
  answerIdentity,
  answerWith,
  asked,
  greet,
  holdSetup,
  KEY,
  openPage,
  ORIGIN,
  runTag,
  settle,
  spoken,
  widgetOf,
} from '#/testing/page-with-widget.ts';

const at = `lobby:${KEY}`;
const MEI = { jwt: 'token-of-mei', name: 'Mei', attrs: { seats: 3 } };
const calls = () => asked.filter(({ init }) => init?.method === 'POST');

test('who signs in is checked by a call whose address says nothing of them, and what waits for them is shown without the chat', async () => {
  localStorage.setItem(at, 'ticket-1');
  const { lobby, badge, frame } = await openPage();
  answerIdentity({ ticket: 'of-mei', unread: 2, live: false });
  const counts: number[] = [];
  lobby.onUnread((count) => counts.push(count));
  await expect(lobby.identify(MEI)).resolves.toBeUndefined();
  await settle();
  const [{ url, init } = { url: undefined, init: undefined }] = calls();
  expect(url?.href).toBe(`${ORIGIN}/api/micro/chatbot/widget/${KEY}/identity`);
  expect(JSON.parse(init?.body as string)).toEqual({ ...MEI, ticket: 'ticket-1' });
  expect([badge.textContent, localStorage.getItem(at), frame(), counts.at(-1)]).toEqual(['2', 'of-mei', null, 2]);
  expect(asked.map((each) => each.url.href).join()).not.toContain('token-of-mei');
});

test('the chat is told by the port alone, and opens by itself where somebody may write at any moment', async () => {
  answerIdentity({ ticket: 'of-mei', unread: 0, live: true });
  window.Lobby = [['identify', MEI]];
  answerWith({});
  runTag();
  await vi.advanceTimersByTimeAsync(100);
  const made = widgetOf().frame() as HTMLIFrameElement;
  expect(made.src).not.toContain('token-of-mei');
  const chat = greet(made);
  await spoken();
  expect(JSON.parse(chat.heard[0]?.identity ?? '')).toMatchObject(MEI);
});

test('who has signed in before the widget was there is counted and shown, in whatever order the Lobby answers', async () => {
  answerIdentity({ ticket: 'of-mei', unread: 2, live: true });
  window.Lobby = [['identify', MEI]];
  answerWith({});
  const { promise, resolve } = Promise.withResolvers<void>();
  holdSetup(promise);
  runTag();
  await vi.advanceTimersByTimeAsync(100);
  resolve();
  await vi.advanceTimersByTimeAsync(100);
  const { badge, frame } = widgetOf();
  expect([badge.textContent, frame() === null]).toEqual(['2', false]);
});

test('who is not believed is told to the page with the reason, and to the console where nobody listens', async () => {
  const said = vi.spyOn(console, 'warn').mockReturnValue();
  const { lobby } = await openPage();
  answerIdentity({ refusal: 'The token has expired.' });
  await expect(lobby.identify(MEI)).rejects.toThrow('The token has expired.');
  lobby.push(['identify', MEI]);
  await settle();
  expect(said).toHaveBeenLastCalledWith('Lobby:', expect.objectContaining({ message: 'The token has expired.' }));
});

test('an answer that comes after the sign-out leaves nothing of the visitor', async () => {
  const { lobby, badge } = await openPage();
  answerIdentity({ ticket: 'of-mei', unread: 2, live: true });
  const identified = lobby.identify(MEI);
  lobby.shutdown();
  await identified;
  expect([badge.textContent, localStorage.getItem(at)]).toEqual(['', null]);
});
