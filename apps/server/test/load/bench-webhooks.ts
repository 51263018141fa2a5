import { messages, visitor, webhooks } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { dice } from '#test/dice.ts';
import { openBusiness } from '#test/faults/business.ts';
import { startPostgres } from '#test/postgres-server.ts';
import { BUILT, prepareServer } from '#test/server-process.ts';
import { percentile } from './percentile.ts';
import { openPostClient } from './post-client.ts';

/** Webhooks of one business, of which one never answers, and messages that each of them is told of. */
const { values } = parseArgs({
  options: {
    webhooks: { type: 'string', default: '200' },
    messages: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '1' },
    database: { type: 'string', default: 'postgres' },
  },
});
const [COUNT, SAID, EVERY_MS] = [Number(values.webhooks), Number(values.messages), 1_000 / Number(values['per-second'])];
const GOAL_MS = 1_000;
/** The last ones are on their way for so long at most, in milliseconds. */
const LATE_MS = 30_000;

const postgres = values.database === 'postgres' ? await startPostgres('on') : undefined;
const server = await prepareServer({ ALLOW_PRIVATE_ADDRESSES: 'true', ...(postgres && { DATABASE_URL: postgres.url }) }, [BUILT]);
await server.start();
const client = openPostClient(server.origin, 4);
const business = await openBusiness({ origin: server.origin, random: dice(1), over: new AbortController().signal }, 1);
const [token = ''] = business.tokens;

/** When each message was acknowledged, and how long after it each webhook had it. */
const acknowledged = new Map<string, number>();
const arrived: { id: string; at: number }[] = [];
const receiver = createServer((request, response) => {
  if (request.url === '/dead') return;
  void readText(request).then((body) => {
    const { data } = JSON.parse(body) as { data: { message: { client_msg_id: string } } };
    arrived.push({ id: data.message.client_msg_id, at: performance.now() });
    response.end('ok');
  });
});
await new Promise<void>((done) => receiver.listen(0, '0.0.0.0', done));
const { port } = receiver.address() as AddressInfo;
for (let no = 0; no < COUNT; no += 1)
  // Each is a host of its own, as receivers are.
  await client.call(
    webhooks.create,
    { url: `http://127.0.1.${no + 1}:${port}/${no === 0 ? 'dead' : no}`, events: ['message.created'] },
    token,
  );

const { conversation_id: id, token: own } = await client.call(visitor.session, { tenant: business.slug, locale: 'en-US' });
await client.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: 'Hello there' }, own);
await client.call(messages.send, { id, client_msg_id: randomUUID(), text: 'A person has it.' }, token);
const begun = performance.now();
for (let no = 0; no < SAID; no += 1) {
  const wait = begun + no * EVERY_MS - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  const clientMsgId = randomUUID();
  await client.call(visitor.messages, { conversation_id: id, client_msg_id: clientMsgId, text: `Where is parcel ${no}?` }, own);
  acknowledged.set(clientMsgId, performance.now());
}
const wanted = SAID * (COUNT - 1);
const waits = () =>
  arrived.flatMap(({ id: message, at }) => (acknowledged.has(message) ? [at - (acknowledged.get(message) as number)] : []));
for (const end = performance.now() + LATE_MS; waits().length < wanted && performance.now() < end;)
  await new Promise((resolve) => setTimeout(resolve, 100));
const [all, p95] = [waits(), percentile(waits(), 0.95)];
console.log(`webhooks ${COUNT}, one of them dead; ${SAID} messages, ${values['per-second']} a second, on ${values.database}`);
console.log(
  `received ${all.length} of ${wanted}; median ${percentile(all, 0.5).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (goal ${GOAL_MS})`,
);
client.close();
receiver.closeAllConnections();
receiver.close();
await server.stop();
await postgres?.stop();
process.exitCode = all.length === wanted && p95 <= GOAL_MS ? 0 : 1;
