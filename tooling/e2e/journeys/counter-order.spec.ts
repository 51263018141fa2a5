import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';

journey('somebody on the phone gets a work order with a due date, and is known when they call again', async ({ page, signUp, baseURL }) => {
  const owner = await signUp();
  await page.context().addCookies([{ name: 'token', value: owner.token, url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/dashboard/work-order');
  await page.getByRole('button', { name: 'Start accepting work orders' }).click();
  await expect(page.getByText('Customers can’t submit work orders yet')).toBeHidden();

  const take = async (fields: Readonly<Record<string, string>>, subject: string) => {
    await page.getByRole('button', { name: 'New work order' }).click();
    const form = page.getByRole('dialog', { name: 'New work order' });
    await expect(form.getByLabel('Name')).toBeVisible();
    for (const [label, value] of Object.entries(fields)) await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('button', { name: /Type/ }).click();
    await page.getByRole('option', { name: 'Anything else' }).click();
    await form.getByLabel('Subject').fill(subject);
    await form.getByLabel('Description').fill('Said on the phone.');
    return form;
  };

  const first = await take({ Name: 'Ito Haruka', Phone: '+81 90-1234-5678' }, 'The tent leaks');
  expect(await findViolations(page)).toEqual([]);
  await first.getByRole('button', { name: 'Create work order' }).click();
  const sheet = page.getByRole('dialog', { name: 'The tent leaks' });
  await expect(sheet.getByText('Said on the phone.')).toBeVisible();
  // The reply is in sight however long the work order is.
  const reply = await sheet.getByRole('button', { name: 'Send reply' }).boundingBox();
  expect((reply?.y ?? 0) + (reply?.height ?? 0)).toBeLessThanOrEqual(900);
  await sheet.getByRole('button', { name: /Change the due date/ }).click();
  await page.getByRole('button', { name: 'Tomorrow, 18:00' }).click();
  // The sheet shows the day as soon as it is chosen, and the dialog goes once it is saved.
  await expect(page.getByRole('dialog', { name: 'WO-00001' })).toBeHidden();
  await expect(sheet.getByRole('button', { name: /18:00 Change the due date/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');

  // The same number, written as they say it now, under a name that was misheard.
  const second = await take({ Name: 'Ido', Phone: '81 9012345678' }, 'The tent still leaks');
  await second.getByRole('button', { name: 'Create work order' }).click();
  await expect(page.getByRole('dialog', { name: 'The tent still leaks' }).getByText('Ito Haruka').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('row', { name: /The tent still leaks/ }).getByText('Ito Haruka')).toBeVisible();
});
