import { asked, lines, mailTo, quoted, SHOP, TALKS, type MailCase } from './mail-case.ts';
import { encodedWord, html, words } from './mime.ts';
import { inLanguages } from './western.ts';

const JA = ['ja-JP'] as const;
const JIS = { charset: 'iso-2022-jp', transfer: '7bit' } as const;
const { own } = TALKS['ja-JP'];

/** Telephones quote with signs alone, without a headline. */
const docomo = inLanguages('ドコモ', JA, (talk) =>
  words(`${talk.own}\n\n${quoted(asked(talk)).replaceAll('> ', '>')}\n`, { charset: 'shift_jis', declared: 'Shift_JIS' }),
);

const docomoHead = inLanguages('ドコモメール', JA, (talk, shop) =>
  words(
    `${talk.own}\n\n---- Original Message ----\nFrom: ${SHOP} <${shop}>\nDate: 2026/06/01 18:00\nSubject: [WO-00001] ${talk.subject}\n\n${asked(talk)}\n`,
    JIS,
  ),
);

const au = inLanguages('au', JA, (talk, shop) =>
  words(`${talk.own}\n\n2026/06/01 18:00、"${SHOP}" <${shop}>:\n${quoted(asked(talk))}\n`, JIS),
);

const softbank = inLanguages('SoftBank', JA, (talk, shop) =>
  words(
    `${talk.own}\n\n----- 元のメッセージ -----\nFrom: ${shop}\nTo: ada@example.com\nDate: 2026/06/01 月 18:00\nSubject: [WO-00001]\n\n${asked(talk)}\n`,
    { charset: 'shift_jis', transfer: '8bit' },
  ),
);

const becky = inLanguages('Becky!', JA, (talk, shop) =>
  words(
    `${talk.own}\n\nOn Mon, 01 Jun 2026 18:00:00 +0900\n${SHOP} <${shop}> wrote:\n\n${quoted(asked(talk))}\n\n-- \n山田 花子 <ada@example.com>\n`,
    JIS,
  ),
);

const shuriken = inLanguages('Shuriken', JA, (talk, shop) =>
  words(
    `${talk.own}\n\n2026/06/01(月) 18:00頃、"${SHOP}" <${shop}>さんは書きました：\n${quoted(asked(talk)).replaceAll('> ', '>')}\n`,
    JIS,
  ),
);

const yahooJapan = inLanguages('Yahoo!メール', JA, (talk, shop) =>
  words(
    `${talk.own}\n\n----- Original Message -----\nFrom: "${SHOP}" <${shop}>\nTo: ada@example.com\nDate: 2026/06/01 月 18:00\nSubject: [WO-00001]\n\n\n${asked(talk)}\n`,
    JIS,
  ),
);

/** What a company writes below every mail, between rules: it says who writes, and stays. */
const SIGNATURE =
  '━━━━━━━━━━━━━━━━━━━━\n株式会社山田商店　営業部\n山田 花子\n〒100-0001 東京都千代田区千代田1-1\nTEL：03-0000-0000\nE-mail: ada@example.com\n━━━━━━━━━━━━━━━━━━━━';
const company = inLanguages(
  '会社の署名',
  JA,
  (talk, shop) =>
    words(
      `${SHOP}\nご担当者様\n\nいつもお世話になっております。\n山田商店の山田です。\n\n${talk.own}\n\n以上、よろしくお願いいたします。\n\n${SIGNATURE}\n\n-----Original Message-----\nFrom: ${SHOP} <${shop}> \nSent: Monday, June 1, 2026 6:00 PM\nTo: 山田 花子 <ada@example.com>\nSubject: [WO-00001]\n\n${asked(talk)}\n`,
      JIS,
    ),
  {
    shown: `${SHOP}\nご担当者様\n\nいつもお世話になっております。\n山田商店の山田です。\n\n${own}\n\n以上、よろしくお願いいたします。\n\n${SIGNATURE}`,
  },
);

/** Letters that makers of computers added to the encodings: programs write them without saying so. */
const makers = ['iso-2022-jp', 'shift_jis', 'euc-jp'].map((charset): MailCase => {
  const text = '①テント㈱　Ⅳ　㌔';
  return {
    name: `letters of makers in ${charset}`,
    raw: (shop) =>
      mailTo(shop, TALKS['ja-JP'], words(text, { charset, transfer: charset === 'iso-2022-jp' ? '7bit' : 'base64' }), {
        Subject: encodedWord(text, charset),
      }),
    shown: text,
    subject: '①テント㈱ Ⅳ ㌔',
  };
});

const phoneHtml = inLanguages('デコメ, HTML only', JA, (talk) =>
  html(
    `<html><head><meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"></head><body>${lines(talk.own, 'div')}<div><br></div>${lines(quoted(asked(talk)), 'div')}</body></html>`,
    {
      charset: 'shift_jis',
      transfer: 'quoted-printable',
    },
  ),
);

export const JAPANESE: readonly MailCase[] = [
  ...[docomo, docomoHead, au, softbank, becky, shuriken, yahooJapan, company, phoneHtml].flat(),
  ...makers,
];
