import { CODES, HEADERS, IMPORT_MAX_BYTES, may, negotiateLocale, permissionFor, type Endpoint, type Locale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { Readable } from 'node:stream';
import { getCookie } from 'hono/cookie';
import { z } from 'zod/mini';
import type { Actor, Call, FileAnswer } from '#/call.ts';
import { authenticateStaff } from '#/domains/user/authenticate-staff.ts';
import { authenticateVisitor } from '#/domains/visitor/authenticate-visitor.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { fail, succeed, tellDeprecated } from './answer.ts';
import { callerAddress, sourceOf } from './caller-address.ts';
import { callerOrigin } from './caller-origin.ts';
import { VISIT_COOKIE } from './diversion.ts';
import { nameFailure } from './name-failure.ts';
import type { RateLimit } from './rate-limit.ts';
import { revalidated } from './revalidated.ts';
import { readRequest } from './read-request.ts';

type Handler = (call: Call) => Promise<unknown>;

/** Mounts one call: who is asking, how often, what; the verb; its answer, parsed on the way out. */
export function mountCall(app: Hono, endpoint: Endpoint, handler: Handler, services: Services, rateLimit: RateLimit): void {
  app.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
    const locale = negotiateLocale(c.req.header(HEADERS.language));
    const response = await serve(c, endpoint, handler, services, rateLimit, locale).catch((error: unknown) =>
      fail(asBusinessError(error, services, endpoint), locale),
    );
    tellDeprecated(response, endpoint);
    // Said on refusals too, or a page could not read why it is refused.
    if (endpoint.anyOrigin) response.headers.set('access-control-allow-origin', '*');
    return response;
  });
}

async function serve(
  c: Context,
  endpoint: Endpoint,
  handler: Handler,
  services: Services,
  rateLimit: RateLimit,
  locale: Locale,
): Promise<Response> {
  const ip = callerAddress(c, services.config.trustProxy);
  const token = c.req.header(HEADERS.token);
  const actor = await authenticate(endpoint, token, services);
  const source = sourceOf(ip);
  await spend(endpoint, actor, source, rateLimit);
  const { request, file } = await readRequest(c, endpoint, locale, { json: services.config.bodyMax, file: IMPORT_MAX_BYTES });
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_MAX);
  const visitToken = getCookie(c, VISIT_COOKIE);
  const origin = callerOrigin(c, services.config.trustProxy);
  const pageOrigin = c.req.header('origin');
  const call = { request, actor, locale, token, ip, userAgent, origin, pageOrigin, visitToken, file, services } as Call;
  const answer = await handler(call).catch((error: unknown) => spendGuess(endpoint, error, source, rateLimit));
  if (endpoint.revalidates) return revalidated(c, succeed(z.parse(endpoint.response, answer), locale));
  return endpoint.answers === 'file' ? sendFile(answer as FileAnswer) : succeed(z.parse(endpoint.response, answer), locale);
}

const USER_AGENT_MAX = 300;

async function authenticate(endpoint: Endpoint, token: string | undefined, services: Services): Promise<Actor> {
  if (endpoint.caller === 'anyone') return { kind: 'anyone' };
  if (endpoint.caller === 'visitor') return authenticateVisitor(token, services);
  const { actor, subscriptionEnd } = await authenticateStaff(token, services);
  if (actor.tenantId === 0 && !endpoint.servesTenantless) throw new BusinessError('refused');
  if (!endpoint.servesExpired && subscriptionEnd !== undefined && subscriptionEnd <= services.now())
    throw new BusinessError('subscription_expired');
  const permission = permissionFor(endpoint);
  if (permission !== undefined && !may(actor, permission)) throw new BusinessError('refused');
  return actor;
}

async function spend(endpoint: Endpoint, actor: Actor, source: string, rateLimit: RateLimit): Promise<void> {
  const key = actor.kind === 'staff' ? String(actor.userId) : actor.kind === 'visitor' ? actor.contactId : source;
  await rateLimit.spend(actor.kind, key);
  const { caller, address } = endpoint.rateLimit ?? {};
  if (caller) await rateLimit.spend(caller, key);
  if (address) await rateLimit.spend(address, source);
}

/** @throws what the call failed with; BusinessError throttled where too many were wrong */
async function spendGuess(endpoint: Endpoint, error: unknown, source: string, rateLimit: RateLimit): Promise<never> {
  const guess = endpoint.rateLimit?.guess;
  if (guess && error instanceof BusinessError && error.code === guess.wrong) await rateLimit.spend(guess.bucket, source);
  throw error;
}

function sendFile({ name, type, bytes }: FileAnswer): Response {
  const headers = {
    'content-type': type,
    'content-disposition': `attachment; filename="${name}"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  const body =
    bytes instanceof Uint8Array ? bytes : (Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream<Uint8Array>);
  return new Response(body, { status: CODES.success.status, headers });
}

function asBusinessError(error: unknown, services: Services, endpoint: Endpoint): BusinessError {
  return nameFailure(error, services, { call: `${endpoint.method} ${endpoint.path}` });
}
