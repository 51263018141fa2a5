import { LOCALES, type Locale } from '@lobby/contract';
import { readFileSync } from 'node:fs';
import type account from './messages/en-US/account.json';
import type analysis from './messages/en-US/analysis.json';
import type bot from './messages/en-US/bot.json';
import type canned from './messages/en-US/canned.json';
import type channel from './messages/en-US/channel.json';
import type chat_letter from './messages/en-US/chat_letter.json';
import type columns from './messages/en-US/columns.json';
import type conversations from './messages/en-US/conversations.json';
import type corpus from './messages/en-US/corpus.json';
import type demo_shop from './messages/en-US/demo_shop.json';
import type errors from './messages/en-US/errors.json';
import type fields from './messages/en-US/fields.json';
import type helpImport from './messages/en-US/help_import.json';
import type identity from './messages/en-US/identity.json';
import type invoice from './messages/en-US/invoice.json';
import type limits from './messages/en-US/limits.json';
import type links from './messages/en-US/links.json';
import type mail from './messages/en-US/mail.json';
import type notification from './messages/en-US/notification.json';
import type order_import from './messages/en-US/order_import.json';
import type order_mail from './messages/en-US/order_mail.json';
import type orders from './messages/en-US/orders.json';
import type pay from './messages/en-US/pay.json';
import type plans from './messages/en-US/plans.json';
import type privacy from './messages/en-US/privacy.json';
import type rejects from './messages/en-US/rejects.json';
import type report from './messages/en-US/report.json';
import type role from './messages/en-US/role.json';
import type sources from './messages/en-US/sources.json';
import type transcript from './messages/en-US/transcript.json';
import type tools from './messages/en-US/tools.json';
import type webhooks from './messages/en-US/webhooks.json';
import type waiting_mail from './messages/en-US/waiting_mail.json';
import type widget from './messages/en-US/widget.json';

/** The texts by group, typed by the en-US files; that the others have the same keys is tested. */
interface Messages {
  account: typeof account;
  analysis: typeof analysis;
  bot: typeof bot;
  canned: typeof canned;
  channel: typeof channel;
  chat_letter: typeof chat_letter;
  columns: typeof columns;
  conversations: typeof conversations;
  corpus: typeof corpus;
  demo_shop: typeof demo_shop;
  errors: typeof errors;
  fields: typeof fields;
  help_import: typeof helpImport;
  identity: typeof identity;
  invoice: typeof invoice;
  limits: typeof limits;
  links: typeof links;
  mail: typeof mail;
  notification: typeof notification;
  order_import: typeof order_import;
  order_mail: typeof order_mail;
  orders: typeof orders;
  pay: typeof pay;
  plans: typeof plans;
  privacy: typeof privacy;
  rejects: typeof rejects;
  report: typeof report;
  role: typeof role;
  sources: typeof sources;
  tools: typeof tools;
  transcript: typeof transcript;
  waiting_mail: typeof waiting_mail;
  webhooks: typeof webhooks;
  widget: typeof widget;
}

export const WORD_GROUPS = [
  'account',
  'analysis',
  'bot',
  'canned',
  'channel',
  'chat_letter',
  'columns',
  'conversations',
  'corpus',
  'demo_shop',
  'errors',
  'fields',
  'help_import',
  'identity',
  'invoice',
  'limits',
  'links',
  'mail',
  'notification',
  'order_import',
  'order_mail',
  'orders',
  'pay',
  'plans',
  'privacy',
  'rejects',
  'report',
  'role',
  'sources',
  'tools',
  'transcript',
  'waiting_mail',
  'webhooks',
  'widget',
] as const satisfies readonly (keyof Messages)[];

type Group = keyof Messages;

export type WordKey = { [G in Group]: `${G}.${keyof Messages[G] & string}` }[Group];

const MESSAGES = new Map(
  LOCALES.flatMap((locale) => WORD_GROUPS.map((group) => [`${locale}/${group}`, readWords(locale, group)] as const)),
);

/** The texts of a group in a language, by their names. */
export function readWords(locale: Locale, group: Group): Record<string, string> {
  return JSON.parse(readFileSync(new URL(`./messages/${locale}/${group}.json`, import.meta.url), 'utf8')) as Record<string, string>;
}

/** A sentence of the server in a language, its `{placeholders}` filled in. */
export function say(locale: Locale, key: WordKey, words: Record<string, string | number> = {}): string {
  const [group, name] = key.split('.') as [Group, string];
  const text = MESSAGES.get(`${locale}/${group}`)?.[name] ?? key;
  return text.replaceAll(/\{(\w+)\}/g, (whole, word: string) => String(words[word] ?? whole));
}
