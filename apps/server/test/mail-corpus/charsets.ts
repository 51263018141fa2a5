import { mailTo, TALKS, type MailCase } from './mail-case.ts';
import { html, letter, multipart, words, type TextOptions } from './mime.ts';

const TEXTS: Readonly<Record<string, string>> = {
  gb18030: '您好，退货已经收到了，请尽快退款。谢谢！',
  big5: '你好，退貨已經收到了，請盡快退款。謝謝！',
  shift_jis: '返品は届きましたでしょうか。よろしくお願いします。',
  'euc-jp': '返品は届きましたでしょうか。よろしくお願いします。',
  'iso-2022-jp': '返品は届きましたでしょうか。よろしくお願いします。',
  'utf-8': '返品は届きました 👍 — 退貨，退货。',
};

function talkOf(charset: string) {
  return charset === 'gb18030' ? TALKS['zh-CN'] : charset === 'big5' ? TALKS['zh-HK'] : TALKS['ja-JP'];
}

const written = (how: string, charset: string, options: TextOptions): MailCase => {
  const text = TEXTS[charset] ?? '';
  return {
    name: `${charset}, ${how}`,
    raw: (shop) => mailTo(shop, talkOf(charset), words(text, { charset, ...options })),
    shown: text,
  };
};

const NAMES: Readonly<Record<string, readonly string[]>> = {
  gb18030: ['gb2312', 'GBK', 'x-gbk', 'cp936'],
  big5: ['Big5', 'x-x-big5', 'cp950', 'Big5-HKSCS'],
  shift_jis: ['Shift_JIS', 'x-sjis', 'windows-31j', 'cp932', 'ms932'],
  'euc-jp': ['EUC-JP', 'x-euc-jp'],
  'iso-2022-jp': ['ISO-2022-JP', 'iso-2022-jp-ms', 'cp50221'],
  'utf-8': ['UTF8', 'utf-8', 'unicode-1-1-utf-8'],
};

const undeclared = Object.keys(TEXTS).flatMap((charset) => [
  written('undeclared, in base64', charset, { declared: null }),
  written('undeclared, quoted-printable', charset, { declared: null, transfer: 'quoted-printable' }),
  written('undeclared, as it is', charset, { declared: null, transfer: '8bit' }),
  written('said to be ASCII, in base64', charset, { declared: 'us-ascii' }),
  written('said to be UTF-8, in base64', charset, { declared: 'utf-8' }),
]);

const named = Object.entries(NAMES).flatMap(([charset, names]) =>
  names.map((declared) => written(`called ${declared}`, charset, { declared })),
);

/** Half of the mail says its encoding, half does not. */
const halves: MailCase = {
  name: 'two parts in two encodings, one undeclared',
  raw: (shop) =>
    mailTo(
      shop,
      TALKS['ja-JP'],
      multipart(
        'mixed',
        words('一つ目です。', { charset: 'iso-2022-jp', transfer: '7bit' }),
        words('二つ目です。よろしくお願いします。', { charset: 'shift_jis', declared: null }),
      ),
    ),
  shown: '一つ目です。\n\n二つ目です。よろしくお願いします。',
};

const inMarkup: MailCase = {
  name: 'HTML that says its encoding itself',
  raw: (shop) =>
    mailTo(
      shop,
      TALKS['zh-CN'],
      html('<html><head><meta charset="gb2312"></head><body><p>已收到</p></body></html>', {
        charset: 'gbk',
        declared: null,
        transfer: 'quoted-printable',
      }),
    ),
  shown: '已收到',
};

/** A server in between has marked the body of a mail with seven bits as if it had none. */
const single: MailCase = {
  name: 'Western letters, undeclared',
  raw: (shop) =>
    mailTo(
      shop,
      TALKS['en-US'],
      words('Le café est fermé à Genève, s’il vous plaît.', { charset: 'windows-1252', declared: null, transfer: 'quoted-printable' }),
    ),
  shown: 'Le café est fermé à Genève, s’il vous plaît.',
};

const rawHead = (charset: string, subject: string, text: string): MailCase => ({
  name: `head in bare ${charset}`,
  raw: (shop) => {
    const part = words(text, { charset, declared: charset });
    const mail = letter({ 'Message-ID': `<bare-${charset}@mail.example>`, From: 'ada@example.com', To: shop, Subject: 'SUBJECT' }, part);
    return Buffer.concat(splitAt(mail, 'SUBJECT', words(subject, { charset, transfer: '8bit' }).body));
  },
  shown: text,
  subject,
});

function splitAt(bytes: Buffer, word: string, instead: Buffer): Buffer[] {
  const at = bytes.indexOf(word);
  return [bytes.subarray(0, at), instead, bytes.subarray(at + word.length)];
}

export const CHARSETS: readonly MailCase[] = [
  ...named,
  ...undeclared,
  halves,
  inMarkup,
  single,
  rawHead('gb18030', '退货问题，请查收', '退货已经收到了。'),
  rawHead('big5', '退貨問題，請查收', '退貨已經收到了。'),
  rawHead('shift_jis', '返品について', '返品は届きました。'),
];
