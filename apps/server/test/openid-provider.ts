import { exportJWK, generateKeyPair, type CryptoKey, type JWK } from 'jose';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { consentPage, formPostPage } from './openid-provider-pages.ts';
import { makeIdToken, type Tampering } from './openid-provider-token.ts';

/** Somebody with an account at the provider. */
export interface ProviderPerson {
  subject: string;
  email: string;
  /** As the provider writes it; Apple writes text. */
  emailVerified: boolean | string;
  name: string;
}

export interface ProviderOptions {
  clientId: string;
  /** Judges the client secret of a token request. */
  isSecret: (secret: string, issuer: string) => boolean | Promise<boolean>;
}

/** How the provider breaks its word. */
export interface Faults extends Tampering {
  /** Answers every request with this status and no JSON. */
  down?: number;
  /** Takes requests and never answers. */
  silent?: boolean;
  /** Answers token requests with this body. */
  nonsense?: string;
}

export interface OpenIdProvider {
  issuer: string;
  /** Read at each request. */
  faults: Faults;
  close(): Promise<void>;
}

interface Grant {
  person: ProviderPerson;
  nonce: string | undefined;
  redirectUri: string;
  challenge: string;
}

interface Keys {
  own: { privateKey: CryptoKey; jwk: JWK };
  foreign: CryptoKey;
}

const CODE_BYTES = 16;

/** An OpenID provider on loopback that speaks the real protocol: discovery, keys, consent page, codes with PKCE, signed ID tokens. */
export async function openOpenIdProvider(options: ProviderOptions): Promise<OpenIdProvider> {
  const pair = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const keys: Keys = { own: { privateKey: pair.privateKey, jwk }, foreign: (await generateKeyPair('RS256')).privateKey };
  const grants = new Map<string, Grant>();
  const provider = { issuer: '', faults: {} as Faults };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { faults } = provider;
    if (faults.silent) return;
    if (faults.down !== undefined) return void response.writeHead(faults.down, { 'content-type': 'text/html' }).end('<h1>Down</h1>');
    const url = new URL(request.url ?? '/', provider.issuer);
    if (url.pathname === '/.well-known/openid-configuration') return sendJson(response, describe(provider.issuer));
    if (url.pathname === '/jwks') return sendJson(response, { keys: [keys.own.jwk] });
    if (url.pathname === '/authorize') return sendHtml(response, consentPage(checkAuthorization(url, options.clientId)));
    if (url.pathname === '/decide') return decide(await readForm(request), response, grants);
    if (url.pathname === '/token') return token(await readForm(request), response);
    response.writeHead(404).end();
  }

  async function token(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const { faults, issuer } = provider;
    if (faults.nonsense !== undefined) return void response.writeHead(200, { 'content-type': 'application/json' }).end(faults.nonsense);
    if (form.get('client_id') !== options.clientId || !(await options.isSecret(form.get('client_secret') ?? '', issuer)))
      return sendJson(response, { error: 'invalid_client' }, 401);
    const grant = takeGrant(grants, form);
    if (!grant) return sendJson(response, { error: 'invalid_grant' }, 400);
    const idToken = await makeIdToken({ issuer, clientId: options.clientId, ...grant, ...keys }, faults);
    sendJson(response, { access_token: 'access-1', token_type: 'Bearer', expires_in: 60, id_token: idToken });
  }

  await listen(server);
  provider.issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(provider, {
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

async function listen(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

function describe(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    response_modes_supported: ['query', 'form_post'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  };
}

/** What an authorization request asks for, refused as a real provider refuses it: on its own page. */
function checkAuthorization(url: URL, clientId: string): URLSearchParams {
  const asked = url.searchParams;
  const faults = [
    asked.get('client_id') !== clientId && 'client_id',
    asked.get('response_type') !== 'code' && 'response_type',
    !asked.get('scope')?.split(' ').includes('openid') && 'scope',
    asked.get('code_challenge_method') !== 'S256' && 'code_challenge_method',
    !asked.get('redirect_uri') && 'redirect_uri',
  ].filter(Boolean);
  if (faults.length > 0) throw new Error(`wrong: ${faults.join(', ')}`);
  return asked;
}

function decide(form: URLSearchParams, response: ServerResponse, grants: Map<string, Grant>): void {
  const [redirectUri, state] = [form.get('redirect_uri') ?? '', form.get('state') ?? ''];
  const answer = new URLSearchParams({ state });
  if (form.get('decision') === 'allow') {
    const code = randomBytes(CODE_BYTES).toString('hex');
    const person = JSON.parse(form.get('person') ?? '{}') as ProviderPerson;
    grants.set(code, { person, nonce: form.get('nonce') ?? undefined, redirectUri, challenge: form.get('code_challenge') ?? '' });
    answer.set('code', code);
    const [firstName, lastName] = person.name.split(' ');
    if (form.get('response_mode') === 'form_post')
      answer.set('user', JSON.stringify({ name: { firstName, lastName }, email: person.email }));
  } else answer.set('error', 'access_denied');
  if (form.get('response_mode') === 'form_post') return sendHtml(response, formPostPage(redirectUri, answer));
  response.writeHead(302, { location: `${redirectUri}?${answer.toString()}` }).end();
}

/** A code is good once, for the address and the verifier that it was asked with. */
function takeGrant(grants: Map<string, Grant>, form: URLSearchParams): Grant | undefined {
  const code = form.get('code') ?? '';
  const grant = grants.get(code);
  grants.delete(code);
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  return grant?.redirectUri === form.get('redirect_uri') && grant?.challenge === challenge ? grant : undefined;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendHtml(response: ServerResponse, body: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
}
