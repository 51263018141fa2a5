import { contacts, workOrders } from '@lobby/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOrder } from '#/testing/an-order.ts';
import { aRow, idOf, openOrders } from '#/testing/work-orders.ts';

const HIT = {
  id: idOf(77),
  no: 7,
  name: 'Ito Haruka',
  email: 'ito@example.com',
  phone: null,
  external_id: null,
  last_seen_at: 1,
  conversations: 2,
  same: [],
};

async function openForm(answers: Parameters<typeof openOrders>[1] = () => undefined) {
  const view = await openOrders('', (api) => {
    api.answer(contacts.find, { items: [] });
    api.answer(workOrders.create, anOrder(9));
    api.answer(workOrders.get, anOrder(9));
    answers(api);
  });
  await screen.findByText('Zip 1');
  await view.user.click(await screen.findByRole('button', { name: 'New work order' }));
  const form = within(await screen.findByRole('dialog', { name: 'New work order' }));
  await form.findByLabelText('Subject');
  return { ...view, form };
}

test('somebody on the phone is written down with their work order, which opens', async () => {
  const { user, api, form, history } = await openForm();
  await user.type(form.getByLabelText('Name'), 'Ito');
  await user.type(form.getByLabelText('Phone'), '+81 90 1234');
  await user.type(form.getByLabelText('Subject'), 'Zip');
  await user.type(form.getByLabelText('Description'), 'It came off.');
  await user.click(form.getByRole('button', { name: 'Create work order' }));
  await waitFor(() =>
    expect(api.callsTo(workOrders.create)[0]?.body).toMatchObject({ contact: { name: 'Ito', phone: '+81 90 1234' }, subject: 'Zip' }),
  );
  expect(api.callsTo(workOrders.create)[0]?.body).not.toHaveProperty('contact.email');
  await waitFor(() => expect(history.location.search).toContain(anOrder(9).id));
});

test('a known customer is suggested while typing, and stands for what was typed', async () => {
  const { user, api, form } = await openForm((fake) => fake.answer(contacts.find, { items: [HIT] }));
  await user.type(form.getByLabelText('Email'), 'ito@');
  await user.click(await form.findByRole('button', { name: /Ito Haruka/ }));
  expect(form.queryByLabelText('Email')).toBeNull();
  await user.type(form.getByLabelText('Subject'), 'Zip');
  await user.type(form.getByLabelText('Description'), 'It came off.');
  await user.click(form.getByRole('button', { name: 'Create work order' }));
  await waitFor(() => expect(api.callsTo(workOrders.create)[0]?.body).toMatchObject({ contact_id: HIT.id }));
  expect(api.callsTo(workOrders.create)[0]?.body).not.toHaveProperty('contact');
});

test('nobody named is said at the name, and everything is kept', async () => {
  const { user, api, form } = await openForm();
  await user.type(form.getByLabelText('Subject'), 'Zip');
  await user.click(form.getByRole('button', { name: 'Create work order' }));
  expect(form.getByText('Enter a name, a phone number or an email address.')).toBeTruthy();
  expect(document.activeElement).toBe(form.getByLabelText('Name'));
  expect(api.callsTo(workOrders.create)).toEqual([]);
  expect(form.getByLabelText<HTMLInputElement>('Subject').value).toBe('Zip');
});

test('a due date is set in the list, from the version that is shown', async () => {
  const { user, api } = await openOrders('', (fake) => fake.answer(workOrders.update, anOrder(9)));
  await screen.findByText('Zip 1');
  await user.click((await screen.findAllByRole('button', { name: /Change the due date/ }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Solve by'), { target: { value: '2020-01-01T10:00' } });
  await user.click(dialog.getByRole('button', { name: 'Set due date' }));
  expect(dialog.getByText('Choose a time in the future.')).toBeTruthy();
  expect(api.callsTo(workOrders.update)).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Solve by'), { target: { value: '2999-01-01T10:00' } });
  await user.click(dialog.getByRole('button', { name: 'Set due date' }));
  await waitFor(() =>
    expect(api.callsTo(workOrders.update)[0]?.body).toMatchObject({
      version: aRow(1).version,
      resolve_due_at: new Date('2999-01-01T10:00').getTime(),
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
