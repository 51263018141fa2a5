import { spawn } from 'node:child_process';
import { ROOT, toolEnvironment } from './workspace.mjs';

/** Longer than the slowest step on two busy cores; a step past it hangs. Milliseconds. */
const COMMAND_TIMEOUT_MS = 45 * 60_000;

/** Between asking a hung command to stop and stopping it. Milliseconds. */
const STOP_GRACE_MS = 5_000;

/**
 * @typedef {object} Finished
 * @property {number} code exit code; 1 when a signal or the timeout ended it, 127 when it could not be started
 * @property {string} output what it wrote, standard output and error in the order they came
 */

/**
 * Runs a command to its end without a terminal and keeps what it wrote.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, timeoutMs?: number }} [options]
 * @returns {Promise<Finished>}
 */
export function runCommand(command, args, { cwd = ROOT, env = {}, timeoutMs = COMMAND_TIMEOUT_MS } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: toolEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    /** @type {Buffer[]} */
    const chunks = [];
    const stop = groupStopper(child);
    const forget = stopWhenEnded(stop);
    const timer = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped: no end after ${timeoutMs / 60_000} minutes.\n`));
      stop('SIGTERM');
      setTimeout(() => stop('SIGKILL'), STOP_GRACE_MS).unref();
    }, timeoutMs);
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
    child.stderr.on('data', (/** @type {Buffer} */ chunk) => chunks.push(chunk));
    /** @param {number} code */
    const finish = (code) => {
      clearTimeout(timer);
      forget();
      resolve({ code, output: Buffer.concat(chunks).toString() });
    };
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message));
      finish(127);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/**
 * Each command leads a process group of its own, so that stopping it also stops what it has started.
 * @param {import('node:child_process').ChildProcess} child
 */
function groupStopper(child) {
  /** @param {NodeJS.Signals} signal */
  return (signal) => {
    if (child.pid === undefined || child.exitCode !== null) return;
    try {
      process.kill(-child.pid, signal);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  };
}

/** Signals that end us, with the exit codes a shell gives them. */
const ENDINGS = /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]);

/**
 * While a command runs, what ends us ends it first: its process group is not the terminal's.
 * @param {(signal: NodeJS.Signals) => void} stop
 * @returns {() => void} forgets about it
 */
function stopWhenEnded(stop) {
  const listeners = ENDINGS.map(([signal, code]) => {
    const listener = () => {
      stop('SIGTERM');
      process.exit(code);
    };
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const remove of listeners) remove();
  };
}
