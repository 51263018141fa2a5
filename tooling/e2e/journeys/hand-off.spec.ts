import { bot, conversations, LOCALE_STORAGE_KEY, notes, user } from '@lobby/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';
import { nonsense } from '#/nonsense.ts';
import { SCANNED_LOCALES, WIDTH_OF } from '#/scanned-locales.ts';

/** What is in the thread, without the hidden announcements to screen readers. */
const thread = (page: Page) => page.getByRole('log');

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.getByRole('textbox').press('Enter');
}

/** The conversation of the page's visitor, found by what was said in it. */
async function conversationWith(page: Page, token: string, said: string): Promise<string> {
  const { items } = await call(page.request, conversations.list, { view: 'all', q: said }, { token });
  const id = items[0]?.id;
  if (id === undefined) throw new Error(`no conversation says “${said}”`);
  return id;
}

async function openAs(context: BrowserContext, token: string, locale: string, origin: string): Promise<void> {
  await context.addCookies([{ name: 'token', value: token, url: origin }]);
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
}

journey(
  'an upset visitor is passed on with a line; the person reads the briefing, the visitor does not',
  async ({ page, context, baseURL }) => {
    const { token } = await call(page.request, user.login, DEMO);
    const story = `kites of ${nonsense()}`;
    await page.goto('/chat/demo?locale=en-US');
    await say(page, story);
    await expect(thread(page).getByText('I’d rather not guess')).toBeVisible();
    await say(page, 'This is ridiculous');
    await expect(thread(page).getByText('I’m connecting you to a person who will look into it')).toBeVisible();
    await expect(page.getByText('Briefing')).toHaveCount(0);

    const id = await conversationWith(page, token, story);
    const { items } = await call(page.request, notes.list, { id }, { token });
    expect(items.find(({ kind }) => kind === 'briefing')?.briefing).toMatchObject({ trigger: 'mood', mood: 'upset' });

    const desk = await context.newPage();
    await openAs(context, token, 'en-US', baseURL ?? '');
    await desk.goto(`/dashboard/session?conversation=${id}`);
    const card = desk.getByRole('article', { name: 'Handoff summary' });
    await expect(card).toBeVisible();
    await expect(card.getByText('Upset visitors')).toBeVisible();
    await expect(card.getByText(story).first()).toBeVisible();
  },
);

for (const locale of SCANNED_LOCALES) {
  journey(
    `the briefing and the hand-off settings in ${locale}: axe finds nothing`,
    { tag: WIDTH_OF[locale] },
    async ({ page, context, baseURL, violations }) => {
      const { token } = await call(page.request, user.login, DEMO);
      await page.goto(`/chat/demo?locale=${locale}`);
      const story = `kite ${nonsense()}`;
      await say(page, story);
      await expect(thread(page).getByText(story)).toBeVisible();
      await say(page, '我要投诉，太离谱了');
      await expect(thread(page).getByText('正在为您转接人工客服处理')).toBeVisible();
      const id = await conversationWith(page, token, story);

      await openAs(context, token, locale, baseURL ?? '');
      await page.goto(`/dashboard/session?conversation=${id}`);
      await expect(page.locator('article h3').first()).toBeVisible();
      expect(await violations()).toEqual([]);
      await page.goto('/dashboard/knowledge-base/ai-bot?section=handoff');
      await expect(page.getByRole('switch').first()).toBeVisible();
      expect(await violations()).toEqual([]);
    },
  );
}

journey('what is set of the hand-off is tried with a sentence, saved, and said to visitors', async ({ page, context, baseURL, signUp }) => {
  const { token } = await signUp();
  const { tenant_slug: slug } = await call(page.request, user.info, {}, { token });
  await openAs(context, token, 'en-US', baseURL ?? '');
  await page.goto('/dashboard/knowledge-base/ai-bot?section=handoff');
  const words = page.getByRole('region', { name: 'Keywords and patterns' });
  await words.getByRole('textbox', { name: /Patterns/ }).fill('(?=a)b');
  await words.getByRole('textbox', { name: 'Message to the visitor' }).fill('One moment, Mina is on her way.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This pattern isn’t supported')).toBeVisible();
  await words.getByRole('textbox', { name: /Patterns/ }).fill('refund #\\d+');

  await page.getByRole('textbox', { name: 'Test a message' }).fill('about refund #4711');
  // On a phone the header has a button to test the bot, before the form's own.
  await page.getByRole('button', { name: 'Test', exact: true }).last().click();
  await expect(page.getByText('Hands off: Keywords and patterns')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Draft saved. Publish to make it live.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Version 2 is live')).toBeVisible();
  expect((await call(page.request, bot.get, {}, { token })).handoff.words.patterns).toEqual(['refund #\\d+']);

  await page.goto(`/chat/${slug}?locale=en-US`);
  await say(page, 'about refund #4711');
  await expect(thread(page).getByText('One moment, Mina is on her way.')).toBeVisible();
});
