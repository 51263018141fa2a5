import chardet from 'chardet';

export interface DecodedText {
  text: string;
  /** WHATWG name of the encoding, such as `gb18030`. */
  encoding: string;
}

/** Encodings that spreadsheets in our languages save without saying so, by their names in chardet. */
const LEGACY: Record<string, string> = {
  GB18030: 'gb18030',
  Big5: 'big5',
  Shift_JIS: 'shift_jis',
  'EUC-JP': 'euc-jp',
  'windows-1252': 'windows-1252',
};
const CONTROLS = /[\u0080-\u009F]/;
/** Bytes that chardet looks at. */
const SAMPLE = 65_536;
/** What a text with a header we know is worth beside chardet's confidence, which ends at 100. */
const KNOWN_HEADER = 100;
/** What a text of nothing but hiragana is worth: bytes of other languages are hardly ever read as many of them. */
const KANA = 200;

/**
 * Decodes a text whose encoding is not known: by its byte order mark, else as UTF-8 where that fits, else in the legacy
 * encoding that fits best.
 * @param looksRight says of a decoded text whether it begins as expected
 */
export function decodeText(bytes: Uint8Array, looksRight: (text: string) => boolean): DecodedText | undefined {
  const unicode = markedEncoding(bytes) ?? 'utf-8';
  const text = decode(bytes, unicode);
  return text === undefined ? decodeLegacy(bytes, looksRight) : { text, encoding: unicode };
}

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
}

function decodeLegacy(bytes: Uint8Array, looksRight: (text: string) => boolean): DecodedText | undefined {
  const confidences = new Map(chardet.analyse(sampleOf(bytes)).map(({ name, confidence }) => [name as string, confidence]));
  let best: (DecodedText & { score: number }) | undefined;
  for (const [name, encoding] of Object.entries(LEGACY)) {
    const text = decode(bytes, encoding);
    // Control characters that no writer has are bytes of another encoding.
    if (text === undefined || CONTROLS.test(text)) continue;
    const score = (confidences.get(name) ?? 0) + (looksRight(text) ? KNOWN_HEADER : 0) + KANA * kanaShare(text);
    if (!best || score > best.score) best = { text, encoding, score };
  }
  return best && { text: best.text, encoding: best.encoding };
}

function kanaShare(text: string): number {
  const letters = text.slice(0, SAMPLE).match(/\P{ASCII}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (text.slice(0, SAMPLE).match(/[\u3041-\u3093]/gu)?.length ?? 0) / letters;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Begins where the text stops being ASCII, which is the same in every encoding. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const start = bytes.findIndex((byte) => byte > 0x7f);
  return bytes.subarray(start, start + SAMPLE);
}
