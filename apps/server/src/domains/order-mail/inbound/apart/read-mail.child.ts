import { buffer } from 'node:stream/consumers';
import { MailTooComplex } from '#/domains/order-mail/inbound/mail-too-complex.ts';
import { readFolded, type MailPart } from '#/domains/order-mail/inbound/read-mail.ts';
import { LENGTH_BYTES, type ReadAnswer } from './read-apart.ts';

/** Reads the one mail that it is given, and ends. */
try {
  const mail = await readFolded(await buffer(process.stdin));
  if (!mail) answer({ mail: null }, []);
  else answer({ mail: { ...mail, files: mail.files.map(({ content, ...facts }) => ({ ...facts, bytes: content.length })) } }, mail.files);
} catch (error) {
  if (!(error instanceof MailTooComplex)) throw error;
  answer({ tooComplex: error.message }, []);
}

function answer(said: ReadAnswer, files: readonly MailPart[]): void {
  const words = Buffer.from(JSON.stringify(said));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(words.length);
  for (const part of [length, words, ...files.map(({ content }) => content)]) process.stdout.write(part);
}
