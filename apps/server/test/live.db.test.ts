import { bulk, conversations, LIVE_PATH, messages, notes, teams, user, visitor, type LiveAuth } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createHttp } from '#/http/create-http.ts';
import { listen } from '#/http/listen.ts';
import { openLive, type Live } from '#/live/open-live.ts';
import { addColleague } from './add-colleague.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { PATIENCE } from './patience.ts';

let app: TestApp;
let live: Live;
let http: Server;
let origin: string;
let owner: SignedUp;
let stranger: SignedUp;
const sockets: Socket[] = [];

beforeAll(async () => {
  live = openLive();
  app = await openTestApp({ emit: live.emit, disconnect: live.disconnect });
  http = await listen(createHttp(app.services), { port: 0, host: '127.0.0.1' });
  live.attach(http, app.services);
  origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  owner = await app.signUp();
  stranger = await app.signUp();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  const closed = live.close();
  http.closeAllConnections();
  await closed;
  await app.close();
});

interface Ear {
  socket: Socket;
  heard: { name: string; payload: unknown }[];
}

type Transport = 'websocket' | 'polling';

function connect(auth: Partial<LiveAuth>, transport: Transport = 'websocket'): Ear {
  const socket = io(origin, { path: LIVE_PATH, auth, transports: [transport], reconnection: false, forceNew: true });
  const heard: Ear['heard'] = [];
  socket.onAny((name: string, payload: unknown) => heard.push({ name, payload }));
  sockets.push(socket);
  return { socket, heard };
}

async function connected(auth: LiveAuth, transport?: Transport): Promise<Ear> {
  const ear = connect(auth, transport);
  await vi.waitFor(() => expect(ear.socket.connected).toBe(true), PATIENCE);
  return ear;
}

describe('a live connection', () => {
  test.each<[string, () => Partial<LiveAuth>]>([
    ['no token', () => ({})],
    ['a made-up token', () => ({ token: 'x', caller: 'staff' })],
    ['a made-up visitor token', () => ({ token: `v${owner.tenantId}.${'A'.repeat(43)}`, caller: 'visitor' })],
    ['a staff token as a visitor', () => ({ token: owner.token, caller: 'visitor' })],
  ])('with %s is refused with the reason', async (_name, auth) => {
    const { socket } = connect(auth());
    const error = await new Promise<Error & { data?: unknown }>((resolve) => socket.once('connect_error', resolve));
    expect(error.data).toEqual({ reason: 'signed_out' });
  });

  test('hears of its own tenant or its own conversation only', async () => {
    const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    const { data: other } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    const staff = await connected({ token: owner.token, caller: 'staff' });
    const outsider = await connected({ token: stranger.token, caller: 'staff' });
    const speaker = await connected({ token: session.token, caller: 'visitor' });
    const neighbour = await connected({ token: other.token, caller: 'visitor' });

    const message = { conversation_id: session.conversation_id, client_msg_id: randomUUID(), text: 'hello' };
    await app.call(visitor.messages, message, { token: session.token });
    await app.services.botRunner.idle();

    const announced = { name: 'conversation', payload: expect.objectContaining({ conversation_id: session.conversation_id, last_seq: 2 }) };
    await vi.waitFor(() => expect(staff.heard).toContainEqual(announced), PATIENCE);
    await vi.waitFor(() => expect(speaker.heard).toContainEqual(announced), PATIENCE);
    // It hears of its own people only.
    expect(outsider.heard.filter(({ name }) => name !== 'presence')).toEqual([]);
    expect(neighbour.heard).toEqual([]);
  });

  test('brings a message to its visitor and to whoever has the conversation, ahead of its announcement, and a note to neither', async () => {
    const mei = await addColleague(app, owner, 'Mei');
    const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    const id = session.conversation_id;
    const [staff, colleague, speaker] = [
      await connected({ token: owner.token, caller: 'staff' }),
      await connected({ token: mei.token, caller: 'staff' }),
      await connected({ token: session.token, caller: 'visitor' }),
    ];
    await app.call(conversations.takeover, { id }, { token: owner.token });
    await app.call(notes.add, { id, client_msg_id: randomUUID(), text: 'not for the visitor' }, { token: owner.token });
    await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'my order?' }, { token: session.token });
    const { data: reply } = await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'on its way' }, { token: owner.token });
    for (const { heard } of [staff, colleague, speaker])
      await vi.waitFor(
        () => expect(heard).toContainEqual({ name: 'conversation', payload: expect.objectContaining({ last_seq: reply.seq }) }),
        PATIENCE,
      );
    const { data: page } = await app.call(messages.list, { id, after_seq: 0, limit: 100 }, { token: owner.token });
    const { data: synced } = await app.call(visitor.sync, { conversation_id: id, after_seq: 0 }, { token: session.token });
    const broughtTo = ({ heard }: Ear) => heard.filter(({ name }) => name === 'message').map(({ payload }) => payload);
    // Its taking over was stored before it was the owner's, and told to whose it is by then.
    expect(broughtTo(staff)).toEqual(page.items);
    expect(broughtTo(speaker)).toEqual(synced.items);
    expect(broughtTo(colleague)).toEqual([]);
    const order = speaker.heard.map(
      ({ name, payload }) => `${name} ${String(Object.entries(payload as object).find(([key]) => key.endsWith('seq'))?.[1])}`,
    );
    expect(order.filter((line) => line.endsWith(` ${reply.seq}`))).toEqual([`message ${reply.seq}`, `conversation ${reply.seq}`]);
    expect(JSON.stringify([speaker.heard, colleague.heard])).not.toContain('not for the visitor');
    expect(JSON.stringify([speaker.heard, staff.heard])).not.toContain('author_id');
  });

  test('tells a visitor where only messages came, and how far their own are seen', async () => {
    const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    const id = session.conversation_id;
    const [staff, speaker] = [
      await connected({ token: owner.token, caller: 'staff' }),
      await connected({ token: session.token, caller: 'visitor' }),
    ];
    const changes = ({ heard }: Ear) =>
      heard.flatMap(({ name, payload }) => (name === 'conversation' ? [payload as { last_seq: number; stands?: boolean }] : []));
    await app.call(conversations.takeover, { id }, { token: owner.token });
    await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'my order?' }, { token: session.token });
    await app.call(messages.send, { id, client_msg_id: randomUUID(), text: 'on its way' }, { token: owner.token });
    await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'thanks' }, { token: session.token });
    await app.call(conversations.resolve, { id }, { token: owner.token });
    await vi.waitFor(() => expect(changes(speaker)).toHaveLength(5), PATIENCE);
    expect(changes(speaker).map(({ last_seq: seq, stands }) => [seq, stands])).toEqual([
      [1, undefined],
      [2, true],
      [3, true],
      [4, true],
      [5, undefined],
    ]);
    expect(changes(staff).filter(({ stands }) => stands !== undefined)).toEqual([]);

    await app.call(conversations.read, { id, seq: 4 }, { token: owner.token });
    const seen = { name: 'seen_by_staff', payload: { conversation_id: id, seq: 4 } };
    await vi.waitFor(() => expect(speaker.heard).toContainEqual(seen), PATIENCE);
    expect(staff.heard.map(({ name }) => name)).not.toContain('seen_by_staff');
    const { data: stands } = await app.call(visitor.sync, { conversation_id: id, after_seq: 5 }, { token: session.token });
    expect(stands.state.staff_seen_seq).toBe(4);

    await app.call(bulk.run, { request_id: randomUUID(), ids: [id], action: { kind: 'read' } }, { token: owner.token });
    await app.call(conversations.read, { id, seq: 5 }, { token: owner.token });
    const all = { name: 'seen_by_staff', payload: { conversation_id: id, seq: 5 } };
    await vi.waitFor(() => expect(speaker.heard).toContainEqual(all), PATIENCE);
    // What is marked as read in a list was looked at by nobody.
    expect(speaker.heard.filter(({ name }) => name === 'seen_by_staff')).toEqual([seen, all]);
  });

  test('tells every tab and device of whoever reads what is left, and no colleague', async () => {
    const mei = await addColleague(app, owner, 'Mei Lin');
    const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    const id = session.conversation_id;
    await app.call(conversations.takeover, { id }, { token: owner.token });
    for (const text of ['one', 'two', 'three'])
      await app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, { token: session.token });
    const { data: page } = await app.call(messages.list, { id, after_seq: 0, limit: 100 }, { token: owner.token });
    const second = page.items.find(({ body }) => body === 'two')?.seq ?? 0;
    const last = page.items.at(-1)?.seq ?? 0;
    const { data: elsewhere } = await app.call(user.login, { email: owner.email, password: owner.password });
    const [tab, device, colleague, speaker] = [
      await connected({ token: owner.token, caller: 'staff' }),
      await connected({ token: elsewhere.token, caller: 'staff' }),
      await connected({ token: mei.token, caller: 'staff' }),
      await connected({ token: session.token, caller: 'visitor' }),
    ];
    const readIn = ({ heard }: Ear) => heard.flatMap(({ name, payload }) => (name === 'read' ? [payload] : []));
    await app.call(conversations.read, { id, seq: second }, { token: owner.token });
    await app.call(bulk.run, { request_id: randomUUID(), ids: [id], action: { kind: 'read' } }, { token: owner.token });
    const told = [
      { conversation_id: id, seq: second, unread: 1 },
      { conversation_id: id, seq: last, unread: 0 },
    ];
    for (const ear of [tab, device]) await vi.waitFor(() => expect(readIn(ear)).toEqual(told), PATIENCE);
    await app.call(conversations.read, { id, seq: last }, { token: mei.token });
    const seenIn = ({ heard }: Ear) => heard.flatMap(({ name, payload }) => (name === 'seen_by_staff' ? [payload] : []));
    const seen = [second, last].map((seq) => ({ conversation_id: id, seq }));
    await vi.waitFor(() => expect(seenIn(speaker)).toEqual(seen), PATIENCE);
    await vi.waitFor(() => expect(readIn(colleague)).toEqual([{ conversation_id: id, seq: last, unread: 0 }]), PATIENCE);
    expect([readIn(tab), readIn(speaker)]).toEqual([told, []]);
  });

  test('of who may not read conversations hears nothing of them', async () => {
    const editor = await addColleague(app, owner, 'Emi', 'editor');
    const viewer = await addColleague(app, owner, 'Vera', 'viewer');
    const [deaf, hearing] = [
      await connected({ token: editor.token, caller: 'staff' }),
      await connected({ token: viewer.token, caller: 'staff' }),
    ];
    const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    const message = { conversation_id: session.conversation_id, client_msg_id: randomUUID(), text: 'hello' };
    await app.call(visitor.messages, message, { token: session.token });
    await app.services.botRunner.idle();
    await vi.waitFor(() => expect(hearing.heard.map(({ name }) => name)).toContain('conversation'), PATIENCE);
    expect(deaf.heard).toEqual([]);
  });

  test('ends when its person is removed, and begins anew when they get another role', async () => {
    const ken = await addColleague(app, owner, 'Ken');
    const { socket } = await connected({ token: ken.token, caller: 'staff' });
    await app.call(teams.changeRole, { id: ken.userId, role: 'viewer' }, { token: owner.token });
    await vi.waitFor(() => expect(socket.connected).toBe(false), PATIENCE);
    const again = await connected({ token: ken.token, caller: 'staff' });
    await app.call(teams.removeMember, { id: ken.userId }, { token: owner.token });
    await vi.waitFor(() => expect(again.socket.connected).toBe(false), PATIENCE);
    const refused = connect({ token: ken.token, caller: 'staff' });
    const error = await new Promise<Error & { data?: unknown }>((resolve) => refused.socket.once('connect_error', resolve));
    expect(error.data).toEqual({ reason: 'signed_out' });
  });

  test('ends when its sign-in is revoked', async () => {
    const { data } = await app.call(user.login, { email: stranger.email, password: stranger.password });
    const { socket } = await connected({ token: data.token, caller: 'staff' });
    const still = await connected({ token: stranger.token, caller: 'staff' });
    await app.call(user.logout, {}, { token: data.token });
    await vi.waitFor(() => expect(socket.connected).toBe(false), PATIENCE);
    expect(still.socket.connected).toBe(true);
  });

  test('ends when its sign-in is ended from another one, and when the password changes', async () => {
    const { email, password, token } = await app.signUp();
    const signIn = async () => (await app.call(user.login, { email, password })).data.token;
    const own = await connected({ token, caller: 'staff' });
    const revoked = await connected({ token: await signIn(), caller: 'staff' });
    await app.call(user.revokeSession, {}, { token });
    await vi.waitFor(() => expect(revoked.socket.connected).toBe(false), PATIENCE);
    const outdated = await connected({ token: await signIn(), caller: 'staff' });
    const change = { old_password: password, password: 'harbour-4-lamp', re_password: 'harbour-4-lamp' };
    await app.call(user.updatePassword, change, { token });
    await vi.waitFor(() => expect(outdated.socket.connected).toBe(false), PATIENCE);
    expect(own.socket.connected).toBe(true);
  });

  describe('over long polling', () => {
    test('is refused with the reason', async () => {
      const { socket } = connect({ token: 'x', caller: 'visitor' }, 'polling');
      const error = await new Promise<Error & { data?: unknown }>((resolve) => socket.once('connect_error', resolve));
      expect(error.data).toEqual({ reason: 'signed_out' });
    });

    test('brings visitor and colleague the same, in the same order, as over a socket', async () => {
      const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
      const id = session.conversation_id;
      await app.call(conversations.takeover, { id }, { token: owner.token });
      const [asStaff, asVisitor] = [
        { token: owner.token, caller: 'staff' },
        { token: session.token, caller: 'visitor' },
      ] as const;
      const [polled, streamed] = [await connected(asVisitor, 'polling'), await connected(asVisitor)];
      const [polledDesk, streamedDesk] = [await connected(asStaff, 'polling'), await connected(asStaff)];
      expect(polled.socket.io.engine.transport.name).toBe('polling');
      for (let turn = 0; turn < 5; turn += 1) {
        await app.call(
          visitor.messages,
          { conversation_id: id, client_msg_id: randomUUID(), text: `question ${turn}` },
          { token: session.token },
        );
        await app.call(messages.send, { id, client_msg_id: randomUUID(), text: `answer ${turn}` }, { token: owner.token });
      }
      // What is only told in passing may be left out on a slow line: it is said until it is heard.
      await vi.waitFor(async () => {
        await app.call(conversations.typing, { id }, { token: owner.token });
        expect(polled.heard.map(({ name }) => name)).toContain('typing');
      }, PATIENCE);
      await app.call(conversations.resolve, { id }, { token: owner.token });
      const lasting = ({ heard }: Ear) => heard.filter(({ name }) => name === 'message' || name === 'conversation');
      await vi.waitFor(() => expect(lasting(streamed)).toHaveLength(22), PATIENCE);
      await vi.waitFor(() => expect(lasting(polled)).toEqual(lasting(streamed)), PATIENCE);
      await vi.waitFor(() => expect(lasting(polledDesk)).toEqual(lasting(streamedDesk)), PATIENCE);
      expect(lasting(polledDesk).length).toBeGreaterThan(10);
    });

    test('ends when its sign-in is revoked', async () => {
      const { data } = await app.call(user.login, { email: owner.email, password: owner.password });
      const { socket } = await connected({ token: data.token, caller: 'staff' }, 'polling');
      await app.call(user.logout, {}, { token: data.token });
      await vi.waitFor(() => expect(socket.connected).toBe(false), PATIENCE);
    });
  });
});

describe('somebody is called', () => {
  const callsOf = ({ heard }: Ear) => heard.filter(({ name }) => name === 'alert').map(({ payload }) => payload);

  test('when a visitor begins to wait, whoever it is given to, whoever has it, and whom a note names', async () => {
    const mei = await addColleague(app, owner, 'Mei');
    const { data: settings } = await app.call(teams.settings, {}, { token: owner.token });
    await app.call(teams.saveSettings, { ...settings, auto_assign: false }, { token: owner.token });
    const { data: session } = await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' });
    const id = session.conversation_id;
    const [staff, colleague, outsider, speaker] = [
      await connected({ token: owner.token, caller: 'staff' }),
      await connected({ token: mei.token, caller: 'staff' }),
      await connected({ token: stranger.token, caller: 'staff' }),
      await connected({ token: session.token, caller: 'visitor' }),
    ];
    const say = (text: string) =>
      app.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text }, { token: session.token });
    await say('hello');
    await app.services.botRunner.idle();
    await app.call(visitor.handoff, { conversation_id: id }, { token: session.token });
    const waiting = { id: expect.stringMatching(`^${id}:waiting:`), kind: 'waiting', conversation_id: id };
    for (const ear of [staff, colleague]) await vi.waitFor(() => expect(callsOf(ear)).toEqual([waiting]), PATIENCE);

    await app.call(conversations.assign, { id, user_id: mei.userId, team_id: null }, { token: owner.token });
    await say('are you there?');
    await app.call(
      notes.add,
      { id, client_msg_id: randomUUID(), text: 'look, Mei', mentions: [mei.userId, owner.userId] },
      { token: owner.token },
    );
    await vi.waitFor(
      () =>
        expect(callsOf(colleague).map((each) => (each as { kind: string }).kind)).toEqual(['waiting', 'assigned', 'message', 'mention']),
      PATIENCE,
    );
    // Taken by one's own wish, and a note that names its own author, call nobody.
    await app.call(conversations.assign, { id, user_id: owner.userId, team_id: null }, { token: owner.token });
    await say('thanks');
    await vi.waitFor(() => expect(callsOf(staff).map((each) => (each as { kind: string }).kind)).toEqual(['waiting', 'message']), PATIENCE);
    expect([callsOf(outsider), callsOf(speaker)]).toEqual([[], []]);
  });
});
