import { canInstall, installDebianPackages } from './debian-packages.mjs';
import { runCommand } from './run-command.mjs';

const HOW_TO_GET_ONE =
  'The tests of several processes need a redis-server. Install one (on Debian or Ubuntu, as root: apt-get install redis-server), or set REDIS_SERVER_PATH to one.';

async function hasRedis() {
  const { code } = await runCommand(process.env['REDIS_SERVER_PATH'] ?? 'redis-server', ['--version']);
  return code === 0;
}

/**
 * Makes sure of a Redis that tests can start, installing one where we may.
 * @returns {Promise<string>} what there is to say: nothing where it was there, or how to get one
 */
export async function prepareRedis() {
  if (await hasRedis()) return '';
  const log = canInstall() ? await installDebianPackages(['redis-server']) : '';
  return (await hasRedis()) ? log : `${log}\n${HOW_TO_GET_ONE}`;
}
