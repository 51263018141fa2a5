/**
 * A test that did not pass.
 * @typedef {object} Failure
 * @property {string} what file, test and reason
 * @property {string} again the command that runs it again
 */

/**
 * What a step found. A check counts as one, tests count as themselves.
 * @typedef {object} Outcome
 * @property {number} passed
 * @property {number} failed
 * @property {string} log shown only when something failed
 * @property {readonly Failure[]} [failures] each test that failed
 * @property {readonly string[]} [retried] a line for each test that passed only when it was tried again
 */

/**
 * @typedef {object} Step
 * @property {string} name unique; what `needs` refers to
 * @property {readonly string[]} [needs] steps without whose success this one cannot run
 * @property {() => Promise<Outcome>} run
 */

/**
 * @typedef {Outcome & { name: string, seconds: number, skippedFor?: string }} Result
 */

/** What a reader needs of a failure to know which one it is. Characters. */
const LINE_LENGTH = 300;

/** The end of a log says what went wrong; more of it hides the other steps. Lines. */
const LOG_LINES = 300;

/**
 * A step that runs one command and passes when it exits with 0.
 * @param {string} name
 * @param {() => Promise<import('./run-command.mjs').Finished>} work
 * @param {readonly string[]} [needs]
 * @returns {Step}
 */
export function commandStep(name, work, needs = []) {
  return {
    name,
    needs,
    run: async () => {
      const { code, output } = await work();
      return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, log: output };
    },
  };
}

/**
 * Runs the steps, telling each one's result and time when it is there. A step begins as soon as what it needs has ended and a lane is
 * free, the earlier one first; one whose need has failed counts as one failure without being run.
 * @param {readonly Step[]} steps
 * @param {(result: Result) => void} tell
 * @param {number} [lanes] how many steps run beside each other
 * @returns {Promise<Result[]>} in the order of the steps
 */
export async function runSteps(steps, tell, lanes = 1) {
  /** @type {Map<string, Result>} */
  const ended = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const waiting = [...steps];
  const next = () => waiting.findIndex(({ needs = [] }) => needs.every((need) => ended.has(need)));
  /** @param {Step} step */
  const runOne = async ({ name, needs = [], run }) => {
    const missing = needs.find((need) => (ended.get(need)?.failed ?? 0) > 0);
    const started = performance.now();
    const outcome = missing === undefined ? await runSafely(run) : { passed: 0, failed: 1, log: '', skippedFor: missing };
    const result = { name, ...outcome, seconds: (performance.now() - started) / 1000 };
    ended.set(name, result);
    tell(result);
  };
  while (waiting.length + running.size > 0) {
    const at = running.size < lanes ? next() : -1;
    if (at === -1) {
      if (running.size === 0) throw new Error(`no step can begin: ${waiting.map(({ name }) => name).join(', ')}`);
      await Promise.race(running.values());
      continue;
    }
    for (const step of waiting.splice(at, 1))
      running.set(
        step.name,
        runOne(step).then(() => void running.delete(step.name)),
      );
  }
  return steps.flatMap(({ name }) => ended.get(name) ?? []);
}

/**
 * A step that breaks is a failed step; the others still have their say.
 * @param {Step['run']} run
 * @returns {Promise<Outcome>}
 */
async function runSafely(run) {
  try {
    return await run();
  } catch (error) {
    return { passed: 0, failed: 1, log: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/**
 * One line for a result, and below it the end of the log when it failed.
 * @param {Result} result
 */
export function describeResult({ name, passed, failed, seconds, log, skippedFor }) {
  if (skippedFor !== undefined) return `✗ ${name}: not run, because ${skippedFor} failed`;
  const line = `${failed === 0 ? '✓' : '✗'} ${name}  ${seconds.toFixed(1)} s${describeCount(passed, failed)}`;
  return failed === 0 ? line : `${line}\n${endOf(log)}`;
}

/**
 * @param {number} passed
 * @param {number} failed
 */
function describeCount(passed, failed) {
  if (passed + failed === 1) return '';
  return failed === 0 ? `  ${passed} passed` : `  ${passed} passed, ${failed} failed`;
}

/** @param {string} log */
function endOf(log) {
  const lines = log.trimEnd().split('\n');
  const shown = lines.slice(-LOG_LINES).map((line) => `    ${line}`);
  const left = lines.length - shown.length;
  return [...(left > 0 ? [`    … ${left} lines before`] : []), ...shown].join('\n');
}

/**
 * The table at the end: a row a step, below them what was found in all and how long the whole took, which is less than the sum where
 * steps ran beside each other.
 * @param {readonly Result[]} results
 * @param {number} seconds
 */
export function describeTable(results, seconds) {
  const rows = results.map((row) => [row.name, String(row.passed), String(row.failed), row.seconds.toFixed(1)]);
  const total = sumUp(results);
  const all = [['step', 'passed', 'failed', 'seconds'], ...rows, ['all', String(total.passed), String(total.failed), seconds.toFixed(1)]];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n');
}

/**
 * What failed, with the command that repeats it, and what had to be tried again, under the name of its step: whoever sees only
 * the end of a run sees what broke.
 * @param {readonly Result[]} results
 */
export function describeFailures(results) {
  const below = (/** @type {string} */ head, /** @type {readonly string[]} */ lines) =>
    [head, ...lines.map((line) => `    ${line}`)].join('\n');
  return results
    .flatMap(({ name, failed, failures = [], retried = [] }) => [
      ...(failed > 0
        ? [
            below(
              `✗ ${name}`,
              failures.flatMap(({ what, again }) => [what.slice(0, LINE_LENGTH), `  ${again}`]),
            ),
          ]
        : []),
      ...(retried.length > 0 ? [below(`↻ ${name}, passed when tried again`, retried)] : []),
    ])
    .join('\n');
}

/** @param {readonly Result[]} results */
export function sumUp(results) {
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failed: results.reduce((sum, result) => sum + result.failed, 0),
  };
}
