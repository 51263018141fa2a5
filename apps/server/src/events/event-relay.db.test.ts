import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '#/database/transaction.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { startChat, type StartedChat } from '#test/start-chats.ts';
import type { StoredEvent } from './event-relay.ts';
import { publishEvents, type NewEvent } from './publish-events.ts';

let app: TestApp;
let now = Date.now();
let mina: SignedUp;
let [one, two]: StartedChat[] = [];
let heard: StoredEvent[] = [];
/** An event that its listener cannot bear. */
let bad: unknown;

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
  app.services.eventRelay.listen({
    async hear({ tenantId }, events) {
      if (tenantId !== mina?.tenantId) return;
      if (events.some(({ facts }) => bad !== undefined && facts['seq'] === bad)) throw new Error('this one not');
      heard.push(...events);
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  bad = undefined;
  mina = await app.signUp({ name: 'Mina' });
  [one, two] = [await startChat(app, mina, 'Is it waterproof?'), await startChat(app, mina, 'Is it warm?')];
  await app.services.eventRelay.idle();
  heard = [];
});

const said = ({ id, contactId }: StartedChat, seq: number): NewEvent => ({
  type: 'message.created',
  subjectId: id,
  contactId,
  facts: { seq, author: 'contact' },
});

async function publish(...events: NewEvent[]): Promise<void> {
  await inTenant(app.services.database, mina.tenantId, (scope) => publishEvents(scope, events, now));
  await app.services.eventRelay.idle();
}

const rowsLeft = async () => {
  const { rows } = await app.services.database.pool.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM domain_event WHERE tenant_id = $1',
    [mina.tenantId],
  );
  return rows[0]?.count;
};

const told = () => heard.map(({ type, subjectId, contactId, facts }) => [type, subjectId, contactId, facts['seq']]);

test('messages of one transaction share a row, and each is handed on in its place; whom it is about says its conversation', async () => {
  const [a, b] = [one, two] as [StartedChat, StartedChat];
  await publish(
    said(a, 11),
    said(b, 12),
    { type: 'conversation.updated', subjectId: a.id, contactId: a.contactId, facts: { changed: ['tags'] } },
    said(a, 13),
  );
  expect(told()).toEqual([
    ['message.created', a.id, null, 11],
    ['message.created', b.id, null, 12],
    ['conversation.updated', a.id, a.contactId, undefined],
    ['message.created', a.id, a.contactId, 13],
  ]);
  expect(new Set(heard.map(({ id }) => id)).size).toBe(4);
  expect(new Set(heard.map(({ no }) => no)).size).toBe(3);
  expect(await rowsLeft()).toBe(0);
});

test('one that cannot be handed on takes none of those that share its row with it, and is tried again', async () => {
  const [a, b] = [one, two] as [StartedChat, StartedChat];
  bad = 22;
  await publish(said(a, 21), said(b, 22), said(a, 23), said(b, 24));
  expect(told().map((each) => each.at(-1))).toEqual([21, 23, 24]);
  expect(await rowsLeft()).toBe(1);
  bad = undefined;
  now += 4_000;
  await app.services.eventRelay.recover();
  expect(heard).toHaveLength(3);
  now += 2_000;
  await app.services.eventRelay.recover();
  expect(told().at(-1)).toEqual(['message.created', b.id, null, 22]);
  expect(heard.at(-1)?.tries).toBe(1);
  expect(await rowsLeft()).toBe(0);
});
