import { LOCALES, MESSAGE_MAX, type Locale } from '@lobby/contract';
import { say } from '#/words.ts';
import type { MailPart } from './read-mail.ts';

/** Lines that our own mails begin with, in every language. */
export const OWN_MARKS: readonly string[] = LOCALES.map((locale) => say(locale, 'order_mail.above'));

/** What a message of a mail says, and what of it goes into a file because it is too long. Pure. */
export function cutBody(shown: string, locale: Locale): { body: string; file: MailPart | undefined } {
  if (shown.length <= MESSAGE_MAX) return { body: shown, file: undefined };
  const note = say(locale, 'order_mail.cut');
  // Half a surrogate pair is no character.
  const kept = shown.slice(0, MESSAGE_MAX - note.length - 60).replace(/[\uD800-\uDBFF]$/, '');
  return { body: `${kept.trimEnd()}…\n\n${note}`, file: { name: 'mail.txt', mime: 'text/plain', content: Buffer.from(`\uFEFF${shown}`) } };
}

/** Says below a message that files are missing. Pure. */
export function withDropped(body: string, { kept, total }: { kept: number; total: number }, locale: Locale): string {
  if (kept === total) return body;
  return `${body}\n\n${say(locale, 'order_mail.dropped', { kept, total })}`.trim();
}
