import { conversations, messages, upload, user } from '@lobby/contract';
import type { Page } from '@playwright/test';
import { call } from '#/call.ts';
import { DEMO } from '#/demo-account.ts';
import { expect, journey } from '#/journey.ts';

/** A picture that every browser reads: one pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const SCRIPTED = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.top.hacked = true; document.title = "hacked"</script></svg>';

const thread = (page: Page) => page.getByRole('log');
const tray = (page: Page) => page.getByRole('list', { name: 'Attached files' });
const picker = (page: Page) => page.locator('input[type=file]').first();
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

journey(
  'a visitor sends a photo and a file with words; the desk sees them, answers with a file, and takes it back',
  async ({ page, violations }) => {
    const story = `photo of ${crypto.randomUUID()}`;
    await page.goto('/chat/demo');
    await expect(page.getByRole('button', { name: 'Attach' })).toBeVisible();
    await picker(page).setInputFiles([
      { name: 'pole.png', mimeType: 'image/png', buffer: PIXEL },
      { name: 'order.csv', mimeType: 'text/csv', buffer: Buffer.from('no,item\n4711,tent') },
      { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a document') },
    ]);
    await expect(tray(page).getByRole('alert')).toContainText('doesn’t match its name');
    // What is not taken holds nothing up, and no second try is offered.
    await expect(tray(page).getByRole('button', { name: 'Retry fake.pdf' })).toHaveCount(0);
    await page.getByRole('textbox').fill(story);
    await expect(send(page)).toBeEnabled();
    expect(await violations()).toEqual([]);
    await send(page).click();
    await expect(tray(page)).toBeHidden();
    await expect(thread(page).getByRole('link', { name: /order\.csv/ })).toBeVisible();
    await thread(page).getByRole('button', { name: 'Open pole.png' }).click();
    await expect(page.getByRole('dialog', { name: 'pole.png' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(thread(page).getByRole('link', { name: /order\.csv/ })).toBeVisible();

    const { token } = await call(page.request, user.login, DEMO);
    const { items } = await call(page.request, conversations.list, { view: 'all', q: story }, { token });
    const id = items[0]?.id ?? '';
    const { items: files } = await call(page.request, upload.files, { id }, { token });
    expect(files.map(({ name }) => name).toSorted()).toEqual(['order.csv', 'pole.png']);

    const desk = await page.context().newPage();
    await desk.context().addCookies([{ name: 'token', value: token, url: new URL('/', page.url()).href }]);
    await desk.goto(`/dashboard/session?conversation=${id}`);
    await expect(desk.getByRole('button', { name: 'Open pole.png' })).toBeVisible();
    await picker(desk).setInputFiles({ name: 'label.txt', mimeType: 'text/plain', buffer: Buffer.from('Return label') });
    await expect(desk.getByRole('button', { name: 'Remove label.txt' })).toBeVisible();
    await send(desk).click();
    await expect(thread(page).getByRole('link', { name: /label\.txt/ })).toBeVisible();

    const { items: said } = await call(page.request, messages.list, { id, limit: 100 }, { token });
    const seq = said.find(({ attachments }) => attachments?.[0]?.name === 'label.txt')?.seq ?? 0;
    await call(page.request, messages.remove, { id, seq }, { token });
    await expect(thread(page).getByRole('link', { name: /label\.txt/ })).toBeHidden();
  },
);

journey('a picture with a script in it is saved as a file and never runs', async ({ page }) => {
  await page.goto('/chat/demo');
  await expect(page.getByRole('button', { name: 'Attach' })).toBeVisible();
  await picker(page).setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(SCRIPTED) });
  await expect(page.getByRole('button', { name: 'Remove logo.svg' })).toBeVisible();
  await send(page).click();
  const link = thread(page).getByRole('link', { name: /logo\.svg/ });
  const address = (await link.getAttribute('href')) ?? '';
  const title = await page.title();
  const opened = page.waitForEvent('download');
  // Opened as a page, with nothing that asks for a download, it is one all the same.
  await page.evaluate((url) => window.location.assign(url), address.replace('?download', ''));
  expect((await opened).suggestedFilename()).toBe('logo.svg');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.title()).toBe(title);
  const framed = await page.request.get(address.replace('?download', ''));
  expect(framed.headers()).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
  expect(framed.headers()['content-security-policy']).toMatch(/^sandbox/);
});

journey('a lost connection delays a file and loses none of it', async ({ page, context }) => {
  await page.goto('/chat/demo');
  await expect(page.getByRole('button', { name: 'Attach' })).toBeVisible();
  await context.setOffline(true);
  await picker(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Order 4711') });
  await expect(tray(page).getByText('Waiting for the connection')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Remove notes.txt' })).toBeVisible();
  await send(page).click();
  await expect(thread(page).getByRole('link', { name: /notes\.txt/ })).toBeVisible();
});

journey('files of a message are there after a reload: what has arrived, and what is still to be uploaded', async ({ page }) => {
  await page.goto('/chat/demo?locale=en-US');
  await expect(page.getByRole('button', { name: 'Attach' })).toBeVisible();
  await picker(page).setInputFiles({ name: 'pole.png', mimeType: 'image/png', buffer: PIXEL });
  await expect(page.getByRole('button', { name: 'Remove pole.png' })).toBeVisible();
  const uploading = '**/api/micro/chatbot/visitor/upload/**';
  await page.route(uploading, (route) => route.abort());
  await picker(page).setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Order 4711') });
  await expect(tray(page).getByText('Waiting for the connection')).toBeVisible();
  await expect(page.getByText('They are kept in this browser until then.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove pole.png' })).toBeVisible();
  await expect(tray(page).getByText('Waiting for the connection')).toBeVisible();
  // It may be sent now, and goes by itself once everything is there, a reload later too.
  await send(page).click();
  await expect(page.getByText(/^The message goes out once the files are uploaded/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^The message goes out once the files are uploaded/)).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await page.unroute(uploading);
  await expect(thread(page).getByRole('link', { name: /notes\.txt/ })).toBeVisible({ timeout: 40_000 });
  await expect(thread(page).getByRole('button', { name: 'Open pole.png' })).toBeVisible();
  await page.reload();
  await expect(thread(page).getByRole('link', { name: /notes\.txt/ })).toHaveCount(1);
  await expect(tray(page)).toBeHidden();
});
