import { wideEncoding } from './wide-encoding.ts';

export type FileKind = 'zip' | 'text' | 'unsupported';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Container of `.xls` and of XLSX files with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
/** Bytes looked at, and the share of control characters that no text has. */
const LOOKED_AT = 65_536;
const CONTROL_SHARE = 0.01;

/** What a file is by its content, whatever its name says. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, ZIP)) return 'zip';
  if (startsWith(bytes, OLE)) return 'unsupported';
  return looksBinary(bytes) ? 'unsupported' : 'text';
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

/** Whether bytes are no text in any encoding that we read. */
export function looksBinary(bytes: Uint8Array): boolean {
  if (wideEncoding(bytes) !== undefined) return false;
  let controls = 0;
  for (const byte of bytes.subarray(0, LOOKED_AT)) {
    if (byte === 0) return true;
    // The escape of Japanese mail encodings is part of a text.
    if (byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b) controls += 1;
  }
  return controls > Math.min(bytes.length, LOOKED_AT) * CONTROL_SHARE;
}
