import { diversionLinks } from '@lobby/contract';
import { devices, type Page } from '@playwright/test';
import { enter } from '#/enter.ts';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';
import type { Account } from '#/sign-up.ts';

const SCREEN = '/dashboard/knowledge-base/diversion-link';

async function openDashboard(page: Page, { token }: Account): Promise<void> {
  await enter(page, token, '/dashboard/overview');
  await page.getByRole('link', { name: 'Diversion links' }).click();
  await expect(page).toHaveURL(new RegExp(SCREEN));
}

journey(
  'a link is made, a visitor opens it and writes, and the figures tell one open, one chat and one new person',
  async ({ browser, page, request, signUp }) => {
    const account = await signUp();
    const token = { token: account.token };
    await openDashboard(page, account);
    await expect(page.getByText('No links yet')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'New link' }).first().click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await page.getByLabel('Name', { exact: true }).fill('Autumn poster');
    await page.getByLabel(/^Suggested first message/).fill('Hello, I saw your poster.');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Autumn poster' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    const [link] = (await call(request, diversionLinks.list, {}, token)).items;
    // A browser that says that it is headless is taken for a robot, whose visits do not count.
    const { userAgent } = devices['Desktop Chrome'];
    const visitor = await (await browser.newContext({ userAgent })).newPage();
    await visitor.goto(link?.url ?? '');
    await expect(visitor).toHaveURL(/\/chat\//);
    // What the link offers to say first is a question to press.
    await visitor.getByRole('button', { name: 'Hello, I saw your poster.' }).click();
    await expect(visitor.getByRole('log').getByText('Hello, I saw your poster.').last()).toBeVisible();
    await expect.poll(async () => (await call(request, diversionLinks.stats, { id: link?.id ?? '' }, token)).total.chats).toBe(1);
    await visitor.context().close();

    await page.reload();
    for (const [step, count] of [
      ['Visits', '1 100%'],
      ['Started a chat', '1 100%'],
      ['New people', '1 100%'],
      ['Resolved', '0 0%'],
    ] as const) {
      await expect(
        page
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${step}$`) })
          .locator('..'),
      ).toContainText(count);
    }
    await page.getByRole('tab', { name: 'Visits' }).click();
    await expect(page.getByText('Chat, new person')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Simulation' }).click();
    await page.getByRole('button', { name: 'Simulate' }).click();
    await expect(page.getByText('100', { exact: true })).toBeVisible();
  },
);
