import { channels, conversations, DEFAULT_LOOK, messages, user, type Channel } from '@lobby/contract';
import type { Page } from '@playwright/test';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { nonsense } from '#/nonsense.ts';
import { serveSite } from '#/serve-site.ts';

/** What a site says that trusts nobody, and whose own styles get everywhere. */
function sitePage(lobby: string, key: string): string {
  const policy = [
    "default-src 'none'",
    "script-src 'nonce-site'",
    "style-src 'nonce-site'",
    `connect-src ${lobby}`,
    `frame-src ${lobby}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="ja">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>テント</title>
    <style nonce="site">
      body * { all: unset }
      button, div, dialog, section, svg { display: none !important }
      iframe { width: 1px !important }
      p { display: block; height: 150vh }
    </style>
    <script nonce="site">
      window.counts = [];
      window.shift = 0;
      new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.shift += value))).observe({ type: 'layout-shift', buffered: true });
      (window.Lobby = window.Lobby || []).push(['onUnread', (count) => window.counts.push(count)]);
    </script>
    <script nonce="site" async src="${lobby}/widget.js" data-key="${key}"></script>
    <script nonce="site" async src="${lobby}/widget.js" data-key="${key}"></script>
  </head>
  <body><p>テントのページ</p></body>
</html>`;
}

/** Has the widget do something, as a script of the site does. */
const push = (page: Page, command: readonly string[]) =>
  page.evaluate((given) => (window as unknown as { Lobby: { push: (command: unknown) => void } }).Lobby.push(given), command);
const launcherOf = (page: Page) => page.getByRole('button', { name: /とチャット|チャットを閉じる/ });

journey(
  'a site with strict rules and wild styles has the chat in a widget, until its visitor signs out',
  async ({ page, baseURL, isMobile }) => {
    const lobby = baseURL ?? '';
    const pages: Record<string, string> = {};
    const shop = await serveSite(pages);
    const { token } = await call(page.request, user.login, DEMO);
    const look = { ...DEFAULT_LOOK, color: '#0f766e' };
    const channel = (await call(
      page.request,
      channels.create,
      { kind: 'web', name: 'Shop', allowed_origins: [shop.origin], look },
      { token },
    )) as Channel;
    pages['/'] = sitePage(lobby, channel.public_key);
    const story = `tent ${nonsense()}`;
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    page.on('pageerror', (error) => warnings.push(error.message));

    await page.goto(shop.origin);
    const launcher = launcherOf(page);
    await expect(launcher).toHaveCount(1);
    await expect(launcher).toBeVisible();
    const frame = page.locator('iframe');
    await expect(frame).toHaveCount(0);
    const asked = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
    expect(asked.filter((path) => !path.startsWith('/api/'))).toEqual(['/widget.js']);
    expect(asked.filter((path) => path.startsWith('/api/'))).toHaveLength(1);

    await push(page, ['prefill', story]);
    if (!isMobile) {
      await launcher.hover();
      await expect(frame).toHaveCount(1);
    }
    await launcher.click();
    const chat = page.frameLocator('iframe');
    const field = chat.getByRole('textbox');
    await expect(field).toHaveValue(story);
    await field.press('Enter');
    const thread = chat.getByRole('log');
    await expect(thread.getByText(story)).toBeVisible();
    await expect(chat.getByText('AI').first()).toBeVisible();
    const panel = page.getByRole('dialog');
    const size = page.viewportSize();
    expect(await panel.boundingBox()).toMatchObject(isMobile ? { x: 0, y: 0, ...size } : { width: 400, height: 700 });
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe(isMobile ? 'hidden' : '');

    let id = '';
    await expect
      .poll(async () => {
        const { items } = await call(page.request, conversations.list, { view: 'all', q: story }, { token });
        id = items[0]?.id ?? '';
        return id;
      })
      .not.toBe('');
    await call(page.request, conversations.takeover, { id }, { token });
    const say = (text: string) => call(page.request, messages.send, { id, client_msg_id: crypto.randomUUID(), text }, { token });
    await say(`About the ${story}`);
    await expect(thread.getByText(`About the ${story}`)).toBeVisible();

    await field.press('Escape');
    await expect(panel).toBeHidden();
    await expect(launcher).toBeFocused();
    await say(`It fits the ${story}`);
    const card = page.getByText(`It fits the ${story}`);
    await expect(card).toBeVisible();
    await expect(page.getByRole('status')).toHaveText('新着メッセージ：1');
    await expect(launcher).toHaveAccessibleName(/新着メッセージ：1/);
    await card.click();
    await expect(thread.getByText(`It fits the ${story}`)).toBeVisible();
    await expect(launcher).not.toHaveAccessibleName(/新着/);
    await chat.getByRole('button', { name: 'チャットを閉じる' }).click();
    await expect(panel).toBeHidden();
    await expect.poll(() => page.evaluate(() => (window as unknown as { counts: number[] }).counts.includes(1))).toBe(true);

    await page.evaluate(() => {
      const body = document.createElement('body');
      body.append('次のページ');
      document.body.replaceWith(body);
    });
    await expect(launcher).toBeVisible();
    await say(`One more on the ${story}`);
    await expect(page.getByRole('status')).toHaveText('新着メッセージ：1');
    await page.reload();
    await expect(page.getByRole('status')).toHaveText('新着メッセージ：1');

    await push(page, ['shutdown']);
    await expect(page.getByRole('status')).toHaveText('');
    await launcher.click();
    await expect(chat.getByRole('textbox')).toBeVisible();
    await expect(thread).toBeVisible();
    await expect(thread.getByText(story)).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
    expect(warnings.filter((text) => !text.includes('favicon'))).toEqual([]);

    const stranger = await serveSite(pages);
    const refused = page.waitForEvent('console', (message) => message.text().startsWith('Lobby:'));
    await page.goto(stranger.origin);
    await refused;
    await expect(launcher).toHaveCount(0);
    pages['/'] = `<!doctype html><iframe src="${lobby}/chat/demo?channel=${channel.public_key}&locale=en-US"></iframe>`;
    await page.goto(stranger.origin);
    await expect(page.frameLocator('iframe').getByText('This chat can’t be shown here')).toBeVisible();
    await call(page.request, channels.remove, { id: channel.id }, { token });
    shop.close();
    stranger.close();
  },
);
