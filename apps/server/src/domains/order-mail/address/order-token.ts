import { timingSafeEqual } from 'node:crypto';
import type { SecretBox } from '#/secret-box.ts';

/** Letters that mean the same in capitals, so that a mail server that changes them does no harm. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const ID_BYTES = 16;
/** Bytes of a signature: who guesses a billion of them a second takes ten million years. */
const SIGNATURE_BYTES = 10;
const CONTEXT = 'work order reply';
/** Characters of a token: five bits each. */
export const TOKEN_LENGTH = Math.ceil((ID_BYTES * 8) / 5) + Math.ceil((SIGNATURE_BYTES * 8) / 5);

const TOKEN = new RegExp(`^[${ALPHABET}]{${TOKEN_LENGTH}}$`);

/** What names a work order in addresses of mails; nobody else can make one. */
export function tokenOf(secrets: SecretBox, tenantId: number, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll('-', ''), 'hex');
  return encode(id) + encode(sign(secrets, tenantId, orderId));
}

/** The work order that a token names; undefined for one that was not made here, or for another business. */
export function readToken(secrets: SecretBox, tenantId: number, token: string): string | undefined {
  const small = token.toLowerCase();
  if (!TOKEN.test(small)) return undefined;
  const idLength = Math.ceil((ID_BYTES * 8) / 5);
  const hex = decode(small.slice(0, idLength)).subarray(0, ID_BYTES).toString('hex');
  const orderId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  const given = decode(small.slice(idLength));
  return timingSafeEqual(given, sign(secrets, tenantId, orderId)) ? orderId : undefined;
}

function sign(secrets: SecretBox, tenantId: number, orderId: string): Buffer {
  return secrets.digest(`${tenantId}.${orderId}`, CONTEXT).subarray(0, SIGNATURE_BYTES);
}

function encode(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function decode(letters: string): Buffer {
  const bits = letters
    .split('')
    .map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}
