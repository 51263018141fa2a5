import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT, toolEnvironment } from './workspace.mjs';

/** How soon the program ends after the npm that started it. Milliseconds. */
const PARENT_CHECK_MS = 500;

/** @typedef {'SIGINT' | 'SIGTERM' | 'SIGHUP'} Ending */

/** @type {readonly Ending[]} */
const ENDINGS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Hands over to a program on our own Node: its output is ours, our signals are its, and we end as it ends.
 * @param {string} program path relative to the repository
 */
export function handOver(program) {
  const child = spawn(realpathSync(NODE), [join(ROOT, program)], { cwd: ROOT, env: toolEnvironment(), stdio: 'inherit' });
  for (const signal of ENDINGS) {
    // A terminal sends Ctrl+C to the program too, so only what reaches us alone is passed on.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal));
  }
  stopWithParent(() => child.kill('SIGTERM'));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    for (const ending of ENDINGS) process.removeAllListeners(ending);
    process.kill(process.pid, signal);
  });
}

/**
 * npm passes a signal to its shell, and most shells die of it without passing it on: what started us is then gone, and a
 * program that nobody can stop would keep the port.
 * @param {() => void} stop
 */
function stopWithParent(stop) {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, PARENT_CHECK_MS);
  timer.unref();
}
