import { conversations, help, LOCALE_STORAGE_KEY, user, type Locale } from '@lobby/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { enter } from '#/enter.ts';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';
import type { Account } from '#/sign-up.ts';

const SCREEN = '/dashboard/knowledge-base/help-document';

async function openDashboard(page: Page, { token }: Account, address = SCREEN): Promise<void> {
  await enter(page, token, address);
}

async function slugOf(request: APIRequestContext, { token }: Account): Promise<string> {
  return (await call(request, user.info, {}, { token })).tenant_slug ?? '';
}

const TEXTS: Readonly<Record<Locale, Readonly<Record<'title' | 'body' | 'typed' | 'no' | 'bot' | 'read', string>>>> = {
  'en-US': {
    title: 'How do I dry the tent?',
    body: 'Hang it in the **shade**.',
    typed: 'dry the te',
    no: 'No',
    bot: 'Ask the bot',
    read: 'The visitor read “How do I dry the tent?”',
  },
  'zh-CN': {
    title: '帐篷怎么晾干？',
    body: '挂在**阴凉处**。',
    typed: '帳篷',
    no: '没有',
    bot: '问智能助手',
    read: '访客看过《帐篷怎么晾干？》',
  },
  'zh-HK': {
    title: '帳篷如何晾乾？',
    body: '掛在**陰涼處**。',
    typed: '帐篷',
    no: '沒有',
    bot: '問智能助理',
    read: '訪客看過《帳篷如何晾乾？》',
  },
  'ja-JP': {
    title: 'テントの乾かし方は？',
    body: '**日陰**に干してください。',
    typed: 'テントの乾',
    no: 'いいえ',
    bot: 'ボットに質問する',
    read: 'お客様が「テントの乾かし方は？」を閲覧しました',
  },
};

for (const locale of ['zh-HK', 'ja-JP'] as const) {
  journey(
    `an article is found, does not help, and comes along to whoever answers, in ${locale}`,
    async ({ browser, page, request, signUp }) => {
      const account = await signUp();
      const text = TEXTS[locale];
      const token = { token: account.token };
      const { id } = await call(request, help.create, { category_id: null, locale, title: text.title }, token);
      const saved = await call(request, help.save, { id, locale, title: text.title, body: text.body, version: 1 }, token);
      await call(request, help.setStatus, { id, locale, action: 'publish', version: saved.version }, token);
      await page.goto(`/chat/${await slugOf(request, account)}/faq?locale=${locale}`);
      const search = page.getByRole('search').getByRole('textbox');
      await search.pressSequentially(text.typed);
      await expect(page.locator('mark').first()).toBeVisible();
      await page.getByRole('button', { name: text.title }).click();
      await expect(page.getByRole('heading', { level: 1, name: text.title })).toBeVisible();
      await expect(page.locator('strong')).toHaveCount(1);
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: text.no, exact: true }).click();
      await expect(page.getByRole('button', { name: text.no, exact: true })).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: text.bot, exact: true }).click();
      await expect(page.getByRole('log')).toBeVisible();
      await page.getByRole('textbox').fill(text.typed);
      await page.getByRole('textbox').press('Enter');
      await expect(page.getByRole('log').getByText(text.typed, { exact: true })).toBeVisible();
      await expect.poll(async () => (await call(request, help.get, { id }, token)).unhelpful).toBe(1);
      const desk = await (await browser.newContext()).newPage();
      await desk.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
      await expect.poll(async () => (await call(request, conversations.list, { view: 'all' }, token)).items.length).toBe(1);
      const [conversation] = (await call(request, conversations.list, { view: 'all' }, token)).items;
      await openDashboard(desk, account, `/dashboard/session?conversation=${conversation?.id ?? ''}`);
      await expect(desk.getByText(text.read).first()).toBeVisible();
      await desk.context().close();
    },
  );
}

journey('an article is written, published and read by a visitor', async ({ browser, page, request, signUp }) => {
  const account = await signUp();
  await openDashboard(page, account);
  await expect(page.getByText('No help articles yet')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'New article' }).first().click();
  await page.getByRole('textbox', { name: 'What is the article about?' }).fill('Opening hours');
  await page.getByRole('button', { name: 'Create article' }).click();
  const body = page.getByRole('textbox', { name: 'Text' });
  await body.fill('We are open');
  await page.getByRole('button', { name: 'Callout' }).click();
  await expect(body).toHaveValue('We are open\n\n> [!note]\n> Text\n\n');
  await page.reload();
  await expect(body).toHaveValue('We are open\n\n> [!note]\n> Text\n\n');
  // Beside what is written stands what visitors see; on a small screen it is a view of its own.
  const beside = page.getByRole('region', { name: 'Preview' });
  await expect(beside.getByRole('note')).toHaveText('Text');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(beside).toBeHidden();
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('note')).toHaveText('Text');
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  const reader = await (await browser.newContext()).newPage();
  const answer = await reader.goto(`/chat/${await slugOf(request, account)}/faq/opening-hours`);
  expect(answer?.status()).toBe(200);
  await expect(reader).toHaveTitle(/Opening hours/);
  await expect(reader.getByRole('note')).toHaveText('Text');
  expect((await reader.goto(`/chat/${await slugOf(request, account)}/faq/not-there`))?.status()).toBe(404);
  await expect(reader.getByText('Article not found')).toBeVisible();
  await reader.context().close();
});

journey('the second of two writers sees the newer copy and loses nothing; a time can be set', async ({ page, request, signUp }) => {
  const account = await signUp();
  const token = { token: account.token };
  const { id } = await call(request, help.create, { category_id: null, locale: 'en-US', title: 'Shared' }, token);
  await openDashboard(page, account, `${SCREEN}?article=${id}`);
  const body = page.getByRole('textbox', { name: 'Text' });
  await body.fill('Written here');
  await call(request, help.save, { id, locale: 'en-US', title: 'Shared', body: 'Written elsewhere', version: 1 }, token);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/saved a newer version/)).toBeVisible();
  await expect(page.getByText('Written elsewhere')).toBeVisible();
  await expect(body).toHaveValue('Written here');
  await page.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect.poll(async () => (await call(request, help.get, { id }, token)).texts[0]?.body).toBe('Written here');
  // The notice goes, which moves what is below it.
  await expect(page.getByText(/saved a newer version/)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Schedule' }).click();
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/Will be published/)).toBeVisible();
  await expect.poll(async () => (await call(request, help.get, { id }, token)).texts[0]?.status).toBe('scheduled');
});
