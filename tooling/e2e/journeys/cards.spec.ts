import { conversations, user, type Locale } from '@lobby/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { call } from '#/call.ts';
import { enter } from '#/enter.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';

/** A picture that every browser reads: one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** A business of its own. */
async function slugOf(request: APIRequestContext, token: string): Promise<string> {
  return (await call(request, user.info, {}, { token })).tenant_slug ?? '';
}

/** What axe finds with the row of cards that was not there before. */
async function addedBy(page: Page, before: readonly string[]): Promise<string[]> {
  return (await findViolations(page)).filter((each) => !before.includes(each));
}

journey(
  'a colleague builds a card with a picture; the visitor sees it, presses its button, and the colleague reads the answer',
  async ({ page, browser, request, signUp, baseURL }) => {
    const { token } = await signUp();
    const chat = await (await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 320, height: 700 } })).newPage();
    await chat.goto(`/chat/${await slugOf(request, token)}?locale=${'en-US' satisfies Locale}`);
    await chat.getByRole('textbox').fill('human please');
    await chat.getByRole('textbox').press('Enter');
    await expect(chat.getByRole('log').getByText('human please')).toBeVisible();
    await expect(async () => {
      const { items } = await call(request, conversations.list, { view: 'all' }, { token });
      expect(items).toHaveLength(1);
    }).toPass();
    const { items } = await call(request, conversations.list, { view: 'all' }, { token });
    await enter(page, token, `/dashboard/session?conversation=${items[0]?.id}`);

    await page.getByRole('button', { name: 'Add a card' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a card' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Harbour room');
    await dialog.getByRole('textbox', { name: /^Text/ }).fill('Two people, one night');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'harbour.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(dialog.getByText('harbour.png')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add button' }).click();
    await dialog.getByRole('textbox', { name: 'Label' }).fill('I take it');
    await dialog.getByRole('button', { name: 'Add card' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Add a card' }).click();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Garden room');
    await dialog.getByRole('button', { name: 'Add card' }).click();
    await expect(dialog).toBeHidden();

    // What is not sent yet is there after a reload.
    await expect(page.getByRole('button', { name: 'Edit Harbour room' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Edit Harbour room' })).toBeVisible();
    const before = await findViolations(chat);
    await page.getByRole('button', { name: 'Send', exact: true }).click();

    const row = chat.getByRole('group', { name: 'Cards' });
    await expect(row.getByText('Two people, one night')).toBeVisible();
    await expect(row.locator('img')).toHaveJSProperty('complete', true);
    expect(await row.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
    expect(await addedBy(chat, before)).toEqual([]);
    // On the narrowest screen the row itself scrolls, and nothing around it does.
    const { right, isScrolled } = await row.evaluate((shown) => ({
      right: shown.getBoundingClientRect().right,
      isScrolled: shown.scrollWidth > shown.clientWidth,
    }));
    expect([right <= 320, isScrolled]).toEqual([true, true]);

    await row.focus();
    await chat.keyboard.press('Tab');
    await expect(row.getByRole('button', { name: 'I take it' })).toBeFocused();
    await chat.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('I take it')).toHaveCount(2);

    await call(request, conversations.resolve, { id: items[0]?.id ?? '' }, { token });
    await expect(row.getByRole('button', { name: 'I take it' })).toBeDisabled();
  },
);
