/**
 * A test that did not pass.
 * @typedef {object} Failure
 * @property {string} what file, test and reason
 * @property {string} again the command that runs it again
 * @property {string} [details] more of the reason, and what was to be seen then
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

/** Of the details of one failure, and of the log of a step that names no failures, at the end of the run. Lines. */
const DETAIL_LINES = 40;

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
 * Runs the steps in order, telling each one's result and time. A step whose need has failed counts as one failure
 * without being run.
 * @param {readonly Step[]} steps
 * @param {(result: Result) => void} tell
 * @returns {Promise<Result[]>}
 */
export async function runSteps(steps, tell) {
  /** @type {Result[]} */
  const results = [];
  for (const { name, needs = [], run } of steps) {
    const missing = needs.find((need) => results.some((result) => result.name === need && result.failed > 0));
    const started = performance.now();
    const outcome = missing === undefined ? await runSafely(run) : { passed: 0, failed: 1, log: '', skippedFor: missing };
    const result = { name, ...outcome, seconds: (performance.now() - started) / 1000 };
    results.push(result);
    tell(result);
  }
  return results;
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
 * The table at the end: a row a step, a sum below.
 * @param {readonly Result[]} results
 */
export function describeTable(results) {
  const rows = results.map(({ name, passed, failed, seconds }) => [name, String(passed), String(failed), seconds.toFixed(1)]);
  const total = sumUp(results);
  const all = [
    ['step', 'passed', 'failed', 'seconds'],
    ...rows,
    ['all', String(total.passed), String(total.failed), total.seconds.toFixed(1)],
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '))
    .join('\n');
}

/**
 * What failed, why, and with the command that repeats it, and what had to be tried again, under the name of its step: whoever
 * sees only the end of a run sees what broke.
 * @param {readonly Result[]} results
 */
export function describeFailures(results) {
  const below = (/** @type {string} */ head, /** @type {readonly string[]} */ lines) =>
    [head, ...lines.map((line) => `    ${line}`)].join('\n');
  return results
    .flatMap(({ name, failed, failures = [], retried = [], log }) => [
      ...(failed > 0
        ? [below(`✗ ${name}`, failures.length > 0 ? failures.flatMap(describeFailure) : log.trimEnd().split('\n').slice(-DETAIL_LINES))]
        : []),
      ...(retried.length > 0 ? [below(`↻ ${name}, passed when tried again`, retried)] : []),
    ])
    .join('\n');
}

/** @param {Failure} failure */
function describeFailure({ what, again, details = '' }) {
  const why = details === '' ? [] : details.split('\n').slice(0, DETAIL_LINES);
  return [what.slice(0, LINE_LENGTH), `  ${again}`, ...why.map((line) => `    ${line.slice(0, LINE_LENGTH)}`)];
}

/** @param {readonly Result[]} results */
export function sumUp(results) {
  return {
    passed: results.reduce((sum, result) => sum + result.passed, 0),
    failed: results.reduce((sum, result) => sum + result.failed, 0),
    seconds: results.reduce((sum, result) => sum + result.seconds, 0),
  };
}
