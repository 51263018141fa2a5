import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cpuTimeOf } from '#test/cpu-time.ts';
import { rawMail } from '#test/mail-desk.ts';
import { foldQuotes } from './fold-quotes.ts';
import { htmlWords } from './html-words.ts';
import { MailTooComplex } from './mail-too-complex.ts';
import { readHead, readMail } from './read-mail.ts';
import { OWN_MARKS } from './write-body.ts';

/** Mails as programs of customers write them, each in its own charset. */
const MAILS = [
  [
    'gmail-en',
    'Ada Lovelace',
    'Re: [WO-00001] A zip came off',
    'Yes, it is the blue one. I can bring it by on Friday.\n\nThanks\nAda',
    'Which colour is it?',
  ],
  [
    'outlook-en',
    'Ada Lovelace',
    'RE: [WO-00001] A zip came off',
    'The zip broke again this morning.\n\nCould you send the parcel label, please?',
    'Is it repaired?',
  ],
  [
    'apple-ja',
    '山田 花子',
    'Re: [WO-00001] ファスナーが壊れました',
    'ご連絡ありがとうございます。\n色は青です。金曜日にお店へ持って行きます。',
    '何色でしょうか。',
  ],
  ['qq-zh-cn', '李雷', '回复：[WO-00001] 拉链坏了', '你好，拉链是蓝色的，周五我可以送到店里。\n\n谢谢！', '请问是什么颜色？'],
  ['gmail-zh-hk', '陳大文', 'Re: [WO-00001] 拉鍊壞了', '您好，拉鍊是藍色的，星期五我可以送到店裡。', '請問是什麼顏色？'],
  ['outlook-zh-hk', '陳大文', '回覆: [WO-00001] 拉鍊壞了', '麻煩寄一張退貨標籤給我，謝謝。', '已經修好了嗎？'],
  [
    'yahoo-ja',
    '山田 花子',
    'Re: [WO-00001] ファスナーが壊れました',
    'お世話になっております。\n返品用のラベルを送っていただけますか。',
    '修理は終わりましたか。',
  ],
  ['yahoo-ja-web', '山田 花子', 'Re: [WO-00001] ファスナーが壊れました', '青色です。よろしくお願いいたします。', '何色でしょうか。'],
] as const;

test.each(MAILS)('%s: from %s about %s, with what was quoted folded', async (name, from, subject, shown, quoted) => {
  const mail = await readMail(readFileSync(new URL(`./fixtures/${name}.eml`, import.meta.url)));
  expect(mail).toMatchObject({ from: { address: 'ada@example.com', name: from }, subject, isAutomatic: false });
  expect(mail?.recipients).toContain('help+token@shop.example');
  const folded = foldQuotes(mail?.text ?? '', OWN_MARKS);
  expect(folded.shown).toBe(shown);
  expect(folded.quoted).toContain(quoted);
  expect(mail?.text).not.toContain('alert(1)');
});

describe('the words of an HTML mail', () => {
  test.each([
    ['<p>See the zip:</p><img src="cid:zip"><p>It is off.</p>', 'See the zip:\n\nIt is off.'],
    ['<div>One<br>Two</div><div>Three</div>', 'One\nTwo\nThree'],
    ['<ul><li>Tent</li><li>Boots</li></ul>', '- Tent\n- Boots'],
    ['Look <a href="https://shop.example/a">here</a>', 'Look here (https://shop.example/a)'],
    ['<a href="javascript:alert(1)">here</a><script>alert(1)</script><style>p{}</style>', 'here'],
    ['<div>Blue.</div><blockquote type="cite">Which colour?</blockquote>', 'Blue.\n\n> Which colour?'],
    ['<div>Sizes:</div><blockquote>40</blockquote><div>That is all.</div>', 'Sizes:\n\n  40\n\nThat is all.'],
    ['<b>5 &lt; 6 &amp; 7</b>', '5 < 6 & 7'],
  ])('%s', (html, words) => {
    expect(htmlWords(html)).toBe(words);
  });

  test('are read at once, however deep they are nested', () => {
    const readBoth = () => {
      htmlWords('<div>'.repeat(100_000));
      htmlWords('<blockquote>'.repeat(100_000));
    };
    expect(cpuTimeOf(readBoth)).toBeLessThan(5_000);
  });
});

describe('a mail that does not say in which encoding it is', () => {
  const mail = (body: Uint8Array, head: string) =>
    Buffer.concat([Buffer.from(`From: Ada <ada@example.com>\r\n${head}\r\n\r\n`, 'latin1'), body]);
  const iso2022 = Buffer.from('\x1B$BJVIJ$OFO$-$^$7$?\x1B(B', 'latin1');
  const gbk = Buffer.from('cdcbbbf5d2d1beadcad5b5bdc1cba1a3d0bbd0bb', 'hex');
  const big5 = Buffer.from('b068b366a477b867a6aca8eca446a143c1c2c1c2', 'hex');
  const shiftJis = Buffer.from('95d4956982cd93cd82ab82dc82b582bd8142', 'hex');

  test.each([
    ['ISO-2022-JP in seven bits', mail(iso2022, 'Subject: zip'), '返品は届きました'],
    ['ISO-2022-JP that says it is ASCII', mail(iso2022, 'Subject: zip\r\nContent-Type: text/plain; charset=us-ascii'), '返品は届きました'],
    ['ISO-2022-JP in HTML', mail(iso2022, 'Subject: zip\r\nContent-Type: text/html'), '返品は届きました'],
    ['GBK', mail(gbk, 'Subject: zip'), '退货已经收到了。谢谢'],
    ['GBK that says it is UTF-8', mail(gbk, 'Subject: zip\r\nContent-Type: text/plain; charset=utf-8'), '退货已经收到了。谢谢'],
    ['Shift_JIS', mail(shiftJis, 'Subject: zip\r\nContent-Type: text/plain; charset=unknown-8bit'), '返品は届きました。'],
  ])('is read where it is %s', async (_what, raw, words) => {
    expect((await readMail(raw))?.text.trim()).toBe(words);
  });

  test('has its subject read too', async () => {
    const raw = Buffer.from('From: ada@example.com\r\nSubject: \x1B$BJVIJ\x1B(B\r\n\r\nHi', 'latin1');
    expect(await readMail(raw)).toMatchObject({ subject: '返品' });
    expect(await readMail(mail(big5, `Subject: ${big5.toString('latin1')}`))).toMatchObject({ subject: '退貨已經收到了。謝謝' });
  });
});

describe('the head of a mail', () => {
  test.each([
    ['Auto-Submitted', 'auto-replied'],
    ['Auto-Submitted', 'auto-generated (vacation)'],
    ['Precedence', 'bulk'],
    ['Precedence', 'auto_reply'],
    ['Return-Path', '<>'],
    ['X-Autoreply', 'yes'],
    ['List-Unsubscribe', '<https://news.example/leave>'],
    ['List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'],
    ['From', 'MAILER-DAEMON@mail.example'],
    ['Content-Type', 'multipart/report; report-type=delivery-status; boundary=x'],
  ])('that says %s: %s is of a machine', async (name, value) => {
    expect((await readMail(rawMail({ [name]: value }, 'I am away.')))?.isAutomatic).toBe(true);
  });

  test.each<[string, Record<string, string>]>([
    ['of a person', { 'Auto-Submitted': 'no', 'Return-Path': '<ada@example.com>' }],
    ['that came through a group that people write to', { Precedence: 'list', 'List-ID': '<help.shop.example>' }],
    [
      'that came through Google Groups',
      {
        Precedence: 'list',
        'List-ID': '<help.shop.example>',
        'List-Post': '<mailto:help@shop.example>',
        'List-Unsubscribe': '<mailto:x@y.example>',
      },
    ],
    ['of Exchange, which wants no automatic answer', { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' }],
    ['of a program that wants no automatic answer at all', { 'X-Auto-Response-Suppress': 'All' }],
  ])('%s is not of a machine', async (_what, head) => {
    expect((await readMail(rawMail(head, 'Hello')))?.isAutomatic).toBe(false);
  });

  test('with a subject of ten thousand characters is cut between characters, not within one', async () => {
    for (const letter of ['x', '壊', '👩‍🔧', 'é']) {
      const encoded = `=?utf-8?B?${Buffer.from(letter.repeat(10_000)).toString('base64')}?=`;
      const { subject = '' } = (await readMail(rawMail({ Subject: encoded }, 'Hello'))) ?? {};
      expect(subject.length).toBeLessThanOrEqual(200);
      expect(subject).toMatch(/…$/u);
      expect(
        letter
          .repeat(10_000)
          .replaceAll(/\p{Cf}/gu, ' ')
          .replaceAll(/\s+/g, ' ')
          .startsWith(subject.slice(0, -1).trim()),
      ).toBe(true);
    }
  });

  test('cannot smuggle lines into the subject or the name', async () => {
    const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
    const mail = await readMail(
      rawMail({ Subject: encoded('Hello\r\nBcc: all@shop.example'), From: `${encoded('Ada\nSupport')} <ada@example.com>` }, 'Hello'),
    );
    expect(mail?.subject).toBe('Hello Bcc: all@shop.example');
    expect(mail?.from.name).toBe('Ada Support');
  });

  test.each([
    ['of more parts than a mail has', `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(2_000)}`],
    ['with a head without end', `${'X: y\r\n'.repeat(400_000)}\r\nHi`],
  ])('%s is beyond all measure, and still says whom it is from', async (_what, rest) => {
    const raw = Buffer.from(`From: ada@example.com\r\nSubject: Look\r\n${rest}`);
    await expect(readMail(raw)).rejects.toThrow(MailTooComplex);
    expect(await readHead(raw)).toMatchObject({ from: { address: 'ada@example.com' }, subject: 'Look' });
  });

  test('without a sender is no mail', async () => {
    expect(await readMail(Buffer.from('\0\x01\x02 nothing at all'))).toBeUndefined();
    expect(await readMail(rawMail({ From: 'nobody' }, 'Hello'))).toBeUndefined();
  });
});
