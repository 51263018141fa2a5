import { user } from '@lobby/contract';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';

journey(
  'a type is made, a customer fills it in, and the desk filters, changes many at once and moves a card',
  async ({ browser, page, signUp, baseURL }) => {
    const owner = await signUp();
    const { tenant_slug: slug } = await call(page.request, user.info, {}, { token: owner.token });
    await page.context().addCookies([{ name: 'token', value: owner.token, url: baseURL ?? '' }]);

    await page.goto('/dashboard/work-order');
    await page.getByRole('button', { name: 'Types' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'New type' }).click();
    await sheet.getByLabel('Name in English').fill('Repair');
    await sheet.getByRole('button', { name: 'Add field' }).click();
    await sheet.getByLabel('Label in English').fill('Serial number');
    await sheet.getByLabel('Format').fill('NF-\\d{4}');
    await sheet.getByLabel('Test a value').fill('NF-2048');
    await expect(sheet.getByText('Matches', { exact: true })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('1 field')).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).click();

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const visitor = await phone.newPage();
    for (const subject of ['The left zip', 'The right zip']) {
      await visitor.goto(`/chat/${slug ?? ''}/work-order/create`);
      await visitor.getByLabel('Serial number').fill('NF-2048');
      await visitor.getByLabel('Subject').fill(subject);
      await visitor.getByLabel('Details').fill('It came off.');
      await visitor.getByRole('button', { name: 'Submit work order' }).click();
      // Its field has the same words until the answer is there.
      await expect(visitor.getByRole('heading', { name: subject })).toBeVisible();
      await expect(visitor.getByText('It came off.')).toBeVisible();
    }
    await phone.close();

    await expect(page.getByText('The right zip')).toBeVisible();
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Repair' }).click();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/type=/);
    await expect(page.getByText('2 work orders')).toBeVisible();

    await page.getByRole('checkbox').first().click({ force: true });
    await page.getByRole('button', { name: 'Priority', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Urgent' }).click();
    await expect(page.getByText('2 work orders changed')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Board' }).click();
    const fresh = page.getByRole('region', { name: /^New/ });
    await fresh.getByRole('button', { name: 'The left zip' }).dragTo(page.getByRole('region', { name: /^Open/ }));
    await expect(page.getByRole('region', { name: 'Open, 1' }).getByText('The left zip')).toBeVisible();
    await fresh.getByRole('button', { name: /^Move WO-/ }).click();
    await page.getByRole('menuitem', { name: 'To “Solved”' }).click();
    await page.getByRole('dialog').getByLabel('Solution').fill('A new zip is on its way.');
    await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
    // A column is loaded when it comes into sight.
    await page.getByRole('region', { name: /^Solved/ }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name: 'Solved, 1' })).toBeVisible();
    // What is still being saved is dimmed.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Open, 1' }).getByText('The left zip')).toBeVisible();

    await page.getByRole('button', { name: 'Due dates' }).click();
    await expect(page.getByRole('region', { name: 'Due dates' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  },
);
