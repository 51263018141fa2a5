import { expect, test, vi } from 'vitest';
import { answerIdentity, greet, KEY, openPage, ORIGIN, runTag, answerWith, settle, spoken, widgetOf } from '#/testing/page-with-widget.ts';

const at = `lobby:${KEY}`;

test.each([
  ['the pointer comes near', (launcher: HTMLElement) => launcher.dispatchEvent(new Event('pointerenter'))],
  ['the keyboard does', (launcher: HTMLElement) => launcher.dispatchEvent(new Event('focus'))],
])('the frame is made when %s, and not before', async (_name, come) => {
  const { launcher, frame, panel } = await openPage();
  come(launcher);
  const made = frame() as HTMLIFrameElement;
  expect(made.src).toBe(`${ORIGIN}/chat/northfold?channel=key-1&locale=en-US`);
  expect([made.allow, made.title, panel.open]).toEqual(['microphone; clipboard-write', 'Chat with Northfold', false]);
  come(launcher);
  expect(frame()).toBe(made);
});

test('where somebody may write to the visitor at any moment it is made once the browser has time', async () => {
  const { frame } = await openPage({ visitor: { unread: 0, live: true } });
  await vi.advanceTimersByTimeAsync(100);
  expect(frame()).not.toBeNull();
});

test('the chat is greeted with a port that only a page of the Lobby gets, and told how things are', async () => {
  document.title = 'Fell 28';
  const { lobby, frame } = await openPage();
  lobby.prefill('Does it fit under the seat?');
  lobby.open();
  const chat = greet(frame() as HTMLIFrameElement);
  expect([chat.hello, chat.origin]).toEqual([{ lobby: 'hello', v: 1 }, ORIGIN]);
  lobby.update({ url: 'https://shop.example/fell', title: 'Fell' });
  lobby.close();
  await spoken();
  const base = { locale: 'en-US', unread: 0, prefill: '', identity: '', leaving: false, url: location.href, title: 'Fell 28' };
  expect(chat.heard).toEqual([
    { ...base, open: true, prefill: 'Does it fit under the seat?' },
    { ...base, open: true, url: 'https://shop.example/fell', title: 'Fell' },
    { ...base, open: false },
  ]);
});

test('what comes while the panel is closed is counted, shown and told to the page; what comes while it is open only told', async () => {
  const { lobby, launcher, frame, badge, card, panel } = await openPage();
  const told: unknown[] = [];
  const words = { text: 'It fits.', from: 'Nora from Northfold' };
  const stop = lobby.onMessage((message) => told.push(message));
  launcher.dispatchEvent(new Event('focus'));
  const chat = greet(frame() as HTMLIFrameElement);
  chat.say({ unread: 2, message: words });
  await spoken();
  await settle();
  expect([badge.textContent, card.hidden, card.querySelector('span')?.textContent, card.querySelector('p')?.textContent]).toEqual([
    '2',
    false,
    words.from,
    words.text,
  ]);
  launcher.click();
  expect([panel.open, badge.textContent, card.hidden]).toEqual([true, '', true]);
  chat.say({ unread: 1, message: words });
  await spoken();
  await settle();
  expect([badge.textContent, told]).toEqual(['', [words, words]]);
  stop();
  chat.say({ unread: 1, message: words });
  await spoken();
  await settle();
  expect(told).toHaveLength(2);
});

test('the chat closes the panel, and so does Escape; the launcher has the focus again', async () => {
  const { launcher, frame, panel, root, lobby } = await openPage();
  const events: string[] = [];
  lobby.on('open', () => events.push('open'));
  lobby.on('close', () => events.push('close'));
  launcher.focus();
  launcher.click();
  expect(launcher.getAttribute('aria-label')).toBe('Close the chat');
  expect(launcher.getAttribute('aria-expanded')).toBe('true');
  greet(frame() as HTMLIFrameElement).say({ unread: 0, close: true });
  await spoken();
  expect([panel.open, root.activeElement]).toEqual([false, launcher]);
  launcher.click();
  launcher.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([panel.open, root.activeElement]).toEqual([false, launcher]);
  await settle();
  expect(events).toEqual(['open', 'close', 'open', 'close']);
});

test('on a phone the panel is modal and the page behind stands still, until it closes', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.documentElement.style.overflow = 'scroll';
  const { lobby, panel } = await openPage();
  const modal = vi.spyOn(panel, 'showModal');
  lobby.open();
  expect([modal.mock.calls.length, document.documentElement.style.overflow]).toEqual([1, 'hidden']);
  lobby.close();
  expect(document.documentElement.style.overflow).toBe('scroll');
});

test('the ticket is kept on the site and shown on its next page; a sign-out forgets it and tells the chat', async () => {
  const { launcher, frame, lobby, panel } = await openPage();
  launcher.click();
  const chat = greet(frame() as HTMLIFrameElement);
  chat.say({ unread: 0, ticket: 'ticket-1' });
  await spoken();
  expect(localStorage.getItem(at)).toBe('ticket-1');
  lobby.shutdown();
  await spoken();
  expect([localStorage.getItem(at), panel.open]).toEqual(['-', false]);
  chat.say({ unread: 0, ticket: '' });
  await spoken();
  expect(localStorage.getItem(at)).toBe('');
  expect(chat.heard.map(({ leaving, open }) => [leaving, open])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ]);
});

test('a sign-out on a page where the chat was not opened forgets the visitor in the chat too', async () => {
  localStorage.setItem(at, 'ticket-1');
  window.Lobby = [['shutdown']];
  answerWith({});
  runTag();
  await vi.advanceTimersByTimeAsync(100);
  const { frame, panel } = widgetOf();
  const chat = greet(frame() as HTMLIFrameElement);
  await spoken();
  expect([chat.heard[0]?.leaving, panel.open, localStorage.getItem(at)]).toEqual([true, false, '-']);
});

test('a sign-out that leaves its page at once is made good on the next one, before anybody else is let in', async () => {
  localStorage.setItem(at, 'ticket-1');
  window.Lobby = [['shutdown']];
  answerWith({});
  runTag();
  // The page is gone before its chat was there.
  document.body.replaceChildren();
  delete window.Lobby;
  answerIdentity({ ticket: 'of-ben', unread: 1, live: false });
  window.Lobby = [['identify', { jwt: 'ben' }]];
  runTag();
  await vi.advanceTimersByTimeAsync(100);
  expect(localStorage.getItem(at)).toBe('-');
  const chat = greet(widgetOf().frame() as HTMLIFrameElement);
  await spoken();
  expect(chat.heard[0]).toMatchObject({ leaving: true });
  chat.say({ unread: 0, ticket: '' });
  await spoken();
  expect(localStorage.getItem(at)).toBe('');
});
