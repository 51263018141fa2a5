import { asked, escapeHtml, lines, mailTo, quoted, SHOP, TALKS, type MailCase, type Talk } from './mail-case.ts';
import { encodedWord, html, multipart, words } from './mime.ts';
import { inLanguages } from './western.ts';

const GB = { charset: 'gb18030' };
const CN = ['zh-CN'] as const;
const RULE = '------------------&nbsp;原始邮件&nbsp;------------------';
const qqHead = (talk: Talk, shop: string) =>
  `发件人: "${SHOP}" <${shop}>;\n发送时间: 2026年6月1日(星期一) 下午5:00\n收件人: "${talk.customer}"<ada@example.com>;\n主题: [WO-00001] ${talk.subject}`;

/** QQ Mail writes its blanks as HTML even in its plain text. */
const qq: MailCase = {
  name: 'QQ 邮箱, text with entities',
  raw: (shop) => {
    const talk = TALKS['zh-CN'];
    const text = `${talk.own.replace('\n', '&nbsp; \n')}\n\n\n\n\n${RULE}\n${qqHead(talk, shop)}\n\n\n\n${asked(talk)}`;
    return mailTo(shop, talk, words(text, GB), { 'X-QQ-mid': 'webmail01', Subject: `回复：[WO-00001] ${talk.subject}` });
  },
  shown: TALKS['zh-CN'].own,
  folded: [TALKS['zh-CN'].question],
};

const qqHtml = inLanguages('QQ 邮箱, HTML only', CN, (talk, shop) =>
  html(
    `<meta http-equiv="Content-Type" content="text/html; charset=GB18030">${lines(talk.own, 'div')}<div><br></div><div style="font-size: 12px;font-family: Arial Narrow;padding:2px 0 2px 0;">${RULE}</div><div style="font-size: 12px;background:#efefef;padding:8px;">${qqHead(
      talk,
      shop,
    )
      .split('\n')
      .map((line) => `<div>${escapeHtml(line)}</div>`)
      .join('')}</div><div><br></div>${lines(asked(talk), 'div')}`,
    GB,
  ),
);

const qqApp = inLanguages('QQ 邮箱 app', CN, (talk, shop) =>
  words(
    `${talk.own}\n\n发自我的iPhone\n\n\n---原始邮件---\n发件人: "${SHOP}"<${shop}>\n发送时间: 2026年6月1日(周一) 下午5:00\n收件人: "${talk.customer}"<ada@example.com>;\n主题: [WO-00001]\n\n${asked(talk)}`,
  ),
);

const netease = inLanguages('网易 163', CN, (talk, shop) =>
  multipart(
    'alternative',
    words(
      `${talk.own}\n\n\n\n\n\n\n\n在 2026-06-01 17:00:00，"${SHOP}" <${shop}> 写道：\n\n${quoted(asked(talk)).replaceAll('> ', '>')}\n`,
      { charset: 'gbk', declared: 'GBK' },
    ),
    html(
      `<div style="line-height:1.7">${lines(talk.own, 'div')}<p>在 2026-06-01 17:00:00，"${SHOP}" &lt;${shop}&gt; 写道：</p><blockquote id="isReplyContent">${lines(asked(talk), 'div')}</blockquote></div>`,
      { charset: 'gbk', declared: 'GBK' },
    ),
  ),
);

const neteaseEnglish = inLanguages('163 in English', ['en-US'], (talk, shop) =>
  words(`${talk.own}\n\n\n\n\nAt 2026-06-01 17:00:00, "${SHOP}" <${shop}> wrote:\n\n${asked(talk)}\n`),
);

const master = inLanguages('网易邮箱大师', CN, (talk, shop) =>
  words(
    `${talk.own}\n\n\n---- 回复的原邮件 ----\n| 发件人 | ${SHOP}<${shop}> |\n| 发送日期 | 2026年06月01日 17:00 |\n| 收件人 | ${talk.customer}<ada@example.com> |\n| 抄送人 | |\n| 主题 | [WO-00001] ${talk.subject} |\n\n${asked(talk)}\n`,
  ),
);

const masterEnglish = inLanguages('Mail Master', ['en-US'], (talk, shop) =>
  words(
    `${talk.own}\n\n\n---- Replied Message ----\n| From | ${SHOP}<${shop}> |\n| Date | 06/01/2026 17:00 |\n| To | ada@example.com |\n| Subject | Re: [WO-00001] |\n\n${asked(talk)}\n`,
  ),
);

const foxmail = inLanguages(
  'Foxmail',
  CN,
  (talk) =>
    words(
      `${talk.own}\n\n\n\nada@example.com\n \n发件人： ${SHOP}\n发送时间： 2026-06-01 17:00\n收件人： ${talk.customer}\n主题： [WO-00001] ${talk.subject}\n${asked(talk)}\n`,
      { charset: 'gbk', declared: 'GB2312' },
    ),
  { shown: `${TALKS['zh-CN'].own}\n\nada@example.com` },
);

const wecom = inLanguages('企业微信', CN, (talk, shop) =>
  words(
    `${talk.own}\n \n \n------------------ Original ------------------\nFrom:  "${SHOP}"<${shop}>;\nDate:  Mon, Jun 1, 2026 05:00 PM\nTo:  "${talk.customer}"<ada@example.com>;\nSubject:  Re:[WO-00001]\n\n \n${asked(talk)}\n`,
  ),
);

const aliyun = inLanguages('阿里邮箱', CN, (talk, shop) =>
  words(
    `${talk.own}\n\n------------------------------------------------------------------\n发件人：${SHOP} <${shop}>\n发送时间：2026年6月1日(星期一) 17:00\n收件人：${talk.customer} <ada@example.com>\n主　题：[WO-00001] ${talk.subject}\n\n${asked(talk)}\n`,
  ),
);

const huawei = inLanguages('华为手机', CN, (talk, shop) =>
  words(
    `${talk.own}\n\n\n发自我的华为手机\n\n\n-------- 原始邮件 --------\n发件人： ${SHOP} <${shop}>\n日期： 2026年6月1日周一 17:00\n收件人： ada@example.com\n主　题： [WO-00001]\n${asked(talk)}\n`,
  ),
);

const hongKong = inLanguages(
  'Outlook with Big5 of Hong Kong',
  ['zh-HK'],
  (talk, shop) =>
    words(
      `${talk.own}\n我住喺旺角，請問幾時攞得？嘅\n\n________________________________\n寄件者： ${SHOP} <${shop}>\n日期： 2026年6月1日 17:00\n收件者： ${talk.customer}\n主旨： [WO-00001]\n\n${asked(talk)}\n`,
      { charset: 'big5', declared: 'big5-hkscs' },
    ),
  { shown: `${TALKS['zh-HK'].own}\n我住喺旺角，請問幾時攞得？嘅` },
);

const yahooHongKong = inLanguages('Yahoo 電郵', ['zh-HK'], (talk, shop) =>
  words(
    `${talk.own}\n\n    在 2026年6月1日 週一 下午05:00:00 [GMT+8]，${SHOP}<${shop}> 寫道：  \n \n ${asked(talk).replaceAll('\n', '\n ')}`,
  ),
);

/** The names of the one who writes and of the subject are in the encoding of the words. */
const headers: MailCase = {
  name: 'head in GB2312 with letters beyond it',
  raw: (shop) => {
    const talk = { ...TALKS['zh-CN'], own: '朱镕基路，囍字' };
    return mailTo(shop, talk, words(talk.own, { charset: 'gbk', declared: 'gb2312' }), { Subject: encodedWord(talk.own, 'gbk', 'gb2312') });
  },
  shown: '朱镕基路，囍字',
  subject: '朱镕基路，囍字',
};

export const CHINESE: readonly MailCase[] = [
  qq,
  ...[qqHtml, qqApp, netease, neteaseEnglish, master, masterEnglish, foxmail, wecom, aliyun, huawei, hongKong, yahooHongKong].flat(),
  headers,
];
