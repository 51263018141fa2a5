import type { Locale } from '@lobby/contract';

/** Encodings that files of a language come in when they are not UTF-8. */
const OLD_ENCODING: Readonly<Record<Locale, string>> = {
  'en-US': 'windows-1252',
  'zh-CN': 'gb18030',
  'zh-HK': 'big5',
  'ja-JP': 'shift_jis',
};
const MARKS: readonly (readonly [readonly number[], string])[] = [
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** The text of a file: UTF-8, UTF-16 with its mark, or else as older programs in the language of the page write it. */
export function decodeFile(bytes: Uint8Array, locale: Locale): string {
  for (const [mark, encoding] of MARKS) {
    if (mark.every((byte, index) => bytes[index] === byte)) return new TextDecoder(encoding).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(OLD_ENCODING[locale]).decode(bytes);
  }
}
