import { user } from '@lobby/contract';
import type { Locator, Page } from '@playwright/test';
import { call } from '#/call.ts';
import { startClockedServer } from '#/clocked-server.ts';
import { enter } from '#/enter.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';
import { readMailbox } from '#/mailbox.ts';
import { signUp } from '#/sign-up.ts';

const MINUTE_MS = 60_000;

/** Says something, which may have been said before. */
async function say(page: Page, text: string): Promise<void> {
  const said = page.getByRole('log').getByText(text);
  const before = await said.count();
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
  await expect(said).toHaveCount(before + 1);
  await expect(said.last()).toBeVisible();
}

const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
const footOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : Number.NaN;
};

journey('a visitor whom nobody answers is seen everywhere, then mailed about, until somebody answers', async ({ browser, playwright }) => {
  journey.slow();
  const server = await startClockedServer();
  const request = await playwright.request.newContext({ baseURL: server.origin });
  const { token, email } = await signUp(request);
  const { tenant_slug: slug } = await call(request, user.info, {}, { token });
  const desk = await (await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } })).newPage();
  await enter(desk, token, '/dashboard/team?tab=assignment');
  await expect(desk.getByRole('switch', { name: 'Email about waiting visitors' })).toBeChecked();
  await expect(desk.getByRole('button', { name: /Online/ })).toBeVisible();
  const badge = desk.getByRole('link', { name: '1 visitor waiting' });
  await expect(badge).toHaveCount(0);

  const phone = await browser.newContext({ baseURL: server.origin, viewport: { width: 390, height: 844 } });
  const visitor = await phone.newPage();
  await visitor.goto(`/chat/${slug ?? ''}?locale=en-US`);
  await say(visitor, 'Where is my parcel?');
  await visitor.getByRole('button', { name: 'Talk to a person' }).first().click();

  // The call says what they wrote, and covers neither the title nor the tabs.
  const toast = desk.getByRole('listitem').filter({ hasText: 'Where is my parcel?' });
  await expect(toast).toBeVisible();
  expect(await topOf(toast)).toBeGreaterThanOrEqual(await footOf(desk.getByRole('tab', { name: 'Assignment' })));
  await expect(desk).toHaveTitle('(1) Team · Lobby');
  await desk.goto('/dashboard/overview');
  await expect(desk).toHaveTitle('(1) Overview · Lobby');
  await expect(desk.getByText('Waiting now').locator('xpath=following-sibling::*[1]')).toHaveText('1');

  // A call that was missed is found where the badge leads, on a phone as well.
  await badge.click();
  await expect(desk).toHaveURL(/\/dashboard\/session\?view=waiting$/);
  const rows = desk.getByRole('main').locator('[data-conversation]');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText(/^Waiting for/)).toBeAttached();
  expect(await findViolations(desk)).toEqual([]);
  await desk.setViewportSize({ width: 390, height: 844 });
  await desk.goto('/dashboard/overview');
  await expect(desk.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  // What is said before the page hears of it calls nobody.
  const heard = desk.getByRole('listitem').filter({ hasText: 'Hello?' }).first();
  await expect(async () => {
    await say(visitor, 'Hello?');
    await expect(heard).toBeVisible({ timeout: 10_000 });
  }).toPass();
  expect(await topOf(heard)).toBeGreaterThanOrEqual(await footOf(desk.getByRole('heading', { level: 1 })));

  // Nobody answers: one mail, which opens the conversation.
  await desk.close();
  const mails = async () => (await readMailbox(request, email)).filter(({ subject }) => subject.includes('waiting'));
  await server.goAhead(11 * MINUTE_MS);
  await server.runJob('waiting-mails');
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.text).toContain('Hello?');
  const link = /https?:\/\/\S+(\/dashboard\/session\?conversation=\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const back = await (await browser.newContext({ baseURL: server.origin, viewport: { width: 1440, height: 900 } })).newPage();
  await enter(back, token, link);
  await expect(back.getByRole('log').getByText('Where is my parcel?').first()).toBeVisible();
  await expect(back).toHaveTitle('(1) Sessions · Lobby');

  // An answer clears all of it.
  await back.getByRole('textbox', { name: 'Reply' }).fill('It arrives tomorrow.');
  await back.getByRole('button', { name: /^Send/ }).first().click();
  await expect(visitor.getByRole('log').getByText('It arrives tomorrow.')).toBeVisible();
  await expect(back).toHaveTitle('Sessions · Lobby');
  await expect(back.getByRole('link', { name: '1 visitor waiting' })).toHaveCount(0);
  await back.getByRole('button', { name: /^Waiting\s*0/ }).click();
  await expect(back.getByText('No one is waiting')).toBeVisible();
  await back.goto('/dashboard/overview');
  await expect(back.getByText('Waiting now').locator('xpath=following-sibling::*[1]')).toHaveText('0');
  await server.goAhead(60 * MINUTE_MS);
  await server.runJob('waiting-mails');
  expect(await mails()).toHaveLength(1);
  await server.stop();
});
