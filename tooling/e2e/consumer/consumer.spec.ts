import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { prepareProject, type Project } from './prepare-project.ts';
import { serveProject, type Served } from './serve-project.ts';

/** Packing, installing and building on a busy machine. Milliseconds. */
const PREPARATION_MS = 180_000;

test.describe.configure({ mode: 'serial' });

let project: Project;
let served: Served;
let page: Page;
const problems: string[] = [];

test.beforeAll('packs the packages and installs them into an empty project', async () => {
  test.setTimeout(PREPARATION_MS);
  project = await prepareProject();
});

test.afterAll(async () => {
  await page?.close();
  await served?.close();
  await project?.remove();
});

test('type-checks, declarations of every package included', async () => {
  test.setTimeout(PREPARATION_MS);
  expect(await project.run('tsc')).toBe('');
});

test('i18n: Node alone reads the messages and formats of every language', async () => {
  expect(JSON.parse(await project.node('src/speak.mjs'))).toEqual({
    'en-US': ['Save', '¥9,800'],
    'zh-CN': ['保存', '¥9,800'],
    'zh-HK': ['儲存', '¥9,800'],
    'ja-JP': ['保存', '￥9,800'],
  });
});

test('builds', async ({ browser }) => {
  test.setTimeout(PREPARATION_MS);
  await project.run('vite', 'build', '--logLevel', 'warn');
  served = await serveProject(join(project.folder, 'dist'));
  page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.goto(served.origin);
  await expect(page.getByRole('heading')).toHaveText('Renew your plan');
});

test('session: the guard asks for user and subscription, and stops a business whose plan has ended', async () => {
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Open the knowledge base' }).click();
  await expect(page.getByRole('status', { name: 'Guard' })).toHaveText('{"kind":"cancel","renewal":"expired"}');
});

test('ui: the renewal dialog opens with what the plan costs, 380 px wide', async () => {
  const dialog = page.getByRole('dialog', { name: 'Renew your plan' });
  await expect(dialog).toContainText('Pro');
  await expect(dialog).toContainText('9,800');
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(380);
  await dialog.getByRole('button', { name: 'Got it' }).click();
  await expect(dialog).toBeHidden();
});

test('api-client: three calls that meet a 401 at once are one consequence, and a toast that closes', async () => {
  await page.getByRole('button', { name: 'List thrice' }).click();
  const toast = page.getByText('Told once: need_login');
  await expect(toast).toBeVisible();
  const slot = page.getByRole('listitem').filter({ has: toast });
  await expect.poll(async () => (await slot.boundingBox())?.width).toBe(356);
  await expect(page.getByRole('status', { name: 'Consequences' })).toHaveText('1');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(toast).toBeHidden();
  expect(problems.splice(0).filter((problem) => !problem.includes('401'))).toEqual([]);
});

test('i18n: another language is chosen, kept, and sent along', async () => {
  await page.getByRole('button', { name: 'ja-JP' }).click();
  await expect(page.getByRole('heading')).toHaveText('プランの更新');
  expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('app-locale')])).toEqual(['ja-JP', 'ja-JP']);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Open the knowledge base' }).click();
  await page.getByRole('dialog', { name: 'プランの更新' }).waitFor();
  await page.keyboard.press('Escape');
  expect(new Set(served.languages)).toEqual(new Set(['en-US', 'ja-JP']));
});

test('retrieval: answers in the browser, and knows when there is no answer', async () => {
  const answer = page.getByRole('status', { name: 'Answer' });
  await page.getByLabel('Question').fill('請問點樣退貨');
  await expect(answer).toHaveText('收到商品七天内可以申请退货。');
  await page.getByLabel('Question').fill('Do you sell elephants');
  await expect(answer).toHaveText('');
});

test('telemetry: a call becomes a span at the OTLP receiver', async () => {
  await page.getByRole('button', { name: 'Stop telemetry' }).click();
  await expect.poll(() => served.spans()).toContain('GET /api/micro/chatbot/pay/tenant/subscribe');
  expect(served.spans().filter((name) => name.includes('/user/info'))).toEqual([]);
});

test('nothing was thrown, and nothing was logged as an error', () => {
  expect(problems).toEqual([]);
});
