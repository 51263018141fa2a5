import {
  contacts,
  messages,
  notes,
  teams,
  visitorWorkOrders,
  workOrders,
  type Endpoint,
  type Reach,
  type WorkOrderType,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addColleague, type Colleague } from '#test/add-colleague.ts';
import { addCustomer, addType } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';

const PLACES = ['own', 'team_new', 'team_held', 'other_team', 'nobody'] as const;
type Place = (typeof PLACES)[number];

/** Which work orders somebody of a team sees, every cell written out by hand. */
const SEEN: Record<Reach, readonly Place[]> = {
  all: PLACES,
  team: ['own', 'team_new', 'team_held'],
  own: ['own', 'team_new'],
};

let app: TestApp;
let mina: SignedUp;
let kim: Colleague;
let leo: Colleague;
let type: WorkOrderType;
const orders = {} as Record<Place, { id: string; thread: string; contactId: string }>;

beforeAll(async () => {
  app = await openTestApp();
  mina = await app.signUp({ name: 'Mina' });
  [kim, leo] = [await addColleague(app, mina, 'Kim'), await addColleague(app, mina, 'Leo')];
  const make = async (name: string, ids: number[]) =>
    (await app.call(teams.create, { name, member_ids: ids }, { token: mina.token })).data.id;
  const [teamId, otherId] = [await make('Orders', [kim.userId]), await make('Returns', [leo.userId])];
  type = await addType(app, mina);
  for (const place of PLACES) {
    const { id } = await (await addCustomer(app, mina)).submitted(type, { subject: `needle ${place}` });
    const { data } = await app.call(workOrders.get, { id }, { token: mina.token });
    orders[place] = { id, thread: data.conversation_id, contactId: data.contact.id };
  }
  const assign = (place: Place, userId: number | null, team: string | null) =>
    app.call(workOrders.assign, { id: orders[place].id, version: 1, user_id: userId, team_id: team }, { token: mina.token });
  await assign('own', kim.userId, null);
  await assign('team_new', null, teamId);
  await assign('team_held', leo.userId, teamId);
  await assign('other_team', leo.userId, otherId);
});
afterAll(() => app.close());

const ask = async (endpoint: Endpoint, request: Record<string, unknown>) =>
  (await app.call(endpoint, request, { token: kim.token })).status;

describe.each(['all', 'team', 'own'] as const)('with the reach %s', (reach) => {
  beforeAll(() => app.call(teams.changeRole, { id: kim.userId, role: 'supervisor', reach }, { token: mina.token }));

  test.each(PLACES)('%s is there, or is not at all', async (place) => {
    const { id, thread, contactId } = orders[place];
    const status = SEEN[reach].includes(place) ? 200 : 404;
    const calls: [Endpoint, Record<string, unknown>][] = [
      [workOrders.get, { id }],
      [workOrders.addTask, { id, task_id: randomUUID(), body: 'x' }],
      [messages.list, { id: thread, after_seq: 0 }],
      [messages.send, { id: thread, client_msg_id: randomUUID(), text: 'hi' }],
      [notes.add, { id: thread, client_msg_id: randomUUID(), text: 'hm', mentions: [] }],
      [contacts.get, { id: contactId }],
    ];
    for (const [endpoint, request] of calls) expect([endpoint.summary, await ask(endpoint, request)]).toEqual([endpoint.summary, status]);
  });

  test('the list, its counts and the search have what is seen', async () => {
    const { data } = await app.call(workOrders.list, { q: 'needle', limit: 50 }, { token: kim.token });
    const seen = SEEN[reach].map((place) => orders[place].id).toSorted();
    expect(data.items.map(({ id }) => id).toSorted()).toEqual(seen);
    expect(data.counts).toMatchObject({ open: seen.length, mine: 1 });
  });
});

test('a part of the business hands a work order away, and is told how it stands', async () => {
  await app.call(teams.changeRole, { id: kim.userId, role: 'supervisor', reach: 'own' }, { token: mina.token });
  const { data: mine } = await app.call(workOrders.get, { id: orders.own.id }, { token: kim.token });
  const away = await app.call(
    workOrders.assign,
    { id: mine.id, version: mine.version, user_id: leo.userId, team_id: null },
    { token: kim.token },
  );
  expect(away.data).toMatchObject({ assignee: { name: 'Leo' } });
  expect(await ask(workOrders.get, { id: mine.id })).toBe(404);
});

test('a contact that becomes another takes its work orders along, and one that is erased takes them away', async () => {
  const [from, into] = [await addCustomer(app, mina), await addCustomer(app, mina)];
  const order = await from.submitted(type);
  const kept = await into.submitted(type);
  const contactOf = async (id: string) => (await app.call(workOrders.get, { id }, { token: mina.token })).data.contact.id;
  const [fromId, intoId] = [await contactOf(order.id), await contactOf(kept.id)];
  await app.call(contacts.merge, { id: intoId, from_id: fromId, take: [] }, { token: mina.token });
  expect(await contactOf(order.id)).toBe(intoId);
  for (const { token } of [from, into])
    expect((await app.call(visitorWorkOrders.list, { locale: 'en-US' }, { token })).data.items.length).toBe(2);
  expect((await app.call(contacts.erase, { id: intoId }, { token: mina.token })).code).toBe(1);
  expect((await app.call(workOrders.get, { id: order.id }, { token: mina.token })).status).toBe(404);
});
