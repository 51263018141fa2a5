import { messages, orderMailSetup } from '@lobby/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longestTurn } from '#test/longest-turn.ts';
import { openMailDesk, postMail, rawMail, type MailDesk } from '#test/mail-desk.ts';
import { NO_LIMITS } from '#test/no-limits.ts';
import { openTestApp, type TestApp } from '#test/open-test-app.ts';
import { tokenOf } from './address/order-token.ts';
import { readApart } from './inbound/apart/read-apart.ts';
import { MailTooComplex } from './inbound/mail-too-complex.ts';
import { readFolded } from './inbound/read-mail.ts';

/** Nearly as large as a mail may be, in bytes. */
const LARGE = 24_000_000;
/** Longest turn of the serving thread while such a mail is taken, in milliseconds. */
const TURN_MAX_MS = 250;

let app: TestApp;
let folder: string;
let desk: MailDesk;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lobby-large-mail-'));
  app = await openTestApp({ config: { data: folder, rates: NO_LIMITS } });
  desk = await openMailDesk(app);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const reply = () => `help+${tokenOf(app.services.secrets, desk.mina.tenantId, desk.order.id)}@shop.example`;
const thread = async () =>
  (await app.call(messages.list, { id: desk.order.conversation_id, limit: 100 }, { token: desk.mina.token })).data.items.filter(
    ({ kind }) => kind === 'text',
  );

const mixed = (...parts: string[]) => ({
  head: { 'Content-Type': 'multipart/mixed; boundary=b' },
  body: [...parts.map((part) => `--b\r\n${part}`), '--b--'].join('\r\n'),
});
const lines = (line: string) => `${line}\r\n`.repeat(LARGE / (line.length + 2));
const BASE64 = lines('QUJD'.repeat(19));
const BYTES_OF_FILE = Buffer.from(BASE64, 'base64').length;

test.each([
  [
    'a file',
    mixed(
      'Content-Type: text/plain\r\n\r\nThe log is attached.',
      `Content-Type: text/plain; name=log.txt\r\nContent-Disposition: attachment; filename=log.txt\r\nContent-Transfer-Encoding: base64\r\n\r\n${BASE64}`,
    ),
    'The log is attached.',
    'log.txt',
  ],
  [
    'words',
    { head: {}, body: `It came off again.\r\n${lines('All of this is what the customer has to say about it, and it goes on.')}` },
    'It came off again.',
    undefined,
  ],
  [
    'HTML',
    {
      head: { 'Content-Type': 'text/html' },
      body: `<p>It is green.</p>${lines('<div><blockquote><table><tr><td>x</td></tr></table></blockquote></div>')}`,
    },
    'It is green.',
    undefined,
  ],
] as const)('a mail of 24 MB of %s is taken, and nobody waits for it', async (_what, { head, body }, words, file) => {
  const raw = rawMail({ To: reply(), ...head }, body);
  expect(raw.length).toBeGreaterThan(LARGE);
  const { done, longestMs } = await longestTurn(() => postMail(app, desk, raw));
  expect(done).toMatchObject({ status: 200, outcome: 'accepted' });
  const last = (await thread()).at(-1);
  expect(last?.body).toContain(words);
  // Of words beyond what a file may have, the beginning is kept, and that is said.
  expect(last?.body.includes('Only its beginning was kept.')).toBe(file === undefined);
  expect(last?.attachments?.map(({ name, bytes }) => [name, bytes])).toEqual(file && [[file, BYTES_OF_FILE]]);
  expect(longestMs).toBeLessThan(TURN_MAX_MS);
  // Handing it over and back costs a part of what the reading does.
  const [inThread, apart] = [await longestTurn(() => readFolded(raw)), await longestTurn(() => readApart(raw))];
  expect(apart.totalMs).toBeLessThan(inThread.totalMs / 2);
});

test('a mail of more words than are read is whole in a file', async () => {
  const raw = rawMail(
    { To: reply() },
    `It came off a third time.\r\n${'And this is how it went, line by line. '.repeat(40_000)}\r\nThe end.`,
  );
  expect(await postMail(app, desk, raw)).toMatchObject({ status: 200, outcome: 'accepted' });
  const last = (await thread()).at(-1);
  expect(last?.body).toContain('You’ll find all of it in the file mail.eml.');
  expect(last?.attachments).toMatchObject([{ name: 'mail.eml', bytes: raw.length }]);
});

test('a mail beyond all measure is kept, with whom it is from, for somebody to look at', async () => {
  const raw = rawMail({ To: reply(), Subject: 'Look', 'Content-Type': 'multipart/mixed; boundary=b' }, '--b\r\n\r\nx\r\n'.repeat(30_000));
  expect(await postMail(app, desk, raw)).toMatchObject({ status: 200, outcome: 'held', reason: 'too_complex' });
  const [held] = (await app.call(orderMailSetup.received, {}, { token: desk.mina.token })).data.items;
  expect(held).toMatchObject({
    outcome: 'held',
    reason: 'too_complex',
    can_accept: false,
    subject: 'Look',
    from: { address: 'ada@example.com' },
  });
  const accepted = await app.call(orderMailSetup.settle, { id: held?.id ?? '', accept: true }, { token: desk.mina.token });
  expect(accepted.data).toMatchObject({ reason: 'mail_unreadable' });
  const dismissed = await app.call(orderMailSetup.settle, { id: held?.id ?? '', accept: false }, { token: desk.mina.token });
  expect(dismissed.data).toMatchObject({ outcome: 'dismissed' });
});

test('a mail that names nobody who sent it is refused as that', async () => {
  const nobody = Buffer.from(`To: ${reply()}\r\nSubject: Hello\r\n\r\nWho am I?`);
  expect(await postMail(app, desk, nobody)).toMatchObject({ status: 200, outcome: 'refused', reason: 'no_sender' });
});

test('a reading that takes too much time or memory is ended', async () => {
  const raw = rawMail({}, BASE64);
  await expect(readApart(raw, { memoryMb: 512, timeMs: 50 })).rejects.toThrow(MailTooComplex);
  await expect(readApart(raw, { memoryMb: 8, timeMs: 60_000 })).rejects.toThrow(MailTooComplex);
});
