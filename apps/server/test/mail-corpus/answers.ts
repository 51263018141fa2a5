import { asked, mailTo, quoted, SHOP, TALKS, type MailCase } from './mail-case.ts';
import { file, html, multipart, words, type Part } from './mime.ts';

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const EN = TALKS['en-US'];
const HEADLINE = `On Mon, Jun 1, 2026 at 9:00 AM ${SHOP} <{shop}> wrote:`;
const OUTLOOK_HEAD = `From: ${SHOP} <{shop}>\nSent: Monday, June 1, 2026 9:00 AM\nTo: Ada <ada@example.com>\nSubject: [WO-00001] A zip`;
const BETWEEN = '> Which colour is it?\nBlue.\n> When did it break?\nOn Sunday.';
const FORWARDED =
  'From: Post <parcel@post.example>\nDate: Mon, Jun 1, 2026 at 8:00 AM\nSubject: Your parcel\nTo: <ada@example.com>\n\nIt could not be delivered.';
const DISCLAIMER = 'CONFIDENTIALITY NOTICE: This e-mail is for the person named above only.\nIf you are not that person, please delete it.';
const OWN_LIST = 'My sizes:\n> 40 for the boots\n> M for the coat\nThat is all.';

function of(name: string, part: (shop: string) => Part, rest: Omit<MailCase, 'name' | 'raw'>, head: Record<string, string> = {}): MailCase {
  return { name, raw: (shop) => mailTo(shop, EN, part(shop), head), ...rest };
}

/** `{shop}` stands for the address of the shop, in what is written as in what is shown. */
const plain = (name: string, text: string, shown = text, folded: string[] = []): MailCase =>
  of(name, (shop) => words(text.replaceAll('{shop}', shop)), { shown, folded });
const marked = (name: string, markup: string, shown: string, folded: string[] = []): MailCase =>
  of(name, (shop) => html(markup.replaceAll('{shop}', shop)), { shown, folded });

const PLACES: readonly MailCase[] = [
  plain('answers between quoted lines', `${HEADLINE}\n\n${BETWEEN}\n\n> Thank you\n> ${SHOP}\n`, `${HEADLINE}\n\n${BETWEEN}`, [
    'Thank you',
  ]),
  plain('answers between, said above', `Hello, my answers are below.\n\n${HEADLINE}\n\n${BETWEEN}`),
  plain('answer below', `${HEADLINE}\n${quoted(asked(EN))}\n\nIt is blue.`),
  plain(
    'answer below, with a signature',
    `${HEADLINE}\n${quoted(asked(EN))}\n\nIt is blue.\n\n-- \nAda`,
    `${HEADLINE}\n${quoted(asked(EN))}\n\nIt is blue.`,
    ['-- \nAda'],
  ),
  plain('answers in Outlook, below its head', `Please see my answers in red below.\n\n${OUTLOOK_HEAD}\n\nWhich colour is it? BLUE.`),
  plain(
    '回答在下文',
    `您好，我的回答见下面红字。\n\n发件人: ${SHOP} <{shop}>\n发送时间: 2026年6月1日 17:00\n收件人: 李雷\n主题: 拉链\n\n什么颜色？蓝色。`,
  ),
  plain(
    'インラインで返信',
    `お世話になっております。\n以下、インラインで回答いたします。\n\n2026年6月1日(月) 18:00 ${SHOP} <{shop}>:\n\n> 何色でしょうか。\n青です。\n> いつ壊れましたか。\n日曜日です。`,
  ),
  plain(
    'nested quotes',
    `It is blue.\n\n${HEADLINE}\n> It is ready.\n>\n> On Sun, May 31, 2026 at 8:00 AM Ada <ada@example.com> wrote:\n>> Is it ready?\n>>> Not yet.\n`,
    'It is blue.',
    ['It is ready.', 'Not yet.'],
  ),
  plain('own lines behind signs', OWN_LIST),
  plain('mail that quotes a law', 'The law says:\n\n> The buyer may withdraw within 14 days.\n\nSo I withdraw.'),
];

const MARKUP: readonly MailCase[] = [
  marked(
    'answers between elements of a quote',
    `<div>See below</div><div class="gmail_quote"><div class="gmail_attr">${HEADLINE.replace('<{shop}>', '&lt;{shop}&gt;')}</div><blockquote class="gmail_quote"><div>Which colour is it?</div></blockquote></div><div>Blue.</div><blockquote class="gmail_quote"><div>When did it break?</div></blockquote><div>On Sunday.</div>`,
    `See below\n${HEADLINE}\n\n> Which colour is it?\n\nBlue.\n\n> When did it break?\n\nOn Sunday.`,
  ),
  marked(
    'own quotation in HTML',
    '<p>Your page says:</p><blockquote><p>Returns within 30 days.</p></blockquote><p>Is that so?</p>',
    'Your page says:\n\n  Returns within 30 days.\n\nIs that so?',
  ),
  marked(
    'own quotation at the end in HTML',
    '<p>Is it so what your page says?</p><blockquote><p>Returns within 30 days.</p><p>Free of charge.</p></blockquote>',
    'Is it so what your page says?\n\n  Returns within 30 days.\n\n  Free of charge.',
  ),
  marked(
    'indented by Outlook',
    '<p>My sizes:</p><blockquote style="margin-right:0px" dir="ltr"><p>40</p><p>M</p></blockquote>',
    'My sizes:\n\n  40\n\n  M',
  ),
  marked(
    'table of an order',
    '<p>Please send:</p><table><tr><th>Item</th><th>Quantity</th></tr><tr><td>Tent</td><td>2</td></tr></table><p>Thanks</p>',
    'Please send:\n\nItem Quantity\nTent 2\n\nThanks',
  ),
  marked(
    'bold head of Outlook on a phone',
    `<div dir="ltr">It is blue.</div><div id="ms-outlook-mobile-signature">Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg"><b>From:</b> ${SHOP} &lt;{shop}&gt;<br><b>Sent:</b> Monday, June 1, 2026 9:00:00 AM<br><b>To:</b> Ada<br><b>Subject:</b> A zip</div><div>Which colour is it?</div>`,
    'It is blue.',
    ['Which colour is it?'],
  ),
  marked(
    'quote of Proton in HTML',
    `<div>It is blue.</div><div class="protonmail_quote">On Monday, June 1st, 2026 at 9:00 AM, ${SHOP} &lt;{shop}&gt; wrote:<br><blockquote class="protonmail_quote" type="cite"><div>Which colour is it?</div></blockquote><br></div>`,
    'It is blue.',
    ['Which colour is it?'],
  ),
  marked(
    'quote of Thunderbird in HTML, answer above',
    `<p>It is blue.</p><div class="moz-cite-prefix">On 01/06/2026 11:00, ${SHOP} wrote:<br></div><blockquote type="cite" cite="mid:x@y"><p>Which colour is it?</p><p>When did it break?</p></blockquote>`,
    'It is blue.',
    ['Which colour is it?'],
  ),
  marked(
    'words in small type',
    '<p>Blue<sup>2</sup> &amp; 5 &lt; 6</p><p style="font-size:9px">and small</p>',
    'Blue2 & 5 < 6\n\nand small',
  ),
];

const PASSED_ON: readonly MailCase[] = [
  plain('forward by Gmail', `What is this?\n\n---------- Forwarded message ---------\n${FORWARDED}`),
  plain(
    'forward by Apple Mail',
    `What is this?\n\nBegin forwarded message:\n\n> ${FORWARDED.replaceAll('\n', '\n> ').replaceAll(/> $/gm, '>')}`,
  ),
  of(
    'forward by Outlook',
    () => words(`What is this?\n\n${FORWARDED.replace('Date:', 'Sent:')}`),
    { shown: `What is this?\n\n${FORWARDED.replace('Date:', 'Sent:')}` },
    { Subject: 'FW: Your parcel' },
  ),
  plain(
    'forward by Thunderbird',
    `What is this?\n\n-------- Forwarded Message --------\nSubject: Your parcel\nDate: Mon, 1 Jun 2026 08:00:00 +0000\nFrom: Post <parcel@post.example>\nTo: ada@example.com\n\nIt could not be delivered.`,
  ),
  plain(
    '转发',
    `请看：\n\n---------- 转发的邮件 ----------\n发件人： 快递 <parcel@post.example>\n发送日期： 2026年6月1日 17:00\n主题： 包裹\n收件人： <ada@example.com>\n\n无法投递。`,
  ),
  plain(
    '網易轉發',
    `请看：\n\n-------- 转发邮件信息 --------\n发件人："快递" <parcel@post.example>\n发送日期：2026-06-01 17:00:00\n收件人：ada@example.com\n主题：包裹\n\n无法投递。`,
  ),
  plain(
    '轉寄',
    `請看：\n\n---------- Forwarded message ---------\n寄件者： 速遞 <parcel@post.example>\nDate: 2026年6月1日週一 下午5:00\nSubject: 包裹\nTo: <ada@example.com>\n\n未能派遞。`,
  ),
  plain(
    '転送',
    `ご確認ください。\n\n---------- Forwarded message ---------\n差出人： 配送 <parcel@post.example>\nDate: 2026年6月1日(月) 18:00\nSubject: お荷物\nTo: <ada@example.com>\n\nお届けできませんでした。`,
  ),
];

const TAILS: readonly MailCase[] = [
  plain('signature below its mark', 'It is blue.\n\n-- \nAda Lovelace\nLondon', 'It is blue.', ['London']),
  plain('words about HTML', 'Write &nbsp; there, and &amp; too.'),
  plain('disclaimer', `It is blue.\n\n${DISCLAIMER}`),
  plain(
    'disclaimer above a quote',
    `It is blue.\n\n${DISCLAIMER}\n\n${OUTLOOK_HEAD}\n\nWhich colour is it?`,
    `It is blue.\n\n${DISCLAIMER}`,
    ['Which colour is it?'],
  ),
  plain('Mail for Windows', 'It is blue.\n\nSent from Mail for Windows', 'It is blue.', ['Windows']),
  plain('Yahoo on Android', 'It is blue.\n\nSent from Yahoo Mail on Android', 'It is blue.', ['Android']),
  plain('Yahoo on a phone', 'It is blue.\n\nYahoo Mail: Search, Organize, Conquer', 'It is blue.', ['Conquer']),
  of(
    'flowed lines are one',
    () =>
      words('This is a long line that the program \nhas broken into two.\n\n> one \n> two\n> three\nWhat of it?', {
        rest: 'format=flowed',
      }),
    { shown: 'This is a long line that the program has broken into two.\n\n> one two\n> three\nWhat of it?' },
  ),
  of('flowed lines of Japanese', () => words('これは長い行で、 \n途中で折れています。', { rest: 'format=flowed; delsp=yes' }), {
    shown: 'これは長い行で、途中で折れています。',
  }),
];

const PARTS: readonly MailCase[] = [
  of(
    'picture between words of Apple Mail',
    () =>
      multipart(
        'mixed',
        words('Here it is:\n'),
        file('image/png; name="zip.png"', PIXEL, 'Content-Disposition: inline; filename="zip.png"'),
        words('\nDo you see it?\n'),
      ),
    { shown: 'Here it is:\n\nDo you see it?', files: ['zip.png'] },
  ),
  of(
    'picture in HTML',
    () =>
      multipart(
        'related',
        html('<p>Here it is:</p><img src="cid:zip"><p>Do you see it?</p>'),
        file('image/png; name="zip.png"', PIXEL, 'Content-ID: <zip>', 'Content-Disposition: inline; filename="zip.png"'),
      ),
    { shown: 'Here it is:\n\nDo you see it?', files: ['zip.png'] },
  ),
  of('text that only points to HTML', () => multipart('alternative', words('\n'), html('<p>It is blue.</p>')), { shown: 'It is blue.' }),
  of(
    'text that says to look at the HTML',
    () => multipart('alternative', words('Your email client does not support HTML.'), html('<p>It is blue.</p>')),
    { shown: 'It is blue.' },
  ),
  of(
    'text in two parts, one HTML',
    () =>
      multipart(
        'mixed',
        multipart('alternative', words('It is blue.'), html('<p>It is blue.</p>')),
        html('<p>And the second is green.</p>'),
      ),
    { shown: 'It is blue.\n\nAnd the second is green.' },
  ),
  of('HTML first, text after it', () => multipart('mixed', html('<p>It is blue.</p>'), words('Sent by way of a list')), {
    shown: 'It is blue.\n\nSent by way of a list',
  }),
  of(
    'invitation',
    () =>
      multipart(
        'mixed',
        words('Let us meet.'),
        file(
          'text/calendar; method=REQUEST; name="invite.ics"',
          Buffer.from('BEGIN:VCALENDAR\r\nEND:VCALENDAR'),
          'Content-Disposition: attachment; filename="invite.ics"',
        ),
      ),
    { shown: 'Let us meet.' },
  ),
  of(
    'rich text of Outlook',
    () =>
      multipart(
        'mixed',
        words('It is blue.'),
        file(
          'application/ms-tnef; name="winmail.dat"',
          Buffer.from('789f3e2201000100', 'hex'),
          'Content-Disposition: attachment; filename="winmail.dat"',
        ),
      ),
    { shown: 'It is blue.' },
  ),
  of(
    'signed by the writer',
    () =>
      multipart(
        'signed; protocol="application/pkcs7-signature"; micalg=sha-256',
        words('It is blue.'),
        file(
          'application/pkcs7-signature; name="smime.p7s"',
          Buffer.from('3080', 'hex'),
          'Content-Disposition: attachment; filename="smime.p7s"',
        ),
      ),
    { shown: 'It is blue.' },
  ),
  of(
    'mail that passes on a mail',
    () =>
      multipart('mixed', words('See the mail.'), {
        head: ['Content-Type: message/rfc822', 'Content-Disposition: attachment'],
        body: Buffer.from('From: post@post.example\r\nSubject: Parcel\r\n\r\nLost.\r\n'),
      }),
    { shown: 'See the mail.' },
  ),
];

export const ANSWERS: readonly MailCase[] = [...PLACES, ...MARKUP, ...PASSED_ON, ...TAILS, ...PARTS];
