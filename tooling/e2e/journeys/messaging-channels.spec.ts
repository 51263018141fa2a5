import { conversations, corpus, user, type Locale } from '@lobby/contract';
import type { Page } from '@playwright/test';
import { createHmac, randomUUID } from 'node:crypto';
import { call } from '#/call.ts';
import { startClockedServer, type ClockedServer } from '#/clocked-server.ts';
import { enter } from '#/enter.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';
import { openServices, settingsOf, type Services } from '#/open-services.ts';
import { signUp, type Account } from '#/sign-up.ts';

const CHANNELS = '/dashboard/multi-channel-intergration';
const DAY_MS = 86_400_000;

let services: Services | undefined;
let server: ClockedServer | undefined;
journey.beforeAll(async () => {
  services = await openServices();
  server = await startClockedServer(settingsOf(services));
});
journey.afterAll(async () => {
  await server?.stop();
  services?.close();
});

const at = (path: string) => `${server?.origin ?? ''}${path}`;

/** Posts what a service would, signed with the secret that the wizard was given. */
async function post(address: string, body: object, sign: (raw: string) => Record<string, string>): Promise<void> {
  const raw = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', ...sign(raw) };
  expect((await fetch(at(new URL(address).pathname), { method: 'POST', body: raw, headers })).status).toBe(200);
}

const LINE_SECRET = 'line-channel-secret';
const signLine = (raw: string) => ({ 'x-line-signature': createHmac('sha256', LINE_SECRET).update(raw).digest('base64') });
let no = 0;
const fromLine = (words: string) => ({
  destination: 'U0b07',
  events: [
    {
      type: 'message',
      mode: 'active',
      timestamp: Date.now() + no++,
      webhookEventId: randomUUID(),
      deliveryContext: { isRedelivery: false },
      source: { type: 'user', userId: 'U7a9' },
      replyToken: randomUUID().replaceAll('-', ''),
      message: { type: 'text', id: `m${no}`, quoteToken: 'q', text: words },
    },
  ],
});

const META_SECRET = 'meta-app-secret';
const signMeta = (raw: string) => ({ 'x-hub-signature-256': `sha256=${createHmac('sha256', META_SECRET).update(raw).digest('hex')}` });
const PHONE = '85291234567';
const fromMeta = (value: object) => ({
  object: 'whatsapp_business_account',
  entry: [{ id: '42', changes: [{ field: 'messages', value: { metadata: { phone_number_id: '10' }, ...value } }] }],
});
const fromWhatsApp = (body: string) =>
  fromMeta({
    contacts: [{ profile: { name: '阿欣' }, wa_id: PHONE }],
    messages: [{ from: PHONE, id: `wamid.${randomUUID()}`, timestamp: String(1_780_000_000 + no++), type: 'text', text: { body } }],
  });
const status = (id: string, state: string, over: object = {}) =>
  fromMeta({ statuses: [{ id, status: state, timestamp: String(1_780_000_000 + no++), recipient_id: PHONE, ...over }] });

/** Texts that a service was asked to send, in all shapes that they have. */
const sent = (path: string) => (services?.to(path) ?? []).map(({ json }) => JSON.stringify(json)).join('\n');
const arrives = (path: string, words: string) => expect.poll(() => sent(path)).toContain(words);

async function signIn(page: Page, account: Account): Promise<string> {
  const request = page.context().request;
  const response = await request.post(at(user.login.path), { data: { email: account.email, password: account.password } });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

/** Connects a service as its wizard asks. @returns the address that the service posts to */
async function connect(
  page: Page,
  kind: string,
  fields: Record<string, string>,
  names: { connect: string; hook: string },
): Promise<string> {
  await page.goto(at(`${CHANNELS}?connect=${kind}`));
  const dialog = page.getByRole('dialog');
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(value);
  await dialog.getByRole('button', { name: names.connect, exact: true }).click();
  const address = dialog.getByLabel(names.hook, { exact: true });
  await expect(address).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  return (await address.textContent()) ?? '';
}

const thread = (page: Page) => page.getByRole('log');

async function openInbox(page: Page, token: string, who: string): Promise<string> {
  const { items } = await call(page.context().request, conversations.list, { view: 'all' }, { token });
  const id = items.find(({ contact }) => contact.name === who)?.id ?? '';
  await page.goto(at(`/dashboard/session?conversation=${id}`));
  return id;
}

async function reply(page: Page, words: string, names: { field: string; send: string }): Promise<void> {
  await page.getByRole('textbox', { name: names.field, exact: true }).fill(words);
  await page.getByRole('button', { name: names.send, exact: true }).click();
}

journey(
  'customers in LINE and WhatsApp reach the bot, an agent, and each other’s words back, and what fails says why',
  async ({ browser, playwright }) => {
    const request = await playwright.request.newContext({ baseURL: server?.origin ?? '' });
    const account = await signUp(request);
    const entries: [Locale, string, string][] = [
      ['ja-JP', '京都までの配送は何日かかりますか？', '青い便で2日です。'],
      ['zh-HK', '送去京都要幾多日？', '用藍色速遞要兩日。'],
    ];
    for (const [locale, question, answer] of entries)
      await call(request, corpus.create, { question, answer, locale }, { token: account.token });
    const context = await browser.newContext({
      baseURL: server?.origin ?? '',
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();

    await journey.step('LINE, in Japanese', async () => {
      await enter(page, account.token, at(CHANNELS), 'ja-JP');
      const fields = { チャネルシークレット: LINE_SECRET, チャネルアクセストークン: 'access' };
      const hook = await connect(page, 'line', fields, { connect: '接続', hook: 'Webhook URL' });
      await post(hook, fromLine('京都まで何日かかりますか？'), signLine);
      await arrives('/message/reply', '青い便で2日です。');
      expect(sent('/message/reply')).toContain('AIアシスタントが応答しています。');
      await expect(page.getByRole('dialog').getByText('すべて正常です。')).toBeVisible();

      await post(hook, fromLine('担当者につないでください'), signLine);
      const states = async () => (await call(request, conversations.list, { view: 'all' }, { token: account.token })).items;
      // The only person at the inbox is given it.
      await expect.poll(async () => (await states()).map(({ status }) => status)).toEqual(['open']);
      await openInbox(page, account.token, '田中');
      await expect(thread(page).getByText('担当者につないでください')).toBeVisible();
      await reply(page, 'お電話ありがとうございます。田中様', { field: '返信', send: '送信' });
      await arrives('/message/', 'お電話ありがとうございます。田中様');
      await expect(thread(page).getByText('送信済み').last()).toBeVisible();

      let isUsedUp = true;
      services?.answer('/message/push', (_call, response) => {
        if (!isUsedUp) return false;
        response
          .writeHead(429, { 'content-type': 'application/json' })
          .end(JSON.stringify({ message: 'You have reached your monthly limit.' }));
        return true;
      });
      await reply(page, '明日お届けします', { field: '返信', send: '送信' });
      await expect(thread(page).getByText('届きませんでした · 今月の送信枠を使い切りました')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      isUsedUp = false;
      await thread(page).getByRole('button', { name: '再送する' }).click();
      await expect(thread(page).getByText(/^届きませんでした/)).toHaveCount(0);
      await arrives('/message/push', '明日お届けします');
    });

    await journey.step('WhatsApp, in Chinese of Hong Kong', async () => {
      await enter(page, account.token, at(CHANNELS), 'zh-HK');
      const fields = {
        '電話號碼 ID': '10',
        'WhatsApp 商業帳戶 ID': '42',
        存取權杖: 'token',
        應用程式密碼: META_SECRET,
        驗證權杖: 'verify-me',
      };
      const hook = await connect(page, 'whatsapp', fields, { connect: '連接', hook: 'Webhook 地址' });
      await post(hook, fromWhatsApp('送去京都要幾多日呀？'), signMeta);
      await arrives('/messages', '用藍色速遞要兩日。');
      await openInbox(page, account.token, '阿欣');
      await page.getByRole('button', { name: '接手', exact: true }).first().click();
      // In short in the list, and in whole there, for those who do not see it, and above the reply.
      await expect(page.getByRole('link', { name: /阿欣/ }).getByText(/^尚餘 2\d 小時$/)).toBeVisible();
      await expect(page.getByText(/^尚餘 2\d 小時 \d+ 分鐘可回覆/)).toHaveCount(2);
      let replies = 0;
      services?.answer('/10/messages', ({ json }, response) => {
        if ('status' in json) return false;
        replies += 1;
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ messages: [{ id: `wamid.mine${replies}` }] }));
        return true;
      });
      await reply(page, '你好，我係阿敏。', { field: '回覆', send: '傳送' });
      await arrives('/10/messages', '你好，我係阿敏。');
      await post(hook, status('wamid.mine1', 'delivered'), signMeta);
      await expect(thread(page).getByText('已送達')).toBeVisible();
      await post(hook, status('wamid.mine1', 'read'), signMeta);
      await expect(thread(page).getByText('已讀')).toBeVisible();
      await reply(page, '包裹聽日到。', { field: '回覆', send: '傳送' });
      await arrives('/10/messages', '包裹聽日到。');
      const errors = [{ code: 131_026, title: 'Message undeliverable' }];
      await post(hook, status('wamid.mine2', 'failed', { errors }), signMeta);
      await expect(thread(page).getByText('未能送達 · 對方已封鎖你')).toBeVisible();

      // A day later free text is taken no more: a template is.
      services?.answer('/message_templates', (_call, response) => {
        const body = { type: 'BODY', text: '{{1}}你好，包裹{{2}}已經寄出。', example: { body_text: [['阿欣', 'SF123']] } };
        const template = { name: 'order_update', language: 'zh_HK', status: 'APPROVED', category: 'UTILITY', components: [body] };
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: [template] }));
        return true;
      });
      await server?.goAhead(DAY_MS + 3_600_000);
      const token = await signIn(page, account);
      await enter(page, token, at(CHANNELS), 'zh-HK');
      await openInbox(page, token, '阿欣');
      await page.getByRole('button', { name: '選擇範本' }).click();
      const dialog = page.getByRole('dialog', { name: '傳送範本' });
      await dialog.getByRole('button', { name: /^order_update/ }).click();
      await dialog.getByLabel('內文：1').fill('阿欣');
      await dialog.getByLabel('內文：2').fill('SF999');
      await expect(dialog.getByText('阿欣你好，包裹SF999已經寄出。')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: '傳送範本' }).click();
      await expect(thread(page).getByText('阿欣你好，包裹SF999已經寄出。')).toBeVisible();
      await arrives('/10/messages', '"name":"order_update"');
      await expect(thread(page).getByText('已傳送').last()).toBeVisible();
    });
  },
);
