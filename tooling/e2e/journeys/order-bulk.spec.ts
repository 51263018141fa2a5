import { LOCALE_STORAGE_KEY, workOrderImports, workOrders, workOrderTypes, type OrderImportJob } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';

const ROWS = 400;
const LINES = Array.from({ length: ROWS }, (_, no) => `T-${no},Old zip ${no},Open,Normal,ada${no}@example.com`);
const FILE = Buffer.from(['Ticket ID,Subject,Status,Priority,Email', ...LINES].join('\n'));

/** Words of the screens in two languages. */
const WORDS = {
  'en-US': { all: `Select all ${ROWS}`, priority: 'Priority', urgent: 'Urgent', working: / of 400 done/, count: `${ROWS} work orders` },
  'zh-HK': { all: `選擇全部 ${ROWS} 張`, priority: '優先次序', urgent: '緊急', working: /已完成 \d+ \/ 400/, count: `${ROWS} 張工單` },
} as const;

for (const locale of ['en-US', 'zh-HK'] as const)
  journey(`work on many work orders goes on when its page is closed, in ${locale}`, async ({ browser, page, signUp, baseURL }) => {
    const owner = await signUp();
    const { token } = owner;
    await call(page.request, workOrderTypes.create, { name: { 'en-US': 'Repair', 'zh-HK': '維修' } }, { token });
    const sent = await page.request.post(workOrderImports.run.path, {
      headers: { token },
      multipart: { id: randomUUID(), file: { name: 'old.csv', mimeType: 'text/csv', buffer: FILE } },
    });
    const { data } = (await sent.json()) as { data: OrderImportJob };
    await expect
      .poll(async () => (await call(page.request, workOrderImports.get, { id: data.id }, { token })).state, { timeout: 60_000 })
      .toBe('done');

    const words = WORDS[locale];
    const context = await browser.newContext({ locale });
    await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
    await context.addInitScript(([key, value]) => localStorage.setItem(key, value), [LOCALE_STORAGE_KEY, locale] as const);
    const first = await context.newPage();
    await first.goto(`${baseURL ?? ''}/dashboard/work-order`);
    await expect(first.getByText(words.count)).toBeVisible();
    await first.getByRole('checkbox').first().click({ force: true });
    await first.getByRole('button', { name: words.all }).click();
    await first.getByRole('button', { name: words.priority, exact: true }).click();
    await first.getByRole('menuitem', { name: words.urgent }).click();
    await expect(first.getByText(words.working)).toBeVisible();
    await first.close();

    // Nobody looks after it any more; in the end all of them are urgent, and a page that is opened then shows it.
    await expect
      .poll(async () => (await call(page.request, workOrders.list, { priority: 'urgent', limit: 1 }, { token })).total, { timeout: 90_000 })
      .toBe(ROWS);
    const second = await context.newPage();
    await second.goto(`${baseURL ?? ''}/dashboard/work-order?priority=urgent`);
    await expect(second.getByText(words.count)).toBeVisible();
    await context.close();
  });
