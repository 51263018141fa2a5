import type { Locale } from '@lobby/contract';
import { letter, type Part } from './mime.ts';

/** A mail as a program of a customer writes it, and what has to become of it. */
export interface MailCase {
  name: string;
  /** @param shop the address of the work order that it is about */
  raw: (shop: string) => Buffer;
  /** All that the customer wrote, where it names the shop's address with `{shop}`; undefined for a mail that no person wrote. */
  shown: string | undefined;
  /** Words of others, which are kept but folded. */
  folded?: string[];
  /** Files that stand beside the words. */
  files?: string[];
  subject?: string;
}

/** What the customer writes, and what the mail says that is answered. */
export interface Talk {
  locale: Locale;
  customer: string;
  subject: string;
  own: string;
  question: string;
}

export const TALKS: Readonly<Record<Locale, Talk>> = {
  'en-US': {
    locale: 'en-US',
    customer: 'Ada Lovelace',
    subject: 'A zip came off',
    own: 'Yes, it is the blue one.\nI can bring it by on Friday.\n\nThanks\nAda',
    question: 'Which colour is it?',
  },
  'zh-CN': {
    locale: 'zh-CN',
    customer: '李雷',
    subject: '拉链坏了',
    own: '你好，拉链是蓝色的。\n周五我可以送到店里。\n\n谢谢！',
    question: '请问是什么颜色？',
  },
  'zh-HK': {
    locale: 'zh-HK',
    customer: '陳大文',
    subject: '拉鍊壞了',
    own: '你好，拉鍊是藍色的。\n星期五我可以拿到店裏。\n\n謝謝！',
    question: '請問是什麼顏色？',
  },
  'ja-JP': {
    locale: 'ja-JP',
    customer: '山田 花子',
    subject: 'ファスナーが壊れました',
    own: 'ご連絡ありがとうございます。\n色は青です。\n\n金曜日にお店へ持って行きます。\n山田',
    question: '何色でしょうか。',
  },
};

export const SHOP = 'Kumo Outdoor';

/** What the mail says that is answered, without the line that we put above it: not every program keeps that. */
export const asked = ({ question }: Talk) => `${SHOP}\n\n${question}`;

let mails = 0;

/** A mail to the address of a work order. */
export function mailTo(shop: string, talk: Talk, part: Part, head: Readonly<Record<string, string>> = {}): Buffer {
  mails += 1;
  const all = {
    'Message-ID': `<corpus-${mails}@mail.example>`,
    From: `${talk.customer} <ada@example.com>`,
    To: `${SHOP} <${shop}>`,
    Date: 'Mon, 1 Jun 2026 11:05:00 +0200',
    Subject: `Re: [WO-00001] ${talk.subject}`,
    ...head,
  };
  return letter(fromWithName(all), part);
}

/** Only the name of a sender is written in words of another encoding, never the address. */
function fromWithName(head: Record<string, string>): Record<string, string> {
  const [, name = '', address = ''] = /^(.*) (<[^>]+>)$/.exec(head['From'] ?? '') ?? [];
  if (!/[^\0-\u007F]/.test(name)) return head;
  return { ...head, From: `=?utf-8?B?${Buffer.from(name).toString('base64')}?= ${address}` };
}

/** Lines behind signs, as most programs quote. */
export const quoted = (text: string) => text.replaceAll(/^/gm, '> ').replaceAll(/^> $/gm, '>');

/** Lines of words as the elements of a program. */
export const lines = (text: string, element: string, attributes = '', blank = '<br>') =>
  text
    .split('\n')
    .map((line) => `<${element}${attributes}>${line === '' ? blank : escapeHtml(line)}</${element}>`)
    .join('');

export const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
