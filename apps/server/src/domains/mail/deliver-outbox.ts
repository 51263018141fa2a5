import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { inPlatform } from '#/database/transaction.ts';
import type { OutgoingMail } from '#/outside/mailer.ts';
import type { Services } from '#/services.ts';
import { claimDueMails, markFailed, markSent } from './mail.repository.ts';
import { retryDelay } from './retry-delay.ts';

/** Mails taken at once, and so connections to the mail server. */
const BATCH = 5;
/** Time in which a batch is sent, in milliseconds; after it, mails of a sender that died are taken by another. */
const LEASE_MS = 300_000;
/** Longest part of a mail server's complaint that is kept, in characters. */
const ERROR_MAX = 500;

/** A courier without files leaves mails with files to others. */
export type Courier = Pick<Services, 'database' | 'mailer' | 'now' | 'log'> & Partial<Pick<Services, 'files'>>;
type DueMail = Awaited<ReturnType<typeof claimDueMails>>[number];

/** Sends the mails that are due. No transaction is open while the mail server is spoken to. */
export async function deliverOutbox(services: Courier): Promise<void> {
  for (;;) {
    const now = services.now();
    const mails = await inPlatform(services.database, (scope) =>
      claimDueMails(scope, {
        now: new Date(now),
        leaseEnd: new Date(now + LEASE_MS),
        limit: BATCH,
        withFiles: services.files !== undefined,
      }),
    );
    await Promise.all(mails.map((mail) => deliver(mail, services)));
    if (mails.length < BATCH) return;
  }
}

async function deliver(mail: DueMail, services: Courier): Promise<void> {
  const { database, mailer, now } = services;
  const sent = await outgoing(mail, services)
    .then((outgoingMail) => mailer.send(outgoingMail))
    .catch((error: unknown) => postpone(mail, error, services));
  if (sent) await inPlatform(database, (scope) => markSent(scope, mail.id, sent.providerId, new Date(now())));
}

async function outgoing({ recipient, payload }: DueMail, { files: store }: Courier): Promise<OutgoingMail> {
  const { code: _code, files = [], attached = [], ...said } = payload;
  const read: NonNullable<OutgoingMail['files']> = attached.map(({ name, mime, base64 }) => ({
    name,
    mime,
    content: Readable.from([Buffer.from(base64, 'base64')]),
  }));
  for (const { key, name, mime } of files) {
    const found = await store?.read(key);
    // A file that was taken back meanwhile is not sent any more.
    if (found) read.push({ name, mime, content: Readable.fromWeb(found.stream as WebStream) });
  }
  return { to: recipient, ...said, ...(read.length > 0 ? { files: read } : {}) };
}

async function postpone({ id, attempts }: DueMail, error: unknown, { database, now, log }: Courier): Promise<void> {
  const delay = retryDelay(attempts);
  log.warn({ err: error, mail: id, attempts }, delay === undefined ? 'a mail was given up' : 'a mail was not taken and is tried again');
  const complaint = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);
  await inPlatform(database, (scope) => markFailed(scope, id, complaint, delay === undefined ? undefined : new Date(now() + delay)));
}
