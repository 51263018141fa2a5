import { channels, user, type Channel } from '@lobby/contract';
import type { Frame, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { serveSite } from '#/serve-site.ts';

const READER = readFileSync(fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')), 'utf8');
/** Steps after which a walk has gone in a circle. */
const STEPS_MAX = 80;

interface Reader {
  start: (options: { container: Node }) => Promise<void>;
  next: () => Promise<void>;
  stop: () => Promise<void>;
  lastSpokenPhrase: () => Promise<string>;
  spokenPhraseLog: () => Promise<string[]>;
}
type Listening = Window & { reader: Reader };

/** Puts the reader into a page or a frame. */
async function bring(into: Page | Frame): Promise<void> {
  await into.evaluate(async (source) => {
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const { virtual } = (await import(address)) as { virtual: Reader };
    (window as unknown as Listening).reader = virtual;
  }, READER);
}

/** Everything that is read from the beginning to the end: of the widget in its page, or of the chat in its frame. */
const readAll = (where: Page | Frame): Promise<string[]> =>
  where.evaluate(async (most) => {
    const { reader } = window as unknown as Listening;
    const host = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot?.querySelector('#go'));
    const container = host?.shadowRoot?.querySelector('section') ?? document.body;
    await reader.start({ container });
    const first = await reader.lastSpokenPhrase();
    for (let step = 0; step < most; step += 1) {
      await reader.next();
      if ((await reader.lastSpokenPhrase()) === first) break;
    }
    const read = await reader.spokenPhraseLog();
    await reader.stop();
    return read;
  }, STEPS_MAX);

/** What is read in each language. */
const READ = {
  'en-US': {
    closed: 'button, Chat with Lobby, not expanded',
    left: 'button, Chat with Lobby, 1 control, not expanded, key shortcuts ArrowLeft ArrowRight',
    dialog: 'dialog, Chat with Lobby',
    open: 'button, Close the chat, 1 control, expanded, key shortcuts ArrowLeft ArrowRight',
    chat: [
      'banner',
      'heading, Lobby, level 1',
      'button, Human: Talk to a person, not pressed',
      'button, Menu, not expanded, has popup menu',
      'button, Close the chat',
      'log, Messages',
      'You’re chatting with an AI assistant. It can make mistakes.',
      'list, Suggested questions',
      'textbox, Message Lobby, placeholder Message Lobby',
      'button, Send, disabled',
      'navigation, Chat sections',
      'button, Chat, current page',
    ],
    said: /^polite: Lobby: Lobby is a customer-service/,
    after: [/^You, \d\d:\d\d:$/, /^Lobby, \d\d:\d\d:$/, /^list, Sources$/, /^button, Helpful, not pressed$/],
  },
  'ja-JP': {
    closed: 'button, Lobbyとチャット, not expanded',
    left: 'button, Lobbyとチャット, 1 control, not expanded, key shortcuts ArrowLeft ArrowRight',
    dialog: 'dialog, Lobbyとのチャット',
    open: 'button, チャットを閉じる, 1 control, expanded, key shortcuts ArrowLeft ArrowRight',
    chat: [
      'banner',
      'heading, Lobby, level 1',
      'button, 担当者: 担当者と話す, not pressed',
      'button, メニュー, not expanded, has popup menu',
      'button, チャットを閉じる',
      'log, メッセージ',
      'AIアシスタントが応答しています。誤りを含む場合があります。',
      'list, 質問の例',
      'textbox, Lobbyへのメッセージを入力, placeholder Lobbyへのメッセージを入力',
      'button, 送信, disabled',
      'navigation, 画面の切り替え',
      'button, チャット, current page',
    ],
    said: /^polite: Lobby：/,
    after: [/^お客様、\d\d:\d\d：$/, /^Lobby、\d\d:\d\d：$/, /^list, 出典$/, /^button, 役に立った, not pressed$/],
  },
};

for (const [locale, words] of Object.entries(READ))
  journey(`a screen reader leads from the launcher to an answer and back, in ${locale} @desktop`, async ({ browser, request, baseURL }) => {
    const lobby = baseURL ?? '';
    const pages: Record<string, string> = {};
    const shop = await serveSite(pages);
    const { token } = await call(request, user.login, DEMO);
    const draft = { kind: 'web' as const, name: `Reader ${locale}`, allowed_origins: [shop.origin] };
    const channel = (await call(request, channels.create, draft, { token })) as Channel;
    pages['/'] =
      `<!doctype html><html lang="${locale}"><title>Shop</title><script async src="${lobby}/widget.js" data-key="${channel.public_key}" data-locale="${locale}"></script>`;
    // The reader is no script of ours.
    const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id);

    await page.goto(shop.origin);
    const launcher = page.locator('#go');
    await expect(launcher).toBeVisible();
    await bring(page);
    expect(await readAll(page)).toContain(words.closed);
    await launcher.focus();
    // With the focus comes what moves it.
    await expect(launcher).toHaveAttribute('aria-keyshortcuts', /Arrow/);
    await page.keyboard.press('Enter');
    const chat = page.frameLocator('iframe');
    await expect(chat.getByRole('log')).toBeVisible();
    const opened = await readAll(page);
    expect(opened).toContain(words.dialog);
    expect(opened).toContain(words.open);

    const frame = page.frames().find((each) => each.url().startsWith(lobby));
    if (!frame) throw new Error('The chat has no frame');
    // The keyboard is in the field of the frame, which is another page's: neither says so of both.
    await expect.poll(() => frame.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
    await expect.poll(() => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.tagName)).toBe('IFRAME');
    await expect(chat.getByRole('navigation')).toBeVisible();
    await expect(chat.locator('header button[aria-haspopup=menu]')).toBeVisible();
    await bring(frame);
    const read = await readAll(frame);
    expect(read.filter((phrase) => words.chat.includes(phrase))).toEqual(words.chat);

    await frame.evaluate(() => (window as unknown as Listening).reader.start({ container: document.body }));
    await page.keyboard.type('What is Lobby?');
    await page.keyboard.press('Enter');
    const heard = () => frame.evaluate(() => (window as unknown as Listening).reader.spokenPhraseLog());
    await expect.poll(async () => (await heard()).filter((phrase) => words.said.test(phrase))).toHaveLength(1);
    await frame.evaluate(() => (window as unknown as Listening).reader.stop());
    await expect(chat.locator('[aria-pressed=false]')).not.toHaveCount(0);
    const after = await readAll(frame);
    for (const phrase of words.after) expect(after).toContainEqual(expect.stringMatching(phrase));

    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('go');
    expect(await readAll(page)).toContain(words.left);
    await context.close();
    await call(request, channels.remove, { id: channel.id }, { token });
    shop.close();
  });
