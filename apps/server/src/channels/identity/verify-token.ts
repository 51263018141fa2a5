import { EXTERNAL_ID_MAX, IDENTITY_TOKEN_MAX, type IdentityFault } from '@lobby/contract';
import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { oneLine } from '#/one-line.ts';

const ALGORITHM = 'HS256';
/** By how much clocks may differ, in seconds. */
export const LEEWAY_S = 60;
/** Longest life of a token, in seconds. */
const LIFE_MAX_S = 86_400;

export interface TokenSecret {
  /** The `kid` of a token's header. */
  id: string;
  secret: string;
}

/** What a token proves, or why it proves nothing. */
export type CheckedToken =
  | { fault: IdentityFault; value: string | null }
  | { fault?: never; secretId: string; subject: string; issuedAt: number | null; expiresAt: number; claims: JWTPayload };

const fault = (name: IdentityFault, value: string | null = null): CheckedToken => ({ fault: name, value });

/**
 * Checks a token that a site has signed: HS256 with one of the secrets, for a visitor, for a day at most. What a header names besides is
 * not trusted. Pure. @param now milliseconds since 1970
 */
export async function verifyToken(token: string, secrets: readonly TokenSecret[], now: number): Promise<CheckedToken> {
  if (token.length > IDENTITY_TOKEN_MAX) return fault('too_large', String(IDENTITY_TOKEN_MAX));
  const header = readHeader(token);
  if (!header) return fault('malformed');
  if (header.alg !== ALGORITHM) return fault('algorithm', typeof header.alg === 'string' ? header.alg.slice(0, 20) : null);
  if (secrets.length === 0) return fault('no_secret');
  const named = header.kid === undefined ? secrets : secrets.filter(({ id }) => id === header.kid);
  if (named.length === 0) return fault('unknown_key', String(header.kid).slice(0, 60));
  for (const { id, secret } of named) {
    const claims = await claimsOf(token, secret, now);
    if (claims === 'signature') continue;
    return typeof claims === 'string' ? fault(claims) : judgeClaims(claims, id, now);
  }
  return fault('signature');
}

function readHeader(token: string) {
  try {
    return decodeProtectedHeader(token);
  } catch {
    return undefined;
  }
}

async function claimsOf(token: string, secret: string, now: number): Promise<JWTPayload | IdentityFault> {
  try {
    const options = { algorithms: [ALGORITHM], clockTolerance: LEEWAY_S, currentDate: new Date(now) };
    return (await jwtVerify(token, new TextEncoder().encode(secret), options)).payload;
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'signature';
    if (error instanceof errors.JWTExpired) return 'expired';
    if (error instanceof errors.JWTClaimValidationFailed)
      return error.claim === 'nbf' && error.reason === 'check_failed' ? 'not_yet' : 'malformed';
    if (error instanceof errors.JOSEError) return 'malformed';
    throw error;
  }
}

function judgeClaims(claims: JWTPayload, secretId: string, now: number): CheckedToken {
  const { sub, exp, iat } = claims;
  const seconds = now / 1000;
  const subject = typeof sub === 'string' ? oneLine(sub.toWellFormed()).trim() : '';
  if (subject === '') return fault('no_subject');
  if (subject.length > EXTERNAL_ID_MAX) return fault('subject', String(EXTERNAL_ID_MAX));
  if (exp === undefined) return fault('no_expiry');
  if (iat !== undefined && iat > seconds + LEEWAY_S) return fault('not_yet');
  if (exp > seconds + LIFE_MAX_S + LEEWAY_S) return fault('too_long');
  const issuedAt = iat === undefined ? null : Math.round(iat * 1000);
  return { secretId, subject, issuedAt, expiresAt: Math.round(exp * 1000), claims };
}
