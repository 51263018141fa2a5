import type { ParsedMail } from 'mailparser';
import { hasEscapes } from '#/domains/sheet/decode-text.ts';
import { decodeWords } from './decode-words.ts';
import { mailBody, type MailWords } from './mail-body.ts';
import { MailTooComplex } from './mail-too-complex.ts';

/** A mail taken apart: its head and its files by mailparser, its words as far as they can be read. */
export type MailParts = Pick<
  ParsedMail,
  'messageId' | 'inReplyTo' | 'references' | 'headers' | 'headerLines' | 'attachments' | 'to' | 'cc' | 'from' | 'subject'
> &
  MailWords;

const HEAD_END = /\r?\n\r?\n/;
/** Bytes of a mail by which the encoding of its head is found. */
const START_MAX = 262_144;

/** Parses raw MIME, also where it does not say in which encoding its words are. @throws MailTooComplex */
export async function parseMail(raw: Buffer): Promise<MailParts> {
  try {
    const parsed = await parse(raw);
    return { ...parsed, ...(await bareHead(raw)), ...(await mailBody(raw)) };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EMAXLEN') throw new MailTooComplex(error.message, { cause: error });
    throw error;
  }
}

async function parse(raw: Buffer): Promise<ParsedMail> {
  // What only some ever need is read when it is: the start of everybody is shorter.
  const { simpleParser } = await import('mailparser');
  return simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true, keepCidLinks: true });
}

/** The head of a mail that writes its encoding bare, which no mail may, and some do. */
async function bareHead(raw: Buffer): Promise<Pick<ParsedMail, 'subject' | 'from'>> {
  const start = raw.length <= START_MAX ? raw : raw.subarray(0, 1 + raw.subarray(0, START_MAX).lastIndexOf('\n'));
  const latin = start.toString('latin1');
  const length = HEAD_END.exec(latin)?.index ?? latin.length;
  const head = latin.slice(0, length);
  if (!/[^\0-\u007F]/.test(head) && !hasEscapes(head)) return {};
  const { subject, from } = await parse(Buffer.from(`${decodeHead(start, length, latin)}\r\n\r\n`));
  return { ...(subject === undefined ? {} : { subject }), ...(from === undefined ? {} : { from }) };
}

/** The words below it help to tell what a few letters are written in; they most likely share it. */
function decodeHead(start: Buffer, length: number, latin: string): string {
  const named = /charset\s*=\s*"?([\w.-]+)/i.exec(latin)?.[1];
  const [whole = ''] = decodeWords(start, named).split(HEAD_END, 1);
  return whole.includes('\uFFFD') ? decodeWords(start.subarray(0, length), named) : whole;
}
