import { canned, conversations, corpus, drafts, LIVE_PATH, messages, teams, user, visitor, type Locale } from '@lobby/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { enter } from '#/enter.ts';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';
import { SCANNED_LOCALES } from '#/scanned-locales.ts';
import type { Account } from '#/sign-up.ts';

/** Narrower screens choose from a sheet. */
const NARROW_PX = 768;

/** A business with a visitor who waits, and with something to answer with. */
async function prepare(request: APIRequestContext, { token }: Account, locale: Locale = 'en-US'): Promise<string> {
  const { tenant_slug: slug } = await call(request, user.info, {}, { token });
  const session = await call(request, visitor.session, { tenant: slug ?? '', locale });
  const said = { conversation_id: session.conversation_id, client_msg_id: crypto.randomUUID(), text: TEXTS[locale].asked };
  await call(request, visitor.messages, said, { token: session.token });
  const entry = { question: TEXTS[locale].asked, answer: TEXTS[locale].answer, locale };
  await call(request, corpus.create, entry, { token });
  const shared = { scope: 'all', title: TEXTS[locale].title, shortcut: 'hi', folder: '', i18n: { [locale]: TEXTS[locale].body } } as const;
  await call(request, canned.create, shared, { token });
  await call(request, conversations.takeover, { id: session.conversation_id }, { token });
  return session.conversation_id;
}

const TEXTS: Readonly<Record<Locale, Readonly<Record<'asked' | 'answer' | 'title' | 'body' | 'filled' | 'reply' | 'picker', string>>>> = {
  'en-US': {
    asked: 'Where is my parcel?',
    answer: 'Parcels arrive in two days.',
    title: 'Greeting',
    body: 'Hello {{first_name}}, thank you for writing.',
    filled: 'Hello there, thank you for writing.',
    reply: 'Reply',
    picker: 'Canned replies',
  },
  'zh-CN': {
    asked: '我的包裹在哪里？',
    answer: '包裹两天内送达。',
    title: '问候',
    body: '{{first_name}}您好，感谢来信。',
    filled: '顾客您好，感谢来信。',
    reply: '回复',
    picker: '快捷回复',
  },
  'zh-HK': {
    asked: '我的包裹在哪裏？',
    answer: '包裹兩日內送達。',
    title: '問候',
    body: '{{first_name}}你好，多謝來信。',
    filled: '客人你好，多謝來信。',
    reply: '回覆',
    picker: '快捷回覆',
  },
  'ja-JP': {
    asked: '荷物はどこですか？',
    answer: '荷物は二日で届きます。',
    title: 'あいさつ',
    body: '{{first_name}}、ご連絡ありがとうございます。',
    filled: 'お客様、ご連絡ありがとうございます。',
    reply: '返信',
    picker: '定型文',
  },
};

async function openDesk(page: Page, { token }: Account, conversation: string, locale: Locale = 'en-US'): Promise<void> {
  await enter(page, token, `/dashboard/session?conversation=${conversation}`, locale);
  await expect(page.getByRole('log')).toBeVisible();
}

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < NARROW_PX;

for (const locale of SCANNED_LOCALES) {
  journey(
    `a canned reply is found, inserted and sent in ${locale}, counted once, and axe finds nothing that the picker adds`,
    async ({ page, request, signUp, violations }) => {
      const account = await signUp();
      const text = TEXTS[locale];
      const id = await prepare(request, account, locale);
      await openDesk(page, account, id, locale);
      const before = await violations();
      const field = page.getByRole('textbox', { name: text.reply, exact: true });
      if (isNarrow(page)) await page.getByRole('button', { name: text.picker }).click();
      else await field.pressSequentially('/');
      await expect(page.getByRole('option', { name: text.title })).toBeVisible();
      expect((await violations()).filter((each) => !before.includes(each))).toEqual([]);
      if (isNarrow(page)) await page.getByRole('option', { name: text.title }).click();
      else await field.press('Enter');
      await expect(field).toHaveValue(text.filled);
      await field.press('Enter');
      await expect(page.getByRole('log').getByText(text.filled)).toHaveCount(1);
      await expect(async () => {
        const { items } = await call(request, canned.list, {}, { token: account.token });
        expect(items[0]?.used_count).toBe(1);
      }).toPass();
    },
  );
}

journey('an answer of the corpus is looked for with a number sign and inserted', async ({ page, request, signUp }) => {
  const account = await signUp();
  const id = await prepare(request, account);
  await openDesk(page, account, id);
  const field = page.getByRole('textbox', { name: 'Reply', exact: true });
  await field.pressSequentially('Good news: #parcel');
  await page.getByRole('option', { name: /Where is my parcel/ }).click();
  await expect(field).toHaveValue('Good news: Parcels arrive in two days.');
});

journey(
  'a reply is written where it is needed: new, in two languages, changed and deleted',
  async ({ page, request, signUp, violations }) => {
    const account = await signUp();
    const id = await prepare(request, account);
    await call(request, teams.create, { name: 'Returns', member_ids: [] }, { token: account.token });
    await openDesk(page, account, id);
    const field = page.getByRole('textbox', { name: 'Reply', exact: true });
    await field.pressSequentially('/');
    await page.getByRole('button', { name: 'Manage replies' }).click();
    await page.getByRole('button', { name: 'New reply' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Return');
    await page.getByRole('textbox', { name: 'Shortcut' }).fill('ret');
    await page.getByRole('textbox', { name: 'Text in English' }).fill('Send {{it}} back.');
    await page.getByRole('button', { name: 'Save reply' }).click();
    await expect(page.getByText('{{it}} isn’t a variable.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Text in English' }).fill('Send it back.');
    await page.getByRole('tab', { name: '日本語' }).click();
    await page.getByRole('textbox', { name: 'Text in 日本語' }).fill('返品できます。');
    await page.getByRole('button', { name: /Available to/ }).click();
    await page.getByRole('option', { name: 'Specific teams' }).click();
    await page.getByRole('button', { name: 'Save reply' }).click();
    await expect(page.getByText('Choose at least one team.')).toBeVisible();
    await page.getByRole('combobox', { name: /^Teams/ }).fill('ret');
    await page.getByRole('option', { name: 'Returns' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Choose at least one team.')).toBeHidden();
    expect(await violations()).toEqual([]);
    await page.getByRole('button', { name: 'Save reply' }).click();
    const row = page.getByRole('button', { name: /Return \/ret/ });
    await expect(row).toBeVisible();
    expect(await violations()).toEqual([]);
    await row.click();
    await page.getByRole('button', { name: 'Delete reply' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete reply' }).click();
    await expect(row).toHaveCount(0);
  },
);

journey(
  'a draft goes on at another device, stays over a reload, and is gone there too once it is sent',
  async ({ page, request, browser, signUp }) => {
    const account = await signUp();
    const id = await prepare(request, account);
    await openDesk(page, account, id);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await openDesk(other, account, id);
    const [here, there] = [page, other].map((each) => each.getByRole('textbox', { name: 'Reply', exact: true })) as [
      ReturnType<Page['getByRole']>,
      ReturnType<Page['getByRole']>,
    ];
    await here.pressSequentially('Half a sentence');
    await expect(there).toHaveValue('Half a sentence');
    await here.pressSequentially(', and');
    await page.reload();
    await expect(here).toHaveValue('Half a sentence, and');
    await expect(there).toHaveValue('Half a sentence, and');
    await there.press('Enter');
    await expect(other.getByRole('log').getByText('Half a sentence, and')).toHaveCount(1);
    await expect(here).toHaveValue('');
    await elsewhere.close();
  },
);

journey('what was sent elsewhere before the first live connection is seen with it', async ({ page, request, signUp }) => {
  const account = await signUp();
  const id = await prepare(request, account);
  const token = { token: account.token };
  await call(request, drafts.save, { id, kind: 'reply', body: 'Written on the train', written_at: Date.now() }, token);
  const { promise: open, resolve: connect } = Promise.withResolvers<void>();
  await page.routeWebSocket(
    ({ pathname }) => pathname.startsWith(LIVE_PATH),
    async (socket) => {
      await open;
      socket.connectToServer();
    },
  );
  await openDesk(page, account, id);
  const field = page.getByRole('textbox', { name: 'Reply', exact: true });
  await expect(field).toHaveValue('Written on the train');
  await call(request, messages.send, { id, client_msg_id: crypto.randomUUID(), text: 'Sent from the train' }, token);
  await call(request, drafts.save, { id, kind: 'reply', body: '', written_at: Date.now() }, token);
  await expect(page.getByRole('log')).toBeVisible();
  connect();
  await expect(page.getByRole('log').getByText('Sent from the train')).toHaveCount(1);
  await expect(field).toHaveValue('');
});

journey('a reply waits to be undone, and a page that is left sends it at once', async ({ page, request, signUp }) => {
  const account = await signUp();
  const id = await prepare(request, account);
  await openDesk(page, account, id);
  const field = page.getByRole('textbox', { name: 'Reply', exact: true });
  await page.getByRole('combobox', { name: 'Undo send' }).selectOption('on');
  const bodies = async () => (await call(request, messages.list, { id }, { token: account.token })).items.map(({ body }) => body);
  await field.fill('Too early');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field).toHaveValue('Too early');
  await field.fill('On my way out');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.goto('about:blank');
  await expect(async () => expect(await bodies()).toContain('On my way out')).toPass();
  expect(await bodies()).not.toContain('Too early');
});

journey('a reply brings its files along to the visitor, and two replies add up', async ({ page, browser, request, signUp, violations }) => {
  const account = await signUp();
  const id = await prepare(request, account);
  await openDesk(page, account, id);
  const field = page.getByRole('textbox', { name: 'Reply', exact: true });
  await field.pressSequentially('/');
  await page.getByRole('button', { name: 'Manage replies' }).click();
  await page.getByRole('button', { name: /Greeting/ }).click();
  const file = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`What ${name} says`) });
  await page.getByLabel('Files in English').locator('input[type=file]').setInputFiles(file('prices.txt'));
  await expect(page.getByRole('button', { name: 'Remove prices.txt' })).toBeVisible();
  await page.getByLabel('Files in every language').locator('input[type=file]').setInputFiles(file('map.txt'));
  await expect(page.getByRole('button', { name: 'Remove map.txt' })).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Save reply' }).click();
  await expect(page.getByRole('button', { name: /Greeting/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await field.fill('');
  for (let time = 0; time < 2; time += 1) {
    await field.pressSequentially(' /hi');
    await expect(page.getByRole('option', { name: 'Greeting' })).toBeVisible();
    await field.press('Enter');
  }
  const tray = page.getByRole('list', { name: 'Attached files' });
  await expect(tray.getByRole('button', { name: /^Remove / })).toHaveCount(4);
  await tray.getByRole('button', { name: 'Remove map.txt' }).first().click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('log').getByRole('link', { name: /prices\.txt/ })).toHaveCount(2);
  await expect(page.getByRole('log').getByRole('link', { name: /map\.txt/ })).toHaveCount(1);

  const { items } = await call(request, canned.list, {}, { token: account.token });
  await call(request, canned.remove, { id: items[0]?.id ?? '' }, { token: account.token });
  const link = await page
    .getByRole('log')
    .getByRole('link', { name: /map\.txt/ })
    .getAttribute('href');
  const elsewhere = await browser.newContext();
  const got = await elsewhere.request.get(new URL(link ?? '', page.url()).href);
  expect(await got.text()).toBe('What map.txt says');
  await elsewhere.close();
});
