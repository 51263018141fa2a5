import { workOrderTypes, type WorkOrderType } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aType, openOrders, type FakeApi } from '#/testing/work-orders.ts';

describe('the types', () => {
  const edit = async (type: WorkOrderType, answers: (api: FakeApi) => void = () => undefined) => {
    const page = await openOrders('', (fake) => {
      fake.answer(workOrderTypes.list, { items: [type] });
      answers(fake);
    });
    await page.user.click(await screen.findByRole('button', { name: 'Types' }));
    await page.user.click(await screen.findByRole('button', { name: 'Edit “Repair”' }));
    return { ...page, box: within(await screen.findByRole('dialog')) };
  };

  test('ask for more in each language, and say which language lacks something', async () => {
    const { user, api, box } = await edit(aType({ used: 0 }), (fake) => fake.answer(workOrderTypes.update, aType({ version: 2 })));
    await user.click(box.getByRole('button', { name: 'Add field' }));
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await box.findByText('Fill this in')).toBeTruthy();
    expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.type(box.getByLabelText('Label in English'), 'Serial');
    await user.type(box.getByRole('textbox', { name: /^Format/ }), 'NF-\\d+');
    await user.type(await box.findByRole('textbox', { name: 'Test a value' }), 'NF-x');
    expect(await box.findByText('Doesn’t match')).toBeTruthy();
    expect(box.getByRole('tab', { name: /日本語/ }).textContent).toContain('2 missing');
    await user.click(box.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
        version: 1,
        fields: [{ kind: 'text', label: { 'en-US': 'Serial' }, pattern: 'NF-\\d+' }],
      }),
    );
  });

  test('refuse a pattern that could take long', async () => {
    const { user, box } = await edit(aType());
    await user.click(box.getByRole('button', { name: 'Add field' }));
    await user.type(box.getByRole('textbox', { name: /^Format/ }), '(a+)+');
    expect(await box.findByText(/^This format isn’t allowed/)).toBeTruthy();
    expect(box.queryByRole('textbox', { name: 'Test a value' })).toBeNull();
  });

  test('that were saved by somebody else meanwhile lose nothing of what was typed', async () => {
    const theirs = aType({ name: { 'en-US': 'Repairs' }, version: 5 });
    const { user, api, box } = await edit(aType(), (fake) => fake.fail(workOrderTypes.update, 'stale_version', { current: theirs }));
    const name = box.getByLabelText('Name in English');
    await user.clear(name);
    await user.type(name, 'Mending');
    await user.click(box.getByRole('button', { name: 'Save' }));
    expect(await box.findByText('Differences: name')).toBeTruthy();
    expect((name as HTMLInputElement).value).toBe('Mending');
    api.answer(workOrderTypes.update, aType({ version: 6 }));
    await user.click(box.getByRole('button', { name: 'Keep mine' }));
    await waitFor(() =>
      expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 5, name: { 'en-US': 'Mending' } }),
    );
  });

  test('in use can be turned off but not deleted, and it is said so', async () => {
    const { box } = await edit(aType());
    expect(box.getByText('3 work orders use it, so you can turn it off but not delete it.')).toBeTruthy();
    expect(box.queryByRole('button', { name: 'Delete type' })).toBeNull();
  });
});
