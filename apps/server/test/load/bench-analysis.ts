import { analysis, type RequestInput } from '@lobby/contract';
import { parseArgs } from 'node:util';
import { MESSAGES_EACH } from './analysis-load.ts';
import { openLoadedBusiness, type LoadedBusiness } from './loaded-business.ts';
import { percentile } from './percentile.ts';

const TIMES = 12;
const WARM_UP = 2;
/** What a call may take, in milliseconds: on PostgreSQL, and embedded. */
const GOALS_MS = { postgres: 300, pglite: 800 } as const;

type Asked = RequestInput<typeof analysis.report>;
const DAYS = [7, 28, 90, 366] as const;
const TEAM = '018f0000-0000-7000-8b00-000000000002';

/** What the pages ask for. Each call also reads as many days before the period, to compare with. */
function asked(agent: number): [string, Asked][] {
  const filters: [string, Omit<Asked, 'days'>][] = [
    ['', {}],
    [', web', { channel: 'web' }],
    [', ja', { locale: 'ja-JP' }],
    [', one person', { agent }],
    [', a campaign', { campaign: 'campaign 24' }],
    [', a team on the web in en', { team: TEAM, channel: 'web', locale: 'en-US' }],
  ];
  return DAYS.flatMap((days) => filters.map(([name, filter]): [string, Asked] => [`${days} days${name}`, { days, ...filter }]));
}

async function measure(
  { agents, ask }: LoadedBusiness,
  print: (name: string, taken: readonly number[], processor: number) => void,
): Promise<void> {
  for (const endpoint of [analysis.report, analysis.channels])
    for (const [name, request] of asked(agents[1] ?? 0)) {
      const taken: number[] = [];
      let start = process.cpuUsage();
      for (let turn = 0; turn < WARM_UP + TIMES; turn += 1) {
        if (turn === WARM_UP) start = process.cpuUsage();
        const began = performance.now();
        await ask(endpoint, request);
        if (turn >= WARM_UP) taken.push(performance.now() - began);
      }
      const { user, system } = process.cpuUsage(start);
      print(`${endpoint === analysis.report ? 'overview' : 'channel'}, ${name}`, taken, (user + system) / 1_000 / TIMES);
    }
}

const { values } = parseArgs({
  options: { database: { type: 'string', default: 'pglite' }, conversations: { type: 'string', default: '100000' } },
});
const conversations = Number(values.conversations);
const goal = GOALS_MS[values.database === 'postgres' ? 'postgres' : 'pglite'];
console.log(
  `${conversations} conversations with ${conversations * MESSAGES_EACH} messages on ${values.database}, times at the server in ms: the middle one, 95 of 100 (goal: within ${goal}), and of the processor, without that of PostgreSQL`,
);
const business = await openLoadedBusiness(values.database, conversations);
try {
  await measure(business, (name, taken, processor) => {
    const [middle, most] = [percentile(taken, 0.5), percentile(taken, 0.95)];
    console.log(
      `${name.padEnd(44)} ${middle.toFixed(0).padStart(6)} ${most.toFixed(0).padStart(6)} ${processor.toFixed(0).padStart(6)}  ${most <= goal ? 'met' : 'MISSED'}`,
    );
  });
} finally {
  await business.close();
}
process.exit();
