import { parseArgs } from 'node:util';
import { dice } from '#test/dice.ts';
import { openBusiness, type Business } from '#test/faults/business.ts';
import { startPostgres } from '#test/postgres-server.ts';
import { MEASURED, prepareServer, type Memory, type ServerProcess } from '#test/server-process.ts';
import { measureAnswers } from './measure-answers.ts';
import { measureConnections, openIdle, residentBytes } from './measure-connections.ts';
import { measureFloor } from './measure-floor.ts';
import { measureDelivery, measureThroughput, type Pace } from './measure-messages.ts';
import { measureSignIns } from './measure-sign-ins.ts';

const ENTRIES = 10_000;
const PER_SECOND = 20;
const VISITORS = 10;
/** So long that each piece of recurring work, which comes once a minute, falls into it. Seconds. */
const WHOLE_ROUND_S = 65;
const GOAL_P99_MS = { pglite: 50, postgres: 40 };
const MEGABYTE = 1_048_576;
const SECOND_MS = 1_000;
/** Until a server that does nothing has given back what its start took, in milliseconds. */
const IDLE_MS = 15_000;

/** One line of the table: a figure, what it is meant to be, and whether it is. */
interface Line {
  what: string;
  figure: string;
  goal: string;
  isMet: boolean;
}

const megabytes = (bytes: number) => `${(bytes / MEGABYTE).toFixed(0)} MB`;

const atMost = (what: string, value: number, goal: number, unit: string, digits = 0): Line => {
  return { what, figure: `${value.toFixed(digits)} ${unit}`, goal: `≤ ${goal} ${unit}`, isMet: value <= goal };
};

function print(lines: readonly Line[]): void {
  const width = (pick: (line: Line) => string) => Math.max(...lines.map((line) => pick(line).length));
  const [what, figure, goal] = [width((line) => line.what), width((line) => line.figure), width((line) => line.goal)];
  for (const line of lines)
    console.log(
      `${line.what.padEnd(what)}  ${line.figure.padStart(figure)}  ${line.goal.padStart(goal)}  ${line.isMet ? 'met' : 'MISSED'}`,
    );
}

/** Both starts and the memory of a server that does nothing. @returns the lines, and the business of what is measured next */
async function measureStart(server: ServerProcess, isEmbedded: boolean): Promise<{ lines: Line[]; business: Business }> {
  const fresh = await server.start();
  const caller = { origin: server.origin, random: dice(1), over: new AbortController().signal };
  const business = await openBusiness(caller, 1);
  await server.kill();
  const afterKill = await server.start();
  await server.end();
  const again = await server.start();
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const idle = (await residentBytes(server.pid)) / MEGABYTE;
  const lines = [
    atMost('start, fresh database', fresh / SECOND_MS, 6, 's', 1),
    atMost('start, again', again / SECOND_MS, 2, 's', 1),
    atMost('start, after kill -9', afterKill / SECOND_MS, 2, 's', 1),
    atMost('memory, idle', idle, isEmbedded ? 650 : 200, 'MB'),
  ];
  return { lines, business };
}

/** So many visitors who say nothing, and a restart under them. */
async function measureIdle(server: ServerProcess, business: Business, connections: number): Promise<Line[]> {
  const { count, openMs, bytesEach, objectsEach, back, backMs } = await measureConnections(server, business, connections);
  return [
    atMost(`idle visitor, of ${count}`, bytesEach / 1_024, 60, 'kB', 1),
    { what: '  of it objects', figure: `${(objectsEach / 1_024).toFixed(1)} kB`, goal: '', isMet: true },
    { what: '  until all were open', figure: `${(openMs / SECOND_MS).toFixed(1)} s`, goal: '', isMet: true },
    atMost('  not back after a restart', count - back, 0, ''),
    atMost('  the last one back after', backMs / SECOND_MS, 20, 's', 1),
  ];
}

/** A message and an answer, one at a time and many at once. */
async function measureTalk(server: ServerProcess, business: Business, url: string | undefined, seconds: number): Promise<Line[]> {
  const isEmbedded = url === undefined;
  const answers = await measureAnswers(server.origin, ENTRIES);
  // On both sides of what is judged by it: the machine is not as quick at every moment.
  const before = await measureFloor(url, seconds / 2);
  const { perSecond, p99 } = await measureThroughput(server.origin, business, 64, seconds);
  const after = await measureFloor(url, seconds / 2);
  const floor = { perSecond: (before.perSecond + after.perSecond) / 2, p99: (before.p99 + after.p99) / 2 };
  const delivery = await measureDelivery(server.origin, business, { perSecond: PER_SECOND, seconds: WHOLE_ROUND_S, visitors: VISITORS });
  const share = perSecond / floor.perSecond;
  return [
    atMost(`question to answer, ${answers.entries} entries, p95`, answers.p95, 50, 'ms', 1),
    { what: 'floor: bare group commits', figure: `${floor.perSecond.toFixed(0)} /s`, goal: '', isMet: true },
    { what: '  p99 of a group of 64', figure: `${floor.p99.toFixed(0)} ms`, goal: '', isMet: true },
    { what: 'messages accepted, stored, announced', figure: `${perSecond.toFixed(0)} /s`, goal: '', isMet: true },
    { what: '  share of the floor', figure: share.toFixed(2), goal: '≥ 0.35', isMet: share >= 0.35 },
    atMost('  p99 with 64 visitors at once', p99, isEmbedded ? GOAL_P99_MS.pglite : GOAL_P99_MS.postgres, 'ms'),
    { what: '  times that of the bare group', figure: (p99 / floor.p99).toFixed(1), goal: '', isMet: true },
    atMost(`message to the other side at ${PER_SECOND}/s, median of ${delivery.count}`, delivery.median, 100, 'ms', 1),
    atMost('  p99', delivery.p99, 400, 'ms', 1),
    atMost('  never held', delivery.lost, 0, ''),
  ];
}

/** All of it; with `isIdle`, what a server takes that nobody talks to. */
async function measure(
  server: ServerProcess,
  url: string | undefined,
  seconds: number,
  connections: number,
  isIdle: boolean,
): Promise<Line[]> {
  const { lines, business } = await measureStart(server, url === undefined);
  const talk = isIdle ? [] : await measureTalk(server, business, url, seconds);
  return [...lines, ...talk, ...(await measureIdle(server, business, connections))];
}

/** Visitors who only listen while others write. */
const LISTENERS = 1_800;

/**
 * Hours of a busy business in so many seconds: visitors and a person write at a pace that does not wait for answers.
 * @param signIns a second meanwhile
 */
async function measureSteady(server: ServerProcess, pace: Pace, signIns: number): Promise<Line[]> {
  await server.start();
  const business = await openBusiness({ origin: server.origin, random: dice(1), over: new AbortController().signal }, 1);
  const listeners = await openIdle(server.origin, business, LISTENERS);
  await measureDelivery(server.origin, business, { ...pace, seconds: WARM_UP_S });
  const before = await server.memory();
  await server.lateness();
  const [{ median, p95, p99, count, lost }, signed] = await Promise.all([
    measureDelivery(server.origin, business, pace),
    measureSignIns(server.origin, signIns, pace.seconds),
  ]);
  const late = await server.lateness();
  const after = await server.memory();
  const growth = (part: keyof Memory) => (after[part] / before[part] - 1) * 100;
  const stayed = listeners.filter(({ connected }) => connected).length;
  for (const listener of listeners) listener.disconnect();
  return [
    {
      what: `${pace.perSecond} messages/s for ${pace.seconds} s, ${pace.visitors} write, ${stayed} listen; median of ${count}`,
      figure: `${median.toFixed(1)} ms`,
      goal: '',
      isMet: true,
    },
    atMost('  p95', p95, 40, 'ms', 1),
    atMost('  p99', p99, 100, 'ms', 1),
    atMost('  never held', lost, 0, ''),
    atMost('  connections lost', LISTENERS - stayed, 0, ''),
    atMost(`  memory of ${megabytes(before.resident)} grows by`, growth('resident'), 5, '%', 1),
    { what: `  objects, of ${megabytes(before.objects)}, grow by`, figure: `${growth('objects').toFixed(1)} %`, goal: '', isMet: true },
    ...(signIns > 0 ? [atMost(`  ${signed.count} sign-ins at ${signIns}/s meanwhile, p95`, signed.p95, 150, 'ms', 1)] : []),
    atMost('  the thread that serves is late by, p99', late, 20, 'ms', 1),
  ];
}

/**
 * Before it is measured, in seconds: until the database knows what its tables are like, and the heap has the pages that such a pace fills; V8 gives
 * none of them back. On two cores it takes its last ones after three minutes.
 */
const WARM_UP_S = 300;
const WRITERS = 200;

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'pglite' },
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '10000' },
    steady: { type: 'string' },
    'sign-ins': { type: 'string', default: '0' },
    idle: { type: 'boolean', default: false },
  },
});
const postgres = values.database === 'postgres' ? await startPostgres('on') : undefined;
const server = await prepareServer({ LOBBY_SEED: 'demo', ...(postgres && { DATABASE_URL: postgres.url }) }, MEASURED);
try {
  console.log(`Lobby on ${values.database}`);
  const [seconds, steady] = [Number(values.seconds), Number(values.steady ?? 0)];
  print(
    steady > 0
      ? await measureSteady(server, { perSecond: steady, seconds, visitors: WRITERS }, Number(values['sign-ins']))
      : await measure(server, postgres?.url, seconds, Number(values.connections), values.idle),
  );
} finally {
  await server.stop();
  await postgres?.stop();
}
