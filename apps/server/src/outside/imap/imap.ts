import type { ImapDraft, ImapFault } from '@lobby/contract';
import type { ImapFlow } from 'imapflow';
import type { GuardedAddress } from '#/outside/guarded/guarded-address.ts';
import { faultOf } from './fault-of.ts';

export type MailboxAddress = Omit<ImapDraft, 'on' | 'password'> & { password: string };

interface MailOfMailbox {
  uid: number;
  /** Undefined of one that is larger than wanted. */
  raw: Buffer | undefined;
  /** When the server says that it arrived, in milliseconds since 1970; undefined where it does not say. */
  arrivedAt: number | undefined;
}

/** A mailbox that is open. */
export interface OpenMailbox {
  /** Changes where the numbers of mails begin anew. */
  uidValidity: number;
  /** Of the next mail that arrives. */
  uidNext: number;
  /** Mails in it. */
  count: number;
  /** Its server says by itself that a mail has arrived. */
  canIdle: boolean;
  /** Mails behind a number, in their order. */
  mails(afterUid: number, wanted: { limit: number; maxBytes: number }): AsyncIterable<MailOfMailbox>;
  /** Whether a mail lies in it that arrived before the day, in UTC, of a moment in milliseconds since 1970. */
  hasFromBefore(at: number): Promise<boolean>;
  /**
   * Resolves when a mail arrives, as the server says by IDLE, or when `signal` ends the wait; at once where the server has no IDLE.
   * @throws Error where the connection breaks off
   */
  nextMail(signal: AbortSignal): Promise<'mail' | 'ended' | 'unsupported'>;
}

/** Opens mailboxes that tenants named. */
export interface Imap {
  /** @throws ImapRefused */
  withMailbox<T>(address: MailboxAddress, work: (mailbox: OpenMailbox) => Promise<T>): Promise<T>;
}

/** A mailbox that could not be opened or read. */
export class ImapRefused extends Error {
  override readonly name = 'ImapRefused';
  readonly fault: ImapFault;

  constructor(fault: ImapFault, options?: ErrorOptions) {
    super(`the mailbox cannot be read: ${fault}`, options);
    this.fault = fault;
  }
}

/** Longest wait for the server at each step, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** Beyond a mail itself a server sends little at once, in bytes. */
const ANSWER_MAX_BYTES = 64 * 1024 * 1024;
const LINE_MAX_BYTES = 4 * 1024 * 1024;
/** After so long of silence the server is told again that somebody listens, in milliseconds: routers forget quiet connections. */
const IDLE_MAX_MS = 300_000;

/**
 * Mailboxes over IMAP, always encrypted, at addresses that have passed the guard.
 * @param ca authorities that are trusted instead of the usual ones
 */
export function createImap(findAddress: GuardedAddress, ca?: string): Imap {
  return {
    async withMailbox(address, work) {
      const { host, port, security, user, password, folder } = address;
      // What comes of the work is the caller's: only the mailbox's own failures become faults.
      let failed: { error: unknown } | undefined;
      let client: ImapFlow | undefined;
      try {
        const { ImapFlow: Client } = await import('imapflow');
        client = new Client({
          port,
          host: await findAddress(host),
          servername: host.replaceAll(/^\[|\]$/g, ''),
          secure: security === 'tls',
          ...(security === 'tls' ? {} : { doSTARTTLS: true }),
          auth: { user, pass: password },
          tls: { rejectUnauthorized: true, ...(ca === undefined ? {} : { ca }) },
          logger: false,
          disableAutoIdle: true,
          connectionTimeout: TIMEOUT_MS,
          greetingTimeout: TIMEOUT_MS,
          socketTimeout: TIMEOUT_MS,
          maxIdleTime: IDLE_MAX_MS,
          maxLiteralSize: ANSWER_MAX_BYTES,
          maxResponseSize: 2 * ANSWER_MAX_BYTES,
          maxLineLength: LINE_MAX_BYTES,
        });
        // A connection that breaks off also fails the command under way; without a listener it would end the process.
        client.on('error', () => undefined);
        await client.connect();
        const opened = await openFolder(client, folder);
        return await work(opened).catch((error: unknown) => {
          failed = { error };
          throw error;
        });
      } catch (error) {
        throw failed && !isOfClient(error) ? error : new ImapRefused(faultOf(error), { cause: error });
      } finally {
        client?.close();
      }
    },
  };
}

/** Errors of the connection carry a code of the client or of the network. */
function isOfClient(error: unknown): boolean {
  return error instanceof Error && ('responseStatus' in error || 'code' in error) && !(error.name === 'BusinessError');
}

class NoFolder extends Error {
  readonly code = 'NO_FOLDER';
}

async function openFolder(client: ImapFlow, folder: string): Promise<OpenMailbox> {
  const box = await client.mailboxOpen(folder).catch((error: unknown) => {
    throw client.usable ? new NoFolder(folder, { cause: error }) : error;
  });
  const nextMail = listenTo(client);
  return {
    nextMail,
    uidValidity: Number(box.uidValidity),
    uidNext: box.uidNext,
    count: box.exists,
    canIdle: client.capabilities.has('IDLE'),
    async *mails(afterUid, { limit, maxBytes }) {
      const found: { uid: number; size: number }[] = [];
      for await (const { uid, size = 0 } of client.fetch(`${afterUid + 1}:*`, { uid: true, size: true }, { uid: true })) {
        // Behind the last mail a server answers with the last one.
        if (uid > afterUid) found.push({ uid, size });
      }
      for (const { uid, size } of found.toSorted((a, b) => a.uid - b.uid).slice(0, limit)) {
        const mail = size > maxBytes ? false : await client.fetchOne(String(uid), { source: true, internalDate: true }, { uid: true });
        const arrived = mail === false || mail.internalDate === undefined ? undefined : new Date(mail.internalDate).getTime();
        yield { uid, raw: mail === false ? undefined : mail.source, arrivedAt: arrived };
      }
    },
    async hasFromBefore(at) {
      const found = await client.search({ before: new Date(at) }, { uid: true });
      return found !== false && found !== undefined && found.length > 0;
    },
  };
}

class ConnectionClosed extends Error {
  readonly code = 'EConnectionClosed';
}

/** Hears of mails from now on, also while something else is done. */
function listenTo(client: ImapFlow): OpenMailbox['nextMail'] {
  let hasArrived = false;
  let wake: (() => void) | undefined;
  client.on('exists', () => {
    hasArrived = true;
    wake?.();
  });
  client.on('close', () => wake?.());
  return async (signal) => {
    if (!client.capabilities.has('IDLE')) return 'unsupported';
    const { promise, resolve } = Promise.withResolvers<'woken'>();
    wake = () => resolve('woken');
    signal.addEventListener('abort', wake, { once: true });
    let isRefused = false;
    if (!hasArrived && !signal.aborted && client.usable) {
      const idle = client.idle().then((isDone) => (isDone === false ? 'refused' : 'over'));
      isRefused = (await Promise.race([promise, idle])) === 'refused';
      // The server waits for the end of what it was told; any command is one.
      if (client.usable && !isRefused) await client.noop();
    }
    signal.removeEventListener('abort', wake);
    wake = undefined;
    if (!client.usable) throw new ConnectionClosed('the connection broke off');
    if (isRefused) return 'unsupported';
    const what = hasArrived ? 'mail' : 'ended';
    hasArrived = false;
    return what;
  };
}
