import { user } from '@lobby/contract';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';

journey(
  'a customer submits a work order, a colleague solves it, and the customer says that it is solved',
  async ({ browser, page, signUp, baseURL }) => {
    const owner = await signUp();
    const { tenant_slug: slug } = await call(page.request, user.info, {}, { token: owner.token });

    await page.context().addCookies([{ name: 'token', value: owner.token, url: baseURL ?? '' }]);
    await page.goto('/dashboard/work-order');
    await page.getByRole('button', { name: 'Start accepting work orders' }).click();
    await expect(page.getByText('Customers can’t submit work orders yet')).toBeHidden();
    expect(await findViolations(page)).toEqual([]);

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visitor = await phone.newPage();
    await visitor.goto(`/chat/${slug ?? ''}/work-order/create`);
    await visitor.getByRole('button', { name: 'Submit work order' }).click();
    await expect(visitor.getByText('First choose what it’s about.')).toBeVisible();
    await visitor.getByRole('button', { name: 'Problem with an order' }).click();
    await visitor.getByLabel('Subject').fill('A zip came off');
    await visitor.getByLabel('Details').fill('It is the left one of the main pocket.');
    expect(await findViolations(visitor)).toEqual([]);
    // A reload loses nothing of what was typed.
    await visitor.reload();
    await expect(visitor.getByLabel('Details')).toHaveValue('It is the left one of the main pocket.');
    await visitor.getByRole('button', { name: 'Submit work order' }).click();
    await expect(visitor.getByText('WO-00001')).toBeVisible();
    await expect(visitor.getByText('It is the left one of the main pocket.')).toBeVisible();

    await page.getByText('A zip came off').click();
    const detail = page.getByRole('dialog');
    await expect(detail.getByText('It is the left one of the main pocket.')).toBeVisible();
    await detail.getByRole('button', { name: 'Assign to me' }).click();
    await detail.getByRole('textbox').last().fill('We send you a new one.');
    await detail.getByRole('button', { name: 'Send reply' }).click();
    await expect(visitor.getByText('We send you a new one.')).toBeVisible();
    await expect(visitor.getByText('In progress').first()).toBeVisible();
    await detail.getByRole('button', { name: 'Solve', exact: true }).click();
    await detail.getByLabel('Solution').fill('A new zip is on its way.');
    await detail.getByRole('button', { name: 'Solve', exact: true }).click();
    await expect(detail.getByText('Solved', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await expect(visitor.getByRole('heading', { name: 'Is it solved?' })).toBeVisible();
    await expect(visitor.getByText('A new zip is on its way.')).toBeVisible();
    expect(await findViolations(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Solved', exact: true }).click();
    await expect(visitor.getByText('This work order is closed.')).toBeVisible();
    await expect(detail.getByText('Closed', { exact: true })).toBeVisible();

    await visitor.getByRole('button', { name: 'Back' }).click();
    await visitor.getByRole('button', { name: /^Finished 1/ }).click();
    await expect(visitor.getByText('A zip came off')).toBeVisible();
    await phone.close();
  },
);
