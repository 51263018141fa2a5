import { LOCALE_STORAGE_KEY, testSets, user } from '@lobby/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';
import { SCANNED_LOCALES } from '#/scanned-locales.ts';

const BOT = '/dashboard/knowledge-base/ai-bot';

async function openAs(context: BrowserContext, token: string, locale: string, origin: string): Promise<void> {
  await context.addCookies([{ name: 'token', value: token, url: origin }]);
  await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
}

async function ask(page: Page, field: string, question: string): Promise<void> {
  const box = page.getByRole('textbox', { name: field });
  await box.fill(question);
  await box.press('Enter');
}

const LANGUAGES = [
  {
    locale: 'en-US',
    question: 'Do you repair tents?',
    taught: 'Yes, in a week.',
    fixed: 'Yes, in three days.',
    signOff: 'Your Kumo team',
    words: {
      ask: 'Ask as a visitor would',
      write: 'Write the answer',
      fix: 'Fix this answer',
      answer: 'Answer',
      replay: 'Save and ask again',
      signOff: 'Sign-off',
      publish: 'Publish',
      live: 'Version 2 is live',
    },
  },
  {
    locale: 'ja-JP',
    question: 'テントの修理はできますか？',
    taught: 'はい、1週間で承ります。',
    fixed: 'はい、3日で承ります。',
    signOff: 'クモ一同',
    words: {
      ask: 'お客様になったつもりで質問',
      write: '回答を書く',
      fix: '回答を修正',
      answer: '回答',
      replay: '保存して再テスト',
      signOff: '結びの言葉',
      publish: '公開',
      live: 'バージョン2を公開しました',
    },
  },
] as const;

for (const { locale, question, taught, fixed, signOff, words } of LANGUAGES) {
  journey(
    `in ${locale} the bot is taught, tested, mended and published, and visitors are answered so`,
    async ({ page, context, baseURL, signUp }) => {
      const { token } = await signUp();
      const { tenant_slug: slug } = await call(page.request, user.info, {}, { token });
      await openAs(context, token, locale, baseURL ?? '');
      await page.goto(BOT);
      const chat = page.getByRole('complementary').last();

      await ask(page, words.ask, question);
      await chat.getByRole('button', { name: words.write }).click();
      await chat.getByRole('textbox', { name: words.answer }).fill(taught);
      await chat.getByRole('button', { name: words.replay }).click();
      await expect(chat.getByRole('log').getByText(taught)).toBeVisible();

      await chat.getByRole('button', { name: words.fix }).click();
      await chat.getByRole('textbox', { name: words.answer }).fill(fixed);
      await chat.getByRole('button', { name: words.replay }).click();
      await expect(chat.getByRole('log').getByText(fixed)).toBeVisible();

      await page.getByRole('textbox', { name: words.signOff }).fill(signOff);
      await page.getByRole('button', { name: words.publish, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.publish, exact: true }).click();
      await expect(page.getByText(words.live)).toBeVisible();

      await page.goto(`/chat/${slug}?locale=${locale}`);
      await page.getByRole('textbox').fill(question);
      await page.getByRole('textbox').press('Enter');
      await expect(page.getByRole('log').getByText(fixed)).toBeVisible();
      await expect(page.getByRole('log').getByText(signOff)).toBeVisible();
    },
  );
}

async function publish(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'What changed' }).fill(note);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
}

journey('an older version is compared with the draft and published again', async ({ page, context, baseURL, signUp }) => {
  const { token } = await signUp();
  const { tenant_slug: slug } = await call(page.request, user.info, {}, { token });
  await openAs(context, token, 'en-US', baseURL ?? '');
  await page.goto(BOT);
  await page.getByRole('textbox', { name: 'Welcome' }).fill('Hello from the second version.');
  await publish(page, 'A new welcome');
  await expect(page.getByText('Version 2 is live')).toBeVisible();

  await page.getByRole('link', { name: 'Versions' }).click();
  const first = page.getByRole('listitem').filter({ hasText: 'Initial version' });
  await first.getByRole('button', { name: 'Compare with the draft' }).click();
  await expect(page.getByRole('dialog').getByText('Draft: Hello from the second version.')).toBeVisible();
  await page.keyboard.press('Escape');
  await first.getByRole('button', { name: 'Roll back to this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back to this version' }).click();
  await expect(page.getByText('Version 3 is live')).toBeVisible();
  await expect(page.getByText('Copy of version 1')).toBeVisible();

  await page.goto(`/chat/${slug}?locale=en-US`);
  await expect(page.getByText('Hi, how can I help?')).toBeVisible();
});

journey(
  'cases of a CSV are tried; the gate refuses a draft that fails, and lets a reason pass',
  async ({ page, context, baseURL, signUp }) => {
    const { token } = await signUp();
    await openAs(context, token, 'en-US', baseURL ?? '');
    await page.goto(`${BOT}?section=tests`);
    await page.getByRole('button', { name: 'Add a test set' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name of the set' }).fill('Basics');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();

    await page.getByRole('button', { name: 'Import a CSV' }).click();
    const dialog = page.getByRole('dialog');
    const csv = 'Question,Language,Must contain,Outcome\nDo you repair tents?,en-US,week,answer\n,en-US,,\n営業時間は？,xx,,\n';
    await dialog.locator('input[type=file]').setInputFiles({ name: 'cases.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(dialog.getByText('Row 4: unknown language')).toBeVisible();
    await dialog.getByRole('button', { name: 'Add 1 case' }).click();
    await expect(page.getByText('Do you repair tents?')).toBeVisible();

    await page.getByText('Require this set to pass before publishing').click();
    await publish(page, 'First');
    const publishing = page.getByRole('dialog');
    await expect(publishing.getByText('The required test set hasn’t been run on this draft.')).toBeVisible();
    await publishing.getByRole('button', { name: 'Go to tests' }).click();
    await page.getByRole('button', { name: 'Run on the draft' }).click();
    await expect(page.getByText('Missing: “week”')).toBeVisible();
    await expect(page.getByText('0 of 1 pass')).toBeVisible();

    await publish(page, 'First');
    await expect(publishing.getByText('1 of 1 tests fail on this draft.')).toBeVisible();
    await publishing.getByRole('textbox', { name: 'Reason' }).fill('Repairs begin next week');
    await publishing.getByRole('button', { name: 'Publish anyway' }).click();
    await expect(page.getByText('Version 2 is live')).toBeVisible();
    await page.getByRole('link', { name: 'Versions' }).click();
    await expect(page.getByText('Published with a reason: Repairs begin next week')).toBeVisible();
    const { items } = await call(page.request, testSets.list, {}, { token });
    expect(items[0]).toMatchObject({ is_gate: true, last_run: { passed: 0, total: 1 } });
  },
);

for (const locale of SCANNED_LOCALES) {
  journey(`the parts of the bot in ${locale}: axe finds nothing`, async ({ page, context, baseURL, signUp, violations }) => {
    const { token } = await signUp();
    const { id } = await call(page.request, testSets.create, { name: 'Basics' }, { token });
    const found = { locale, must_contain: ['week'], must_not: [], must_cite: [], outcome: 'answer' as const };
    await call(page.request, testSets.saveCase, { ...found, id, turns: ['Do you repair tents?'] }, { token });
    await call(page.request, testSets.start, { id }, { token });
    await openAs(context, token, locale, baseURL ?? '');
    for (const section of ['persona', 'tests', 'versions']) {
      await page.goto(`${BOT}?section=${section}`);
      await expect(
        page
          .locator('main')
          .getByRole(section === 'persona' ? 'radio' : 'listitem')
          .first(),
      ).toBeVisible();
      expect(await violations()).toEqual([]);
    }
  });
}
