import type { Locale } from '@lobby/contract';
import { request as requests, type APIRequestContext, type Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { enter } from '#/enter.ts';
import { expect, journey } from '#/journey.ts';
import { serveWithModel, type ProviderProduct } from '#/serve-with-providers.ts';
import { signUp, type Account } from '#/sign-up.ts';

let product: ProviderProduct | undefined;
let outside: APIRequestContext;
/** The system of the business, which knows where orders are. */
let shop: Server;
let shopAddress: string;
journey.describe.configure({ mode: 'default' });
journey.beforeAll(async () => {
  product = await serveWithModel();
  outside = await requests.newContext({ baseURL: product.address });
  shop = createServer((request, response) => {
    const isKnown = request.url === '/orders/17' && request.headers.authorization === 'Bearer k3y';
    response
      .writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json' })
      .end(isKnown ? '{"status":"shipped"}' : '{"error":"unknown"}');
  });
  await new Promise<void>((done) => shop.listen(0, '127.0.0.1', done));
  shopAddress = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
journey.afterAll(async () => {
  await outside.dispose();
  await product?.close();
  shop.closeAllConnections();
  shop.close();
});

async function openTools(page: Page, { token }: Account, locale: Locale = 'en-US'): Promise<void> {
  await enter(page, token, `${product?.address ?? ''}/dashboard/knowledge-base/ai-bot?section=tools`, locale);
}

journey('a tool is defined, tried, and called by the bot', async ({ page, violations }) => {
  const account = await signUp(outside);
  await openTools(page, account);
  await page.getByRole('button', { name: 'Add a tool' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a tool' });
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet.getByText('Use lowercase letters, digits, - and _, at most 64.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Name', exact: true }).fill('order_status');
  await sheet.getByRole('textbox', { name: 'What it is for' }).fill('Says where an order is.');
  await sheet.getByRole('textbox', { name: 'URL' }).fill(`${shopAddress}/orders/{order_no}`);
  await sheet.getByRole('button', { name: 'Add a parameter' }).click();
  await sheet.getByRole('textbox', { name: 'Parameter', exact: true }).fill('order_no');
  await sheet.getByRole('button', { name: 'Authentication' }).click();
  await page.getByRole('option', { name: 'A bearer token' }).click();
  await sheet.getByLabel('Secret').fill('k3y');
  const trial = sheet.getByRole('region', { name: 'Test it' });
  await trial.getByRole('textbox', { name: 'order_no' }).fill('17');
  await trial.getByRole('button', { name: 'Save and test' }).click();
  await expect(trial.getByText('Status 200')).toBeVisible();
  await expect(trial.getByRole('textbox', { name: 'Response' })).toHaveValue('{"status":"shipped"}');
  expect(await violations()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const tools = page.getByRole('list', { name: 'Tools' });
  await expect(tools.getByText('order_status')).toBeVisible();

  const chat = page.getByRole('complementary', { name: 'Test chat' });
  await chat.getByRole('textbox', { name: 'Ask as a visitor would' }).fill('Where is my order 17?');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('The order is shipped.')).toBeVisible();
  const called = chat.getByRole('region', { name: 'Tools used' });
  await expect(called.getByText('order_status')).toBeVisible();
  await expect(called.getByText('Status 200')).toBeVisible();
  expect(await violations()).toEqual([]);
});
