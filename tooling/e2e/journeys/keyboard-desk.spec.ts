import { contacts, conversations, messages, user, visitor } from '@lobby/contract';
import { call } from '#/call.ts';
import { enter } from '#/enter.ts';
import { expect, journey } from '#/journey.ts';

journey('one conversation goes from the list to resolved with the keyboard alone', async ({ page, signUp, violations }) => {
  const { token } = await signUp();
  const staff = { token };
  const { tenant_slug: slug } = await call(page.request, user.info, {}, staff);
  const session = await call(page.request, visitor.session, { tenant: slug ?? '', locale: 'en-US' });
  const { conversation_id: id } = session;
  await call(
    page.request,
    visitor.messages,
    { conversation_id: id, client_msg_id: crypto.randomUUID(), text: 'Where is my tent?' },
    { token: session.token },
  );
  await enter(page, token, '/dashboard/session');
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')).toHaveCount(1);
  const stands = () => call(page.request, conversations.get, { id }, staff);
  const press = (keys: string) => page.keyboard.press(keys);

  await press('j');
  await expect(page.getByRole('log').getByText('Where is my tent?')).toBeVisible();
  await press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Write a note');
  expect(await violations()).toEqual([]);
  await press('Escape');

  await press('t');
  await expect.poll(async () => (await stands()).owner_kind).toBe('agent');
  await press('r');
  await page.keyboard.type('On its way.');
  await press('Enter');
  await expect(page.getByRole('log').getByText('On its way.')).toBeVisible();

  // From the reply itself: what is typed after > runs, and nothing of it stays in the field.
  await page.keyboard.type('>set the pri');
  await expect(page.getByRole('option', { name: /Set the priority/ })).toBeVisible();
  expect(await violations()).toEqual([]);
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Set the priority…' })).toBeVisible();
  await page.keyboard.type('high');
  await press('Enter');
  await expect.poll(async () => (await stands()).priority).toBe('high');
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await expect(reply).toHaveValue('');
  await expect(reply).toBeFocused();

  await press('Escape');
  await press('l');
  await page.keyboard.type('tents');
  await expect(page.getByRole('option', { name: 'Add “tents”' })).toBeVisible();
  await press('Enter');
  await expect.poll(async () => (await stands()).tags).toEqual(['tents']);

  await press('n');
  await page.keyboard.type('Lost in the post');
  await press('Enter');
  await expect(page.getByRole('log').getByText('Lost in the post')).toBeVisible();
  await press('Escape');

  await press('Control+k');
  await page.keyboard.type('snooze');
  await press('Enter');
  await page.keyboard.type('tomorrow');
  await press('Enter');
  await expect.poll(async () => (await stands()).status).toBe('snoozed');
  await press('Control+k');
  await page.keyboard.type('unsnooze');
  await expect(page.getByRole('option', { name: 'Unsnooze' })).toBeVisible();
  await press('Enter');
  await expect.poll(async () => (await stands()).snoozed_until).toBe(null);
  await press('e');
  await expect.poll(async () => (await stands()).status).toBe('resolved');
  const { items } = await call(page.request, messages.list, { id }, staff);
  expect(items.filter(({ author_kind: author }) => author === 'agent').map(({ body }) => body)).toEqual(['On its way.']);
});

journey('a contact is marked as a VIP on the card, and the list shows it', async ({ page, signUp, violations }) => {
  const { token } = await signUp();
  const { tenant_slug: slug } = await call(page.request, user.info, {}, { token });
  const session = await call(page.request, visitor.session, { tenant: slug ?? '', locale: 'en-US' });
  const { conversation_id: id } = session;
  await call(
    page.request,
    visitor.messages,
    { conversation_id: id, client_msg_id: crypto.randomUUID(), text: 'Hello' },
    { token: session.token },
  );
  await enter(page, token, `/dashboard/session?conversation=${id}`);
  await page.getByRole('log').waitFor();
  const details = page.getByRole('button', { name: 'Contact and history' });
  if (await details.isVisible()) await details.click();
  await page.getByRole('button', { name: 'Add the tag VIP to the contact' }).click();
  await expect(page.getByRole('button', { name: 'Remove the tag VIP from the contact' })).toBeVisible();
  expect(await violations()).toEqual([]);
  const { contact } = await call(page.request, conversations.get, { id }, { token });
  expect((await call(page.request, contacts.get, { id: contact.id }, { token })).tags).toEqual(['VIP']);
  await page.goto('/dashboard/session');
  await expect(page.getByRole('list', { name: 'Conversations' }).getByRole('img', { name: 'VIP' })).toBeVisible();
});
