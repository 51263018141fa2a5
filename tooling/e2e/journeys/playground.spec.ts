import { LOCALE_STORAGE_KEY, PLAYGROUND_DRAFT_KEY } from '@lobby/contract';
import type { Page } from '@playwright/test';
import { expect, journey } from '#/journey.ts';
import { SCANNED_LOCALES } from '#/scanned-locales.ts';

const TEXT = '# Returns\nUsed goods can be returned within sixty days.\n\n# Delivery\nIt takes two days to arrive.';

const putIn = async (page: Page, text = TEXT) => {
  await page.getByLabel('Your text, FAQ or table').fill(text);
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(page.getByText(/2 passages/)).toBeVisible();
};
/** A file, since a text of this size is pasted or opened, never typed. */
const open = (page: Page, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name: 'faq.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const ask = async (page: Page, question: string) => {
  await page.getByLabel('Ask in the language of the text').fill(question);
  await page.keyboard.press('Enter');
};

journey('a pasted text answers, and no request leaves the browser from then on', async ({ page, context, settled }) => {
  await page.goto('/playground');
  await settled();
  // The worker's code is the last thing that comes over the wire; it comes with the first text.
  await putIn(page, 'First line.\n\nSecond line.'.replace('First', '# First\nA first').replace('Second', '# Second\nA second'));
  await page.getByRole('button', { name: 'Clear' }).click();
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await putIn(page);
  await ask(page, 'Can used goods be returned?');
  await expect(page.getByRole('button', { name: 'Source 1: Returns' })).toBeVisible();
  await ask(page, 'Do you sell bicycles?');
  await expect(page.getByText(/^The text doesn’t answer this/)).toBeVisible();
  expect(requests).toEqual([]);
  await context.setOffline(true);
  await ask(page, 'How many days until it arrives?');
  await expect(page.getByRole('button', { name: 'Source 1: Delivery' })).toBeVisible();
  expect(requests).toEqual([]);
});

journey('the worker that reads the text may connect to nothing, whatever its code says', async ({ page, baseURL }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('playground.worker')) scripts.push(request.url());
  });
  await page.goto('/playground');
  await putIn(page);
  const [worker] = page.workers();
  const refused = await worker?.evaluate(
    (url) =>
      fetch(url).then(
        () => 'sent',
        (error: Error) => error.name,
      ),
    `${baseURL}/healthz`,
  );
  expect(refused).toBe('TypeError');
  expect(scripts).toHaveLength(1);
});

journey('what was put in outlives a reload', async ({ page }) => {
  await page.goto('/playground');
  await putIn(page);
  await page.reload();
  await expect(page.getByText(/2 passages/)).toBeVisible();
  await ask(page, 'Can used goods be returned?');
  await expect(page.getByRole('button', { name: 'Source 1: Returns' })).toBeVisible();
});

journey('2,000 passages are read from a file, and a larger text is refused in clear words', async ({ page }) => {
  await page.goto('/playground');
  const rows = Array.from(
    { length: 2_000 },
    (_, row) => `What does article ${row} cost?,Article ${row} costs ${row} dollars. ${'It is good. '.repeat(20)}`,
  );
  await open(page, `question,answer\n${rows.join('\n')}`);
  await expect(page.getByText(/2,000 rows/)).toBeVisible({ timeout: 90_000 });
  await ask(page, 'What does article 1234 cost?');
  await expect(page.getByRole('button', { name: 'Source 1: What does article 1234 cost?' })).toBeVisible({ timeout: 90_000 });
  await open(page, 'x'.repeat(1_100_000));
  await expect(page.getByRole('alert')).toContainText('This is more than 1 MB.', { timeout: 90_000 });
});

journey('what was kept before signing up becomes the first corpus', async ({ page, context, signUp, baseURL }) => {
  await page.goto('/playground');
  await putIn(page);
  await page.getByRole('button', { name: 'Sign up and keep this' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-up/);
  const { token } = await signUp();
  await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
  await page.goto('/dashboard/knowledge-base/ai-corpus');
  await expect(page.getByText('You brought 2 entries from the playground')).toBeVisible();
  await page.getByRole('button', { name: 'Review and import' }).click();
  await page.getByRole('button', { name: 'Import 2 entries' }).click();
  await expect(page.getByText('Import complete')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Used goods can be returned within sixty days.').or(page.getByText('Returns')).first()).toBeVisible();
  expect(await page.evaluate((key) => localStorage.getItem(key), PLAYGROUND_DRAFT_KEY)).toBeNull();
});

for (const locale of SCANNED_LOCALES) {
  journey(
    `the playground in ${locale} answers its samples, fits its screen, and axe finds nothing`,
    async ({ page, context, violations }) => {
      await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
      await page.goto('/playground');
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      expect(await violations()).toEqual([]);
      // The second sample is the clinic; its first question is in it.
      await page.locator('form').first().getByRole('button').nth(1).click();
      await page.getByRole('log').getByRole('button').first().click();
      await expect(page.locator('[data-passage="3"]')).toHaveClass(/bg-accent-tint/);
      expect(await violations()).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    },
  );
}
