import type { AddressObject, HeaderValue } from 'mailparser';
import { foldQuotes, type FoldedMail } from './fold-quotes.ts';
import { MailTooComplex } from './mail-too-complex.ts';
import type { MailParts } from './parse-mail.ts';
import { isMarkedAsSpam } from './spam-marks.ts';
import { OWN_MARKS } from './write-body.ts';

const SUBJECT_MAX = 200;
const NAME_MAX = 120;
/** Characters of its words that are read: a novel has half as many. */
const WORDS_MAX = 1_000_000;
/** Bytes of a head in which everybody names themselves. */
const HEAD_MAX_BYTES = 16_384;

export interface MailPart {
  name: string;
  mime: string;
  content: Buffer;
}

/** A mail as far as it matters here. */
export interface IncomingMail {
  /** With its angle brackets; null where it has none. */
  messageId: string | null;
  from: { address: string; name: string };
  /** Everybody it was sent to or delivered for, in small letters. */
  recipients: string[];
  /** Names of the mails that it answers. */
  answers: string[];
  subject: string;
  /** When its sender's clock says that it was written, in milliseconds since 1970; null where it does not say. */
  writtenAt: number | null;
  text: string;
  /** It says more than is read. */
  isCut: boolean;
  /** It passes on what somebody else wrote: that is what it is about. */
  isForward: boolean;
  files: MailPart[];
  isAutomatic: boolean;
  /** A mail server on the way took it for spam. */
  isSpam: boolean;
  /** As they stand in the mail, the latest first. */
  authResults: string[];
}

/** A mail with its words divided into what its sender wrote and what is quoted. */
export type ReadableMail = Omit<IncomingMail, 'text'> & FoldedMail;

/** As `readMail`, with its words divided. @throws MailTooComplex */
export async function readFolded(raw: Buffer): Promise<ReadableMail | undefined> {
  const mail = await readMail(raw);
  if (!mail) return undefined;
  const { text, ...facts } = mail;
  return { ...facts, ...foldQuotes(text, OWN_MARKS, mail.isForward) };
}

/** Reads raw MIME: charsets, encodings, HTML as text. @returns undefined for what is no mail with a sender. @throws MailTooComplex */
export async function readMail(raw: Buffer): Promise<IncomingMail | undefined> {
  // What tells encodings apart is large, and most processes never read a mail.
  const { parseMail } = await import('./parse-mail.ts');
  const parsed = await parseMail(raw);
  const sender = parsed.from?.value.find(({ address }) => address !== undefined && address.includes('@'));
  if (!sender?.address) return undefined;
  const lines = headerLines(parsed);
  const of = (name: string) => lines.filter((line) => line.key === name).map((line) => line.value);
  return {
    messageId: parsed.messageId ?? null,
    from: { address: sender.address.toLowerCase(), name: clean(sender.name).slice(0, NAME_MAX) },
    recipients: [...addresses(parsed.to), ...addresses(parsed.cc), ...DELIVERY.flatMap(of).flatMap(bareAddresses)],
    answers: [...(parsed.inReplyTo?.split(/\s+/) ?? []), ...[parsed.references ?? []].flat()],
    subject: cutSubject(clean(parsed.subject ?? '')),
    writtenAt: timeOf(parsed.headers.get('date')),
    text: textOf(parsed),
    isCut: parsed.isCut || parsed.words.length > WORDS_MAX,
    isForward: FORWARD.test(parsed.subject ?? ''),
    files: partsOf(parsed),
    isAutomatic:
      isAutomatic(of, sender.address.toLowerCase(), parsed.headers.get('content-type')) || AWAY.test(clean(parsed.subject ?? '')),
    isSpam: isMarkedAsSpam(of),
    authResults: of('authentication-results'),
  };
}

/** Who a mail that cannot be read as a whole says it is from, and about what: of the first lines of its head. */
export async function readHead(raw: Buffer): Promise<Pick<IncomingMail, 'messageId' | 'from' | 'subject' | 'writtenAt'> | undefined> {
  const start = raw.subarray(0, HEAD_MAX_BYTES);
  const lines = start.subarray(0, 1 + start.lastIndexOf('\n')).toString('latin1');
  const [head = ''] = lines.split(/\r?\n\r?\n/, 1);
  try {
    return await readMail(Buffer.from(`${head}\r\n\r\n`, 'latin1'));
  } catch (error) {
    if (error instanceof MailTooComplex) return undefined;
    throw error;
  }
}

function timeOf(date: HeaderValue | undefined): number | null {
  const time = date instanceof Date ? date.getTime() : Number.NaN;
  return Number.isNaN(time) ? null : time;
}

const FORWARD = /^\s*(?:\[[^\]]{0,80}\]\s*)?(?:fwd?|tr|wg|rv|转发|轉寄|轉發|転送)\s*[:：]/i;

const DELIVERY = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'x-forwarded-to'];

function headerLines({ headerLines: lines }: MailParts): { key: string; value: string }[] {
  return lines.map(({ key, line }) => ({
    key,
    value: line
      .slice(line.indexOf(':') + 1)
      .replaceAll(/\r?\n[ \t]+/g, ' ')
      .trim(),
  }));
}

function addresses(given: AddressObject | AddressObject[] | undefined): string[] {
  return [given ?? []]
    .flat()
    .flatMap(({ value }) => value.flatMap((each) => [each, ...(each.group ?? [])]))
    .flatMap(({ address }) => (address ? [address.toLowerCase()] : []));
}

const bareAddresses = (line: string) => (line.toLowerCase().match(/[^\s<>,;"]+@[^\s<>,;"]+/g) ?? []) as string[];

/** Control characters and line breaks have no place in one line. */
const clean = (words: string) =>
  words
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A subject of any length, cut between characters as a reader sees them. */
function cutSubject(subject: string): string {
  if (subject.length <= SUBJECT_MAX) return subject;
  let cut = '';
  for (const { segment } of new Intl.Segmenter().segment(subject.slice(0, SUBJECT_MAX * 2))) {
    if (cut.length + segment.length > SUBJECT_MAX - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}

/** Its words; pictures within HTML are among the files. */
function textOf({ words }: MailParts): string {
  return words
    .slice(0, WORDS_MAX)
    .replaceAll('\0', '')
    .replaceAll(/\[cid:[^\]\s]{1,200}\]/g, '')
    .replaceAll('\u00A0', ' ');
}

/** Files that somebody attached before pictures that stand in the text. */
function partsOf({ attachments }: MailParts): MailPart[] {
  const parts = attachments.map(({ filename, contentType, content, related }, index) => ({
    isRelated: related,
    name: clean(filename ?? '') || `file-${index + 1}${ENDINGS[contentType] ?? ''}`,
    mime: contentType,
    content,
  }));
  return [...parts.filter((part) => !part.isRelated), ...parts.filter((part) => part.isRelated)].map(
    ({ isRelated: _isRelated, ...part }) => part,
  );
}

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'message/rfc822': '.eml',
};

/** How programs name their own answers, where no line of the head says so. An answer to one begins otherwise. */
const AWAY = /^(?:Automatic reply|Auto(?:matic)?[ -]?response|Out of office|自动回复|自動回覆|自動回復|自動返信|自動応答)\s*[:：]/i;

/**
 * Out-of-office notes, bounces, newsletters: answering them makes two machines talk to each other. Mails that ask for no automatic
 * answer, or that come through a group that people write to, are written by people.
 */
function isAutomatic(of: (name: string) => string[], from: string, type: HeaderValue | undefined): boolean {
  const first = (name: string) => (of(name)[0] ?? '').toLowerCase();
  const has = (name: string) => of(name).length > 0;
  const submitted = first('auto-submitted').split(';', 1)[0]?.trim() ?? '';
  const kind = typeof type === 'object' && 'value' in type ? type.value : '';
  return (
    (submitted !== '' && submitted !== 'no') ||
    /^(?:bulk|junk|auto_reply)$/.test(first('precedence')) ||
    of('return-path').some((path) => path.trim() === '<>') ||
    ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'list-unsubscribe-post'].some(has) ||
    // Who sends newsletters lets people leave, not write (RFC 2369).
    (has('list-unsubscribe') && !has('list-post')) ||
    kind === 'multipart/report' ||
    /^(?:mailer-daemon|postmaster)@/.test(from)
  );
}
