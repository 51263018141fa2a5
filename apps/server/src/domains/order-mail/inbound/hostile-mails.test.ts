import { expect, test } from 'vitest';
import { longestTurn } from '#test/longest-turn.ts';
import { MailTooComplex } from './mail-too-complex.ts';
import { readFolded } from './read-mail.ts';

/** As large as a mail may be that is read on the serving thread, in characters. */
const SIZE = 250_000;
/** Longest turn for any of them, in milliseconds of computing. */
const TURN_MAX_MS = 500;
const FROM = 'From: ada@example.com\r\n';

const many = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length));
const body = (type: string, words: string, encoding = '8bit') =>
  `${FROM}Content-Type: ${type}\r\nContent-Transfer-Encoding: ${encoding}\r\n\r\n${words}`;
const head = (line: string) => `${FROM}${line}\r\n\r\nHello`;

const BOUNDARIES = Array.from({ length: 900 }, (_, no) => `b${no}`);
const NESTED = BOUNDARIES.map((name) => `Content-Type: multipart/mixed; boundary=${name}\r\n\r\n--${name}\r\n`).join('');

const MAILS: Record<string, string> = {
  'parts within parts': `${FROM}${NESTED}\r\nHello`,
  'mails within mails': `${FROM}${many('Content-Type: message/rfc822\r\n\r\n')}`,
  'nine hundred parts with heads of their own': body('multipart/mixed; boundary=b', `--b\r\n${'X: y\r\n'.repeat(40)}\r\nx\r\n`.repeat(900)),
  'a boundary as long as a book': body(`multipart/mixed; boundary="${many('b')}"`, 'Hello'),
  'thousands of header lines': head(many('X-A: b\r\n').trimEnd()),
  'one header line without end': head(`X-A: ${many('b\r\n ')}`),
  'thousands of recipients': head(`To: ${many('a@b.c, ')}`),
  'groups of recipients in each other': head(`To: ${many('g: ')}`),
  'parentheses that nobody closes': head(`To: ${many('(')}`),
  'quotation marks only': head(`To: ${many('"')}`),
  'encoded words that never end': head(`Subject: ${many('=?utf-8?B?')}`),
  'marks of encoded words only': head(`Subject: ${many('=?')}`),
  'thousands of encoded words': head(`Subject: ${many('=?utf-8?Q?a?= ')}`),
  'thousands of parameters': head(`Content-Type: text/plain; ${many('a=b; ')}`),
  'results of checks that nobody made': head(`Authentication-Results: ${many('dkim=pass (')}`),
  'a charset that there is none of': body(`text/plain; charset=${many('x')}`, 'Hello'),
  'escapes of a charset only': body('text/plain; charset=iso-2022-jp', many('\u001B$B')),
  'signs of quoted-printable only': body('text/plain', many('='), 'quoted-printable'),
  'soft line ends only': body('text/plain', many('=\r\n'), 'quoted-printable'),
  'base64 with blanks between': body('text/plain', many('A '), 'base64'),
  'flowed lines only': body('text/plain; format=flowed', many('a \r\n')),
  'blank lines only': body('text/plain', many('\r\n')),
  'blanks before a letter': body('text/plain', `${many(' ')}x`),
  'blanks before a letter, from QQ Mail': `X-QQ-mid: a\r\n${body('text/plain', many(`${' '.repeat(8_000)}x\n`))}`,
  'signs of quotations only': body('text/plain', `Hello\r\n${many('> ')}`),
  'headlines of quotations only': body('text/plain', many('On Mon, Jun 1, 2026 at 9:00 AM Ada <a@b.c> wrote:\r\n')),
  'heads of forwarded mails only': body('text/plain', many('From: a\r\nSent: b\r\nTo: c\r\nSubject: d\r\n')),
  'programs that announce themselves': body('text/plain', `Hello\r\n${many('Sent from my ')}`),
  'angle brackets of HTML only': body('text/html', many('<')),
  'HTML without a line end': body('text/html', many('<b>x</b> ')),
  'entities of HTML only': body('text/html', many('&amp;')),
  'quotations of HTML in each other': body('text/html', many('<blockquote>')),
  'links of HTML on one line': body('text/html', many('<a href="https://a.example">x</a>')),
  'attributes of HTML only': body('text/html', `<a ${many('b=c ')}>`),
  'comments of HTML that never end': body('text/html', many('<!--')),
};

test.each(Object.entries(MAILS))('a mail of %s holds nobody up', async (_name, raw) => {
  // It may be read, or be no mail; what it does not do is fail in any other way.
  const read = () =>
    readFolded(Buffer.from(raw, 'latin1')).catch((error: unknown) => {
      if (!(error instanceof MailTooComplex)) throw error;
    });
  const { longestMs } = await longestTurn(read);
  expect(longestMs).toBeLessThan(TURN_MAX_MS);
});
