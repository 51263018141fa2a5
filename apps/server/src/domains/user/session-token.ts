import { createHash, randomBytes } from 'node:crypto';

/** 256 bits of chance: a token cannot be guessed, so a plain digest of it is enough at rest. */
const TOKEN_BYTES = 32;
/** A token as it travels: base64url of those bytes. */
const TOKEN = /^[\w-]{43}$/;

export interface NewToken {
  token: string;
  hash: Buffer;
}

/** Makes a session token and the digest that is stored in its place. */
export function makeToken(): NewToken {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return { token, hash: digest(token) };
}

/** The stored digest of a token; undefined for what was never one. */
export function hashToken(token: string | undefined): Buffer | undefined {
  return token !== undefined && TOKEN.test(token) ? digest(token) : undefined;
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
