import type { ParsedMail } from 'mailparser';
import { decodeText } from '#/domains/sheet/decode-text.ts';

/** How ISO-2022-JP says that other characters than ASCII follow, in seven bits (RFC 1468). */
const ESCAPES = ['$@', '$B', '(J', '(I'].map((name) => `\u001B${name}`);
const isEscaped = (words: string) => ESCAPES.some((escape) => words.includes(escape));
/** An encoding that a mail says it is in, other than those that programs name without meaning them. */
const DECLARED = /charset\s*=\s*"?(?!utf-?8|(?:us-)?ascii|x?-?unknown|default|[78]bit|binary)[\w-]/i;
const BROKEN = /\uFFFD/;

/** Parses raw MIME, also where it does not say in which encoding its words are. */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const parsed = await parse(raw);
  if (!BROKEN.test(wordsOf(parsed))) return withoutEscapes(parsed);
  const text = DECLARED.test(raw.toString('latin1')) ? undefined : decodeText(raw, () => false)?.text;
  return text === undefined ? parsed : withoutEscapes(await parse(Buffer.from(text)));
}

async function parse(raw: Buffer): Promise<ParsedMail> {
  // What only some ever need is read when it is: the start of everybody is shorter.
  const { simpleParser } = await import('mailparser');
  return simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true, skipImageLinks: true, keepCidLinks: true });
}

const wordsOf = ({ text, html, subject, from }: ParsedMail) => [text, html || '', subject, from?.text].join('\n');

function withoutEscapes(parsed: ParsedMail): ParsedMail {
  if (!isEscaped(wordsOf(parsed))) return parsed;
  const { text, html, subject } = parsed;
  return {
    ...parsed,
    ...(text === undefined ? {} : { text: decoded(text) }),
    ...(subject === undefined ? {} : { subject: decoded(subject) }),
    html: typeof html === 'string' ? decoded(html) : false,
  };
}

/** Escape sequences, and what they say of, are seven bits a character: nothing of them is lost by being read as another encoding. */
function decoded(words: string): string {
  return isEscaped(words) ? new TextDecoder('iso-2022-jp').decode(Buffer.from(words, 'latin1')) : words;
}
