import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

/** Installing needs root and Debian's package manager. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** The package manager serves one caller at a time. @type {Promise<unknown>} */
let last = Promise.resolve();

/**
 * @param {readonly string[]} names
 * @returns {Promise<string>} what the package manager said
 */
export function installDebianPackages(names) {
  const mine = last.then(() => install(names));
  last = mine;
  return mine;
}

/** @param {readonly string[]} names */
async function install(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await runCommand('apt-get', ['update'], { env });
  const installed = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
  return `${updated.output}\n${installed.output}`;
}
