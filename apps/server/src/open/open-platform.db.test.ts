import {
  analysis,
  apiKeys,
  audit,
  contacts,
  conversations,
  corpus,
  help,
  HEADERS,
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_MS,
  messages,
  notes,
  openPlatform,
  visitor,
  workOrders,
  type Endpoint,
  type KeyScope,
  type Locale,
  type RequestInput,
  type ResponseOf,
} from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepTenantFacts } from '#/domains/analysis/bot/keep-facts.ts';
import { purge } from '#/jobs/purge.ts';
import { addType } from '#test/order-desk.ts';
import { openTestApp, type SignedUp, type TestApp } from '#test/open-test-app.ts';
import { startChat } from '#test/start-chats.ts';

const { openConversation, openContact, openWorkOrder, openEntry, openArticle, openFigure } = openPlatform;
const ALL: KeyScope[] = [
  'knowledge:read',
  'corpus:write',
  'conversations:read',
  'conversations:write',
  'contacts:read',
  'contacts:write',
  'work_orders:read',
  'work_orders:write',
  'figures:read',
];

let app: TestApp;
let mina: SignedUp;
let key: string;
let keyId: string;
let now = Date.UTC(2026, 5, 10);

beforeAll(async () => {
  app = await openTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = Date.UTC(2026, 5, 10);
  mina = await app.signUp({ name: 'Mina' });
  ({ key, id: keyId } = await makeKey(ALL));
});

const as = () => ({ token: mina.token });
const makeKey = async (scopes: KeyScope[], name = 'Kumo CRM') => (await app.call(apiKeys.create, { name, scopes }, as())).data;

interface Told<E extends Endpoint> {
  status: number;
  msg: string;
  data: ResponseOf<E>;
  headers: Headers;
}

/** One call of a program, as any HTTP client sends it. */
async function call<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
  { bearer = key, once, locale = 'en-US' }: { bearer?: string; once?: string; locale?: Locale } = {},
): Promise<Told<E>> {
  const rest = { ...(request as Record<string, unknown>) };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return value;
  });
  const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const query = inQuery
    ? `?${new URLSearchParams(Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)])).toString()}`
    : '';
  const response = await app.fetch(path + query, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${bearer}`,
      'content-type': 'application/json',
      [HEADERS.language]: locale,
      ...(once !== undefined && { [IDEMPOTENCY_HEADER]: once }),
    },
    ...(inQuery ? {} : { body: JSON.stringify(rest) }),
  });
  const { msg, data } = (await response.json()) as { msg: string; data: ResponseOf<E> };
  return { status: response.status, msg, data, headers: response.headers };
}

/** Every page of a list. */
async function readAll<E extends Endpoint>(endpoint: E, request: RequestInput<E>): Promise<unknown[]> {
  const items: unknown[] = [];
  let cursor: string | null = null;
  do {
    const { data } = await call(endpoint, { ...(request as object), ...(cursor !== null && { cursor }) } as RequestInput<E>);
    const page = data as { items: unknown[]; next_cursor: string | null };
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return items;
}

describe('conversations', () => {
  test('are listed page by page and read message by message', async () => {
    const ids: string[] = [];
    for (const text of ['First', 'Second', 'Third']) {
      ids.push((await startChat(app, mina, text)).id);
      now += 1_000;
    }
    const listed = (await readAll(openConversation.list, { limit: 1, order: 'oldest' })) as { id: string }[];
    expect(listed.map(({ id }) => id)).toEqual(ids);
    const id = ids[0] ?? '';
    expect((await call(openConversation.get, { id })).data).toMatchObject({ id, owner_kind: 'bot' });
    const said = (await readAll(openConversation.messages, { id, limit: 1 })) as { body: string; seq: number }[];
    expect(said.map(({ seq }) => seq)).toEqual(said.map((_, place) => place + 1));
    expect(said[0]?.body).toBe('First');
    expect((await call(openConversation.list, { cursor: 'nonsense' })).data).toMatchObject({ reason: 'invalid_request' });
    expect((await call(openConversation.messages, { id, cursor: 'x' })).data).toMatchObject({ reason: 'invalid_request' });
    expect((await call(openConversation.get, { id: randomUUID() })).status).toBe(404);
  });

  test('get replies in the key’s name, which take them from nobody', async () => {
    const chat = await startChat(app, mina, 'Hello');
    const { data } = await call(openConversation.write, { id: chat.id, text: 'Your parcel left today.' });
    expect(data).toMatchObject({ kind: 'reply', author_name: 'Kumo CRM', text: 'Your parcel left today.' });
    expect((await call(openConversation.get, { id: chat.id })).data).toMatchObject({ status: 'bot', owner_kind: 'bot', agent: null });
    const seen = (await app.call(visitor.sync, { conversation_id: chat.id, after_seq: 0 }, { token: chat.token })).data;
    expect(JSON.stringify(seen)).toContain('Your parcel left today.');

    await chat.say('I want to talk to a human');
    await app.services.botRunner.idle();
    await call(openConversation.write, { id: chat.id, text: 'Somebody comes soon.' });
    expect((await call(openConversation.get, { id: chat.id })).data).toMatchObject({ status: 'queued', owner_kind: 'queue' });

    await app.call(conversations.takeover, { id: chat.id }, as());
    await chat.say('Are you there?');
    expect((await call(openConversation.get, { id: chat.id })).data.waiting_since).not.toBeNull();
    await call(openConversation.write, { id: chat.id, text: 'Mina is on it.' });
    expect((await call(openConversation.get, { id: chat.id })).data).toMatchObject({
      status: 'waiting',
      owner_kind: 'agent',
      agent: { name: 'Mina' },
      waiting_since: null,
    });
  });

  test('get notes that the visitor never sees', async () => {
    const chat = await startChat(app, mina, 'Hello');
    const { data } = await call(openConversation.write, { id: chat.id, kind: 'note', text: 'Pays late.' });
    expect(data).toMatchObject({ kind: 'note', seq: null, author_name: 'Kumo CRM' });
    const { items } = (await app.call(notes.list, { id: chat.id }, as())).data;
    expect(items.filter(({ kind }) => kind === 'note')).toMatchObject([{ body: 'Pays late.', author: { id: 0, name: 'Kumo CRM' } }]);
    const seen = (await app.call(visitor.sync, { conversation_id: chat.id, after_seq: 0 }, { token: chat.token })).data;
    expect(JSON.stringify(seen)).not.toContain('Pays late.');
    expect(JSON.stringify((await call(openConversation.messages, { id: chat.id })).data)).not.toContain('Pays late.');
  });

  test('are tagged, assigned, resolved and reopened, and the log says with which key', async () => {
    const chat = await startChat(app, mina, 'Hello');
    const change = { id: chat.id, tags: ['vip'], priority: 'high' as const, assignee: { user_id: mina.userId } };
    expect((await call(openConversation.update, change)).data).toMatchObject({ tags: ['vip'], priority: 'high', agent: { name: 'Mina' } });
    expect((await call(openConversation.update, { id: chat.id, status: 'resolved' })).data).toMatchObject({ status: 'resolved' });
    expect((await call(openConversation.write, { id: chat.id, text: 'Too late' })).data).toMatchObject({ reason: 'conversation_closed' });
    expect((await call(openConversation.update, { id: chat.id, status: 'open' })).data).toMatchObject({ status: 'queued', agent: null });
    const { items } = (await app.call(audit.list, { action: 'key.call', limit: 10 }, as())).data;
    expect(items).toHaveLength(3);
    expect(items[0]).toMatchObject({
      actor: { id: 0, name: 'Kumo CRM' },
      target: { kind: 'conversation', id: chat.id },
      details: { call: 'openConversation.update', key: keyId },
    });
    expect((await app.call(messages.list, { id: chat.id }, as())).data.items.map(({ event }) => event?.actor)).toContain('Kumo CRM');
  });
});

describe('contacts', () => {
  const ADA = { name: 'Ada', email: 'ada@kumo.example', external_id: 'c-1', tags: ['b2b'], attrs: { plan: 'Gold' } };

  test('are made once, found, listed and changed', async () => {
    const made = (await call(openContact.create, ADA)).data;
    expect(made).toMatchObject({ ...ADA, created: true, email_confirmed: true });
    for (const again of [{ external_id: 'c-1', name: 'Somebody else' }, { email: 'ADA@kumo.example' }])
      expect((await call(openContact.create, again)).data).toMatchObject({ id: made.id, name: 'Ada', created: false });
    const others = [];
    for (const name of ['Ben', 'Cho']) others.push((await call(openContact.create, { name })).data.id);
    const ids = ((await readAll(openContact.list, { limit: 2 })) as { id: string }[]).map(({ id }) => id);
    expect(ids).toEqual([made.id, ...others].toSorted().toReversed());
    expect((await call(openContact.list, { external_id: 'c-1' })).data.items).toMatchObject([{ id: made.id }]);
    expect((await call(openContact.list, { email: 'ada@kumo.example' })).data.items).toHaveLength(1);
    expect((await call(openContact.list, { q: 'cho' })).data.items).toMatchObject([{ name: 'Cho' }]);
    expect((await call(openContact.update, { id: made.id, phone: '+81 3 1234 5678', name: null })).data).toMatchObject({
      phone: '+81 3 1234 5678',
      name: null,
      external_id: 'c-1',
    });
    expect((await app.call(contacts.get, { id: made.id }, as())).data.attrs).toEqual({ plan: 'Gold' });
    expect((await call(openContact.create, {})).data).toMatchObject({ reason: 'invalid_request', fields: [{ path: 'name' }] });
  });

  test('of another business are not there', async () => {
    const { id } = (await call(openContact.create, ADA)).data;
    const other = await app.signUp();
    const foreign = (await app.call(apiKeys.create, { name: 'x', scopes: ALL }, { token: other.token })).data.key;
    expect((await call(openContact.get, { id }, { bearer: foreign })).status).toBe(404);
    expect((await call(openContact.list, {}, { bearer: foreign })).data.items).toEqual([]);
    expect((await call(openContact.update, { id, name: 'Mallory' }, { bearer: foreign })).status).toBe(404);
  });
});

test('work orders are made out of the form of their type, changed, answered and listed', async () => {
  const field = { key: 'serial', kind: 'text' as const, label: { 'en-US': 'Serial number' }, required: true };
  const type = await addType(app, mina, { fields: [field] });
  const { id: contact } = (await call(openContact.create, { name: 'Ada', email: 'ada@kumo.example' })).data;
  const draft = { type_id: type.id, contact_id: contact, subject: 'A pole broke', description: 'The left one.' };
  expect((await call(openWorkOrder.types, {})).data.items).toMatchObject([{ id: type.id, fields: [{ key: 'serial' }] }]);
  expect((await call(openWorkOrder.create, draft)).data).toMatchObject({ reason: 'invalid_request', fields: [{ path: 'fields.serial' }] });
  const made = (await call(openWorkOrder.create, { ...draft, fields: { serial: 'K-7' } })).data;
  expect(made).toMatchObject({ origin: 'api', status: 'new', fields: { serial: 'K-7' } });
  const changed = await call(openWorkOrder.update, {
    id: made.id,
    version: made.version,
    priority: 'urgent',
    assignee: { user_id: mina.userId },
    status: 'solved',
    solution: 'A new pole is on its way.',
  });
  expect(changed.data).toMatchObject({ priority: 'urgent', assignee: { name: 'Mina' }, status: 'solved' });
  const stale = await call(openWorkOrder.update, { id: made.id, version: made.version, subject: 'Other' });
  expect(stale).toMatchObject({ status: 409, data: { reason: 'stale_version' } });
  expect((await call(openWorkOrder.reply, { id: made.id, text: 'It arrives on Friday.' })).data).toMatchObject({ author_name: 'Kumo CRM' });
  const said = (await readAll(openWorkOrder.messages, { id: made.id, limit: 1 })) as { body: string }[];
  expect(said.map(({ body }) => body)).toEqual(expect.arrayContaining(['The left one.', 'It arrives on Friday.']));
  expect((await call(openWorkOrder.list, { view: 'all', contact })).data.items).toMatchObject([{ id: made.id, status: 'solved' }]);
  expect((await app.call(workOrders.get, { id: made.id }, as())).data.events.map(({ actor_name: name }) => name)).toContain('Kumo CRM');
});

test('entries of the corpus are added, changed as far as is said, listed and deleted', async () => {
  const entry = {
    question: 'How long is the guarantee?',
    answer: 'Two years.',
    locale: 'en-US' as const,
    tags: ['care'],
    status: 'draft' as const,
  };
  const made = (await call(openEntry.create, entry)).data;
  expect((await call(openEntry.create, entry)).data).toMatchObject({ reason: 'duplicate_entry' });
  const changed = (await call(openEntry.update, { id: made.id, version: made.version, answer: 'Three years.' })).data;
  expect(changed).toMatchObject({ question: entry.question, answer: 'Three years.', tags: ['care'], status: 'draft' });
  expect((await call(openEntry.update, { id: made.id, version: made.version, answer: 'Four.' })).data).toMatchObject({
    reason: 'stale_version',
  });
  await call(openEntry.create, { question: 'Do you ship abroad?', answer: 'Yes.', locale: 'en-US' });
  const listed = (await readAll(openEntry.list, { limit: 1 })) as { question: string }[];
  expect(listed.map(({ question }) => question)).toEqual(['Do you ship abroad?', entry.question]);
  expect((await call(openEntry.remove, { id: made.id })).data).toEqual({ id: made.id });
  expect((await call(openEntry.get, { id: made.id })).status).toBe(404);
  expect((await call(openEntry.remove, { id: made.id })).status).toBe(404);
  expect((await app.call(corpus.list, {}, as())).data.total).toBe(1);
});

test('help articles are those that everybody may read', async () => {
  const write = async (title: string) => {
    const { id } = (await app.call(help.create, { category_id: null, locale: 'en-US', title }, as())).data;
    const saved = await app.call(help.save, { id, locale: 'en-US', title, body: `# ${title}`, version: 1 }, as());
    return { id, version: saved.data.version };
  };
  const [shown, hidden] = [await write('Care for your tent'), await write('Internal prices')];
  await app.call(help.setStatus, { id: shown.id, locale: 'en-US', action: 'publish', version: shown.version }, as());
  expect((await call(openArticle.list, { locale: 'en-US' })).data.items).toMatchObject([{ id: shown.id, title: 'Care for your tent' }]);
  expect((await call(openArticle.list, { locale: 'en-US', q: 'tent' })).data.items).toHaveLength(1);
  expect((await call(openArticle.get, { id: shown.id, locale: 'ja-JP' })).data).toMatchObject({
    locale: 'en-US',
    body: '# Care for your tent',
  });
  expect((await call(openArticle.get, { id: hidden.id, locale: 'en-US' })).status).toBe(404);
});

describe('a write with an Idempotency-Key', () => {
  const count = async () => (await call(openContact.list, {})).data.items.length;

  test('is done once, also by many at the same time, and answered the same', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(openContact.create, { name: 'Ada' }, { once: 'order-7' })));
    const made = answers.filter(({ status }) => status === 200).map(({ data }) => data.id);
    expect(new Set(made).size).toBe(1);
    for (const { status, data, headers } of answers.filter((each) => each.status !== 200)) {
      expect([status, (data as unknown as { reason: string }).reason]).toEqual([409, 'idempotency_running']);
      expect(headers.get('retry-after')).toBe('1');
    }
    expect((await call(openContact.create, { name: 'Ada' }, { once: 'order-7' })).data.id).toBe(made[0]);
    expect(await count()).toBe(1);
  });

  test('is refused where the name stands for something else, in the caller’s language', async () => {
    await call(openContact.create, { name: 'Ada' }, { once: 'order-7' });
    const other = await call(openContact.create, { name: 'Ben' }, { once: 'order-7', locale: 'ja-JP' });
    expect(other).toMatchObject({ status: 409, data: { reason: 'idempotency_reused' } });
    expect(other.msg).toContain('別のリクエスト');
    expect((await call(openContact.create, { name: 'Ben' }, { once: 'a b' })).data).toMatchObject({ reason: 'invalid_request' });
    expect(await count()).toBe(1);
  });

  test('can be tried again when it was refused, and is forgotten after a day', async () => {
    const chat = await startChat(app, mina, 'Hello');
    await app.call(conversations.resolve, { id: chat.id }, as());
    const write = () => call(openConversation.write, { id: chat.id, text: 'Hello again' }, { once: 'hello' });
    expect((await write()).data).toMatchObject({ reason: 'conversation_closed' });
    await app.call(conversations.reopen, { id: chat.id }, as());
    const first = (await write()).data;
    expect(first).toMatchObject({ kind: 'reply', text: 'Hello again' });
    expect((await write()).data).toEqual(first);
    now += IDEMPOTENCY_MS + 1;
    await purge(app.services);
    const { rows } = await app.services.database.pool.query('SELECT * FROM open_answer WHERE tenant_id = $1', [mina.tenantId]);
    expect(rows).toEqual([]);
    // What was said is still said once: its own id comes from the same name.
    expect((await write()).data.id).toBe(first.id);
  });

  test('is forgotten with whom it was about', async () => {
    const { id } = (await call(openContact.create, { name: 'Ada Unforgettable' }, { once: 'ada' })).data;
    await call(openContact.create, { name: 'Ben' }, { once: 'ben' });
    const kept = async () =>
      (await app.services.database.pool.query<{ name: string }>('SELECT name FROM open_answer WHERE tenant_id = $1', [mina.tenantId])).rows;
    expect(await kept()).toHaveLength(2);
    await app.call(contacts.erase, { id }, as());
    expect(await kept()).toEqual([{ name: 'ben' }]);
  });

  test('whose process died before it could answer is done by the next', async () => {
    const chat = await startChat(app, mina, 'Hello');
    const write = () => call(openConversation.write, { id: chat.id, text: 'Hello again' }, { once: 'hello' });
    const first = (await write()).data;
    await app.services.database.pool.query('UPDATE open_answer SET answer = NULL WHERE tenant_id = $1', [mina.tenantId]);
    expect((await write()).data).toMatchObject({ reason: 'idempotency_running' });
    now += 130_000;
    expect((await write()).data.id).toBe(first.id);
    expect(
      (await readAll(openConversation.messages, { id: chat.id })).filter((each) => (each as { body: string }).body === 'Hello again'),
    ).toHaveLength(1);
  });
});

test('a reply can bring cards, and whoever reads it sees them', async () => {
  const chat = await startChat(app, mina, 'Which tents do you have?');
  const cards = [
    { title: 'Blue tent', text: 'For two.', buttons: [{ kind: 'url' as const, label: 'See it', target: 'https://kumo.example/blue' }] },
  ];
  const write = (more: object) => call(openConversation.write, { id: chat.id, text: 'This one:', ...more });
  const { id, seq } = (await write({ cards })).data;
  const items = (await readAll(openConversation.messages, { id: chat.id })) as { id: string; cards?: unknown; attachments?: unknown }[];
  expect(items.find((each) => each.id === id)).toMatchObject({ seq, cards: [{ title: 'Blue tent', picture: null }] });
  expect((await write({ cards, kind: 'note' })).status).toBe(400);
  expect((await write({ cards: [{ ...cards[0], picture: randomUUID() }] })).status).toBe(400);
});

test('each call needs its scope, and says which', async () => {
  const { key: bare } = await makeKey(['bot:ask']);
  const id = randomUUID();
  for (const calls of Object.values(openPlatform))
    for (const endpoint of Object.values(calls)) {
      const { status, msg } = await call(endpoint as Endpoint, { id }, { bearer: bare });
      expect([endpoint.path, status]).toEqual([endpoint.path, 403]);
      expect(msg).toContain(endpoint.scope);
    }
});

test('the description names the scope, the name of a write and the time to wait', async () => {
  const { paths, info } = (await (await app.fetch('/api/openapi.json')).json()) as {
    info: { description: string };
    paths: Record<
      string,
      Record<string, { description: string; parameters: { name: string; in: string }[]; responses: Record<string, { headers?: object }> }>
    >;
  };
  const write = paths['/api/open/v1/contacts']?.['post'];
  expect(write?.description).toContain('contacts:write');
  expect(write?.parameters).toMatchObject([{ name: 'idempotency-key', in: 'header' }]);
  expect(write?.responses['429']?.headers).toHaveProperty('Retry-After');
  expect(paths['/api/open/v1/contacts']?.['get']?.parameters.map(({ name }) => name)).not.toContain('idempotency-key');
  expect(info.description).toContain('Sunset');
});

test('figures are those of the pages, for whoever may read them, without costs; what is no period is refused', async () => {
  await startChat(app, mina, 'Where is my parcel?');
  await keepTenantFacts(app.services, mina.tenantId);
  const shown = (await app.call(analysis.report, { days: 7 }, as())).data;
  expect(shown.total.conversations).toBe(1);
  const { data } = await call(openFigure.report, { days: 7 });
  expect(data).toMatchObject({ total: shown.total, days: shown.days, hours: shown.hours, currency: null, gaps: shown.gaps });
  const channels = (await call(openFigure.channels, { days: 7 })).data;
  expect(channels.channels).toMatchObject([{ key: 'web', conversations: 1 }]);
  expect((await call(openFigure.report, { from: '2016-01-01', to: '2026-01-01' })).status).toBe(400);
  ({ key } = await makeKey(['conversations:read', 'contacts:write', 'knowledge:read']));
  expect((await call(openFigure.report, { days: 7 })).status).toBe(403);
});
