import {
  conversations,
  copilot,
  messages,
  notes,
  teams,
  workOrderMerges,
  workOrders,
  workOrderTypes,
  type WorkOrder,
} from '@lobby/contract';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anOrder } from '#/testing/an-order.ts';
import { aMessage, aNote } from '#/testing/conversations.ts';
import type { FakeApi } from '#/testing/fake-api.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

/** A server with two work orders of one customer. */
function serve(api: FakeApi, start: Partial<WorkOrder> = {}) {
  const world = { one: anOrder(1, start), two: anOrder(2) };
  const rows = () => [world.one, world.two];
  api.answer(workOrders.list, () => ({ items: rows(), next_cursor: null, counts: null, total: null, more_than_total: false }));
  api.answer(workOrders.get, ({ path }) => rows().find(({ id }) => path.endsWith(id)) ?? world.one);
  api.answer(workOrderTypes.list, { items: [] });
  api.answer(teams.members, { items: [] });
  api.answer(teams.list, { items: [] });
  api.answer(messages.list, ({ path }) => ({
    items: path.includes(world.one.conversation_id)
      ? [aMessage(1, { body: 'The left one', conversation_id: world.one.conversation_id })]
      : [],
    first_seq: 1,
    last_seq: 1,
  }));
  api.answer(notes.list, { items: [] });
  api.answer(conversations.read, { unread: 0 });
  api.answer(copilot.state, { model: false });
  return world;
}

async function open(answers: (api: FakeApi, world: ReturnType<typeof serve>) => void = () => undefined, start: Partial<WorkOrder> = {}) {
  let world: ReturnType<typeof serve> | undefined;
  const scene = await renderScreen({
    path: `/dashboard/work-order?order=${anOrder(1).id}`,
    answers(api) {
      world = serve(api, start);
      answers(api, world);
    },
  });
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('The left one');
  return { ...scene, dialog };
}

async function choose(user: UserEvent, entry: string): Promise<void> {
  await openMenu(user, 'More actions');
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

test('a colleague who saved first is seen, and what the second one typed is saved over nothing else', async () => {
  let isFirst = true;
  const sent: unknown[] = [];
  const { user, dialog } = await open((api, world) => {
    api.on(workOrders.update, ({ body }) => {
      sent.push(body);
      if (!isFirst) {
        world.one = { ...world.one, subject: 'Mine', version: 3 };
        return { envelope: { code: 1, msg: 'ok', data: world.one } };
      }
      isFirst = false;
      world.one = { ...world.one, subject: 'Theirs', fields: { colour: 'blue' }, version: 2 };
      return { status: 409, envelope: { code: 40009, msg: 'stale', data: { reason: 'stale_version', current: world.one } } };
    });
  });
  await choose(user, 'Edit');
  const form = within(dialog).getByRole('form', { name: 'Edit' });
  const subject = within(form).getByLabelText('Subject');
  await user.clear(subject);
  await user.type(subject, 'Mine');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await within(form).findByText('Now: Theirs')).toBeTruthy();
  expect((subject as HTMLInputElement).value).toBe('Mine');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await within(dialog).findByText('blue');
  expect(sent).toEqual([
    { version: 1, subject: 'Mine' },
    { version: 2, subject: 'Mine' },
  ]);
});

test('a note goes to colleagues, and a reply to the customer, each from its own field', async () => {
  const { user, api, dialog } = await open((api) => {
    const kept = [] as ReturnType<typeof aNote>[];
    api.answer(notes.list, () => ({ items: kept }));
    api.answer(notes.add, () => {
      kept.push(aNote(1, 1, { body: 'Quietly' }));
      return aNote(1, 1, { body: 'Quietly' });
    });
    api.answer(messages.send, aMessage(2, { body: 'Hello', author_kind: 'agent' }));
  });
  await user.type(within(dialog).getByPlaceholderText('Reply to Ada'), 'Hello');
  await user.click(within(dialog).getByRole('button', { name: 'Internal note' }));
  const field = within(dialog).getByPlaceholderText('Only your team sees this');
  expect((field as HTMLTextAreaElement).value).toBe('');
  await user.type(field, 'Quietly');
  await user.click(within(dialog).getByRole('button', { name: 'Add note' }));
  await within(dialog).findByText('Quietly');
  expect(api.calls.filter(({ path, method }) => method === 'POST' && path.endsWith('/message'))).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Reply' }));
  await user.click(within(dialog).getByRole('button', { name: 'Send reply' }));
  await expect.poll(() => api.calls.filter(({ path, method }) => method === 'POST' && path.endsWith('/message')).length).toBe(1);
});

test('merging shows what would happen first, and then goes to the one that stays', async () => {
  const { user, api, history } = await open((api, world) => {
    const side = ({ id, no, subject, status, priority, version }: WorkOrder) => ({
      id,
      no,
      subject,
      status,
      priority,
      version,
      assignee_name: null,
      messages: 1,
      tasks: 0,
      links: 0,
      created_at: 1,
    });
    api.answer(workOrderMerges.preview, () => ({
      kept: side(world.one),
      merged: side(world.two),
      fields: ['colour'],
      priority: 'urgent' as const,
      assignee_name: null,
    }));
    api.answer(workOrderMerges.merge, () => ({ ...world.one, merged: [] }));
  });
  await choose(user, 'Merge with another');
  const dialog = (await screen.findByText('Merge WO-00001 with')).closest('[role=dialog]') as HTMLElement;
  await user.click(await within(dialog).findByRole('button', { name: /Zip 2/ }));
  expect(await within(dialog).findByText('Copied over: Colour.')).toBeTruthy();
  expect(within(dialog).getByText('Result: priority Urgent, assignee Unassigned.')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Merge' }));
  await expect
    .poll(() => api.calls.find(({ path }) => path.endsWith('/merge'))?.body)
    .toMatchObject({
      version: 1,
      other_id: anOrder(2).id,
      other_version: 1,
    });
  await expect.poll(() => history.location.search).toContain(anOrder(1).id);
});

test('what is over is only read, and offers a follow-up', async () => {
  const { user, dialog } = await open(undefined, { status: 'closed', stage: 'closed', closed_at: 1 });
  expect(within(dialog).queryByRole('button', { name: 'Send reply' })).toBeNull();
  expect(within(dialog).queryByRole('button', { name: 'Add' })).toBeNull();
  await choose(user, 'Create a follow-up');
  expect(await screen.findByText('Follow-up to WO-00001')).toBeTruthy();
});

test('solving without words says what is missing, and sends nothing', async () => {
  const { user, dialog, api } = await open(
    (fake, world) => fake.answer(workOrders.move, () => ({ ...world.one, status: 'solved' as const })),
    {
      status: 'open',
    },
  );
  await user.click(await within(dialog).findByRole('button', { name: 'Solve' }));
  await user.click(within(dialog).getByRole('button', { name: 'Solve' }));
  expect(await within(dialog).findByText('Write what was done; the customer reads it.')).toBeTruthy();
  expect(api.callsTo(workOrders.move)).toEqual([]);
  await user.type(within(dialog).getByRole('textbox', { name: /^Solution|^What/ }), 'Sent a new one');
  await user.click(within(dialog).getByRole('button', { name: 'Solve' }));
  expect(api.callsTo(workOrders.move).map(({ body }) => body)).toMatchObject([{ to: 'solved', solution: 'Sent a new one' }]);
});
