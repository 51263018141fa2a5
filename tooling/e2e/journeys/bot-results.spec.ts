import { bot, conversations, user, visitor, type Locale } from '@lobby/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { enter } from '#/enter.ts';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';
import type { Account } from '#/sign-up.ts';
import { withJobs } from '#/with-jobs.ts';

const SCREEN = '/dashboard/knowledge-base/ai-bot';

async function openDashboard(page: Page, { token }: Account, address: string, locale: Locale = 'en-US'): Promise<void> {
  await enter(page, token, address, locale);
}

async function ask(request: APIRequestContext, { token }: Account, text: string): Promise<void> {
  const { tenant_slug: slug } = await call(request, user.info, {}, { token });
  const chat = await call(request, visitor.session, { tenant: slug ?? '', locale: 'en-US' });
  const sent = { conversation_id: chat.conversation_id, client_msg_id: crypto.randomUUID(), text };
  await call(request, visitor.messages, sent, { token: chat.token });
}

withJobs('what the bot did is counted, explained, and leads to the conversations', async ({ page, request, signUp, runJob }) => {
  const account = await signUp();
  await ask(request, account, 'Can I bring my giraffe aboard the submarine?');
  await openDashboard(page, account, `${SCREEN}?section=results`);
  const card = page.getByRole('listitem').filter({ hasText: 'Unanswered' }).first();
  // The bot may still be at its answer when the first count is made.
  await expect(async () => {
    await runJob('keep-facts');
    await page.reload();
    await expect(card).toContainText('100%', { timeout: 10_000 });
  }).toPass();
  await card.getByRole('button', { name: 'How Unanswered is counted' }).click();
  await expect(card).toContainText('above your minimum score');
  expect(await findViolations(page)).toEqual([]);
  await card.getByRole('button', { name: /see the conversations/ }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('Can I bring my giraffe aboard the submarine?');
  expect(await findViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();

  // What came of the questions: each number opens exactly those.
  const table = page.getByRole('table', { name: 'What came of the questions' });
  await expect(table.getByRole('row', { name: /^Answered/ })).toContainText('0%');
  await table.getByRole('button', { name: 'Not known, All languages: 1. See the questions' }).click();
  const questions = page.getByRole('dialog', { name: 'Not known', exact: true });
  await expect(questions.getByRole('listitem')).toHaveCount(1);
  await expect(questions).toContainText('Can I bring my giraffe aboard the submarine?');
  await expect(questions.getByRole('link', { name: 'Open the conversation' })).toHaveAttribute('href', /conversation=/);
  expect(await findViolations(page)).toEqual([]);

  // An entry for it says what it would have made of that question, before it is saved.
  await page.goto(
    page.url().replace(/ai-bot.*$/, 'ai-corpus?entry=new&question=Can%20I%20bring%20my%20giraffe%20aboard%20the%20submarine%3F'),
  );
  const entry = page.getByRole('dialog', { name: 'New entry' });
  await entry.getByRole('textbox', { name: 'Answer', exact: true }).fill('Giraffes travel by boat.');
  await entry.getByRole('button', { name: 'Try it' }).click();
  await expect(entry).toContainText('would have answered 1 of 1 asked last week, up from 0');
  await expect(entry).toContainText('Not known → Answered');
  expect(await findViolations(page)).toEqual([]);
});

const WELCOME: Readonly<Record<Locale, string>> = {
  'en-US': 'Only the draft says this.',
  'zh-CN': '只有草稿这样说。',
  'zh-HK': '只有草稿這樣說。',
  'ja-JP': '下書きだけの文です。',
};
const NAMES: Readonly<Record<Locale, string>> = { 'en-US': 'English', 'zh-CN': '简体中文', 'zh-HK': '繁體中文', 'ja-JP': '日本語' };

journey(
  'the draft is seen by whoever has the link, in four languages, and nothing that is said there reaches the business',
  async ({ browser, page, request, signUp }) => {
    const account = await signUp();
    const as = { token: account.token };
    const { version, score_floor: floor, texts } = await call(request, bot.get, {}, as);
    const drafted = Object.fromEntries(
      Object.entries(texts).map(([locale, text]) => [locale, { ...text, welcome: WELCOME[locale as Locale] }]),
    );
    await call(request, bot.update, { version, score_floor: floor, texts: drafted as typeof texts }, as);
    await openDashboard(page, account, SCREEN);
    await page.getByRole('button', { name: 'Preview link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Preview of the draft' });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const link = await dialog.getByRole('textbox', { name: 'Link to the preview' }).inputValue();
    expect(await findViolations(page)).toEqual([]);

    const stranger = await browser.newContext();
    const guest = await stranger.newPage();
    await guest.goto(link);
    const chat = guest.frameLocator('iframe');
    for (const locale of Object.keys(NAMES) as Locale[]) {
      await guest.getByRole('button', { name: NAMES[locale], exact: true }).click();
      await expect(chat.getByText(WELCOME[locale])).toBeVisible();
    }
    await guest.getByRole('button', { name: 'Desktop' }).click();
    await chat.getByRole('textbox').fill('Who sees this?');
    await chat.getByRole('textbox').press('Enter');
    await expect(chat.getByText('Who sees this?')).toBeVisible();
    expect(await findViolations(guest)).toEqual([]);
    const { items } = await call(request, conversations.list, { view: 'all' }, as);
    expect(items).toEqual([]);

    await dialog.getByRole('button', { name: /^Revoke/ }).click();
    await expect(dialog.getByText('No active links')).toBeVisible();
    await guest.reload();
    await expect(guest.getByText('This preview has ended')).toBeVisible();
    expect(await findViolations(guest)).toEqual([]);
    await guest.goto(new URL('/preview', link).href);
    await expect(guest).toHaveURL(/\/auth\/sign-in/);
    await stranger.close();
  },
);
