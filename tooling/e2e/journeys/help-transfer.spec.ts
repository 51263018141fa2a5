import { help } from '@lobby/contract';
import { readFile } from 'node:fs/promises';
import { enter } from '#/enter.ts';
import { call } from '#/call.ts';
import { findViolations } from '#/find-violations.ts';
import { expect, journey } from '#/journey.ts';

const FILE =
  '---\ntitle: How do I dry the tent?\nlanguage: en-US\nslug: dry-the-tent\ncategory: Care\nstatus: published\n---\n\nHang it in the shade.\n';

journey('articles come in from a file after a look at it, and go out as a zip', async ({ page, request, signUp }) => {
  const account = await signUp();
  await enter(page, account.token, '/dashboard/knowledge-base/help-document');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import articles' });
  const files = [
    { name: 'tent.md', mimeType: 'text/markdown', buffer: Buffer.from(FILE) },
    { name: 'lost.md', mimeType: 'text/markdown', buffer: Buffer.from('No title at all.') },
  ];
  await dialog.locator('input[type=file]').setInputFiles(files);
  await expect(dialog.getByText('Preview')).toBeVisible();
  await expect(dialog.getByText(/It has no title/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(dialog.getByText('Import result')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('How do I dry the tent?')).toBeVisible();
  const { items } = await call(request, help.list, {}, { token: account.token });
  expect(items[0]?.locales).toMatchObject([{ slug: 'dry-the-tent', status: 'published' }]);
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^help-.*\.zip$/);
  expect((await readFile(await download.path())).includes('en-US/dry-the-tent.md')).toBe(true);
});
