import { user } from '@lobby/contract';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_ACCOUNT } from '#/database/seed/demo-account.ts';
import { startPostgres } from '#test/postgres-server.ts';
import { MEASURED, prepareServer } from '#test/server-process.ts';
import { askTimes, keepAsking, type Answered } from './knowledge/ask-visitor.ts';
import { crawlWork } from './knowledge/crawl-work.ts';
import { importWork } from './knowledge/import-work.ts';
import { reindexWork } from './knowledge/reindex-work.ts';
import { judge, type Phases } from './knowledge/judge-work.ts';
import type { LoopNote } from './knowledge/watch-loop.preload.ts';
import { watchMachine } from './knowledge/watch-machine.ts';
import type { Work } from './knowledge/work.ts';
import { openPostClient } from './post-client.ts';

/** Questions before and after, and those before them that only warm up. */
const QUESTIONS = 20;
const WARM_UP = 5;
const WORKS = {
  crawl: { size: 1_000, open: crawlWork },
  import: { size: 50_000, open: importWork },
  reindex: { size: 100_000, open: reindexWork },
} satisfies Record<string, { size: number; open: (size: number) => Promise<Work> }>;

const { values } = parseArgs({
  options: { work: { type: 'string', default: 'crawl' }, database: { type: 'string', default: 'pglite' }, size: { type: 'string' } },
});
const { open, size: goalSize } = WORKS[values.work as keyof typeof WORKS];
const size = Number(values.size ?? goalSize);
const work = await open(size);
const postgres = values.database === 'postgres' ? await startPostgres('on') : undefined;
const notes = await mkdtemp(join(tmpdir(), 'lobby-loop-'));
const notesFile = join(notes, 'notes');
const preload = new URL('./knowledge/watch-loop.preload.ts', import.meta.url).href;
const server = await prepareServer(
  {
    LOBBY_SEED: 'demo',
    ...work.settings,
    NODE_OPTIONS: `--import=${preload}`,
    BENCH_LOOP_FILE: notesFile,
    ...(postgres && { DATABASE_URL: postgres.url }),
  },
  MEASURED,
);
const machine = watchMachine();
try {
  await server.start();
  if (work.prepare) {
    await server.kill();
    await work.prepare({ url: postgres?.url, directory: server.data });
    await server.start();
  }
  const client = openPostClient(server.origin, 4);
  const { token } = await client.call(user.login, { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password });
  const ask = (times: number): Promise<Answered[]> => askTimes(server.origin, client, work.question, times);
  await ask(WARM_UP);
  const load = loadavg()[0] ?? 0;
  const times = [Date.now()];
  const before = await ask(QUESTIONS);
  times.push(Date.now());
  let isOver = false;
  const asking = keepAsking(server.origin, client, work.question, () => isOver);
  const outcome = await work.run({ server, client, token, size });
  times.push(Date.now());
  isOver = true;
  const during = await asking;
  const after = await ask(QUESTIONS);
  times.push(Date.now());
  client.close();
  const noted = (await readFile(notesFile, 'utf8')).trim().split('\n');
  const phases: Phases = { times, answers: [before, during, after], notes: noted.map((line) => JSON.parse(line) as LoopNote) };
  console.log(
    `${work.name} on ${values.database}: ${outcome}, in ${(((times[2] ?? 0) - (times[1] ?? 0)) / 1_000).toFixed(1)} s; load of the machine before ${load.toFixed(1)}`,
  );
  const { lines, isMet } = judge(phases, machine);
  console.log(lines.join('\n'));
  if (!isMet) process.exitCode = 1;
} finally {
  machine.stop();
  await work.close();
  await server.stop();
  await postgres?.stop();
  await rm(notes, { recursive: true, force: true });
}
