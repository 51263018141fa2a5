import { user, workOrders, workOrderTypes } from '@lobby/contract';
import type { Page } from '@playwright/test';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: PIXEL });

/** How many files the server has taken. */
function countArrivals(of: Page): () => number {
  let arrived = 0;
  of.on('response', (response) => {
    if (response.url().endsWith('/upload/done')) arrived += 1;
  });
  return () => arrived;
}

journey('a form that asks for files is filled in by its fields, and by talking with the bot', async ({ browser, page, signUp }) => {
  const owner = await signUp();
  const asOwner = { token: owner.token };
  const { tenant_slug: slug } = await call(page.request, user.info, {}, asOwner);
  await call(
    page.request,
    workOrderTypes.create,
    {
      name: { 'en-US': 'Damage', 'ja-JP': '破損' },
      fields: [
        { key: 'photo', kind: 'file', label: { 'en-US': 'Photo of it', 'ja-JP': '破損の写真' }, required: true },
        { key: 'bill', kind: 'file', label: { 'en-US': 'Receipt', 'ja-JP': '領収書' } },
      ],
    },
    asOwner,
  );
  const made = async (subject: string) => {
    const { items } = await call(page.request, workOrders.list, { view: 'all' }, asOwner);
    const { id = '' } = items.find((item) => item.subject === subject) ?? {};
    return (await call(page.request, workOrders.get, { id }, asOwner)).fields;
  };

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await phone.newPage();
  const arrivedAtForm = countArrivals(visitor);
  await visitor.goto(`/chat/${slug ?? ''}/work-order/create`);
  await visitor.getByLabel('Subject').fill('A zip came off');
  await visitor.getByLabel('Details').fill('It is the left one.');
  const asked = visitor.getByRole('region', { name: 'Photo of it' });
  await visitor.getByRole('button', { name: 'Submit work order' }).click();
  await expect(asked.getByText('Fill this in.')).toBeVisible();
  expect(await findViolations(visitor)).toEqual([]);
  await asked
    .locator('input[type=file]')
    .first()
    .setInputFiles([photo('left.png'), photo('right.png')]);
  await expect(asked.getByText('right.png')).toBeVisible();
  await visitor.getByRole('region', { name: 'Receipt' }).locator('input[type=file]').first().setInputFiles(photo('bill.png'));
  await expect(visitor.getByRole('region', { name: 'Receipt' }).getByText('bill.png')).toBeVisible();
  // What is still on its way is waited for.
  await expect.poll(arrivedAtForm).toBe(3);
  const submit = visitor.getByRole('button', { name: 'Submit work order' });
  await expect(submit).not.toHaveAttribute('aria-busy');
  await submit.click();
  await expect(visitor.getByText('WO-00001')).toBeVisible();
  expect(await made('A zip came off')).toEqual({ photo: [expect.any(String), expect.any(String)], bill: [expect.any(String)] });
  await phone.close();

  const desk = await browser.newContext({ locale: 'ja-JP' });
  const chat = await desk.newPage();
  const arrivedInChat = countArrivals(chat);
  await chat.goto(`/chat/${slug ?? ''}`);
  const box = chat.getByRole('textbox').last();
  const say = async (words: string, answer: RegExp) => {
    await box.fill(words);
    await box.press('Enter');
    await expect(chat.getByText(answer).last()).toBeVisible();
  };
  await say('チケットを作成したい', /ここに内容を/);
  await say('縫い目がほつれました。', /破損の写真/);
  await chat.locator('input[type=file]').last().setInputFiles(photo('seam.png'));
  await expect.poll(arrivedInChat).toBe(1);
  await expect(chat.getByText('seam.png').last()).toBeVisible();
  await chat.getByRole('button', { name: '送信', exact: true }).click();
  await expect(chat.getByText(/領収書/).last()).toBeVisible();
  await say('スキップ', /seam\.png/);
  await say('はい', /WO-00002/);
  expect(await made('縫い目がほつれました。')).toEqual({ photo: [expect.any(String)] });
  await desk.close();
});
