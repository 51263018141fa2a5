import { conversations, user, workOrders, workOrderTypes } from '@lobby/contract';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { join } from '#/join.ts';
import { expect, journey } from '#/journey.ts';

journey(
  'a conversation becomes a work order, two colleagues work on it, two of them are merged, and a closed one is followed up',
  async ({ browser, page, signUp, baseURL }) => {
    const owner = await signUp();
    const { tenant_slug: slug } = await call(page.request, user.info, {}, { token: owner.token });
    const asOwner = { token: owner.token };
    await call(page.request, workOrderTypes.create, { name: { 'en-US': 'Repair' } }, asOwner);

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visitor = await phone.newPage();
    await visitor.goto(`/chat/${slug ?? ''}`);
    await visitor.getByRole('textbox').last().fill('My zip came off');
    await visitor.keyboard.press('Enter');
    await expect(visitor.getByText('My zip came off')).toBeVisible();

    await page.context().addCookies([{ name: 'token', value: owner.token, url: baseURL ?? '' }]);
    let chatId = '';
    await expect
      .poll(async () => {
        const { items } = await call(page.request, conversations.list, { view: 'all' }, asOwner);
        chatId = items[0]?.id ?? '';
        return chatId;
      })
      .not.toBe('');
    await page.goto(`/dashboard/session?view=all&conversation=${chatId}`);
    await page.getByRole('button', { name: 'Create work order' }).click();
    const making = page.getByRole('dialog', { name: 'Create work order' });
    await expect(making.getByLabel('Subject')).toHaveValue('My zip came off');
    expect(await findViolations(page)).toEqual([]);
    await making.getByRole('button', { name: 'Create work order' }).click();
    await expect(page.getByText(/created work order WO-00001/)).toBeVisible();
    const beside = page.getByRole('complementary', { name: 'Contact and history' });
    await expect(beside.getByText('WO-00001 · New')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    // A colleague opens it, and both of them see what the other does.
    const leo = await join(page.request, owner.token, 'Leo', { role: 'agent', team_ids: [] });
    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await desk.addCookies([{ name: 'token', value: leo.token, url: baseURL ?? '' }]);
    const colleague = await desk.newPage();
    const { items } = await call(page.request, workOrders.list, { view: 'all' }, asOwner);
    const id = items[0]?.id ?? '';
    await Promise.all([page, colleague].map((each) => each.goto(`/dashboard/work-order?order=${id}`)));
    const [mine, theirs] = [page.getByRole('dialog'), colleague.getByRole('dialog')];
    await expect(mine.getByRole('link', { name: /^Chat / })).toBeVisible();
    await mine.getByPlaceholder('New task').fill('Book the courier');
    await mine.getByRole('button', { name: 'Add', exact: true }).click();
    await theirs.getByRole('checkbox', { name: 'Book the courier' }).click();
    await expect(mine.getByText('1 of 1')).toBeVisible();
    await theirs.getByRole('button', { name: 'Internal note' }).click();
    await theirs.getByPlaceholder('Only your team sees this').fill('He was rude last time');
    await theirs.getByRole('button', { name: 'Add note' }).click();
    await expect(mine.getByText('He was rude last time')).toBeVisible();
    await mine.getByPlaceholder(/^Reply to/).fill('A new zip is on its way.');
    await mine.getByRole('button', { name: 'Send reply' }).click();
    await expect(theirs.getByText('A new zip is on its way.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    // The customer sends the same thing once more, and the two become one.
    await visitor.goto(`/chat/${slug ?? ''}/work-order/create`);
    await visitor.getByLabel('Subject').fill('Zip again');
    await visitor.getByLabel('Details').fill('I forgot: the pocket too.');
    await visitor.getByRole('button', { name: 'Submit work order' }).click();
    await expect(visitor.getByText('WO-00002')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Merge with another' }).click();
    const merging = page.getByRole('dialog', { name: /^Merge WO-00001/ });
    await merging.getByRole('button', { name: /Zip again/ }).click();
    await expect(merging.getByText('The customer is notified in both.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await merging.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(merging).toBeHidden();
    await expect(mine.getByText('I forgot: the pocket too.')).toBeVisible();
    await expect(visitor.getByText(/was merged into WO-00001/).first()).toBeVisible();
    await visitor.getByRole('button', { name: 'Open WO-00001' }).click();
    await expect(visitor.getByText('A new zip is on its way.')).toBeVisible();
    await expect(visitor.getByText('He was rude last time')).toBeHidden();

    // Solved and closed; what the customer writes about it then goes on from it.
    await mine.getByRole('button', { name: 'Solve', exact: true }).click();
    await mine.getByLabel('Solution').fill('Sewn on again.');
    await mine.getByRole('button', { name: 'Solve', exact: true }).click();
    await visitor.getByRole('button', { name: 'Solved', exact: true }).click();
    await visitor.getByRole('button', { name: 'Write a follow-up' }).click();
    await visitor.getByLabel('Details').fill('It came off again.');
    await visitor.getByRole('button', { name: 'Submit work order' }).click();
    await expect(visitor.getByText('WO-00003')).toBeVisible();
    await expect(mine.getByText('is followed up by')).toBeVisible();
    await mine.getByRole('link', { name: /WO-00003/ }).click();
    await expect(page.getByRole('dialog').getByText('It came off again.')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await desk.close();
    await phone.close();
  },
);
