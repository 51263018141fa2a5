import { hours, user, workOrderTypes } from '@lobby/contract';
import type { Page } from '@playwright/test';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';

const DAYS = 7;

/** Open tomorrow alone, whatever day it is. */
const closedToday = () =>
  Array.from({ length: DAYS }, (_, day) => (day === (new Date().getUTCDay() + 1) % DAYS ? [{ start: 0, end: 1_440 }] : []));

const say = async (visitor: Page, text: string) => {
  await visitor.getByRole('textbox').last().fill(text);
  await visitor.getByRole('button', { name: 'Send', exact: true }).click();
};

journey(
  'out of hours the chat offers a work order, fills it from what was said, and follows it until the customer has rated it',
  async ({ browser, page, signUp, baseURL }) => {
    const owner = await signUp();
    const { tenant_slug: slug } = await call(page.request, user.info, {}, { token: owner.token });
    const { items } = await call(page.request, hours.list, {}, { token: owner.token });
    const { version } = items[0] ?? { version: 0 };
    const closed = { timezone: 'UTC', always_open: false, days: closedToday(), exceptions: [], holiday_country: null };
    await call(page.request, hours.save, { ...closed, team_id: null, version }, { token: owner.token });
    const choices = [
      { key: 'size', label: { 'en-US': 'Wrong size' } },
      { key: 'broken', label: { 'en-US': 'Damaged' } },
    ];
    const fields = [
      { key: 'order', kind: 'order_no' as const, label: { 'en-US': 'Order number' }, pattern: 'NF-\\d{5,8}', required: true },
      { key: 'why', kind: 'select' as const, label: { 'en-US': 'What is wrong' }, required: true, choices },
    ];
    await call(page.request, workOrderTypes.create, { name: { 'en-US': 'Return or exchange' }, fields }, { token: owner.token });
    await call(page.request, workOrderTypes.create, { name: { 'en-US': 'Repair' } }, { token: owner.token });

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visitor = await phone.newPage();
    await visitor.goto(`/chat/${slug ?? ''}`);
    await say(visitor, 'My jacket arrived damaged. The order is NF-20481.');
    const thread = visitor.getByRole('log');
    await expect(thread.getByText('Shall I submit it as “Return or exchange”?')).toBeVisible();
    await visitor.getByRole('button', { name: /^Human/ }).click();
    const card = visitor.getByRole('region', { name: 'We are closed now' });
    await expect(card.getByText('We open again', { exact: false })).toBeVisible();
    await card.getByRole('button', { name: 'Submit a work order' }).click();
    const form = visitor.getByRole('form', { name: 'Submit a work order' });
    await expect(form.getByLabel('Order number')).toHaveValue('NF-20481');
    await expect(form.getByRole('button', { name: 'Damaged' })).toHaveAttribute('aria-pressed', 'true');
    await expect(form.getByLabel('Subject')).toHaveValue('My jacket arrived damaged.');
    expect(await findViolations(visitor)).toEqual([]);
    // A lost connection and a reload lose nothing, and make one work order.
    await form.getByLabel('Details').fill('The left sleeve is torn.');
    await visitor.reload();
    await visitor.getByRole('button', { name: 'Submit a work order' }).click();
    await expect(form.getByLabel('Details')).toHaveValue('The left sleeve is torn.');
    await phone.setOffline(true);
    await form.getByRole('button', { name: 'Submit work order' }).click();
    await expect(form.getByText('You’re offline.', { exact: false })).toBeVisible();
    await phone.setOffline(false);
    await expect(thread.getByText('Your work order WO-00001 has been submitted', { exact: false })).toBeVisible();
    await expect(thread.getByText('WO-00001: Submitted')).toBeVisible();
    await expect(card).toBeHidden();
    await visitor.getByRole('button', { name: 'Open WO-00001' }).click();
    await expect(visitor.getByText('The left sleeve is torn.')).toBeVisible();

    await page.context().addCookies([{ name: 'token', value: owner.token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/work-order');
    await page.getByText('My jacket arrived damaged.').first().click();
    const detail = page.getByRole('dialog');
    const solve = async (words: string) => {
      await detail.getByRole('button', { name: 'Solve', exact: true }).click();
      await detail.getByLabel('Solution').fill(words);
      await detail.getByRole('button', { name: 'Solve', exact: true }).click();
    };
    await solve('We have sent a new one.');

    // It is told, not asked for: the page hears of it at once.
    await expect(visitor.getByRole('heading', { name: 'Is it solved?' })).toBeVisible();
    await visitor.getByRole('button', { name: 'Not solved yet' }).click();
    await visitor.getByLabel('What is still open?', { exact: false }).fill('It is the wrong colour.');
    expect(await findViolations(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Reopen' }).click();
    await expect(visitor.getByText('Reopened', { exact: false })).toBeVisible();
    await expect(detail.getByText('It is the wrong colour.')).toBeVisible();
    await solve('The right colour is on its way.');
    await visitor.getByRole('button', { name: 'Solved', exact: true }).click();
    await visitor.getByRole('radio', { name: 'Very bad' }).click();
    await visitor.getByRole('textbox', { name: 'Anything to add?', exact: false }).fill('Two tries.');
    await visitor.getByRole('button', { name: 'Send rating', exact: true }).click();
    await expect(visitor.getByText('Thank you for your rating')).toBeVisible();
    expect(await findViolations(visitor)).toEqual([]);

    await page.reload();
    const rating = page.getByRole('region', { name: 'Customer rating' });
    await expect(rating.getByText('Two tries.')).toBeVisible();
    await expect(rating.getByText('Low rating')).toBeVisible();

    await visitor.getByRole('button', { name: 'Back' }).click();
    await visitor.getByRole('button', { name: 'Chat' }).click();
    await expect(thread.getByText('WO-00001: Closed')).toBeVisible();
    await phone.close();
  },
);
