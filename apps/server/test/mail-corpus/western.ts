import type { Locale } from '@lobby/contract';
import { asked, escapeHtml, lines, mailTo, quoted, SHOP, TALKS, type MailCase, type Talk } from './mail-case.ts';
import { html, multipart, words, type Part } from './mime.ts';

type Write = (talk: Talk, shop: string) => Part;

/** The same program in several languages. */
export function inLanguages(name: string, locales: readonly Locale[], write: Write, rest: Partial<MailCase> = {}): MailCase[] {
  return locales.map((locale) => {
    const talk = TALKS[locale];
    return {
      name: `${name} (${locale})`,
      raw: (shop) => mailTo(shop, talk, write(talk, shop)),
      shown: talk.own,
      folded: [talk.question],
      ...rest,
    };
  });
}

const ALL = ['en-US', 'zh-CN', 'zh-HK', 'ja-JP'] as const;

const GMAIL: Readonly<Record<Locale, (shop: string) => string>> = {
  'en-US': (shop) => `On Mon, Jun 1, 2026 at 9:00\u202FAM ${SHOP} <${shop}>\nwrote:`,
  'zh-CN': (shop) => `${SHOP} <${shop}> 于2026年6月1日周一 17:00写道：`,
  'zh-HK': (shop) => `${SHOP} <${shop}> 於 2026年6月1日週一\n下午5:00寫道：`,
  'ja-JP': (shop) => `2026年6月1日(月) 18:00 ${SHOP} <${shop}>:`,
};

const gmail: Write = (talk, shop) => {
  const headline = GMAIL[talk.locale](shop);
  return multipart(
    'alternative',
    words(`${talk.own}\n\n${headline}\n\n${quoted(asked(talk))}\n`, { transfer: 'quoted-printable' }),
    html(
      `<div dir="ltr">${lines(talk.own, 'div')}</div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">${escapeHtml(headline)}<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${lines(asked(talk), 'p')}</blockquote></div>`,
    ),
  );
};

const GMAIL_APP: Readonly<Record<Locale, (shop: string) => string>> = {
  ...GMAIL,
  'en-US': (shop) => `On Mon, 1 Jun 2026, 10:00 ${SHOP}, <\n${shop}> wrote:`,
};
/** Without a text of its own: what some gateways leave of it. */
const gmailApp: Write = (talk, shop) =>
  html(
    `<div dir="auto">${lines(talk.own, 'div', ' dir="auto"')}</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">${escapeHtml(GMAIL_APP[talk.locale](shop))}<br></div><blockquote class="gmail_quote">${lines(asked(talk), 'div')}</blockquote></div>`,
  );

const OUTLOOK: Readonly<Record<Locale, readonly [from: string, sent: string, to: string, subject: string, date: string]>> = {
  'en-US': ['From:', 'Sent:', 'To:', 'Subject:', 'Monday, June 1, 2026 9:00 AM'],
  'zh-CN': ['发件人:', '发送时间:', '收件人:', '主题:', '2026年6月1日 17:00'],
  'zh-HK': ['寄件者:', '寄件日期:', '收件者:', '主旨:', '2026年6月1日 下午 05:00'],
  'ja-JP': ['差出人:', '送信日時:', '宛先:', '件名:', '2026年6月1日 18:00'],
};

function outlookHead({ locale, customer, subject }: Talk, shop: string): string[][] {
  const [from, sent, to, about, date] = OUTLOOK[locale];
  return [
    [from, `${SHOP} <${shop}>`],
    [sent, date],
    [to, `${customer} <ada@example.com>`],
    [about, `[WO-00001] ${subject}`],
  ];
}
const plainHead = (talk: Talk, shop: string) =>
  outlookHead(talk, shop)
    .map((line) => line.join(' '))
    .join('\n');
const boldHead = (talk: Talk, shop: string) =>
  outlookHead(talk, shop)
    .map(([name = '', value = '']) => `<b>${name}</b> ${escapeHtml(value)}`)
    .join('<br>');

const outlookClassic: Write = (talk, shop) =>
  multipart(
    'alternative',
    words(`${talk.own}\n\n${plainHead(talk, shop)}\n\n${asked(talk)}\n`),
    html(
      `<html><body><div class="WordSection1">${lines(talk.own, 'p', ' class="MsoNormal"', '<o:p>&nbsp;</o:p>')}<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal">${boldHead(talk, shop)}<o:p></o:p></p></div></div>${lines(asked(talk), 'p', ' class="MsoNormal"')}</div></body></html>`,
      { transfer: 'quoted-printable' },
    ),
  );

/** Its text part only says that there is HTML. */
const outlookWeb: Write = (talk, shop) =>
  html(
    `<html><head><style type="text/css">P {margin-top:0;}</style></head><body dir="ltr"><div class="elementToProof" style="font-family: Aptos">${lines(talk.own, 'div', ' class="elementToProof"')}</div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif" color="#000000">${boldHead(talk, shop)}</font><div>&nbsp;</div></div>${lines(asked(talk), 'div')}</body></html>`,
  );

const OUTLOOK_APP: Readonly<Record<Locale, string>> = {
  'en-US': 'Get Outlook for iOS<https://aka.ms/o0ukef>',
  'zh-CN': '获取 Outlook for iOS<https://aka.ms/o0ukef>',
  'zh-HK': '下載 iOS 版 Outlook<https://aka.ms/o0ukef>',
  'ja-JP': 'Outlook for iOS を入手<https://aka.ms/o0ukef>',
};
const outlookApp: Write = (talk, shop) =>
  words(`${talk.own}\n\n${OUTLOOK_APP[talk.locale]}\n________________________________\n${plainHead(talk, shop)}\n\n${asked(talk)}\n`);

const APPLE: Readonly<Record<Locale, (shop: string) => string>> = {
  'en-US': (shop) => `On Jun 1, 2026, at 9:00\u202FAM, ${SHOP} <${shop}> wrote:`,
  'zh-CN': (shop) => `在 2026年6月1日，17:00，${SHOP} <${shop}> 写道：`,
  'zh-HK': (shop) => `${SHOP} <${shop}> 於 2026年6月1日 下午5:00 寫道：`,
  'ja-JP': (shop) => `2026/06/01 18:00、${SHOP} <${shop}>のメール:`,
};
/** It quotes its own headline too. */
const appleMac: Write = (talk, shop) =>
  words(`${talk.own}\n\n${quoted(`${APPLE[talk.locale](shop)}\n\n${asked(talk)}`)}\n`, { transfer: 'quoted-printable' });

const APPLE_PHONE: Readonly<Record<Locale, string>> = {
  'en-US': 'Sent from my iPhone',
  'zh-CN': '发自我的 iPhone',
  'zh-HK': '從我的 iPhone 傳送',
  'ja-JP': 'iPhoneから送信',
};
const applePhone: Write = (talk, shop) =>
  multipart(
    'alternative',
    words(`${talk.own}\n\n${APPLE_PHONE[talk.locale]}\n\n${quoted(`${APPLE[talk.locale](shop)}\n\n${asked(talk)}`)}\n`),
    html(
      `<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body dir="auto">${lines(talk.own, 'div')}<br><div dir="ltr">${APPLE_PHONE[talk.locale]}</div><div dir="ltr"><br><blockquote type="cite">${escapeHtml(APPLE[talk.locale](shop))}<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">${lines(asked(talk), 'div')}</div></blockquote></body></html>`,
    ),
  );

const THUNDERBIRD: Readonly<Record<Locale, string>> = {
  'en-US': `On 01/06/2026 11:00, ${SHOP} wrote:`,
  'zh-CN': `在 2026/6/1 17:00, ${SHOP} 写道:`,
  'zh-HK': `${SHOP} 於 2026/6/1 下午 5:00 寫道:`,
  'ja-JP': `On 2026/06/01 18:00, ${SHOP} wrote:`,
};
/** The answer stands below what is quoted, which stays above it; lines flow (RFC 3676). */
const thunderbird: Write = (talk) =>
  words(`${talk.own}\n\n${THUNDERBIRD[talk.locale]}\n${quoted(asked(talk))}\n`, { transfer: '8bit', rest: 'format=flowed' });

const yahoo: Write = (talk, shop) =>
  multipart(
    'alternative',
    words(
      ` ${talk.own.replaceAll('\n', '\n ')}\n\n    On Monday, June 1, 2026 at 09:00:00 AM GMT+1, ${SHOP} <${shop}> wrote:  \n \n ${asked(talk).replaceAll('\n', '\n ')}  `,
    ),
    html(
      `<html><body><div class="ydp1yahoo-style-wrap">${lines(talk.own, 'div', ' dir="ltr"')}</div><div id="ydp2yahoo_quoted_1" class="ydp2yahoo_quoted"><div><div>On Monday, June 1, 2026 at 09:00:00 AM GMT+1, ${SHOP} &lt;${shop}&gt; wrote:</div>${lines(asked(talk), 'div')}</div></div></body></html>`,
    ),
  );

const proton: Write = (talk, shop) =>
  words(
    `${talk.own}\n\nSent with [Proton Mail](https://proton.me/mail/home) secure email.\n\nOn Monday, June 1st, 2026 at 9:00 AM, ${SHOP} <${shop}> wrote:\n\n${quoted(asked(talk))}\n`,
  );

const zoho: Write = (talk, shop) =>
  words(`${talk.own}\n\n\n\n---- On Mon, 01 Jun 2026 14:30:00 +0530 ${SHOP} <${shop}> wrote ---\n\n${asked(talk)}\n`);

const spark: Write = (talk, shop) =>
  words(`${talk.own}\n\nSent from Spark\nOn 1 Jun 2026 at 11:00 +0200, ${SHOP} <${shop}>, wrote:\n${quoted(asked(talk))}\n`);

const SAMSUNG: Readonly<Record<Locale, readonly [string, string, string]>> = {
  'en-US': ['Sent from my Galaxy', 'Original message', 'From:'],
  'zh-CN': ['从我的 Galaxy 发送', '原始信息', '发件人：'],
  'zh-HK': ['從我的 Galaxy 傳送', '原始訊息', '寄件者：'],
  'ja-JP': ['Galaxyから送信', '元のメッセージ', '差出人：'],
};
const samsung: Write = (talk, shop) => {
  const [sent, original, from] = SAMSUNG[talk.locale];
  return words(
    `${talk.own}\n\n\n${sent}\n\n\n-------- ${original} --------\n${from} ${SHOP} <${shop}>\nDate: 01/06/2026 09:00 (GMT+00:00)\n\n${asked(talk)}\n`,
  );
};

/** A mail that a server of Exchange made of rich text. */
const exchange: Write = (talk, shop) =>
  words(
    `${talk.own}\n\n-----Original Message-----\nFrom: ${SHOP} [mailto:${shop}] \nSent: Monday, June 1, 2026 9:00 AM\nTo: ${talk.customer}\nSubject: [WO-00001]\n\n${asked(talk)}\n`,
  );

/** A sales tool sends for a person, and counts who reads it. */
const hubspot: Write = (talk, shop) =>
  html(
    `${lines(talk.own, 'div')}<img src="https://track.example/a.gif" width="1" height="1" style="display:none!important"><div class="hs_reply"><div>On Mon, Jun 1, 2026 at 9:00 AM, ${SHOP} &lt;<a href="mailto:${shop}">${shop}</a>&gt; wrote:</div><blockquote style="border-left:1px solid #ccc">${lines(asked(talk), 'p')}</blockquote></div>`,
  );

export const WESTERN: readonly MailCase[] = [
  ...inLanguages('Gmail', ALL, gmail),
  ...inLanguages('Gmail app, HTML only', ALL, gmailApp),
  ...inLanguages('Outlook classic', ALL, outlookClassic),
  ...inLanguages('Outlook on the web, HTML only', ALL, outlookWeb),
  ...inLanguages('Outlook app', ALL, outlookApp),
  ...inLanguages('Apple Mail', ALL, appleMac),
  ...inLanguages('iPhone', ALL, applePhone),
  ...inLanguages('Thunderbird, flowed', ALL, thunderbird),
  ...inLanguages('Samsung Email', ALL, samsung),
  ...inLanguages('Yahoo Mail', ['en-US'], yahoo),
  ...inLanguages('Proton Mail', ['en-US'], proton),
  ...inLanguages('Zoho Mail', ['en-US'], zoho),
  ...inLanguages('Spark', ['en-US'], spark),
  ...inLanguages('Exchange', ['en-US'], exchange),
  ...inLanguages('HubSpot, HTML only', ['en-US'], hubspot),
];
