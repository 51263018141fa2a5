import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rawMail } from '#test/mail-desk.ts';
import { foldQuotes } from './fold-quotes.ts';
import { htmlWords } from './html-words.ts';
import { readMail } from './read-mail.ts';
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
    ['<div>Blue.</div><blockquote>Which colour?</blockquote>', 'Blue.\n\n> Which colour?'],
    ['<b>5 &lt; 6 &amp; 7</b>', '5 < 6 & 7'],
  ])('%s', (html, words) => {
    expect(htmlWords(html)).toBe(words);
  });

  test('are read at once, however deep they are nested', () => {
    const started = performance.now();
    htmlWords('<div>'.repeat(100_000));
    htmlWords('<blockquote>'.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('the head of a mail', () => {
  test.each([
    ['Auto-Submitted', 'auto-replied'],
    ['Auto-Submitted', 'auto-generated (vacation)'],
    ['Precedence', 'bulk'],
    ['Precedence', 'auto_reply'],
    ['X-Auto-Response-Suppress', 'DR, OOF, AutoReply'],
    ['Return-Path', '<>'],
    ['X-Autoreply', 'yes'],
    ['List-Id', '<news.example>'],
    ['From', 'MAILER-DAEMON@mail.example'],
    ['Content-Type', 'multipart/report; report-type=delivery-status; boundary=x'],
  ])('that says %s: %s is of a machine', async (name, value) => {
    expect((await readMail(rawMail({ [name]: value }, 'I am away.')))?.isAutomatic).toBe(true);
  });

  test('of a person is of nobody else', async () => {
    const mail = await readMail(
      rawMail({ 'Auto-Submitted': 'no', 'Return-Path': '<ada@example.com>', 'X-Auto-Response-Suppress': 'DR' }, 'Hello'),
    );
    expect(mail?.isAutomatic).toBe(false);
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

  test('without a sender is no mail', async () => {
    expect(await readMail(Buffer.from('\0\x01\x02 nothing at all'))).toBeUndefined();
    expect(await readMail(rawMail({ From: 'nobody' }, 'Hello'))).toBeUndefined();
  });
});

describe('what was quoted', () => {
  const fold = (text: string) => foldQuotes(text, OWN_MARKS);

  test('is folded from our own line on, with what the program says above it', () => {
    expect(fold(`Blue.\n\n${OWN_MARKS[0] ?? ''}\nWhich colour is it?`)).toEqual({
      shown: 'Blue.',
      quoted: `${OWN_MARKS[0] ?? ''}\nWhich colour is it?`,
    });
  });

  test('stays where somebody has answered between the lines', () => {
    const text = '> Which colour is it?\nBlue.\n> When did it break?\nOn Sunday.\n\n> Thank you';
    expect(fold(text)).toEqual({ shown: '> Which colour is it?\nBlue.\n> When did it break?\nOn Sunday.', quoted: '> Thank you' });
  });

  test('stays above an answer that stands below it', () => {
    expect(fold('On Mon, Jun 1, 2026 at 9:00 AM Shop <help@shop.example> wrote:\n> Which colour?\n\nBlue.').shown).toContain('Blue.');
  });

  test('is nothing where nothing was', () => {
    for (const text of [
      'Blue.',
      'On Monday I wrote: it is blue.\nAnd on Sunday too.',
      '我在周一写道它是蓝色的\n谢谢',
      'Price: 5 > 3, is it not?',
      '件名を忘れました。',
    ])
      expect(fold(text)).toEqual({ shown: text, quoted: '' });
  });

  test('a signature is folded with it, unless there is nothing else', () => {
    expect(fold('Blue.\n\n-- \nAda Lovelace\nLondon')).toEqual({ shown: 'Blue.', quoted: '-- \nAda Lovelace\nLondon' });
    expect(fold('Sent from my iPhone')).toEqual({ shown: 'Sent from my iPhone', quoted: '' });
    expect(fold('蓝色。\n\n发自我的iPhone')).toEqual({ shown: '蓝色。', quoted: '发自我的iPhone' });
  });

  test('a mail that was made to be slow to read is read at once', () => {
    const started = performance.now();
    for (const line of [
      `On ${'a '.repeat(200_000)}`,
      `在${'写'.repeat(200_000)}`,
      '>'.repeat(200_000),
      `${'-'.repeat(300)} `.repeat(2_000),
    ])
      fold(`${line}\n`.repeat(3));
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});
