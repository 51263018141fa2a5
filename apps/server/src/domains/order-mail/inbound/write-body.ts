import { LOCALES, MESSAGE_MAX, type Locale } from '@lobby/contract';
import { say } from '#/words.ts';
import type { MailPart, ReadableMail } from './read-mail.ts';

/** Lines that our own mails begin with, in every language. */
export const OWN_MARKS: readonly string[] = LOCALES.map((locale) => say(locale, 'order_mail.above'));

/** Characters of a message that are left for what is said below it. */
const NOTES_ROOM = 400;

/** What a message of a mail says, and the file that goes with it where that is too long: all words, or the mail as it came. Pure. */
export function cutBody(
  { shown, isCut }: Pick<ReadableMail, 'shown' | 'isCut'>,
  raw: Buffer,
): { body: string; file: MailPart | undefined } {
  const whole = isCut ? { name: 'mail.eml', mime: 'message/rfc822', content: raw } : undefined;
  if (shown.length <= MESSAGE_MAX - (isCut ? NOTES_ROOM : 0)) return { body: shown, file: whole };
  // Half a surrogate pair is no character.
  const kept = shown.slice(0, MESSAGE_MAX - NOTES_ROOM).replace(/[\uD800-\uDBFF]$/, '');
  const words = () => ({ name: 'mail.txt', mime: 'text/plain', content: Buffer.from(`\uFEFF${shown}`) });
  return { body: `${kept.trimEnd()}…`, file: whole ?? words() };
}

/** Says below a message where the rest of a long mail is, if it could be kept. Pure. */
export function withCut(body: string, file: MailPart | undefined, isKept: boolean, locale: Locale): string {
  if (!file) return body;
  return `${body}\n\n${isKept ? say(locale, 'order_mail.cut', { file: file.name }) : say(locale, 'order_mail.cut_lost')}`.trim();
}

/** Says below a message that files are missing. Pure. */
export function withDropped(body: string, { kept, total }: { kept: number; total: number }, locale: Locale): string {
  if (kept === total) return body;
  return `${body}\n\n${say(locale, 'order_mail.dropped', { kept, total })}`.trim();
}
