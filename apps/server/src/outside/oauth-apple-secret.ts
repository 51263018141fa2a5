import { createPrivateKey, sign } from 'node:crypto';

/** Life of a client secret, in seconds: long enough for the one call that it is made for. */
const SECRET_TTL_S = 300;

export interface AppleKey {
  issuer: string;
  clientId: string;
  teamId: string;
  keyId: string;
  /** PKCS#8 in PEM, on the curve P-256. */
  privateKey: string;
}

/** Apple's client secret: a token that the business signs with its own key (ES256), made anew for each call. */
export function signAppleSecret({ issuer, clientId, teamId, keyId, privateKey }: AppleKey, now: number): string {
  const issuedAt = Math.floor(now / 1000);
  const header = { alg: 'ES256', kid: keyId };
  const claims = { iss: teamId, iat: issuedAt, exp: issuedAt + SECRET_TTL_S, aud: issuer, sub: clientId };
  const signed = `${encode(header)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: createPrivateKey(privateKey), dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/** True for a key that Apple's client secrets can be signed with. */
export function isAppleKey(privateKey: string): boolean {
  try {
    return createPrivateKey(privateKey).asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
