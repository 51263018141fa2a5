import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { buffer, text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { MailTooComplex } from '#/domains/order-mail/inbound/mail-too-complex.ts';
import { readFolded, type ReadableMail } from '#/domains/order-mail/inbound/read-mail.ts';
import { takeTurns } from '#/take-turns.ts';

const READER = fileURLToPath(new URL('./read-mail.child.ts', import.meta.url));

/** Smaller mails are read in a few hundredths of a second, less than a process takes to start; in bytes. */
const APART_BYTES = 256 * 1024;
/** Mails that are read at a time. */
const AT_ONCE = 2;
const inTurn = takeTurns(AT_ONCE);

export interface ReadingLimits {
  memoryMb: number;
  timeMs: number;
}
const LIMITS: ReadingLimits = { memoryMb: 512, timeMs: 60_000 };

/** What the process says before the bytes of the files, which follow in their order; its length goes before it. */
export type ReadAnswer =
  | { mail: (Omit<ReadableMail, 'files'> & { files: { name: string; mime: string; bytes: number }[] }) | null }
  | { tooComplex: string };
export const LENGTH_BYTES = 4;

/**
 * Reads a mail; a large one in a process of its own, so that no mail, however made, holds up or ends the one that serves. Its bytes
 * go through pipes: as messages they would be copied on the serving thread.
 * @returns undefined for what is no mail with a sender
 * @throws MailTooComplex also where it takes more memory or time than any mail may
 */
export async function readApart(raw: Buffer, limits: ReadingLimits = LIMITS): Promise<ReadableMail | undefined> {
  return raw.length < APART_BYTES ? readFolded(raw) : inTurn(() => readInProcess(raw, limits));
}

async function readInProcess(raw: Buffer, { memoryMb, timeMs }: ReadingLimits): Promise<ReadableMail | undefined> {
  // It needs nothing of this process's environment, and a stranger's mail is read there: it gets none of its secrets.
  const child = spawn(process.execPath, [`--max-old-space-size=${memoryMb}`, READER], {
    env: {},
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: timeMs,
    killSignal: 'SIGKILL',
  });
  const answered = Promise.all([buffer(child.stdout), text(child.stderr), once(child, 'close')]);
  // A process that ends before it has read everything says why by its end.
  child.stdin.on('error', () => child.kill('SIGKILL'));
  child.stdin.end(raw);
  const [bytes, words] = await answered;
  failUnlessEnded(child, words);
  return unpack(bytes);
}

/** Out of time it is ended by a signal, and V8 ends a process without memory by one; a code is a defect of the reader. */
function failUnlessEnded({ exitCode, signalCode }: ChildProcess, words: string): void {
  if (exitCode === 0) return;
  const cause = new Error(`the reading process ended with ${signalCode ?? exitCode}: ${words.slice(-4_000)}`);
  throw signalCode === null ? cause : new MailTooComplex('it takes more time or memory than any mail may', { cause });
}

function unpack(bytes: Buffer): ReadableMail | undefined {
  const length = bytes.readUInt32BE(0);
  let at = LENGTH_BYTES + length;
  const answer = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, at)) as ReadAnswer;
  if ('tooComplex' in answer) throw new MailTooComplex(answer.tooComplex);
  if (answer.mail === null) return undefined;
  const files = answer.mail.files.map(({ name, mime, bytes: size }) => ({ name, mime, content: bytes.subarray(at, (at += size)) }));
  return { ...answer.mail, files };
}
