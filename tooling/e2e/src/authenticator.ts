import { createHmac } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;
const DIGITS = 6;

/** Base32 (RFC 4648 §6) as bytes. */
function fromBase32(text: string): Buffer {
  const bits = Array.from(text)
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator app shows for a secret at a moment (RFC 6238), computed apart from the server. Epoch milliseconds. */
export function authenticatorCode(secret: string, at: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / STEP_MS)));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The same for the code after that, which servers take too, because clocks differ; each code is taken once. */
export const nextAuthenticatorCode = (secret: string, at: number): string => authenticatorCode(secret, at + STEP_MS);
