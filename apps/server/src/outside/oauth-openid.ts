import * as openid from 'openid-client';
import type { OauthAnswer, OauthAttempt, OauthDoor, OauthProfile } from './oauth-door.ts';
import { OauthRefused, OauthUnreachable } from './oauth-error.ts';

/** Longest wait for each answer of a provider, in seconds. */
const TIMEOUT_S = 5;
/** A provider's own description of itself is asked for again after this long, in milliseconds. */
const DISCOVERY_FRESH_MS = 3_600_000;

export interface OpenIdSettings {
  issuer: string;
  clientId: string;
  /** The client secret of the moment. */
  secret: () => string;
  /** Of the address that people are sent to: scope, response_mode. */
  parameters: Record<string, string>;
  timeoutS?: number;
}

/** Failures that are about what was sent back, rather than about reaching the provider. */
const NOT_BELIEVED = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
]);
/** What a provider says of a code that is wrong, used or of somebody else (RFC 6749 §5.2). */
const WRONG_CODE = 'invalid_grant';

/** Any OpenID provider: the authorization code flow with PKCE and nonce, the ID token's signature checked. */
export function createOpenIdProvider({ issuer, clientId, secret, parameters, timeoutS = TIMEOUT_S }: OpenIdSettings): OauthDoor {
  let known: { client: Promise<openid.Configuration>; until: number } | undefined;

  // A description that did not arrive is asked for again by the next person.
  const discover = (): Promise<openid.Configuration> => {
    if (known && known.until > Date.now()) return known.client;
    const authenticate: openid.ClientAuth = (as, client, body, headers) => openid.ClientSecretPost(secret())(as, client, body, headers);
    const execute = [openid.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [])];
    const client = openid.discovery(new URL(issuer), clientId, {}, authenticate, { execute, timeout: timeoutS });
    known = { client, until: Date.now() + DISCOVERY_FRESH_MS };
    return client.catch((cause: unknown) => {
      known = undefined;
      throw new OauthUnreachable('the provider does not describe itself', { cause });
    });
  };

  return {
    async begin({ state, nonce, verifier, redirectUri }) {
      const client = await discover();
      const challenge = await openid.calculatePKCECodeChallenge(verifier);
      const url = openid.buildAuthorizationUrl(client, {
        ...parameters,
        redirect_uri: redirectUri,
        response_type: 'code',
        state,
        nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    async finish(attempt, answer) {
      const client = await discover();
      try {
        return await redeem(client, attempt, answer);
      } catch (cause) {
        throw judge(cause);
      }
    },
  };
}

async function redeem(client: openid.Configuration, attempt: OauthAttempt, { code, iss }: OauthAnswer): Promise<OauthProfile> {
  const { state, nonce, verifier, redirectUri } = attempt;
  const answered = new URL(redirectUri);
  answered.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
  const checks = { expectedNonce: nonce, expectedState: state, pkceCodeVerifier: verifier, idTokenExpected: true };
  const claims = (await openid.authorizationCodeGrant(client, answered, checks)).claims();
  if (!claims) throw new OauthRefused('no ID token came back');
  return {
    subject: claims.sub,
    email: textOf(claims['email']),
    // Apple writes it as text.
    isEmailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    name: textOf(claims['name']),
  };
}

function judge(cause: unknown): Error {
  if (cause instanceof OauthRefused) return cause;
  const isRefusal =
    cause instanceof openid.AuthorizationResponseError ||
    (cause instanceof openid.ResponseBodyError && cause.error === WRONG_CODE) ||
    (cause instanceof openid.ClientError && NOT_BELIEVED.has(cause.code ?? ''));
  return isRefusal
    ? new OauthRefused('the answer is not to be believed', { cause })
    : new OauthUnreachable('the provider does not answer', { cause });
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : undefined;
}
