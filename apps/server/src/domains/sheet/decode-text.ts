import type { Locale } from '@lobby/contract';
import { detectLanguage } from '@lobby/retrieval';
import iconv from 'iconv-lite';
import { chardet } from 'jschardet';
import { decodeStrictly, wideEncoding } from './wide-encoding.ts';

export interface DecodedText {
  text: string;
  /** WHATWG name of the encoding, such as `gb18030`. */
  encoding: string;
}

interface Legacy {
  encoding: string;
  /** What jschardet calls it and its variants. */
  names: readonly string[];
  /** The language that is written in it. */
  locale: Locale;
  /** First bytes of the characters that are written every day; the rarer ones stand behind them. */
  daily?: readonly [first: number, last: number];
}

/** Encodings that programs of our languages save without saying so. */
const LEGACY: readonly Legacy[] = [
  { encoding: 'gb18030', names: ['GB18030'], locale: 'zh-CN', daily: [0xb0, 0xd7] },
  { encoding: 'big5', names: ['Big5', 'Big5-HKSCS'], locale: 'zh-HK', daily: [0xa4, 0xc6] },
  { encoding: 'shift_jis', names: ['CP932', 'SHIFT_JIS'], locale: 'ja-JP', daily: [0x88, 0x98] },
  { encoding: 'euc-jp', names: ['EUC-JP'], locale: 'ja-JP', daily: [0xb0, 0xcf] },
  { encoding: 'windows-1252', names: ['Windows-1252', 'ISO-8859-1'], locale: 'en-US' },
];
const NAMES = LEGACY.flatMap(({ names }) => names);
/** How ISO-2022-JP says that other characters than ASCII follow, in seven bits (RFC 1468). */
const ESCAPES = ['$@', '$B', '(J', '(I'].map((name) => `\u001B${name}`);
/** Names that stand for more characters than they say: programs write those too. */
const WIDER: Readonly<Record<string, string>> = {
  gb2312: 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  'x-gbk': 'gb18030',
  big5: 'big5-hkscs',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
};
const CONTROLS = /[\u0080-\u009F]/;
/** Bytes that are looked at. */
const SAMPLE = 65_536;
/** How much likelier an encoding is whose text begins as expected, is in the language that is written in it, is made of words, or of characters of every day. */
const KNOWN_HEADER = 1_000;
const OWN_LANGUAGE = 4;
const ALL_WORDS = 2_000;
const ALL_DAILY = 10;
/** Characters in which words are looked for. */
const WORDS_SAMPLE = 2_000;
/** Confidence in an encoding that nothing speaks for but that its bytes are allowed. */
const LEAST = 0.001;

/**
 * Decodes a text whose encoding is not known: by its byte order mark, else as UTF-8 where that fits, else in the legacy
 * encoding that fits best.
 * @param looksRight says of a decoded text whether it begins as expected
 */
export function decodeText(bytes: Uint8Array, looksRight: (text: string) => boolean): DecodedText | undefined {
  const unicode = wideEncoding(bytes) ?? 'utf-8';
  const text = decode(bytes, unicode);
  if (text === undefined) return decodeLegacy(bytes, looksRight);
  if (!hasEscapes(text)) return { text, encoding: unicode };
  return { text: new TextDecoder('iso-2022-jp').decode(bytes), encoding: 'iso-2022-jp' };
}

/** Escape sequences, and what they say of, are seven bits a character: whatever a text says its encoding is. */
export const hasEscapes = (text: string) => ESCAPES.some((escape) => text.includes(escape));

/** A text in the encoding that it names; undefined where there is none of that name. What does not fit it is U+FFFD. */
export function decodeNamed(bytes: Uint8Array, name: string): string | undefined {
  const wider = WIDER[name.toLowerCase()] ?? name;
  // It would let a sender write what no look at the bytes finds.
  if (/utf-?7/i.test(wider)) return undefined;
  if (iconv.encodingExists(wider)) return iconv.decode(bytes, wider);
  try {
    return new TextDecoder(wider).decode(bytes);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function decodeLegacy(bytes: Uint8Array, looksRight: (text: string) => boolean): DecodedText | undefined {
  const found = chardet.detectAll(sampleOf(bytes), { includeEncodings: NAMES, ignoreThreshold: true });
  let best: (DecodedText & { score: number }) | undefined;
  for (const legacy of LEGACY) {
    const { encoding, names, locale } = legacy;
    const text = decode(bytes, encoding);
    // Control characters that no writer has are bytes of another encoding.
    if (text === undefined || CONTROLS.test(text)) continue;
    const confidence = found.reduce((most, each) => (names.includes(each.encoding ?? '') ? Math.max(most, each.confidence) : most), LEAST);
    const score =
      confidence *
      (looksRight(text) ? KNOWN_HEADER : 1) *
      (isOf(locale, text) ? OWN_LANGUAGE : 1) *
      (1 + ALL_WORDS * wordShare(text)) *
      (isDaily(legacy, text) ? ALL_DAILY : 1);
    if (!best || score > best.score) best = { text, encoding, score };
  }
  return best && { text: best.text, encoding: best.encoding };
}

function isOf(locale: Locale, text: string): boolean {
  return detectLanguage(text) === locale;
}

/** Whether every Chinese character of a text is among those that its encoding has first: read in a wrong one, a text is full of rare ones. */
function isDaily({ encoding, daily }: Legacy, text: string): boolean {
  const characters = text.slice(0, WORDS_SAMPLE).match(/\p{Script=Han}/gu) ?? [];
  if (!daily || characters.length === 0) return false;
  const [first, last] = daily;
  return characters.every((character) => {
    const lead = iconv.encode(character, encoding)[0] ?? 0;
    return lead >= first && lead <= last;
  });
}

/** How much of it is words of several Chinese characters: read in a wrong encoding, a text is characters without a connection. */
function wordShare(text: string): number {
  let [all, within] = [0, 0];
  for (const { segment } of WORDS.segment(text.slice(0, WORDS_SAMPLE))) {
    const characters = segment.match(CJK)?.length ?? 0;
    all += characters;
    if (/^\p{Script=Han}{2,}$/u.test(segment)) within += characters;
  }
  return all === 0 ? 0 : within / all;
}

/** Its dictionary has the words of Chinese and Japanese. */
const WORDS = new Intl.Segmenter('ja', { granularity: 'word' });
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** A text in an encoding that all of its bytes fit. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  // The platform's Big5 lacks the characters of Hong Kong.
  if (encoding === 'big5') {
    const text = iconv.decode(bytes, 'big5-hkscs');
    return text.includes('\uFFFD') ? undefined : text;
  }
  return decodeStrictly(bytes, encoding);
}

/** Begins where the text stops being ASCII, which is the same in every encoding. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => byte > 0x7f);
  return bytes.subarray(start, start + SAMPLE);
}
