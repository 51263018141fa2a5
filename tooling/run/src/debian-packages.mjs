import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

/** Installing needs root and Debian's package manager. */
export function canInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/**
 * @param {readonly string[]} names
 * @returns {Promise<string>} what the package manager said
 */
export async function installDebianPackages(names) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runCommand('apt-get', ['update'], { env });
  const install = await runCommand('apt-get', ['install', '-y', '--no-install-recommends', ...names], { env });
  return `${update.output}\n${install.output}`;
}
