import {
  analysis,
  audit,
  bulk,
  contacts,
  conversations,
  copilot,
  drafts,
  messages,
  notes,
  platform,
  teams,
  testSets,
  translate,
  upload,
  visitor,
  type Endpoint,
  type Reach,
  type RequestInput,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isWithinReach } from '#/domains/reach/is-within-reach.ts';
import { addColleague, type Colleague } from './add-colleague.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { PATIENCE } from './patience.ts';
import { startChat, type StartedChat } from './start-chats.ts';
import { uploaded } from './upload-file.ts';

const PLACES = ['own', 'own_resolved', 'team_queue', 'team_held', 'other_team_queue', 'queue', 'held', 'bot'] as const;
type Place = (typeof PLACES)[number];

/** Every cell, written out by hand: which conversations somebody of a team sees. */
const SEEN: Record<Reach, readonly Place[]> = {
  all: PLACES,
  team: ['own', 'own_resolved', 'team_queue', 'team_held'],
  own: ['own', 'own_resolved', 'team_queue'],
};

let app: TestApp;
let mina: SignedUp;
let kim: Colleague;
let leo: Colleague;
let testSetId: string;
const chats = {} as Record<Place, StartedChat>;
const files = {} as Record<Place, string>;
const heard: { audience: unknown; name: string; id: unknown }[] = [];
let teamId: string;

beforeAll(async () => {
  app = await openTestApp({
    config: { rates: NO_LIMITS },
    emit: (audience, name, payload) => heard.push({ audience, name, id: (payload as { conversation_id?: string }).conversation_id }),
  });
  mina = await app.signUp({ name: 'Mina' });
  [kim, leo] = [await addColleague(app, mina, 'Kim'), await addColleague(app, mina, 'Leo')];
  const make = async (name: string, ids: number[]) =>
    (await app.call(teams.create, { name, member_ids: ids }, { token: mina.token })).data.id;
  teamId = await make('Orders', [kim.userId]);
  const otherId = await make('Returns', [leo.userId]);
  for (const place of PLACES) {
    const chat = await startChat(app, mina, `needle ${place}`);
    chats[place] = chat;
    const file = await uploaded(app, 'visitor', chat.token, {
      name: 'note.txt',
      bytes: new TextEncoder().encode(place),
      mime: 'text/plain',
    });
    files[place] = file.id;
    const message = { conversation_id: chat.id, client_msg_id: randomUUID(), text: 'see', attachments: [file.id] };
    await app.call(visitor.messages, message, { token: chat.token });
    await app.services.botRunner.idle();
  }
  testSetId = (await app.call(testSets.create, { name: 'Kept' }, { token: mina.token })).data.id;
  const assign = (place: Place, to: { user_id: number | null; team_id?: string }) =>
    app.call(conversations.assign, { id: chats[place].id, ...to }, { token: mina.token });
  await assign('own', { user_id: kim.userId });
  await assign('own_resolved', { user_id: kim.userId });
  await app.call(conversations.resolve, { id: chats.own_resolved.id }, { token: mina.token });
  await assign('team_queue', { user_id: null, team_id: teamId });
  await assign('team_held', { user_id: null, team_id: teamId });
  await app.call(conversations.takeover, { id: chats.team_held.id }, { token: leo.token });
  await assign('other_team_queue', { user_id: null, team_id: otherId });
  await assign('queue', { user_id: null });
  await assign('held', { user_id: leo.userId });
  await app.call(conversations.takeover, { id: chats.bot.id }, { token: mina.token });
  await app.call(conversations.return, { id: chats.bot.id }, { token: mina.token });
}, 60_000);
afterAll(() => app.close());

const setReach = async (reach: Reach) => {
  const answer = await app.call(teams.changeRole, { id: kim.userId, role: 'supervisor', reach }, { token: mina.token });
  expect(answer).toMatchObject({ code: 1, data: { reach } });
};

/** Every call about one conversation, as it is made of an id. */
const CALLS: Record<string, (id: string) => [Endpoint, Record<string, unknown>]> = {
  'conversation.get': (id) => [conversations.get, { id }],
  'conversation.spam': (id) => [conversations.spam, { id }],
  'conversation.takeover': (id) => [conversations.takeover, { id }],
  'conversation.return': (id) => [conversations.return, { id }],
  'conversation.resolve': (id) => [conversations.resolve, { id }],
  'conversation.reopen': (id) => [conversations.reopen, { id }],
  'conversation.snooze': (id) => [conversations.snooze, { id, until: Date.now() + 3_600_000 }],
  'conversation.unsnooze': (id) => [conversations.unsnooze, { id }],
  'conversation.assign': (id) => [conversations.assign, { id, user_id: kim.userId }],
  'conversation.update': (id) => [conversations.update, { id, priority: 'high' }],
  'conversation.translate': (id) => [conversations.translate, { id, target: 'ko' }],
  'conversation.read': (id) => [conversations.read, { id, seq: 1 }],
  'conversation.visitor': (id) => [conversations.visitor, { id }],
  'conversation.typing': (id) => [conversations.typing, { id }],
  'message.list': (id) => [messages.list, { id, after_seq: 0 }],
  'message.send': (id) => [messages.send, { id, client_msg_id: randomUUID(), text: 'hi' }],
  'message.edit': (id) => [messages.edit, { id, seq: 1, text: 'hi' }],
  'message.remove': (id) => [messages.remove, { id, seq: 1 }],
  'messaging.ofConversation': (id) => [platform.messaging.ofConversation, { id }],
  'messaging.resend': (id) => [platform.messaging.resend, { id, seq: 1 }],
  'messaging.react': (id) => [platform.messaging.react, { id, seq: 1, emoji: null }],
  'messaging.askPhone': (id) => [platform.messaging.askPhone, { id, client_msg_id: randomUUID() }],
  'messageTemplate.send': (id) => [platform.messageTemplate.send, { id, client_msg_id: randomUUID(), name: 'hello', language: 'en' }],
  'note.list': (id) => [notes.list, { id }],
  'note.add': (id) => [notes.add, { id, client_msg_id: randomUUID(), text: 'hm' }],
  'draft.list': (id) => [drafts.list, { id }],
  'draft.save': (id) => [drafts.save, { id, kind: 'reply', body: 'hi', written_at: 1 }],
  'upload.files': (id) => [upload.files, { id }],
  'translate.list': (id) => [translate.list, { id, target: 'ko' }],
  'translate.messages': (id) => [translate.messages, { conversation_id: id, seqs: [1], target: 'ko' }],
  'translate.text': (id) => [translate.text, { conversation_id: id, text: 'hi', target: 'ko' }],
  'copilot.draft': (id) => [copilot.draft, { conversation_id: id }],
  'copilot.rewrite': (id) => [copilot.rewrite, { conversation_id: id, text: 'hi', tone: 'warmer' }],
  'copilot.summary': (id) => [copilot.summary, { conversation_id: id }],
  'copilot.tags': (id) => [copilot.tags, { conversation_id: id }],
  'testSet.keepConversation': (id) => [testSets.keepConversation, { id: testSetId, conversation_id: id }],
  'canned.used': (id) => [platform.canned.used, { conversation_id: id, client_msg_id: randomUUID(), ids: [randomUUID()] }],
};
/** Those that change nothing, and are served to whoever sees the conversation. */
const READS = ['conversation.get', 'message.list', 'note.list', 'draft.list', 'upload.files', 'translate.list', 'messaging.ofConversation'];

async function ask(call: string, id: string): Promise<{ status: number; code: number; data: unknown }> {
  const [endpoint, request] = CALLS[call]?.(id) ?? [conversations.get, { id }];
  const { status, code, data } = await app.call(endpoint, request, { token: kim.token });
  return { status, code, data };
}

test('every call of staff that names a conversation is in the table', () => {
  const named = Object.entries(platform).flatMap(([noun, calls]) =>
    Object.entries(calls as Record<string, Endpoint>)
      .filter(([, { caller, path, request }]) => {
        const shape = (request as unknown as { def: { shape?: Record<string, unknown> } }).def.shape ?? {};
        return caller === 'staff' && (path.includes('/conversation/{id}') || 'conversation_id' in shape);
      })
      .map(([verb]) => `${noun}.${verb}`),
  );
  expect(named.filter((call) => !(call in CALLS))).toEqual([]);
});

describe.each(['all', 'team', 'own'] as const)('with the reach %s', (reach) => {
  beforeAll(() => setReach(reach));
  const seen = PLACES.filter((place) => SEEN[reach].includes(place));
  const unseen = PLACES.filter((place) => !SEEN[reach].includes(place));
  const idsOf = (places: readonly Place[]) => places.map((place) => chats[place].id).toSorted();

  test('what is seen can be read', async () => {
    for (const place of seen)
      for (const call of READS) expect([call, place, (await ask(call, chats[place].id)).code]).toEqual([call, place, 1]);
  });

  test('every call answers of what is not seen as of an id that nobody has', async () => {
    for (const call of Object.keys(CALLS)) {
      const nobodys = await ask(call, randomUUID());
      expect([call, nobodys.code]).not.toEqual([call, 1]);
      for (const place of unseen) expect([call, place, await ask(call, chats[place].id)]).toEqual([call, place, nobodys]);
    }
  });

  test('the lists, their counts and the search have what is seen', async () => {
    const list = async (filter: RequestInput<typeof conversations.list>) =>
      (await app.call(conversations.list, { limit: 50, ...filter }, { token: kim.token })).data;
    const [all, resolved] = [await list({ view: 'all' }), await list({ view: 'resolved' })];
    expect([...all.items, ...resolved.items].map(({ id }) => id).toSorted()).toEqual(idsOf(seen));
    expect(all.total).toBe(seen.length - 1);
    const count = (places: readonly Place[]) => places.filter((place) => seen.includes(place)).length;
    expect(all.counts).toMatchObject({
      mine: 1,
      queued: count(['team_queue', 'other_team_queue', 'queue']),
      bot: count(['bot']),
      all: seen.length - 1,
      resolved: 1,
    });
    const found = await list({ view: 'all', q: 'needle' });
    expect(found.items.map(({ id }) => id).toSorted()).toEqual(idsOf(seen.filter((place) => place !== 'own_resolved')));
    const one = await list({ view: 'all', q: 'needle bot' });
    expect(one.items.length).toBe(count(['bot']));
  });

  test('a contact is there with the conversations that are seen, and is not without any', async () => {
    for (const place of PLACES) {
      const { status, data } = await app.call(contacts.get, { id: chats[place].contactId }, { token: kim.token });
      const shown = status === 200 ? data.conversations.map(({ id }) => id) : (data as unknown as { reason: string }).reason;
      expect([place, shown]).toEqual([place, seen.includes(place) ? [chats[place].id] : 'not_found']);
    }
  });

  test('files open where the conversation is seen', async () => {
    const { data } = await app.call(upload.links, { ids: PLACES.map((place) => files[place]) }, { token: kim.token });
    expect(data.items.map(({ id }) => id).toSorted()).toEqual(seen.map((place) => files[place]).toSorted());
  });

  test('bulk work reaches what is seen and calls the rest not there', async () => {
    const request = { request_id: randomUUID(), ids: PLACES.map((place) => chats[place].id), action: { kind: 'read' as const } };
    const { data } = await app.call(bulk.run, request, { token: kim.token });
    expect(data.refused.map(({ id }) => id).toSorted()).toEqual(idsOf(unseen));
    expect(data).toMatchObject({ state: 'done', total: PLACES.length, through: PLACES.length, done: seen.length });
    const filtered = { request_id: randomUUID(), filter: { view: 'all' as const }, action: { kind: 'read' as const } };
    const listed = seen.filter((place) => place !== 'own_resolved');
    expect((await app.call(bulk.run, filtered, { token: kim.token })).data).toMatchObject({ done: listed.length, refused: [] });
  });

  test('whoever is told of a change is whoever sees it', async () => {
    const isTold = (place: Place) =>
      heard.some(({ audience, id }) => id === chats[place].id && (audience as { userId?: number }).userId === kim.userId);
    for (const place of PLACES) {
      heard.length = 0;
      app.services.announcer.noteChanged(mina.tenantId, chats[place].id);
      // Who sees everything is told with the whole business.
      const expected = reach !== 'all' && seen.includes(place);
      // What is told later, and is always seen, says that the telling is over.
      app.services.announcer.noteChanged(mina.tenantId, chats.own.id);
      await app.call(analysis.overview, {}, { token: mina.token });
      const isOver = () => reach === 'all' || (isTold('own') && (isTold(place) || !expected));
      await vi.waitFor(() => expect(isOver()).toBe(true), PATIENCE);
      expect([place, isTold(place)]).toEqual([place, expected]);
    }
  });

  test('the log says nothing of what is not seen', async () => {
    const { rows } = await app.services.database.pool.query<{ id: string }>(
      `INSERT INTO custom_role (tenant_id, name, name_key, base, permissions, updated_by, updated_at)
       VALUES ($1, $2, $2, 'viewer', '{session.view,session.reply,audit.view}', 'Mina', now()) RETURNING id`,
      [mina.tenantId, `watch ${reach}`],
    );
    for (const place of PLACES) await app.call(messages.list, { id: chats[place].id, after_seq: 0 }, { token: mina.token });
    await app.call(teams.changeRole, { id: kim.userId, role: rows[0]?.id ?? '', reach }, { token: mina.token });
    const read = { action: 'conversation.read' as const, actor_id: mina.userId };
    const { data } = await app.call(audit.list, read, { token: kim.token });
    expect(new Set(data.items.map(({ target }) => target.id))).toEqual(new Set(idsOf(seen)));
    await setReach(reach);
  });
});

describe('whoever sees a part', () => {
  beforeAll(() => setReach('own'));

  test('takes what waits for the team, keeps seeing it, and is told how it stands when handing it away', async () => {
    const chat = await startChat(app, mina, 'take me');
    await app.call(conversations.assign, { id: chat.id, user_id: null, team_id: teamId }, { token: mina.token });
    expect((await app.call(conversations.takeover, { id: chat.id }, { token: kim.token })).data).toMatchObject({
      agent: { id: kim.userId },
    });
    heard.length = 0;
    const away = await app.call(conversations.assign, { id: chat.id, user_id: leo.userId }, { token: kim.token });
    expect(away.data).toMatchObject({ agent: { id: leo.userId } });
    expect(await app.call(conversations.get, { id: chat.id }, { token: kim.token })).toMatchObject({ status: 404 });
    // The list of whoever had it is told that it looks different now.
    const isTold = () => heard.some(({ audience, id }) => (audience as { userId?: number }).userId === kim.userId && id === chat.id);
    await vi.waitFor(() => expect(isTold()).toBe(true), PATIENCE);
  });

  test('neither merges nor erases a contact that has more', async () => {
    const chat = await startChat(app, mina, 'first');
    await app.call(conversations.assign, { id: chat.id, user_id: kim.userId }, { token: mina.token });
    await app.call(visitor.session, { tenant: mina.slug, locale: 'en-US', new_conversation: true }, { token: chat.token });
    const request = { id: chat.contactId, from_id: chats.own.contactId, take: [] };
    expect(await app.call(contacts.merge, request as RequestInput<typeof contacts.merge>, { token: kim.token })).toMatchObject({
      data: { reason: 'refused' },
    });
  });

  test('gives nobody a wider reach', async () => {
    const { rows } = await app.services.database.pool.query<{ id: string }>(
      `INSERT INTO custom_role (tenant_id, name, name_key, base, permissions, updated_by, updated_at)
       VALUES ($1, 'giver', 'giver', 'viewer', '{session.view,session.reply,member.edit}', 'Mina', now()) RETURNING id`,
      [mina.tenantId],
    );
    await app.call(teams.changeRole, { id: kim.userId, role: rows[0]?.id ?? '', reach: 'team' }, { token: mina.token });
    const max = await addColleague(app, mina, 'Max', 'viewer');
    const give = (reach: Reach) => app.call(teams.changeRole, { id: max.userId, role: 'viewer', reach }, { token: kim.token });
    expect(await give('all')).toMatchObject({ data: { reason: 'refused' } });
    expect(await give('team')).toMatchObject({ code: 1 });
  });

  test('sees all again as an admin', async () => {
    const { data } = await app.call(teams.changeRole, { id: kim.userId, role: 'admin', reach: 'own' }, { token: mina.token });
    expect(data).toMatchObject({ role: null, reach: 'all' });
  });
});

test.each(
  (['all', 'team', 'own'] as const).flatMap((reach) =>
    PLACES.map((place): [Reach, Place, boolean] => [reach, place, SEEN[reach].includes(place)]),
  ),
)('who is told decides like the table: %s, %s', (reach, place, expected) => {
  const [me, other] = [1, 2];
  const PLACED = {
    own: { agentId: me, teamId: null, status: 'open' },
    own_resolved: { agentId: me, teamId: null, status: 'resolved' },
    team_queue: { agentId: null, teamId: 'a', status: 'queued' },
    team_held: { agentId: other, teamId: 'a', status: 'open' },
    other_team_queue: { agentId: null, teamId: 'b', status: 'queued' },
    queue: { agentId: null, teamId: null, status: 'queued' },
    held: { agentId: other, teamId: null, status: 'open' },
    bot: { agentId: null, teamId: null, status: 'bot' },
  } as const;
  expect(isWithinReach({ userId: me, reach, teamIds: ['a'] }, PLACED[place])).toBe(expected);
});
