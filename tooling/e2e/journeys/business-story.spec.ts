import { randomUUID } from 'node:crypto';
import { tenant } from '@lobby/contract';
import type { Page } from '@playwright/test';
import { receiveCode } from '#/mailbox.ts';
import { expect, journey } from '#/journey.ts';

const CSV = [
  'Frage,Antwort,andere,Sprache',
  'How long do I have to return shoes?,You have 30 days.,return period|can I send shoes back,en-US',
  '靴はいつまで返品できますか？,30日以内に返品できます。,,ja-JP',
  'A row without its answer,,,en-US',
].join('\n');

/** Signs up through the screens, as an owner who never reads a manual. */
async function signUpByHand(page: Page, name: string): Promise<string> {
  const email = `${name}@example.com`;
  await page.goto('/');
  await page.getByRole('link', { name: 'Start free' }).first().click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = await receiveCode(page.request, email);
  await page.getByLabel('Code from the email').first().click();
  await page.keyboard.type(code);
  await page.getByLabel('Password', { exact: true }).fill('Kettle42red');
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Address of your chat page').fill(name);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard\/overview/);
  return email;
}

async function importEntries(page: Page): Promise<void> {
  await page.goto('/dashboard/knowledge-base/ai-corpus');
  await page
    .getByRole('button', { name: /^Import/ })
    .first()
    .click();
  await page.locator('input[type=file]').setInputFiles({ name: 'entries.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  for (const [column, header] of [
    ['Question', 'Frage'],
    ['Answer', 'Antwort'],
    ['Other phrasings', 'andere'],
    ['Language', 'Sprache'],
  ] as const) {
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`${column}$`) })
      .click();
    await page.getByRole('option', { name: header }).click();
  }
  await expect(page.getByText('can’t be imported').first()).toBeVisible();
  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect(page.getByText('Import complete').first()).toBeVisible();
}

journey(
  'a business signs up, feeds its knowledge, and its visitors are answered, by the bot and by a person',
  async ({ isMobile, page, browser, baseURL }) => {
    const name = `shop-${randomUUID().slice(0, 8)}`;
    await signUpByHand(page, name);
    await importEntries(page);

    const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
    const thread = visitor.getByRole('log');
    const say = async (text: string) => {
      await visitor.getByRole('textbox').fill(text);
      await visitor.getByRole('textbox').press('Enter');
    };
    await visitor.goto(`/chat/${name}`);
    await say('can I send my shoes back?');
    await expect(thread.getByText('You have 30 days.')).toBeVisible();
    await say('靴の返品はいつまで？');
    await expect(thread.getByText('30日以内に返品できます。')).toBeVisible();
    await visitor.getByRole('button', { name: 'Human' }).click();
    // Whoever has the dashboard open is asked at once.
    await expect(visitor.getByRole('region', { name: /Connecting you to a person|has been asked/ })).toBeVisible();

    await page.goto('/dashboard/session');
    await page
      .getByRole('list', { name: 'Conversations' })
      .or(page.getByRole('navigation', { name: 'Conversations' }))
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Reply' }).fill('Hello, this is a person.');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(thread.getByText('Hello, this is a person.')).toHaveCount(1);
    await say('good, thank you');
    await expect(page.getByRole('log').getByText('good, thank you')).toBeVisible();

    // On a phone the milder actions stand in the side panel.
    if (isMobile) await page.getByRole('button', { name: 'Contact and history' }).click();
    await page.getByRole('button', { name: 'Return to bot' }).click();
    await expect(thread.getByText('the assistant is back')).toBeVisible();
    await say('return period');
    await expect(thread.getByText('You have 30 days.')).toHaveCount(2);
    await visitor.close();
  },
);

journey('an address that is taken is said before the form is sent', async ({ page }) => {
  await page.goto('/auth/sign-up');
  const checked = page.waitForResponse((response) => response.url().includes(tenant.checkSlug.path));
  await page.getByLabel('Address of your chat page').fill('demo');
  await checked;
  await expect(page.getByText('Taken', { exact: true })).toBeVisible();
});
