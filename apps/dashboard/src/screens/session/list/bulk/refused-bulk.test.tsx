import { bulk, conversations, teams, type BulkJob } from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aConversation } from '#/testing/conversations.ts';
import type { FakeApi } from '#/testing/fake-api.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const COUNTS = { mine: 0, waiting: 0, queued: 2, mentioned: 0, bot: 0, all: 2, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 };
const ITEMS = [1, 2].map((no) => aConversation(no));
const DONE: BulkJob = { id: '018f0000-0000-7000-e000-000000000001', state: 'done', total: 2, through: 2, done: 2, refused: [] };

/** The list with both of its conversations chosen. */
async function chooseBoth(answers: (api: FakeApi) => void) {
  const opened = await renderScreen({
    path: '/dashboard/session',
    answers: (api) => {
      api.answer(conversations.list, { items: ITEMS, next_cursor: null, counts: COUNTS, total: 2 });
      api.answer(conversations.colleagues, { items: [] });
      api.answer(teams.list, { items: [] });
      answers(api);
    },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Select' }));
  await screen.findAllByRole('checkbox', { name: /Select Visitor/ });
  await opened.user.click(await screen.findByRole('checkbox', { name: 'Select all loaded' }));
  return opened;
}
type User = Awaited<ReturnType<typeof chooseBoth>>['user'];

const fromMenu = (menu: string, item: string | RegExp) => async (user: User) => {
  await openMenu(user, menu);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
async function tag(user: User) {
  await fromMenu('More actions', 'Edit tags')(user);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Tag'), 'vip{Enter}');
}

describe.each([
  ['tagged', tag, { kind: 'tag', tag: 'vip' }],
  ['marked as read', fromMenu('More actions', 'Mark as read'), { kind: 'read' }],
  ['snoozed', fromMenu('Snooze', 'For an hour'), { kind: 'snooze' }],
  ['given a priority', fromMenu('More actions', 'Priority: Urgent'), { kind: 'priority', priority: 'urgent' }],
] as const)('many conversations are %s', (_what, act, action) => {
  test('in one call', async () => {
    const { user, api } = await chooseBoth((server) => server.answer(bulk.run, DONE));
    await act(user);
    await waitFor(() => expect(api.callsTo(bulk.run)).toHaveLength(1));
    expect(api.callsTo(bulk.run)[0]?.body).toMatchObject({ ids: ITEMS.map(({ id }) => id), action });
  });

  test('or it is said why not, and they stay chosen', async () => {
    const { user } = await chooseBoth((server) => server.fail(bulk.run, 'internal'));
    await act(user);
    expect(await screen.findByText('msg of internal')).toBeTruthy();
    expect(screen.getByText('2 selected')).toBeTruthy();
  });
});
