import { mailTo, TALKS, type MailCase } from './mail-case.ts';
import { file, multipart, words, type Part } from './mime.ts';

type Head = Record<string, string>;

const EN = TALKS['en-US'];
const refused = (name: string, head: Head, part: Part = words('I am away until Monday.')): MailCase => ({
  name,
  raw: (shop) => mailTo(shop, EN, part, head),
  shown: undefined,
});
const taken = (name: string, head: Head): MailCase => ({
  name,
  raw: (shop) => mailTo(shop, EN, words('It is blue.'), head),
  shown: 'It is blue.',
});

const report = (type: string, status: string) =>
  multipart(`report; report-type=${type}`, words('It could not be delivered.'), file(`message/${type}`, Buffer.from(status)));

const NO_PERSON: readonly MailCase[] = [
  refused('away, by Exchange', {
    Subject: 'Automatic reply: A zip came off',
    'X-Auto-Response-Suppress': 'All',
    'Auto-Submitted': 'auto-generated',
  }),
  refused('away, by Gmail', { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk', 'X-Autoreply': 'yes' }),
  refused('away, by an old server', { 'X-Autorespond': 'A zip came off', Precedence: 'auto_reply' }),
  refused('自动回复', { Subject: '自动回复: A zip came off', 'Auto-Submitted': 'auto-replied' }, words('我正在休假。')),
  refused('自動返信', { Subject: '自動返信: A zip came off', 'Auto-Submitted': 'auto-generated (rejected)' }, words('休暇中です。')),
  refused('away, without a sign but an empty envelope', { 'Return-Path': '<>' }),
  refused(
    'delivery report',
    { From: 'Mail Delivery Subsystem <mailer-daemon@mail.example>' },
    report('delivery-status', 'Reporting-MTA: dns; mail.example'),
  ),
  refused(
    'delivery report of Exchange',
    { From: 'Postmaster <postmaster@mail.example>', Subject: 'Undeliverable: A zip' },
    report('delivery-status', 'Action: failed'),
  ),
  refused(
    'receipt of reading',
    { Subject: 'Read: A zip came off' },
    report('disposition-notification', 'Disposition: manual-action/MDN-sent-manually; displayed'),
  ),
  refused('newsletter', { 'List-Unsubscribe': '<https://news.example/leave>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  refused('notice of Zendesk', { 'Auto-Submitted': 'auto-generated', 'X-Mailer': 'Zendesk Mailer', 'X-Auto-Response-Suppress': 'All' }),
];

const PERSON: readonly MailCase[] = [
  taken('through a group', { Precedence: 'list', 'List-ID': '<help.shop.example>' }),
  taken('through Google Groups', {
    Precedence: 'list',
    'List-ID': '<help.shop.example>',
    'List-Post': '<mailto:help@shop.example>',
    'List-Unsubscribe': '<mailto:x@y.example>',
  }),
  taken('with Exchange', { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' }),
  taken('that says it is not automatic', { 'Auto-Submitted': 'no' }),
  taken('that answers an automatic mail', { Subject: 'Re: Automatic reply: A zip came off' }),
  taken('of little priority', { Precedence: 'first-class', 'X-Priority': '5' }),
];

export const MACHINES: readonly MailCase[] = [...NO_PERSON, ...PERSON];
