export type FileKind = 'zip' | 'text' | 'unsupported';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Container of `.xls` and of XLSX files with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const BYTE_ORDER_MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
];
/** Bytes looked at, and the share of control characters that no text has. */
const LOOKED_AT = 65_536;
const CONTROL_SHARE = 0.01;

/** What a file is by its content, whatever its name says. */
export function fileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, ZIP)) return 'zip';
  if (startsWith(bytes, OLE)) return 'unsupported';
  if (BYTE_ORDER_MARKS.some((mark) => startsWith(bytes, mark))) return 'text';
  return looksBinary(bytes.subarray(0, LOOKED_AT)) ? 'unsupported' : 'text';
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function looksBinary(bytes: Uint8Array): boolean {
  let controls = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte < 0x20 && (byte < 0x09 || byte > 0x0d)) controls += 1;
  }
  return controls > bytes.length * CONTROL_SHARE;
}
