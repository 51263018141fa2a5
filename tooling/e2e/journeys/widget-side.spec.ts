import { channels, conversations, messages, user, type Channel } from '@lobby/contract';
import type { Locator, Page } from '@playwright/test';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { nonsense } from '#/nonsense.ts';
import { serveSite } from '#/serve-site.ts';

/** What a site says that trusts nobody, and whose pages read from the right. */
function sitePage(lobby: string, key: string): string {
  const policy = [
    "default-src 'none'",
    "script-src 'nonce-site'",
    `connect-src ${lobby}`,
    `frame-src ${lobby}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
  return `<!doctype html><html lang="en" dir="rtl"><meta charset="utf-8"><title>Tents</title><link rel="icon" href="data:,">
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <script nonce="site" async src="${lobby}/widget.js" data-key="${key}"></script><p>Tents</p>`;
}

const middleOf = async (launcher: Locator) => {
  const box = (await launcher.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const sideOf = async (page: Page, place: Locator) => ((await middleOf(place)).x < (page.viewportSize()?.width ?? 0) / 2 ? 'left' : 'right');

/** Drags to a place of the page, by mouse, or by finger where the browser has one. */
async function drag(page: Page, launcher: Locator, x: number, byFinger: boolean): Promise<void> {
  const from = await middleOf(launcher);
  const steps = 8;
  if (!byFinger) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(x, from.y - 30, { steps });
    return page.mouse.up();
  }
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y: from.y }] });
  await touch('touchStart', from.x);
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', from.x + ((x - from.x) * step) / steps);
  await touch('touchEnd');
  return devtools.detach();
}

journey(
  'a visitor moves the launcher to the other side, where the panel opens on every page, and sees whose words are above it',
  async ({ page, baseURL, isMobile }) => {
    const lobby = baseURL ?? '';
    const pages: Record<string, string> = {};
    const shop = await serveSite(pages);
    const { token } = await call(page.request, user.login, DEMO);
    const draft = { kind: 'web' as const, name: 'Side', allowed_origins: [shop.origin] };
    const channel = (await call(page.request, channels.create, draft, { token })) as Channel;
    pages['/'] = sitePage(lobby, channel.public_key);
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    page.on('pageerror', (error) => warnings.push(error.message));
    const launcher = page.getByRole('button', { name: /^Chat with |^Close the chat/ });
    const panel = page.getByRole('dialog');
    const chat = page.frameLocator('iframe');

    await page.goto(shop.origin);
    await expect(launcher).toBeVisible();
    expect(await sideOf(page, launcher)).toBe('right');
    // Near it, what moves it comes.
    await launcher.focus();
    await expect(launcher).toHaveAttribute('aria-keyshortcuts', 'ArrowLeft ArrowRight');
    await drag(page, launcher, 40, isMobile);
    await expect.poll(() => sideOf(page, launcher)).toBe('left');
    await expect(panel).toBeHidden();
    await page.reload();
    await expect(launcher).toBeVisible();
    expect(await sideOf(page, launcher)).toBe('left');

    await launcher.click();
    await expect(chat.getByRole('textbox')).toBeVisible();
    if (!isMobile) expect(await sideOf(page, panel)).toBe('left');
    await chat.getByRole('button', { name: 'Menu' }).click();
    await chat.getByRole('menuitem', { name: 'Move chat button to the right' }).click();
    if (!isMobile) await expect.poll(() => sideOf(page, panel)).toBe('right');

    const story = `tent ${nonsense()}`;
    await chat.getByRole('textbox').fill(story);
    await chat.getByRole('textbox').press('Enter');
    let id = '';
    await expect
      .poll(async () => {
        const { items } = await call(page.request, conversations.list, { view: 'all', q: story }, { token });
        id = items[0]?.id ?? '';
        return id;
      })
      .not.toBe('');
    await chat.getByRole('button', { name: 'Close the chat' }).click();
    await expect(panel).toBeHidden();
    await call(page.request, conversations.takeover, { id }, { token });
    await call(page.request, messages.send, { id, client_msg_id: crypto.randomUUID(), text: `It fits the ${story}` }, { token });
    const card = page.getByRole('button', { name: `It fits the ${story}` });
    await expect(card).toBeVisible();
    const face = card.locator('canvas');
    await expect(face).toBeVisible();
    expect(await face.evaluate((canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(24, 24, 1, 1).data[3])).toBe(255);

    await launcher.focus();
    await launcher.press('ArrowLeft');
    if (!isMobile) expect(await sideOf(page, card)).toBe('left');
    await expect.poll(() => sideOf(page, launcher)).toBe('left');
    expect(warnings).toEqual([]);
    await call(page.request, channels.remove, { id: channel.id }, { token });
    shop.close();
  },
);
