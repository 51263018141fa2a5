import { contacts, conversations, user, visitor } from '@lobby/contract';
import type { APIRequestContext, Page } from '@playwright/test';
import { enter } from '#/enter.ts';
import { call } from '#/call.ts';
import { expect, journey } from '#/journey.ts';
import type { Account } from '#/sign-up.ts';

/** A visitor who has written something. */
async function write(
  request: APIRequestContext,
  { token }: Account,
  text: string,
): Promise<{ id: string; visitor: string; contactId: string }> {
  const { tenant_slug: slug } = await call(request, user.info, {}, { token });
  const session = await call(request, visitor.session, { tenant: slug ?? '', locale: 'en-US' });
  const said = { conversation_id: session.conversation_id, client_msg_id: crypto.randomUUID(), text };
  await call(request, visitor.messages, said, { token: session.token });
  const { contact } = await call(request, conversations.get, { id: session.conversation_id }, { token });
  return { id: session.conversation_id, visitor: session.token, contactId: contact.id };
}

async function openSessions(page: Page, { token }: Account, path: string): Promise<void> {
  await enter(page, token, path);
}

journey('a list is narrowed, kept as a view, resolved at once and reopened', async ({ page, signUp, violations }) => {
  const account = await signUp();
  const { request } = page;
  for (const text of ['Where is my tent?', 'My tent is torn', 'Do you sell shoes?']) {
    const { id } = await write(request, account, text);
    if (text.includes('tent')) await call(request, conversations.update, { id, tags: ['tents'] }, { token: account.token });
  }
  await openSessions(page, account, '/dashboard/session');

  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filters = page.getByRole('dialog', { name: 'Filter conversations' });
  await filters.getByLabel('Tag').fill('tents');
  expect(await violations()).toEqual([]);
  await filters.getByRole('button', { name: 'Show conversations' }).click();
  await expect(page.getByText('2 conversations')).toBeVisible();
  await expect(page).toHaveURL(/tag=tents/);

  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'Save this list as a view' }).click();
  const saving = page.getByRole('dialog', { name: 'Save this list as a view' });
  await saving.getByLabel('Name').fill('About tents');
  await saving.getByRole('button', { name: 'Save' }).click();
  await expect(saving).toBeHidden();
  await page.getByRole('button', { name: 'Remove the filter tents' }).click();
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Saved views' }).click();
  await page.getByRole('menuitem', { name: 'About tents' }).click();
  await expect(page.getByText('2 conversations')).toBeVisible();

  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const rows = page.getByRole('checkbox', { name: /^Select Visitor/ });
  await rows.nth(0).click();
  await rows.nth(1).click({ modifiers: ['Shift'] });
  await expect(page.getByText('2 selected')).toBeVisible();
  expect(await violations()).toEqual([]);
  await page.getByRole('toolbar').getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByText('2 resolved')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Resolved\s*2$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Reopen' }).click();
  await expect(page.getByText('2 reopened and assigned to you')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Mine\s*2$/ })).toBeVisible();

  // What can be taken back exactly is.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select all loaded' }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Priority: Urgent' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Urgent' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Urgent' })).toHaveCount(0);
});

journey('two visitors who are one person are merged, and both histories stand together', async ({ page, signUp, violations }) => {
  const account = await signUp();
  const { request } = page;
  const asStaff = { token: account.token };
  const desk = await write(request, account, 'Written at the desk');
  const phone = await write(request, account, 'Written on the phone');
  await call(request, contacts.update, { id: desk.contactId, name: 'Misaki', email: 'misaki@shop.example' }, asStaff);
  await call(request, contacts.update, { id: phone.contactId, name: '田中 美咲', email: 'misaki@shop.example' }, asStaff);
  await openSessions(page, account, `/dashboard/session?conversation=${desk.id}`);
  const side = page.getByRole('complementary', { name: 'Contact and history' });
  await side.getByRole('button', { name: 'Contact actions' }).click();
  await page.getByRole('menuitem', { name: 'Merge with…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge another contact into Misaki' });
  await dialog.getByRole('button', { name: /田中 美咲.*Same email/ }).click();
  await expect(dialog.getByText('1 conversation', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: '田中 美咲' }).check();
  expect(await violations()).toEqual([]);
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(page.getByText('Contacts merged')).toBeVisible();
  await expect(side.getByText('田中 美咲')).toBeVisible();
  await side.locator(`a[href*="${phone.id}"]`).click();
  await expect(page.getByRole('log').getByText('Written on the phone')).toBeVisible();
  await expect(side.locator(`a[href*="${desk.id}"]`)).toBeVisible();

  // The phone's visitor goes on with the token that they have.
  const said = { conversation_id: phone.id, client_msg_id: crypto.randomUUID(), text: 'Still on the phone' };
  await call(request, visitor.messages, said, { token: phone.visitor });
  const own = await call(request, visitor.conversations, {}, { token: phone.visitor });
  expect(own.items.map(({ id }) => id).toSorted()).toEqual([desk.id, phone.id].toSorted());

  // They were two people after all.
  await side.getByRole('button', { name: 'Contact actions' }).click();
  await page.getByRole('menuitem', { name: 'Undo a merge…' }).click();
  const undoing = page.getByRole('dialog', { name: 'Undo a merge with 田中 美咲' });
  await expect(undoing.getByText('Name: 田中 美咲 → Misaki')).toBeVisible();
  expect(await violations()).toEqual([]);
  await undoing.getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('Merge undone')).toBeVisible();
  await expect(side.locator(`a[href*="${desk.id}"]`)).toHaveCount(0);
  await page.goto(`/dashboard/session?conversation=${desk.id}`);
  await expect(side.getByText('Misaki', { exact: true })).toBeVisible();
  await expect(side.locator(`a[href*="${phone.id}"]`)).toHaveCount(0);
  const apart = await call(request, visitor.conversations, {}, { token: phone.visitor });
  expect(apart.items.map(({ id }) => id)).toEqual([phone.id]);
});
