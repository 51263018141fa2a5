import { apiKeys, CODES, HEADERS, KEY_SCOPES, OPEN_PATHS, user, visitor, type CodeName, type Endpoint } from '@lobby/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESCRIBED } from '#/http/describe-api.ts';
import { NO_LIMITS } from './no-limits.ts';
import { openTestApp, type SignedUp, type TestApp } from './open-test-app.ts';
import { sampleOf, type JsonSchema } from './sample-of.ts';

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { description: string }>;
}

let app: TestApp;
let owner: SignedUp;
let key: string;
let visitToken: string;
let staffToken: string;
let paths: Record<string, Record<string, Operation>>;
beforeAll(async () => {
  app = await openTestApp({ config: { rates: NO_LIMITS } });
  owner = await app.signUp();
  ({ key } = (await app.call(apiKeys.create, { name: 'Program', scopes: [...KEY_SCOPES] }, { token: owner.token })).data);
  staffToken = owner.token;
  visitToken = (await app.call(visitor.session, { tenant: owner.slug, locale: 'en-US' })).data.token;
  ({ paths } = (await (await app.fetch('/api/openapi.json')).json()) as { paths: typeof paths });
});
afterAll(() => app.close());

/** What callers come with: nothing, nonsense, and a right one of each kind. Some calls end the sign-in: then it is made anew. */
async function credentials(): Promise<Record<string, Record<string, string>>> {
  const isOver = (await app.call(user.info, {}, { token: staffToken })).status === 401;
  if (isOver) staffToken = (await app.call(user.login, { email: owner.email, password: owner.password })).data.token;
  return {
    nobody: {},
    nonsense: { [HEADERS.token]: 'nonsense', authorization: 'Bearer nonsense' },
    staff: { [HEADERS.token]: staffToken },
    visitor: { [HEADERS.token]: visitToken },
    key: { authorization: `Bearer ${key}` },
  };
}

interface Sent {
  query?: string;
  path: string;
  body?: { type: string; content: string | ArrayBuffer };
}

/** Requests of one operation: bare, with nonsense, malformed, and as its schema has them, a few times over. */
async function requestsOf(path: string, operation: Operation): Promise<Sent[]> {
  const filled = (seed: number) => ({
    path: path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const schema = operation.parameters.find((each) => each.in === 'path' && each.name === name)?.schema ?? {};
      return encodeURIComponent(String(sampleOf(schema, seed)));
    }),
    query: new URLSearchParams(
      operation.parameters
        .filter(({ in: place, required }) => place === 'query' && (required || seed % 2 === 1))
        .map(({ name, schema }): [string, string] => [name, asText(sampleOf(schema, seed))]),
    ).toString(),
  });
  const [type, { schema } = { schema: {} }] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (type === undefined) return [0, 1, 2].map(filled).concat({ path: path.replaceAll(/\{\w+\}/g, '%00'), query: 'limit=x&after=%FF' });
  const bodies = await Promise.all([0, 1, 2].map((seed) => encode(type, sampleOf(schema, seed))));
  const json = 'application/json';
  return [
    ...bodies.map((body, seed) => ({ ...filled(seed), body })),
    { ...filled(0), body: { type: json, content: '' } },
    { ...filled(0), body: { type: json, content: '{"a":' } },
    { ...filled(0), body: { type: json, content: JSON.stringify({ id: {}, ids: 'x', text: [], email: 7, tenant: null }) } },
    { path: path.replaceAll(/\{\w+\}/g, '%00'), body: { type: json, content: '{}' } },
  ];
}

async function encode(type: string, value: unknown): Promise<NonNullable<Sent['body']>> {
  if (type !== 'multipart/form-data') return { type, content: JSON.stringify(value) };
  const form = new FormData();
  for (const [name, each] of Object.entries(value as object)) if (name !== 'file') form.set(name, asText(each));
  form.set('file', new Blob(['question,answer\nHow?,So.\n']), 'entries.csv');
  const written = new Response(form);
  return { type: written.headers.get('content-type') ?? '', content: await written.arrayBuffer() };
}

const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** What of an answer the document does not say; undefined where it says it. */
async function undocumented(operation: Operation, response: Response): Promise<string | undefined> {
  const told = operation.responses[String(response.status)];
  if (!told) return `${response.status} ${(await response.text()).slice(0, 200)}`;
  if (response.status === 200) return undefined;
  const { data } = (await response.json()) as { data?: { reason?: CodeName } };
  const reason = data?.reason;
  const isTold = reason !== undefined && told.description.split(', ').includes(`${CODES[reason].code} ${reason}`);
  return isTold ? undefined : `${response.status} with ${reason}`;
}

const CALLS = Object.entries(DESCRIBED).flatMap(([noun, verbs]) =>
  Object.entries(verbs as Record<string, Endpoint>).map(([verb, { method, path, caller }]) => ({
    name: `${noun}.${verb}`,
    method,
    path,
    caller,
  })),
);

test('every status and code that a call answers with is in its description', async () => {
  const missing = new Set<string>();
  for (const { name, method, path, caller } of CALLS) {
    const operation = paths[path]?.[method.toLowerCase()];
    expect(operation, name).toBeDefined();
    if (!operation) continue;
    const requests = await requestsOf(path, operation);
    for (const [holder, credential] of Object.entries(await credentials())) {
      // Who is refused is so whatever they ask for.
      for (const sent of holder === caller || caller === 'anyone' ? requests : requests.slice(0, 1)) {
        const response = await app.fetch(`${sent.path}${sent.query ? `?${sent.query}` : ''}`, {
          method,
          headers: { ...credential, ...(sent.body && { 'content-type': sent.body.type }) },
          ...(sent.body && { body: sent.body.content }),
        });
        const fault = await undocumented(operation, response);
        if (fault !== undefined) missing.add(`${name}: ${fault}`);
        if (response.status >= 500 && response.status !== 503) missing.add(`${name}: failed with ${JSON.stringify(sent).slice(0, 300)}`);
      }
    }
  }
  expect([...missing]).toEqual([]);
}, 240_000);

test('so is every status of the MCP server', async () => {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const accepts = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };
  const asked = (method: string, headers: Record<string, string>, body?: string) =>
    app.fetch(OPEN_PATHS.mcp, { method, headers: { host: 'localhost', ...headers }, ...(body !== undefined && { body }) });
  const answers = [
    await asked('POST', accepts, JSON.stringify(call)),
    ...(await Promise.all(
      [
        '{',
        '[]',
        '{}',
        JSON.stringify(call),
        JSON.stringify({ ...call, id: undefined }),
        JSON.stringify(Array.from({ length: 21 }, () => call)),
      ].flatMap((body) => [
        asked('POST', { ...accepts, authorization: `Bearer ${key}` }, body),
        asked('POST', { authorization: `Bearer ${key}`, 'content-type': 'application/json' }, body),
        asked('POST', { ...accepts, authorization: `Bearer ${key}`, 'content-type': 'text/plain' }, body),
      ]),
    )),
    await asked('GET', { ...accepts, authorization: `Bearer ${key}` }),
    await asked('DELETE', { ...accepts, authorization: `Bearer ${key}` }),
  ];
  const told = new Set(Object.values(paths[OPEN_PATHS.mcp] ?? {}).flatMap(({ responses }) => Object.keys(responses)));
  expect(answers.map(({ status }) => String(status)).filter((status) => !told.has(status))).toEqual([]);
});
