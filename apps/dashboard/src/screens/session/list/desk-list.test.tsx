import {
  bulk,
  contacts,
  conversations,
  messages,
  notes,
  savedViews,
  teams,
  type BulkJob,
  type ContactHit,
  type ContactMerge,
  type Conversation,
  type SavedView,
} from '@lobby/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aContact, aConversation, aMessage } from '#/testing/conversations.ts';
import type { FakeApi, FakeCall } from '#/testing/fake-api.ts';
import { openMenu } from '#/testing/open-menu.ts';
import { renderScreen } from '#/testing/render-screen.tsx';

const COUNTS = { mine: 0, waiting: 0, queued: 3, mentioned: 0, bot: 0, all: 3, snoozed: 0, resolved: 0, abandoned: 0, spam: 0 };
const ID = '018f0000-0000-7000-e000-000000000001';
const IDS = [1, 2, 3].map((no) => aConversation(no).id);

/** A bulk action that is through. */
function aJob(over: Partial<BulkJob> = {}): BulkJob {
  return { id: ID, state: 'done', total: 3, through: 3, done: 3, refused: [], ...over };
}

function serve(api: FakeApi, items: Conversation[] = [1, 2, 3].map((no) => aConversation(no)), total = items.length) {
  const views: SavedView[] = [];
  api.answer(conversations.list, { items, next_cursor: null, counts: COUNTS, total });
  api.answer(conversations.colleagues, { items: [{ id: 2, name: 'Leo' }] });
  api.answer(teams.list, { items: [{ id: ID, name: 'Returns', member_ids: [] }] });
  api.answer(savedViews.list, () => ({ items: views }));
  api.answer(savedViews.create, ({ body }: FakeCall) => {
    const view = { ...(body as SavedView), id: ID, owner: { id: 1, name: 'Mina' }, version: 1, updated_at: 0 };
    views.push(view);
    return view;
  });
  api.answer(bulk.run, ({ body }: FakeCall) => aJob({ done: (body as { ids?: string[] }).ids?.length ?? IDS.length }));
  api.answer(bulk.undo, aJob());
}

const open = (path = '/dashboard/session', answers: (api: FakeApi) => void = serve) => renderScreen({ path, answers });

it('says of a conversation on WhatsApp for how long free text is taken, while it goes on', async () => {
  const MINUTE = 60_000;
  const on = (no: number, closesIn: number, over: Partial<Conversation> = {}) =>
    aConversation(no, {
      contact: { ...aConversation(no).contact, name: `Visitor ${no}` },
      channel: { id: ID, kind: 'whatsapp', name: 'Hotline', window_closes_at: Date.now() + closesIn },
      ...over,
    });
  const items = [
    on(1, 300.5 * MINUTE),
    on(2, 40.5 * MINUTE),
    on(3, -MINUTE),
    on(4, 300 * MINUTE, { status: 'resolved', owner_kind: 'none' }),
  ];
  await open('/dashboard/session', (api) => serve(api, items));
  const rows = await Promise.all(items.map(async ({ contact }) => screen.findByRole('link', { name: new RegExp(`${contact.name}`) })));
  await waitFor(() => expect(rows[0]?.textContent).toContain('5 h 1 min left to reply'));
  expect(rows.map((row) => /5 h left|41 min left|Templates only/.exec(row.textContent)?.[0])).toEqual([
    '5 h left',
    '41 min left',
    'Templates only',
    undefined,
  ]);
});

describe('lists of what nobody answered', () => {
  it('are there while there is something in them, or somebody looks at one', async () => {
    const counts = { ...COUNTS, abandoned: 2 };
    const { user, api, history } = await open('/dashboard/session', (fake) => {
      serve(fake);
      fake.answer(conversations.list, { items: [aConversation(1)], next_cursor: null, counts, total: 1 });
    });
    const tabs = within(await screen.findByRole('navigation', { name: 'Lists of conversations' }));
    expect(tabs.queryByRole('button', { name: /^Spam/ })).toBeNull();
    await user.click(await tabs.findByRole('button', { name: /^Abandoned/ }));
    await waitFor(() => expect(history.location.search).toContain('view=abandoned'));
    await waitFor(() => expect(api.callsTo(conversations.list).at(-1)?.query.get('view')).toBe('abandoned'));
  });

  it('say of a row and of what is open how it ended, not that it was resolved', async () => {
    const item = aConversation(1, { status: 'resolved', owner_kind: 'none', ended_as: 'spam' });
    await open(`/dashboard/session?view=spam&conversation=${item.id}`, (fake) => {
      serve(fake, [item]);
      fake.answer(conversations.get, item);
      fake.answer(conversations.read, { unread: 0 });
      fake.answer(contacts.get, aContact());
      fake.answer(notes.list, { items: [] });
      fake.answer(messages.list, { items: [aMessage(1)], first_seq: 1, last_seq: 1 });
    });
    const row = within(await screen.findByRole('list', { name: 'Conversations' }));
    expect(await row.findByText('Spam')).toBeTruthy();
    const panel = within(await screen.findByRole('complementary', { name: 'Contact and history' }));
    expect(await panel.findAllByText('Spam')).not.toEqual([]);
    expect([row, panel].flatMap((part) => part.queryAllByText('Resolved'))).toEqual([]);
  });

  it('say what they are for where they are empty', async () => {
    await open('/dashboard/session?view=spam', (fake) => serve(fake, []));
    expect(await screen.findByText('No spam')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Spam/ }).getAttribute('aria-current')).toBe('true');
  });
});

describe('filters', () => {
  it('stand in the address, ask the server, and go one by one', async () => {
    const { user, api, history } = await open();
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Filter conversations' }));
    await user.type(dialog.getByLabelText('Tag'), 'vip');
    await user.click(dialog.getByRole('button', { name: 'Show conversations' }));
    await waitFor(() => expect(history.location.search).toBe('?tag=vip'));
    await waitFor(() => expect(api.callsTo(conversations.list).at(-1)?.query.get('tag')).toBe('vip'));
    await user.click(await screen.findByRole('button', { name: 'Remove the filter vip' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('that nothing fits say so, and offer to clear them', async () => {
    const { user, history } = await open('/dashboard/session?priority=high&agent=2', (api) => serve(api, []));
    expect(await screen.findByText('No conversations match these filters')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the filters' }));
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('and the order are kept as a view, which opens again', async () => {
    const { user, api, history } = await open('/dashboard/session?tag=vip&sort=oldest');
    await screen.findByText('3 conversations');
    await openMenu(user, 'Saved views');
    await user.click(await screen.findByRole('menuitem', { name: 'Save this list as a view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this list as a view' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Enter a name.')).toBeTruthy();
    await user.type(dialog.getByLabelText('Name'), 'Regulars');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.callsTo(savedViews.create)[0]?.body).toMatchObject({
        name: 'Regulars',
        filter: { view: 'all', tag: 'vip' },
        sort: 'oldest',
        shared: false,
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Remove the filter vip' }));
    await openMenu(user, 'Saved views');
    await user.click(await screen.findByRole('menuitem', { name: 'Regulars' }));
    await waitFor(() => expect(history.location.search).toContain('tag=vip'));
  });
});

describe('many conversations', () => {
  const choose = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    return screen.findAllByRole('checkbox', { name: /Select Visitor/ });
  };

  it('are chosen as a range with Shift, resolved in one call, and can be reopened', async () => {
    const { user, api } = await open();
    const [first, , last] = await choose(user);
    if (!first || !last) throw new Error('Three rows are there');
    await user.click(first);
    await user.keyboard('{Shift>}');
    await user.click(last);
    await user.keyboard('{/Shift}');
    expect(await screen.findByText('3 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('3 resolved')).toBeTruthy();
    expect(api.callsTo(bulk.run)[0]?.body).toMatchObject({ ids: IDS, action: { kind: 'resolve' } });
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    const [resolving] = api.callsTo(bulk.run).map(({ body }) => (body as { request_id: string }).request_id);
    await waitFor(() => expect(api.callsTo(bulk.run)[1]?.body).toMatchObject({ resolved_by: resolving, action: { kind: 'reopen' } }));
  });

  it('of a whole list are named by its filter and its order', async () => {
    const { user, api } = await open('/dashboard/session?tag=vip&sort=oldest', (server) => serve(server, undefined, 2_500));
    await choose(user);
    await user.click(screen.getByRole('checkbox', { name: 'Select all loaded' }));
    await user.click(await screen.findByRole('button', { name: 'Select the first 1,000 of 2,500' }));
    await openMenu(user, 'More actions');
    await user.click(await screen.findByRole('menuitem', { name: 'Priority: Urgent' }));
    await waitFor(() =>
      expect(api.callsTo(bulk.run)[0]?.body).toMatchObject({
        filter: { view: 'all', tag: 'vip' },
        sort: 'oldest',
        action: { kind: 'priority', priority: 'urgent' },
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
  });

  it('are counted while the server works on them, also when the page is left', async () => {
    const jobs = [aJob({ state: 'running', total: 1_200, through: 450, done: 450 }), aJob({ total: 1_200, through: 1_200, done: 1_200 })];
    const { user } = await open('/dashboard/session', (server) => {
      serve(server);
      server.answer(bulk.run, aJob({ state: 'running', total: 1_200, through: 0, done: 0 }));
      server.answer(bulk.get, () => jobs.shift() ?? aJob());
    });
    const [first] = await choose(user);
    if (first) await user.click(first);
    await user.click(screen.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('0 of 1,200 conversations done')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    expect(await screen.findByText('450 of 1,200 conversations done')).toBeTruthy();
    expect(await screen.findByText('1,200 resolved')).toBeTruthy();
  });

  it('that stay as they were are named with the reason', async () => {
    const { user } = await open('/dashboard/session', (api) => {
      serve(api);
      api.answer(bulk.run, {
        ...aJob({ done: 0 }),
        refused: [{ id: IDS[0] ?? '', no: 1, reason: 'conversation_closed', message: 'This conversation is closed.' }],
      });
    });
    const [first] = await choose(user);
    if (first) await user.click(first);
    await openMenu(user, 'Assign to');
    await user.click(await screen.findByRole('menuitem', { name: 'Returns' }));
    await user.click(await screen.findByRole('button', { name: 'Show why' }));
    expect(await screen.findByText('This conversation is closed.')).toBeTruthy();
  });

  it('are asked for again under the same name where the answer was lost', async () => {
    const { user, api } = await open('/dashboard/session', (server) => {
      serve(server);
      server.fail(bulk.run, 'unavailable');
    });
    const [first] = await choose(user);
    if (first) await user.click(first);
    await user.click(screen.getByRole('button', { name: 'Resolve' }));
    const retry = await screen.findByRole('button', { name: 'Retry' });
    serve(api);
    await user.click(retry);
    expect(await screen.findByText('1 resolved')).toBeTruthy();
    expect(new Set(api.callsTo(bulk.run).map(({ body }) => (body as { request_id: string }).request_id)).size).toBe(1);
  });
});

describe('merging', () => {
  const hit = (over: Partial<ContactHit>): ContactHit => ({
    ...aContact(),
    name: 'Misaki',
    conversations: 2,
    same: ['email'],
    ...over,
  });

  const openOne = (answers: Parameters<typeof open>[1]) =>
    open(`/dashboard/session?conversation=${aConversation(1).id}`, (server) => {
      serve(server);
      server.answer(conversations.get, aConversation(1));
      server.answer(messages.list, { items: [aMessage(1)], first_seq: 1, last_seq: 1 });
      server.answer(notes.list, { items: [] });
      server.answer(conversations.read, { unread: 0 });
      answers?.(server);
    });

  it('shows what comes along and which value stays, then makes the two one', async () => {
    const into = aContact({ name: 'Mina K', email: 'm@shop.example' });
    const from = hit({ id: ID, email: 'm@shop.example' });
    const { user, api } = await openOne((server) => {
      server.answer(contacts.get, into);
      server.answer(contacts.duplicates, { items: [from] });
      server.answer(contacts.previewMerge, {
        from,
        into: hit({ id: into.id, name: 'Mina K' }),
        conversations: 2,
        identities: 1,
        tags: ['vip'],
        attrs: [],
        blocked: true,
        conflicts: [{ field: 'name', from: 'Misaki', into: 'Mina K' }],
      });
      server.answer(contacts.merge, { ...into, name: 'Misaki' });
    });
    await openMenu(user, 'Contact actions');
    await user.click(await screen.findByRole('menuitem', { name: 'Merge with…' }));
    await user.click(await screen.findByRole('button', { name: /Misaki.*Same email/ }));
    expect(await screen.findByText('Tags: vip')).toBeTruthy();
    expect(screen.getByText(/will be blocked/)).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Misaki' }));
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('Contacts merged')).toBeTruthy();
    expect(api.calls.find(({ method, path }) => method === 'POST' && path.endsWith('/merge'))?.body).toEqual({
      from_id: ID,
      take: ['name'],
    });
    // Who is gone is not asked about again while the dialog closes.
    expect(api.callsTo(contacts.previewMerge)).toHaveLength(1);
    // What was a slip is undone where it was made.
    api.answer(contacts.unmerge, into);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Merge undone')).toBeTruthy();
    expect(api.callsTo(contacts.unmerge).map(({ body }) => body)).toEqual([{ from_id: ID }]);
  });

  const merged = (over: Partial<ContactMerge> = {}): ContactMerge => ({
    from: { id: ID, no: 7, name: 'Misaki', email: null, phone: null },
    merged_at: Date.now() - 3_600_000,
    merged_by: 'Mina',
    conversations: 2,
    identities: 1,
    tags: ['vip'],
    changes: [
      { field: 'email', now: 'm@shop.example', after: null },
      { field: 'attrs.plan', now: 'silver', after: 'gold' },
    ],
    ...over,
  });

  it('is undone later, too, and says beforehand what goes back and what changes', async () => {
    const into = aContact({ name: 'Mina K', merges: 1 });
    const { user, api } = await openOne((server) => {
      server.answer(contacts.get, into);
      server.answer(contacts.merges, { items: [merged()] });
      server.fail(contacts.unmerge, 'merge_final');
    });
    await openMenu(user, 'Contact actions');
    await user.click(await screen.findByRole('menuitem', { name: 'Undo a merge…' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Undo a merge with/ }));
    expect(await dialog.findByText('Merged 1 hour ago by Mina')).toBeTruthy();
    for (const text of [
      '2 conversations',
      '1 browser or address',
      'Email: m@shop.example is removed',
      'plan: silver → gold',
      'Tags removed: vip',
    ])
      expect(dialog.getByText(text)).toBeTruthy();
    // Where it fails, the dialog stays.
    await user.click(dialog.getByRole('button', { name: 'Undo merge' }));
    await waitFor(() => expect(api.callsTo(contacts.unmerge)).toHaveLength(1));
    expect(screen.getByRole('dialog')).toBeTruthy();
    api.answer(contacts.unmerge, { ...into, merges: 0 });
    await user.click(await dialog.findByRole('button', { name: 'Undo merge' }));
    expect(await screen.findByText('Merge undone')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('that somebody else has undone meanwhile is not offered', async () => {
    const { user } = await openOne((server) => {
      server.answer(contacts.get, aContact({ merges: 1 }));
      server.answer(contacts.merges, { items: [] });
    });
    await openMenu(user, 'Contact actions');
    await user.click(await screen.findByRole('menuitem', { name: 'Undo a merge…' }));
    expect(await screen.findByText('There’s no merge left to undo.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo merge' })).toBeNull();
  });
});
