import { channels } from '@lobby/contract';
import { parseArgs } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import { dice } from '#test/dice.ts';
import { openBusiness } from '#test/faults/business.ts';
import { startPostgres } from '#test/postgres-server.ts';
import { BUILT, prepareServer } from '#test/server-process.ts';
import { openServiceStandIn } from '#test/service-stand-in.ts';
import { percentile } from './percentile.ts';
import { openPostClient } from './post-client.ts';

/** Messages that many people write on a service, as it posts them. */
const { values } = parseArgs({
  options: {
    'per-second': { type: 'string', default: '500' },
    seconds: { type: 'string', default: '10' },
    people: { type: 'string', default: '200' },
    database: { type: 'string', default: 'postgres' },
  },
});
const [PER_SECOND, SECONDS, PEOPLE] = [Number(values['per-second']), Number(values.seconds), Number(values.people)];
const [MEDIAN_MS, P99_MS, ANSWER_MS] = [50, 250, 1_500];
/** Ten posts go out at a time, as a service with many connections sends them. */
const AT_ONCE = 10;
const FIRST_ID = 1_000;

const service = await openServiceStandIn();
const postgres = values.database === 'postgres' ? await startPostgres('on') : undefined;
const server = await prepareServer({ TELEGRAM_API_ORIGIN: service.origin, ...(postgres && { DATABASE_URL: postgres.url }) }, [BUILT]);
try {
  await server.start();
  process.exitCode = (await measure(server.origin)) ? 0 : 1;
} finally {
  // Also where it fails half-way: nothing that was started here is left.
  await server.stop();
  await postgres?.stop();
  service.close();
}

/** @returns whether the goals were met */
async function measure(origin: string): Promise<boolean> {
  const client = openPostClient(origin, 4);
  try {
    const business = await openBusiness({ origin, random: dice(1), over: new AbortController().signal }, 1);
    const [token = ''] = business.tokens;
    await client.call(channels.create, { kind: 'telegram', name: 'Telegram', token: '4711:bench' }, token);
  } finally {
    client.close();
  }
  const hook = service.to('/setWebhook')[0]?.json as { url: string; secret_token: string };
  const url = `${origin}${new URL(hook.url).pathname}`;

  const answered = new Map<number, number>();
  service.answer('/sendMessage', ({ json: body }) => {
    const chat = Number(body['chat_id']);
    if (!answered.has(chat)) answered.set(chat, performance.now());
    return false;
  });

  /** Connections that broke. */
  let broken = 0;
  async function post(no: number, chat: number, text: string): Promise<number> {
    const message = { message_id: no, date: 1, chat: { id: chat, type: 'private' }, from: { id: chat, first_name: `P${chat}` }, text };
    const begun = performance.now();
    const body = JSON.stringify({ update_id: no, message });
    // As a service does where a connection breaks: until it is told that it was taken.
    for (let isTaken = false; !isTaken;) {
      const answer = await fetch(url, { method: 'POST', body, headers: { 'x-telegram-bot-api-secret-token': hook.secret_token } }).catch(
        (error: unknown) => {
          if (!(error instanceof TypeError)) throw error;
        },
      );
      await answer?.arrayBuffer();
      isTaken = answer?.status === 200;
      if (answer && !isTaken) throw new Error(`a post was answered with ${answer.status}`);
      if (!answer) broken += 1;
    }
    return performance.now() - begun;
  }

  /** Alone, from the post to the bot's answer at the service. */
  const alone: number[] = [];
  for (let no = 0; no < 20; no += 1) {
    const begun = performance.now();
    await post(no + 1, no + 1, 'Where is my parcel?');
    while (!answered.has(no + 1)) await setTimeout(5);
    alone.push((answered.get(no + 1) as number) - begun);
  }

  const posts: Promise<number>[] = [];
  const begun = performance.now();
  for (let no = 0; no < PER_SECOND * SECONDS; no += AT_ONCE) {
    const wait = begun + (no / PER_SECOND) * 1_000 - performance.now();
    if (wait > 0) await setTimeout(wait);
    for (let at = no; at < no + AT_ONCE; at += 1) posts.push(post(FIRST_ID + at, FIRST_ID + (at % PEOPLE), `Message ${at}`));
  }
  const acknowledged = await Promise.all(posts);
  const [median, p99, answer] = [percentile(acknowledged, 0.5), percentile(acknowledged, 0.99), percentile(alone, 0.95)];
  console.log(
    `${acknowledged.length} messages of ${PEOPLE} people, ${PER_SECOND} a second, on ${values.database}; connections that broke: ${broken}`,
  );
  console.log(`acknowledged median ${median.toFixed(0)} ms (goal ${MEDIAN_MS}), p99 ${p99.toFixed(0)} ms (goal ${P99_MS})`);
  console.log(`bot's answer to one alone: median ${percentile(alone, 0.5).toFixed(0)} ms, p95 ${answer.toFixed(0)} ms (goal ${ANSWER_MS})`);
  return median <= MEDIAN_MS && p99 <= P99_MS && answer <= ANSWER_MS;
}
