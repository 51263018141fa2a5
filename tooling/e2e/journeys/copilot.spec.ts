import { conversations, corpus, messages, user, visitor, type Locale } from '@lobby/contract';
import { request as requests, type APIRequestContext, type Page } from '@playwright/test';
import { enter } from '#/enter.ts';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';
import { serveWithModel, type ProviderProduct } from '#/serve-with-providers.ts';
import { signUp, type Account } from '#/sign-up.ts';

const ASKED = '帐篷多少钱？订单KM-2026-00417能改吗？';
const WRITTEN = 'The tent costs HK$1,280, and order KM-2026-00417 can be changed.';
const SENT = '帐篷HK$1,280，订单KM-2026-00417可以改。';

let product: ProviderProduct | undefined;
let outside: APIRequestContext;
journey.describe.configure({ mode: 'default' });
journey.beforeAll(async () => {
  product = await serveWithModel();
  outside = await requests.newContext({ baseURL: product.address });
});
journey.afterAll(async () => {
  await outside.dispose();
  await product?.close();
});

/** A business with a visitor who is with a person, and writes. */
async function prepare(request: APIRequestContext, { token }: Account, text: string) {
  const { tenant_slug: slug } = await call(request, user.info, {}, { token });
  const session = await call(request, visitor.session, { tenant: slug ?? '', locale: 'zh-CN' });
  const say = (words: string) =>
    call(
      request,
      visitor.messages,
      { conversation_id: session.conversation_id, client_msg_id: crypto.randomUUID(), text: words },
      { token: session.token },
    );
  await say('转人工');
  await call(request, conversations.takeover, { id: session.conversation_id }, { token });
  await say(text);
  const seen = async () => {
    const { items } = await call(request, visitor.sync, { conversation_id: session.conversation_id }, { token: session.token });
    return items.map(({ body }) => body);
  };
  return { id: session.conversation_id, seen };
}

async function openDesk(page: Page, address: string, { token }: Account, conversation: string, locale: Locale = 'en-US'): Promise<void> {
  await enter(page, token, `${address}/dashboard/session?conversation=${conversation}`, locale);
  await expect(page.getByRole('log')).toBeVisible();
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Reply', exact: true });

journey('two people who share no language understand each other, and no number is lost on the way', async ({ page, violations }) => {
  const address = product?.address ?? '';
  const account = await signUp(outside);
  const { id, seen } = await prepare(outside, account, ASKED);
  await openDesk(page, address, account, id);
  await page.getByRole('button', { name: 'Translate', exact: true }).click();
  await page.getByRole('menuitem', { name: /简体中文/ }).click();
  await expect(page.getByRole('log').getByText('How much is the tent? Can order KM-2026-00417 be changed?')).toBeVisible();
  await composer(page).fill(WRITTEN);
  await composer(page).press('Enter');
  await expect(page.getByText(SENT)).toBeVisible();
  await expect(page.getByText('The tent is HK$1,280, and order KM-2026-00417 can be changed.')).toBeVisible();
  expect(await seen()).not.toContain(SENT);
  expect(await violations()).toEqual([]);
  await composer(page).press('Enter');
  await expect(page.getByRole('log').getByText(SENT)).toBeVisible();
  await expect(page.getByRole('log').getByText(WRITTEN)).toBeVisible();
  const shown = await seen();
  expect(shown).toContain(SENT);
  expect(shown).not.toContain(WRITTEN);
  await page.reload();
  await expect(page.getByRole('log').getByText(WRITTEN)).toBeVisible();
  expect(await violations()).toEqual([]);
});

journey('a model that is out of order keeps nobody from writing', async ({ page }) => {
  const account = await signUp(outside);
  const { id, seen } = await prepare(outside, account, '你好');
  await call(outside, conversations.translate, { id, target: 'zh-CN' }, { token: account.token });
  await openDesk(page, product?.address ?? '', account, id);
  await composer(page).fill('The lift is out of order.');
  await page.getByRole('button', { name: 'Preview in 简体中文' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your text is unchanged' })).toBeVisible();
  await expect(composer(page)).toHaveValue('The lift is out of order.');
  await page.getByRole('button', { name: 'Send as written' }).click();
  await expect(async () => expect(await seen()).toContain('The lift is out of order.')).toPass();
});

journey('a draft, other words, a summary and tags are proposed, taken over and undone by keyboard', async ({ page, violations }) => {
  const account = await signUp(outside);
  await call(outside, corpus.create, { question: '帐篷多少钱', answer: '帐篷1,280元。', locale: 'zh-CN' }, { token: account.token });
  const { id } = await prepare(outside, account, '帐篷多少钱？');
  await openDesk(page, product?.address ?? '', account, id);
  await page.getByRole('button', { name: 'Draft', exact: true }).press('Enter');
  const card = page.getByRole('region', { name: 'Copilot suggestion' });
  await expect(card.getByText('Thank you for asking. 帐篷1,280元。')).toBeVisible();
  await expect(card.getByRole('link', { name: '帐篷多少钱' })).toBeVisible();
  await expect(composer(page)).toHaveValue('');
  expect(await violations()).toEqual([]);
  await card.getByRole('button', { name: 'Use draft' }).press('Enter');
  await expect(composer(page)).toHaveValue('Thank you for asking. 帐篷1,280元。');
  await expect(composer(page)).toBeFocused();
  await card.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(composer(page)).toHaveValue('');
  await composer(page).fill('It costs HK$1,280. It is very warm.');
  await page.getByRole('button', { name: 'Reword' }).click();
  await page.getByRole('menuitem', { name: 'Shorter' }).click();
  await card.getByRole('button', { name: 'Replace my text' }).click();
  await expect(composer(page)).toHaveValue('It costs HK$1,280.');
  await page.getByRole('button', { name: 'Summarize' }).click();
  await expect(page.getByText('The price was asked for and is still open.')).toBeVisible();
  await expect(page.getByText('Tell them the price from the corpus.')).toBeVisible();
  await page.getByRole('button', { name: 'Suggest tags' }).click();
  await page.getByRole('button', { name: 'Add tag Orders' }).click();
  await expect(async () => {
    const { tags } = await call(outside, conversations.get, { id }, { token: account.token });
    expect(tags).toEqual(['Orders']);
  }).toPass();
  const { items } = await call(outside, messages.list, { id }, { token: account.token });
  expect(items.filter(({ author_kind: author }) => author === 'agent')).toEqual([]);
  expect(await violations()).toEqual([]);
});

for (const [locale, translate, connect] of [
  ['en-US', 'Translate', 'Connect a model'],
  ['zh-CN', '翻译', '接入模型'],
  ['zh-HK', '翻譯', '連接模型'],
  ['ja-JP', '翻訳', 'モデルを接続'],
] as const)
  journey(`without a model, translating says in ${locale} how to get one`, async ({ page, request, baseURL, violations }) => {
    const account = await signUp(request);
    const { id } = await prepare(request, account, '帐篷多少钱？');
    await openDesk(page, baseURL ?? '', account, id, locale);
    await page.getByRole('button', { name: translate, exact: true }).click();
    await page.getByRole('menuitem', { name: '日本語' }).click();
    const link = page.getByRole('link', { name: connect });
    await expect(link).toBeVisible();
    await expect(page.getByText(/MODEL_URL/)).toHaveCount(0);
    expect(await violations()).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(/\/dashboard\/ai-access\/platform$/);
  });
