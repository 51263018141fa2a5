import { MESSAGING_KINDS } from '@lobby/contract';
import { parseArgs } from 'node:util';
import type { ChannelReport } from './channel-traffic.ts';
import { runChannelFaults } from './run-channel-faults.ts';

const ENGINES = ['pglite', 'postgres'] as const;
const USAGE = `pnpm fault:channels [--kind ${MESSAGING_KINDS.join('|')}] [--database ${ENGINES.join('|')}] [--events 10000] [--kills 10] [--seed 1]`;
const EXIT_FAULTY = 1;
const EXIT_USAGE = 2;
const SECOND_MS = 1_000;

const list = (counts: object): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(', ');

function print(name: string, report: ChannelReport): boolean {
  const { verdict, late, posted, posts, messages, deliveries, waiting, arrived, fates } = report;
  const isGood = Object.values(verdict).every((count) => count === 0);
  console.log(`${isGood ? 'good' : 'BAD '}  ${name}: ${posted} events in ${posts} posts, ${messages} messages`);
  console.log(`      ${list({ ...verdict, late })}`);
  console.log(`      answers ${list(deliveries)}; the service has ${arrived}; it ${list(fates)}`);
  for (const { attempts, dueInMs } of waiting)
    console.log(`      an answer that was tried ${attempts} times waits, to be tried in ${(dueInMs / SECOND_MS).toFixed(0)} s`);
  return isGood;
}

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    database: { type: 'string', default: 'postgres' },
    events: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const kinds = MESSAGING_KINDS.filter((kind) => values.kind === undefined || kind === values.kind);
const engine = ENGINES.find((each) => each === values.database);
const [events, kills, seed] = [values.events, values.kills, values.seed].map(Number) as [number, number, number];
if (kinds.length === 0 || engine === undefined || ![events, kills, seed].every((each) => Number.isInteger(each) && each >= 0)) {
  console.error(USAGE);
  process.exitCode = EXIT_USAGE;
} else {
  console.log(`seed ${seed}`);
  const { channels, kills: struck, crashes, tookMs, log } = await runChannelFaults({ kinds, engine, events, kills, seed });
  const isGood = [...channels].map(([kind, report]) => print(`${kind} on ${engine}`, report)).every((each) => each) && crashes === 0;
  console.log(`${(tookMs / SECOND_MS).toFixed(0)} s; killed: server ${struck.server}, database ${struck.database}; crashes ${crashes}`);
  if (!isGood) console.log(log);
  process.exitCode = isGood ? 0 : EXIT_FAULTY;
}
