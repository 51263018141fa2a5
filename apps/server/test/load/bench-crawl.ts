import { corpusSources, user, visitor } from '@lobby/contract';
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { startPostgres } from '#test/postgres-server.ts';
import { prepareServer } from '#test/server-process.ts';
import { pageOf, serveSite, type Site } from '#test/serve-site.ts';
import { percentile } from './percentile.ts';
import { openPostClient, type PostClient } from './post-client.ts';

/** Answers may be slower by so much while a site is read, in milliseconds. */
const SLOWER_MAX_MS = 200;
const QUESTIONS_BEFORE = 20;
/** Between two questions, and two looks for an answer or at the server, in milliseconds. */
const PAUSE_MS = 250;
const LOOK_MS = 5;
const HEALTH_MS = 20;
const QUESTION = 'Which languages do you answer in?';

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A site whose pages hold about as much as a help page does. */
async function openSite(pages: number): Promise<Site> {
  const word = (number: number) => `thing${number.toString(36)}`;
  const body = (page: number) =>
    Array.from(
      { length: 12 },
      (_, part) =>
        `<h2>About ${word(page * 31 + part)}</h2><p>${`The ${word(page + part)} is kept for ${page} days in shop ${part}. `.repeat(8)}</p>`,
    ).join('');
  const site = await serveSite({});
  const named = (page: number) => `/${word(page)}/about`;
  const links = Array.from(
    { length: pages - 1 },
    (_, page) => `<li><a href="${named(page + 1)}">${word(page + 1)} of the shop and all that belongs to it</a></li>`,
  ).join('');
  site.pages['/'] = pageOf('Shop', `<ul>${links}</ul>`);
  for (let page = 1; page < pages; page += 1) site.pages[named(page)] = pageOf(word(page), body(page));
  return site;
}

/** From a visitor's question to the bot's answer, in milliseconds; each by a visitor of its own, whom the bot has not tired yet. */
async function ask(client: PostClient): Promise<number> {
  const { token, conversation_id: id } = await client.call(visitor.session, { tenant: 'demo', locale: 'en-US' });
  const started = performance.now();
  await client.call(visitor.messages, { conversation_id: id, client_msg_id: randomUUID(), text: QUESTION }, token);
  for (;;) {
    const { items } = await client.call(visitor.sync, { conversation_id: id, after_seq: 0 }, token);
    if (items.some(({ author_kind: author }) => author === 'bot')) return performance.now() - started;
    await wait(LOOK_MS);
  }
}

/** How long the server does not answer the simplest of calls, until `isOver`: as long as its thread is held up. */
async function watchHealth(origin: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const started = performance.now();
    await (await fetch(`${origin}/healthz`)).arrayBuffer();
    times.push(performance.now() - started);
    await wait(HEALTH_MS);
  }
  return times;
}

const { values } = parseArgs({ options: { database: { type: 'string', default: 'pglite' }, pages: { type: 'string', default: '1000' } } });
const pages = Number(values.pages);
const postgres = values.database === 'postgres' ? await startPostgres('on') : undefined;
const server = await prepareServer({
  LOBBY_SEED: 'demo',
  ALLOW_PRIVATE_ADDRESSES: 'true',
  ...(postgres && { DATABASE_URL: postgres.url }),
});
const site = await openSite(pages);
try {
  await server.start();
  const client = openPostClient(server.origin, 2);
  const { token } = await client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
  const [before, during]: [number[], number[]] = [[], []];
  for (let asked = 0; asked < QUESTIONS_BEFORE + 5; asked += 1) {
    const took = await ask(client);
    if (asked >= 5) before.push(took);
    await wait(PAUSE_MS / 5);
  }
  const started = performance.now();
  const { id } = await client.call(
    corpusSources.create,
    { client_id: randomUUID(), kind: 'site', address: site.origin, options: { max_pages: pages } },
    token,
  );
  let isOver = false;
  const health = watchHealth(server.origin, () => isOver);
  let source = await client.call(corpusSources.get, { id }, token);
  while (!['ready', 'failed', 'stale'].includes(source.state)) {
    during.push(await ask(client));
    await wait(PAUSE_MS);
    source = await client.call(corpusSources.get, { id }, token);
  }
  const took = performance.now() - started;
  isOver = true;
  const held = await health;
  client.close();
  const [p50, p95, worst] = [0.5, 0.95, 1].map((share) => percentile(during, share));
  const [was50, was95, wasWorst] = [0.5, 0.95, 1].map((share) => percentile(before, share));
  const shown = (value: number | undefined) => `${(value ?? Number.NaN).toFixed(1)} ms`;
  const isMet = (p95 ?? Infinity) - (was95 ?? 0) <= SLOWER_MAX_MS;
  console.log(
    `Reading a site on ${values.database}: ${source.state}, ${source.pages.ready} of ${source.pages.total} pages, ${source.passages} passages in ${(took / 1_000).toFixed(1)} s`,
  );
  console.log(
    `question to answer before           median ${shown(was50)}  p95 ${shown(was95)}  worst ${shown(wasWorst)}  of ${before.length}`,
  );
  console.log(`question to answer meanwhile        median ${shown(p50)}  p95 ${shown(p95)}  worst ${shown(worst)}  of ${during.length}`);
  console.log(`p95 slower by ${shown((p95 ?? 0) - (was95 ?? 0))}, goal ≤ ${SLOWER_MAX_MS} ms  ${isMet ? 'met' : 'MISSED'}`);
  console.log(
    `simplest call meanwhile             median ${shown(percentile(held, 0.5))}  p99 ${shown(percentile(held, 0.99))}  worst ${shown(percentile(held, 1))}  of ${held.length}`,
  );
  if (!isMet) process.exitCode = 1;
} finally {
  site.close();
  await server.stop();
  await postgres?.stop();
}
