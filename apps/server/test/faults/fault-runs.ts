import { parseArgs } from 'node:util';
import { FAULTS, runFaults, type Fault, type FaultReport } from './run-faults.ts';

const ENGINES = ['pglite', 'postgres'] as const;
const USAGE = `pnpm fault:server [--database pglite|postgres] [--fault ${FAULTS.join('|')}] [--messages 10000] [--blows 20] [--seed 1]`;
const EXIT_FAULTY = 1;
const EXIT_USAGE = 2;
const SECOND_MS = 1_000;
/** Of the messages that are sent, a bot is asked every third one. */
const ASKED_ONE_IN = 6;

/** Faults that only a database of its own process can have. */
const NEEDS_POSTGRES = new Set<Fault>(['database', 'outage']);

function print(
  name: string,
  { verdict, sent, refused, acknowledged, stored, blows, crashes, tookMs, log, modelAsked }: FaultReport,
): boolean {
  // A model at fault that is hardly asked proves nothing.
  const isAsked = !modelAsked || Object.values(modelAsked).reduce((sum, times) => sum + times, 0) >= sent / ASKED_ONE_IN;
  const isGood = crashes === 0 && isAsked && Object.values(verdict).every((count) => count === 0);
  const counts = Object.entries({ ...verdict, crashes }).map(([what, count]) => `${what} ${count}`);
  console.log(
    `${isGood ? 'good' : 'BAD '}  ${name}: ${sent} sent, ${acknowledged} acknowledged, ${stored} stored in ${(tookMs / SECOND_MS).toFixed(0)} s`,
  );
  console.log(`      ${counts.join(', ')}`);
  if (blows.length > 0) {
    const back = blows.map(({ backMs }) => backMs).toSorted((a, b) => a - b);
    console.log(`      ${blows.length} blows, back after ${back.map((ms) => (ms / SECOND_MS).toFixed(1)).join(' ')} s`);
  }
  const asked = blows.filter(({ ready }) => ready !== null);
  if (asked.length > 0)
    console.log(
      `      meanwhile readyz ${[...new Set(asked.map(({ ready }) => ready))].join()}, healthz ${[...new Set(asked.map(({ healthy }) => healthy))].join()}`,
    );
  if (modelAsked)
    console.log(
      `      the model ${Object.entries(modelAsked)
        .map(([what, times]) => `${what} ${times}`)
        .join(', ')}`,
    );
  if (!isGood) console.log([...new Set(refused)].slice(0, 10).join('\n'), log);
  return isGood;
}

const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    fault: { type: 'string' },
    messages: { type: 'string', default: '10000' },
    blows: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});
const engines = ENGINES.filter((engine) => values.database === undefined || engine === values.database);
const faults = FAULTS.filter((fault) => values.fault === undefined || fault === values.fault);
const [messages, blows, seed] = [values.messages, values.blows, values.seed].map(Number) as [number, number, number];
if (engines.length === 0 || faults.length === 0 || ![messages, blows, seed].every((each) => Number.isInteger(each) && each >= 0)) {
  console.error(USAGE);
  process.exitCode = EXIT_USAGE;
} else {
  console.log(`seed ${seed}`);
  for (const engine of engines) {
    for (const fault of faults) {
      if (engine === 'pglite' && NEEDS_POSTGRES.has(fault)) continue;
      const report = await runFaults({ engine, fault, messages, blows, seed });
      if (!print(`${fault} on ${engine}`, report)) process.exitCode = EXIT_FAULTY;
    }
  }
}
