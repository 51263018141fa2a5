import { canInstall, installDebianPackages } from './debian-packages.mjs';
import { runCommand } from './run-command.mjs';

const HOW_TO_GET_ONE =
  'The tests of mailboxes need an IMAP server. Install one (on Debian or Ubuntu, as root: apt-get install dovecot-imapd), or set DOVECOT_PATH to one.';

async function hasDovecot() {
  const { code } = await runCommand(process.env['DOVECOT_PATH'] ?? '/usr/sbin/dovecot', ['--version']);
  return code === 0;
}

/**
 * Makes sure of an IMAP server that tests can start, installing one where we may.
 * @returns {Promise<string>} what there is to say: nothing where it was there, or how to get one
 */
export async function prepareDovecot() {
  if (await hasDovecot()) return '';
  const log = canInstall() ? await installDebianPackages(['dovecot-imapd', 'openssl']) : '';
  return (await hasDovecot()) ? log : `${log}\n${HOW_TO_GET_ONE}`;
}
