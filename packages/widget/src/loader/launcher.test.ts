import { expect, test, vi } from 'vitest';
import { answerWith, asked, KEY, openPage, ORIGIN, runTag, settle, SETUP, widgetOf } from '#/testing/page-with-widget.ts';

test('a page asks once, without cookies, and shows a launcher but no frame', async () => {
  const { launcher, panel, frame, host } = await openPage();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url.pathname).toBe(`/api/micro/chatbot/widget/${KEY}`);
  expect(asked[0]?.url.origin).toBe(ORIGIN);
  expect(asked[0]?.init).toEqual(undefined);
  expect(launcher.getAttribute('aria-label')).toBe('Chat with Northfold');
  expect(launcher.getAttribute('aria-expanded')).toBe('false');
  expect([panel.open, frame(), host.parentNode]).toEqual([false, null, document.body]);
});

test.each([
  ['the tag', { locale: 'ja-JP' }, 'zh-HK', 'ja-JP'],
  ['otherwise the page', {}, 'zh-HK', 'zh-HK'],
  ['otherwise the browser, in its header', {}, '', ''],
])('the language is said by %s', async (_name, data: Record<string, string>, lang, wanted) => {
  document.documentElement.lang = lang;
  await openPage({}, data);
  expect(asked[0]?.url.searchParams.get('lang')).toBe(wanted);
});

test.each([
  ['a refusal', { refusal: 'This site may not show the chat.' }, 'This site may not show the chat.'],
  ['an unreachable Lobby', 'unreachable' as const, `${ORIGIN} is unreachable: connect-src?`],
])('%s shows nothing, and says why once', async (_name, answer, words) => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  answerWith(answer);
  runTag();
  const { lobby } = widgetOf();
  const ready = lobby.ready();
  await expect(ready).rejects.toThrow(words);
  await settle();
  lobby.open();
  expect(widgetOf().host).toBeUndefined();
  expect(warned.mock.calls).toEqual([['Lobby:', new Error(words)]]);
});

test('unread messages are counted on the launcher, up to 99, and spoken', async () => {
  const { badge, launcher, live, lobby } = await openPage({ visitor: { unread: 120, live: false } });
  expect(badge.textContent).toBe('99+');
  expect(live.textContent).toBe('New messages: 120');
  expect(launcher.getAttribute('aria-label')).toBe('Chat with Northfold. New messages: 120');
  const counts: number[] = [];
  const stop = lobby.onUnread((count) => counts.push(count));
  await settle();
  lobby.open();
  await settle();
  expect(counts).toEqual([120, 0]);
  expect([badge.textContent, live.textContent]).toEqual(['', '']);
  stop();
  lobby.close();
  await settle();
  expect(counts).toEqual([120, 0]);
});

test('it says something by itself after a while, once on all pages', async () => {
  const { card, launcher, root } = await openPage({ teaser_after_s: 5, texts: { ...SETUP.texts, teaser: 'Need a size?' } });
  expect(card.hidden).toBe(true);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(card.hidden).toBe(false);
  expect([card.querySelector('span')?.textContent, card.querySelector('p')?.textContent]).toEqual(['Northfold', 'Need a size?']);
  card.querySelector<HTMLButtonElement>('#x')?.click();
  expect(card.hidden).toBe(true);
  expect(root.activeElement).toBe(launcher);

  delete window.Lobby;
  document.body.replaceChildren();
  const next = await openPage({ teaser_after_s: 0, texts: { ...SETUP.texts, teaser: 'Need a size?' } });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(next.card.hidden).toBe(true);
});

test('what it says opens the chat', async () => {
  const { card, panel } = await openPage({ teaser_after_s: 0, texts: { ...SETUP.texts, teaser: 'Need a size?' } });
  await vi.advanceTimersByTimeAsync(0);
  card.querySelector('button')?.click();
  expect([panel.open, card.hidden]).toEqual([true, true]);
});

test('hidden by the page, it is opened by the page all the same', async () => {
  const { root, lobby, panel } = await openPage();
  const section = root.querySelector('section') as HTMLElement;
  lobby.hide();
  expect(section.hidden).toBe(true);
  lobby.open();
  expect([section.hidden, panel.open]).toEqual([false, true]);
  lobby.close();
  expect(section.hidden).toBe(true);
  lobby.show();
  expect(section.hidden).toBe(false);
});

test('another language words the launcher anew; of two the later one counts', async () => {
  const { lobby } = await openPage();
  const answers: ((locale: 'ja-JP' | 'zh-CN') => void)[] = [];
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        answers.push((locale) =>
          resolve(Response.json({ code: 1, msg: 'ok', data: { ...SETUP, locale, texts: { ...SETUP.texts, open: locale } } })),
        );
      }),
  );
  lobby.setLocale('ja-JP');
  lobby.setLocale('zh-CN');
  answers[1]?.('zh-CN');
  await settle();
  answers[0]?.('ja-JP');
  await settle();
  expect(widgetOf().launcher.getAttribute('aria-label')).toBe('zh-CN');
  expect(widgetOf().root.querySelector('section')?.lang).toBe('zh-CN');
});

test('the look is that of the channel, and the direction that of the page', async () => {
  document.documentElement.dir = 'rtl';
  const { root, style, launcher } = await openPage({
    color: '#0f766e',
    side: 'left',
    offset_x: 36,
    icon: 'M12 2',
    texts: { ...SETUP.texts, label: 'Help' },
  });
  const css = [...(style ?? [])].map(({ cssText }) => cssText).join('\n');
  expect(css).toContain('#0f766e');
  expect(css).toContain('left: 36px');
  expect(css).toContain('all: initial !important');
  expect(root.querySelector('section')?.dir).toBe('rtl');
  expect(launcher.textContent).toBe('Help');
  expect(launcher.querySelector('path')?.getAttribute('d')).toBe('M12 2');
  expect(root.innerHTML).not.toContain('style=');
});
