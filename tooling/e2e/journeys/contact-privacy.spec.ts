import { contacts, conversations, HEADERS, messages, user, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';

journey('a customer’s data is saved as one file, and everything of theirs is erased', async ({ page, signUp, baseURL, violations }) => {
  const owner = await signUp();
  const { tenant_slug: slug } = await call(page.request, user.info, {}, { token: owner.token });
  const session = await call(page.request, visitor.session, { tenant: slug ?? '', locale: 'en-US' }, {});
  const id = session.conversation_id;
  const written = { conversation_id: id, client_msg_id: randomUUID(), text: 'My parcel is wet' };
  await call(page.request, visitor.messages, written, { token: session.token });
  await call(
    page.request,
    visitor.contact,
    { conversation_id: id, name: 'Grace', email: `grace-${randomUUID()}@example.com` },
    { token: session.token },
  );
  await call(page.request, messages.send, { id, client_msg_id: randomUUID(), text: 'A new one is coming' }, { token: owner.token });
  const { contact } = await call(page.request, conversations.get, { id }, { token: owner.token });

  await page.context().addCookies([{ name: 'token', value: owner.token, url: baseURL ?? '' }]);
  await page.goto(`/dashboard/session?conversation=${id}`);
  const menu = page.getByRole('button', { name: 'Contact actions' });
  await menu.click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Export all data' }).click()]);
  expect(download.suggestedFilename()).toBe(`contact-${contact.id}.zip`);
  const zip = readFileSync(await download.path()).toString('latin1');
  expect(zip.startsWith('PK')).toBe(true);
  expect(zip).toContain('My parcel is wet');
  await expect(page.getByText('Exporting Grace’s data')).toBeVisible();

  await menu.click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByText('Messages, notes, ratings, work orders, files and pending emails')).toBeVisible();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Grace was deleted')).toBeVisible();
  const gone = await page.request.get(contacts.get.path.replace('{id}', contact.id), { headers: { [HEADERS.token]: owner.token } });
  expect(gone.status()).toBe(404);
});
