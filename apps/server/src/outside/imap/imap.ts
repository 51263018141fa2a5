import type { ImapDraft, ImapFault } from '@lobby/contract';
import { ImapFlow } from 'imapflow';
import type { GuardedAddress } from '#/outside/guarded/guarded-address.ts';
import { faultOf } from './fault-of.ts';

export type MailboxAddress = Omit<ImapDraft, 'on' | 'password'> & { password: string };

/** A mailbox that is open. */
export interface OpenMailbox {
  /** Changes where the numbers of mails begin anew. */
  uidValidity: number;
  /** Of the next mail that arrives. */
  uidNext: number;
  /** Mails in it. */
  count: number;
  /** Mails behind a number, in their order; `raw` is undefined of one that is larger than wanted. */
  mails(afterUid: number, wanted: { limit: number; maxBytes: number }): AsyncIterable<{ uid: number; raw: Buffer | undefined }>;
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
        client = new ImapFlow({
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
  return {
    uidValidity: Number(box.uidValidity),
    uidNext: box.uidNext,
    count: box.exists,
    async *mails(afterUid, { limit, maxBytes }) {
      const found: { uid: number; size: number }[] = [];
      for await (const { uid, size = 0 } of client.fetch(`${afterUid + 1}:*`, { uid: true, size: true }, { uid: true })) {
        // Behind the last mail a server answers with the last one.
        if (uid > afterUid) found.push({ uid, size });
      }
      for (const { uid, size } of found.toSorted((a, b) => a.uid - b.uid).slice(0, limit)) {
        const mail = size > maxBytes ? false : await client.fetchOne(String(uid), { source: true }, { uid: true });
        yield { uid, raw: mail === false ? undefined : mail.source };
      }
    },
  };
}
