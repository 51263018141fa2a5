import { SignJWT, UnsecuredJWT, type CryptoKey, type JWK } from 'jose';
import type { ProviderPerson } from './openid-provider.ts';

/** How an ID token is not what it should be. */
export interface Tampering {
  nonce?: string | undefined;
  audience?: string;
  issuer?: string;
  /** Seconds by which it has expired. */
  expiredFor?: number;
  /** `none`: not signed at all (RFC 7519 §6). `foreign`: by a key that is not the provider's. */
  signature?: 'none' | 'foreign';
}

interface TokenFacts {
  issuer: string;
  clientId: string;
  person: ProviderPerson;
  nonce: string | undefined;
  own: { privateKey: CryptoKey; jwk: JWK };
  foreign: CryptoKey;
}

const TTL_S = 300;

/** An ID token (OpenID Connect Core §2) of a person, changed as a test wants it. */
export async function makeIdToken({ person, own, foreign, ...facts }: TokenFacts, tampering: Tampering): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const expiresAt = tampering.expiredFor === undefined ? now + TTL_S : now - tampering.expiredFor;
  const claims = {
    nonce: 'nonce' in tampering ? tampering.nonce : facts.nonce,
    email: person.email,
    email_verified: person.emailVerified,
    name: person.name,
  };
  const [issuer, audience] = [tampering.issuer ?? facts.issuer, tampering.audience ?? facts.clientId];
  if (tampering.signature === 'none') {
    const plain = new UnsecuredJWT(claims).setIssuer(issuer).setAudience(audience).setSubject(person.subject);
    return plain.setIssuedAt(now).setExpirationTime(expiresAt).encode();
  }
  const signed = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'key-1' }).setIssuer(issuer).setAudience(audience);
  return signed
    .setSubject(person.subject)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(tampering.signature === 'foreign' ? foreign : own.privateKey);
}
