import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';
import { PATIENCE } from './patience.ts';

const COMMAND = process.env['DOVECOT_PATH'] ?? '/usr/sbin/dovecot';
/** Makes the certificate of the server. */
const OPENSSL = 'openssl';

/** A real IMAP server on loopback, with one mailbox. */
export interface ImapServer {
  /** Encrypted from the start. */
  tlsPort: number;
  /** Encrypted after the greeting. */
  port: number;
  user: string;
  password: string;
  /** Whom a client has to trust. */
  ca: string;
  /** Puts a mail into the mailbox, as a mail server does. @param at when it says that it arrived, in milliseconds since 1970: now, without it */
  deliver(raw: Buffer, at?: number): void;
  /** Gives all mails one time of arrival, as somebody does who copies them to another machine. It must have stopped. */
  forgetTimes(at: number): void;
  /** Numbers all mails anew, as after a move to another machine (another UIDVALIDITY). It must have stopped. */
  numberAnew(): void;
  /** Lets in with another password when it starts again. It must have stopped. */
  changePassword(password: string): void;
  /** Stops as a crash does, with its connections; mails stay where they are. */
  stop(): Promise<void>;
  /** Starts again on the same ports. */
  start(): Promise<void>;
  close(): Promise<void>;
}

export async function openImapServer(): Promise<ImapServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lobby-dovecot-'));
  chmodSync(folder, 0o755);
  const [tlsPort, port] = [await freePort(), await freePort()];
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'cert.pem');
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1';
  execFileSync(
    OPENSSL,
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      names,
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'ignore' },
  );
  const inbox = join(folder, 'mail');
  for (const part of ['cur', 'new', 'tmp']) mkdirSync(join(inbox, part), { recursive: true });
  // Dovecot reads no mailbox as root: the mails are somebody else's.
  const owner = userInfo().uid === 0 ? 'nobody' : userInfo().username;
  const group = execFileSync('id', ['-gn', owner], { encoding: 'utf8' }).trim();
  if (userInfo().uid === 0) execFileSync('chown', ['-R', owner, inbox]);
  writeFileSync(join(folder, 'users'), `help:{PLAIN}open sesame::::::\n`);
  writeFileSync(join(folder, 'dovecot.conf'), configuration({ folder, tlsPort, port, key, certificate, inbox, owner, group }));
  let child: ChildProcess;
  const start = async () => {
    child = spawn(COMMAND, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
    await once(child, 'spawn');
    await vi.waitFor(() => answers(port), { ...PATIENCE, interval: 100 });
  };
  const stop = async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  await start();
  let count = 0;
  return {
    start,
    stop,
    tlsPort,
    port,
    user: 'help',
    password: 'open sesame',
    ca: readFileSync(certificate, 'utf8'),
    deliver(raw, at = Date.now()) {
      count += 1;
      const name = `${1_700_000_000 + count}.M${count}P1.localhost`;
      // It is whole, and its owner's, before anybody can see it.
      const file = join(inbox, 'tmp', name);
      writeFileSync(file, raw);
      if (userInfo().uid === 0) execFileSync('chown', [owner, file]);
      utimesSync(file, new Date(at), new Date(at));
      renameSync(file, join(inbox, 'new', name));
    },
    forgetTimes(at) {
      for (const part of ['cur', 'new'])
        for (const name of readdirSync(join(inbox, part))) utimesSync(join(inbox, part, name), new Date(at), new Date(at));
    },
    numberAnew() {
      for (const name of readdirSync(inbox)) if (name.startsWith('dovecot')) rmSync(join(inbox, name), { recursive: true });
    },
    changePassword(password) {
      writeFileSync(join(folder, 'users'), `help:{PLAIN}${password}::::::\n`);
    },
    async close() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

interface Place {
  folder: string;
  tlsPort: number;
  port: number;
  key: string;
  certificate: string;
  inbox: string;
  owner: string;
  group: string;
}

/** A wrong password is answered at once: nobody guesses here, and waiting longer after each tests nothing. */
function configuration({ folder, tlsPort, port, key, certificate, inbox, owner, group }: Place): string {
  return `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = required
ssl_cert = <${certificate}
ssl_key = <${key}
disable_plaintext_auth = yes
mail_location = maildir:${inbox}
mail_uid = ${owner}
mail_gid = ${group}
first_valid_uid = 1
first_valid_gid = 1
auth_mechanisms = plain login
auth_failure_delay = 0
service anvil {
  unix_listener anvil-auth-penalty {
    mode = 0
  }
}
passdb {
  driver = passwd-file
  args = ${folder}/users
}
userdb {
  driver = static
  args = uid=${owner} gid=${group} home=${folder}/mail
}
namespace inbox {
  inbox = yes
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
`;
}

function answers(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve();
    });
    socket.once('error', reject);
  });
}
