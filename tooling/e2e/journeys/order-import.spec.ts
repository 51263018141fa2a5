import { workOrderTypes } from '@lobby/contract';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';

const ROWS = 120;
const bytes = Buffer.from(
  [
    'Ticket ID,Subject,Status,Priority,Email',
    ...Array.from({ length: ROWS }, (_, no) => `T-${no},Old zip ${no},Open,High,ada${no}@example.com`),
    'T-bad,Nobody’s,Open,High,',
  ].join('\n'),
);
const FILE = { name: 'old-tickets.csv', mimeType: 'text/csv', buffer: bytes };

journey(
  'work orders of another system are looked at, imported while the page is left, and not doubled',
  async ({ page, signUp, baseURL }) => {
    const owner = await signUp();
    await call(page.request, workOrderTypes.create, { name: { 'en-US': 'Repair' } }, { token: owner.token });
    await page.context().addCookies([{ name: 'token', value: owner.token, url: baseURL ?? '' }]);

    await page.goto('/dashboard/work-order');
    await page.getByRole('button', { name: 'Import' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('File to import').setInputFiles(FILE);
    await expect(sheet.getByText('The row has no customer')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Reference in the other system' })).toContainText('Ticket ID');
    expect(await findViolations(page)).toEqual([]);
    await sheet.getByRole('button', { name: `Import ${ROWS} work orders` }).click();
    await expect(sheet.getByText(/Creating work orders|Import complete/)).toBeVisible();

    // It goes on without the page.
    await page.goto('/dashboard/team');
    await page.goto('/dashboard/work-order');
    await expect(page.getByText(`${ROWS} work orders`)).toBeVisible();
    await expect(page.getByRole('cell', { name: 'WO-00120', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Import' }).click();
    await sheet.getByLabel('File to import').setInputFiles(FILE);
    await expect(sheet.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  },
);
