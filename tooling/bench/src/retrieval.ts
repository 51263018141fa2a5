import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { lobby } from '#/engines/lobby.ts';
import { miniSearch, miniSearchSegmented } from '#/engines/minisearch.ts';
import { orama } from '#/engines/orama.ts';
import { growDocuments } from '#/retrieval/grow-set.ts';
import { measureEngine, timeQuestions } from '#/retrieval/measure-engine.ts';
import { ANSWER_FLOOR, measureFloor } from '#/retrieval/measure-floor.ts';
import { percentile } from '#/retrieval/measures.ts';
import { formatShare, formatTable, formatTime } from '#/retrieval/print-table.ts';
import { readSets } from '#/retrieval/question-set.ts';
import type { QuestionSet } from '#/retrieval/question-set.ts';

const ENGINES = [lobby, miniSearch, miniSearchSegmented, orama];
const SIZES = [10_000, 100_000];
const TIMED_QUESTIONS = 1_000;
const BYTES_PER_MEGABYTE = 1_000_000;
const MICROSECONDS_PER_MILLISECOND = 1_000;
const EXIT_USAGE = 2;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function printQuality(sets: readonly QuestionSet[]): Promise<void> {
  const rows: string[][] = [];
  for (const set of sets) {
    for (const engine of ENGINES) {
      const { recallAt1, recallAt5, mrrAt10, ndcgAt10, p50, p95, build } = await measureEngine(engine, set);
      const shares = [recallAt1, recallAt5, mrrAt10, ndcgAt10].map(formatShare);
      rows.push([set.name, engine.name, ...shares, ...[p50, p95, build].map(formatTime)]);
    }
  }
  console.log('\nAnswers (times in ms)');
  console.log(formatTable(['set', 'engine', 'R@1', 'R@5', 'MRR@10', 'nDCG@10', 'p50', 'p95', 'build'], rows));
}

function printFloor(sets: readonly QuestionSet[]): void {
  const rows = sets.map((set) => {
    const { aurocPresent, aurocRight, answeredRight, answeredWrong, notAnswered } = measureFloor(set);
    const good = 1 - answeredWrong;
    return [set.name, ...[aurocPresent, aurocRight, answeredRight, notAnswered, answeredWrong, good].map(formatShare)];
  });
  console.log(`\nLobby, a fifth of the documents removed, floor ${ANSWER_FLOOR}`);
  console.log(
    formatTable(['set', 'AUROC present', 'AUROC right', 'answered right', 'not answered', 'answered wrong', 'right or silent'], rows),
  );
}

/** Texts made of pieces are put together when they are first read; those that come out of a database are in one. */
function asStored<Stored>(documents: Stored): Stored {
  return JSON.parse(JSON.stringify(documents)) as Stored;
}

async function printSizes(sets: readonly QuestionSet[], sizes: readonly number[]): Promise<void> {
  const asked = sets.flatMap(({ questions }) => questions.map(({ text }) => text));
  const step = Math.max(1, Math.floor(asked.length / TIMED_QUESTIONS));
  const questions = asked.filter((_, number) => number % step === 0);
  const rows: string[][] = [];
  for (const size of sizes) {
    const documents = asStored(growDocuments(sets, size));
    collect();
    const before = process.memoryUsage();
    const start = performance.now();
    const used = process.cpuUsage();
    const filled = await lobby.fill(documents, '');
    const build = performance.now() - start;
    const { user, system } = process.cpuUsage(used);
    const processor = (user + system) / MICROSECONDS_PER_MILLISECOND;
    collect();
    const after = process.memoryUsage();
    const bytes = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
    const times = timeQuestions(filled, questions);
    const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
    rows.push([size.toLocaleString('en'), ...[build, processor, p50, p95].map(formatTime), (bytes / BYTES_PER_MEGABYTE).toFixed(0)]);
  }
  console.log('\nLobby by size (passages of about 300 characters made of all sets; times in ms, memory of the index in MB)');
  console.log(formatTable(['passages', 'build', 'processor', 'p50', 'p95', 'memory'], rows));
}

const { values } = parseArgs({ options: { data: { type: 'string' }, size: { type: 'string' } } });
if (values.data === undefined) {
  console.error('Say where the question sets are: pnpm bench:retrieval --data DIR. The project ships none; README.md tells their form.');
  process.exitCode = EXIT_USAGE;
} else {
  const sets = await readSets(values.data);
  if (values.size === undefined) {
    await printQuality(sets);
    printFloor(sets);
  }
  await printSizes(sets, values.size === undefined ? SIZES : [Number(values.size)]);
}
