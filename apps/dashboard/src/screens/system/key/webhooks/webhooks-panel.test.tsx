import { EVENT_TYPES, webhooks, type Webhook, type WebhookDelivery, type WebhookDeliveryDetail } from '@lobby/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeApi } from '#/testing/fake-api.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const PATH = '/dashboard/system/key?tab=webhooks';
const ERP: Webhook = {
  id: '0190c5a4-0000-7000-8000-000000000001',
  name: 'ERP',
  url: 'https://erp.example/lobby',
  events: ['message.created', 'work_order.created'],
  status: 'active',
  disabled_reason: null,
  failing_since: null,
  pending: 0,
  last_delivered_at: null,
  old_secret_until: null,
  created_by: 'Mina',
  created_at: 1_700_000_000_000,
  version: 1,
};
const SENT: WebhookDelivery = {
  id: '0190c5a4-0000-7000-8000-000000000002',
  event_id: '0190c5a4-0000-7000-8000-000000000003',
  event: 'message.created',
  state: 'failed',
  attempt: 10,
  http_status: 500,
  error: 'status',
  ms: 31,
  next_try_at: null,
  last_try_at: 1_700_000_100_000,
  created_at: 1_700_000_000_000,
};
const DETAIL: WebhookDeliveryDetail = {
  ...SENT,
  request: '{"type":"message.created"}',
  attempts: [{ no: 10, at: 1_700_000_100_000, ms: 31, http_status: 500, error: 'status', answer: 'out of paper' }],
};

function have(api: FakeApi, ...all: Webhook[]): void {
  let stored = all;
  api.answer(webhooks.list, () => ({ items: stored }));
  api.answer(webhooks.create, ({ body }) => {
    const made = { ...ERP, ...(body as Partial<Webhook>), secret: 'whsec_once' };
    stored = [made, ...stored];
    return made;
  });
  api.answer(webhooks.update, ({ body }) => {
    stored = stored.map((each) => ({ ...each, ...(body as Partial<Webhook>) }));
    return stored[0] ?? ERP;
  });
  api.answer(webhooks.remove, () => {
    stored = [];
    return {};
  });
  api.answer(webhooks.rotate, () => ({ ...ERP, secret: 'whsec_new' }));
  api.answer(webhooks.test, () => ({ ...DETAIL, event: 'webhook.test' }));
  api.answer(webhooks.deliveries, () => ({ items: [SENT], next_cursor: null }));
  api.answer(webhooks.delivery, () => DETAIL);
  api.answer(webhooks.replay, () => ({ ...SENT, state: 'pending' as const }));
  api.answer(webhooks.replayMany, () => ({ count: 3 }));
}
const open = (...all: Webhook[]) => renderScreen({ path: PATH, answers: (api) => have(api, ...all) });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('the first webhook is added with its events, and its secret is shown once', async () => {
  const { api, user } = await open();
  await user.click(await button('Add a webhook'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByText(/^Enter an address that starts with https/)).toBeTruthy();
  await user.type(dialog.getByLabelText('Address'), 'https://erp.example/lobby');
  await user.click(dialog.getByRole('checkbox', { name: 'Conversations' }));
  await user.click(dialog.getByRole('checkbox', { name: 'quota.warning' }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('whsec_once')).toBeTruthy();
  expect(api.callsTo(webhooks.create)[0]?.body).toMatchObject({
    url: 'https://erp.example/lobby',
    events: EVENT_TYPES.filter((type) => /^(?:message|work_order|contact|quota)\./.test(type)),
  });
  await user.click(await button('Done'));
  expect(await screen.findByText('https://erp.example/lobby')).toBeTruthy();
});

test('without an event nothing is added', async () => {
  const { api, user } = await open();
  await user.click(await button('Add a webhook'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Address'), 'https://erp.example/lobby');
  for (const area of ['Conversations', 'Messages', 'Work orders', 'Contacts'])
    await user.click(dialog.getByRole('checkbox', { name: area }));
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(dialog.getByRole('alert').textContent).toBe('Choose at least one event.');
  expect(api.callsTo(webhooks.create)).toHaveLength(0);
});

test('a test says what came back, and the log shows what was sent and sends it again', async () => {
  const { api, user } = await open(ERP);
  await user.click(await button('ERP'));
  await user.click(await button('Send a test event'));
  expect(await screen.findByText('Couldn’t deliver the test event: 500 in 31 ms')).toBeTruthy();
  expect(screen.getByText('out of paper')).toBeTruthy();
  await user.click(await button(/^message\.created/));
  expect(await screen.findByText(/"type": "message.created"/)).toBeTruthy();
  await user.click(await button('Send again'));
  expect(api.callsTo(webhooks.replay)).toHaveLength(1);
  await user.click(await button('Send everything that failed again'));
  expect(await screen.findByText('3 events are being sent again')).toBeTruthy();
});

test('one that was switched off says why, and is switched on again', async () => {
  const { api, user } = await open({ ...ERP, status: 'disabled', disabled_reason: 'gone' });
  await user.click(await button('ERP'));
  expect(await screen.findByText(/answered that it no longer exists/)).toBeTruthy();
  await user.click(await button('Resume'));
  expect(api.callsTo(webhooks.update)[0]?.body).toMatchObject({ status: 'active', version: 1 });
});

test('a new secret is shown after a yes, and so is a webhook removed', async () => {
  const { api, user } = await open(ERP);
  await user.click(await button('ERP'));
  await user.click(await button('New secret'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'New secret' }));
  expect(await screen.findByText('whsec_new')).toBeTruthy();
  await user.click(await button('Done'));
  await user.click(await button('Remove'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Connect your own systems')).toBeTruthy();
  expect(api.callsTo(webhooks.remove)).toHaveLength(1);
});
