import {
  negotiateLocale,
  OPEN_PATHS,
  openAnswer,
  openCalls,
  openHits,
  openPlatform,
  type Endpoint,
  type OpenPlatform,
  type RequestOf,
} from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import { BusinessError } from '#/errors.ts';
import { fail, succeed, tellDeprecated } from '#/http/answer.ts';
import { callerAddress } from '#/http/caller-address.ts';
import { nameFailure } from '#/http/name-failure.ts';
import type { RateLimit } from '#/http/rate-limit.ts';
import { readRequest } from '#/http/read-request.ts';
import { requireScope, type KeyHolder } from '#/keys/authenticate-key.ts';
import { askBot } from '#/open/ask-bot.ts';
import { openRoutes } from '#/open/module.ts';
import { searchKnowledge } from '#/open/search-knowledge.ts';
import type { Services } from '#/services.ts';
import { createAdmission } from './admission.ts';
import { countCalls, refuseForeign } from './guard-mcp.ts';
import { serveKeyCall, type KeyCall } from './mount-key-call.ts';

/** Largest body of a program's call, in bytes. */
const BODY_MAX = 256 * 1024;

/** Where programs call with a key: what the business has, its bot and what that knows, and all of it over MCP. */
export function mountOpenApi(app: Hono, services: Services, rateLimit: RateLimit): void {
  const admission = createAdmission(services, rateLimit);
  const serve = (
    { path, deprecated }: Pick<Endpoint, 'path' | 'deprecated'>,
    answer: (c: Context, holder: KeyHolder) => Promise<Response>,
    methods = ['POST'],
  ) =>
    app.on(methods, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const answered = async () => answer(c, await admission.admit(c));
      const response = await answered().catch((error: unknown) => refuse(c, nameFailure(error, services, { path })));
      tellDeprecated(response, { deprecated });
      return response;
    });

  const limit = bodyLimit({ maxSize: BODY_MAX, onError: (c) => refuse(c, new BusinessError('too_large', {}, { limit: '256 kB' })) });
  app.use('/api/open/*', limit);
  serve(openCalls.ask, async (c, holder) => {
    const asked = await read(c, openCalls.ask, holder);
    if (asked.stream) return streamAnswer(c, services, holder, asked);
    return succeed(openAnswer.parse(await askBot(services, holder.tenantId, asked, ignoreText)), localeOf(c));
  });
  serve(openCalls.search, async (c, holder) => {
    const asked = await read(c, openCalls.search, holder);
    return succeed(openHits.parse(await searchKnowledge(services, holder.tenantId, asked)), localeOf(c));
  });
  for (const call of keyCalls())
    serve(call.endpoint, async (c, holder) => succeed(await serveKeyCall(c, call, holder, services, localeOf(c)), localeOf(c)), [
      call.endpoint.method,
    ]);
  const answerMcp = async (c: Context, holder: KeyHolder) => {
    refuseForeign(c, services);
    // The first was charged when it was let in.
    for (let call = await countCalls(c.req.raw); call > 1; call -= 1) await admission.spend(holder);
    // Its code loads with the first request.
    const { openMcp } = await import('./mcp-server.ts');
    const ip = callerAddress(c, services.config.trustProxy);
    return openMcp(services, holder, { ip, locale: localeOf(c) }).fetch(c.req.raw);
  };
  // Clients try the other methods, and go on when they are told that there are none.
  serve({ path: OPEN_PATHS.mcp }, answerMcp, ['POST', 'GET', 'DELETE']);
}

/** Every call of the contract with its verb. */
function keyCalls(): KeyCall[] {
  return Object.entries(openPlatform).flatMap(([noun, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([verb, endpoint]): KeyCall => {
      const handlers = openRoutes[noun as keyof OpenPlatform] as unknown as Record<string, KeyCall['handler']>;
      return { noun: noun as keyof OpenPlatform, verb, endpoint, handler: handlers[verb] as KeyCall['handler'] };
    }),
  );
}

async function read<E extends Endpoint & { caller: 'key' }>(c: Context, endpoint: E, holder: KeyHolder): Promise<RequestOf<E>> {
  requireScope(holder, endpoint.scope);
  return (await readRequest(c, endpoint, localeOf(c), { json: BODY_MAX, file: 0 })).request as RequestOf<E>;
}

type Question = RequestOf<typeof openCalls.ask>;

/** The text as it grows, then the answer; what goes wrong on the way is an event too, because the status is sent. */
function streamAnswer(c: Context, services: Services, { tenantId }: KeyHolder, asked: Question): Response {
  const locale = localeOf(c);
  return streamSSE(c, async (stream) => {
    // Each piece waits for the one before it.
    let written = Promise.resolve();
    const send = (event: string, data: unknown) => (written = written.then(() => stream.writeSSE({ event, data: JSON.stringify(data) })));
    try {
      const answer = await askBot(services, tenantId, asked, (text) => void send('text', { text }));
      await send('answer', openAnswer.parse(answer));
    } catch (error) {
      const failure = fail(nameFailure(error, services, { path: OPEN_PATHS.ask }), locale);
      await send('error', await failure.json());
    }
  });
}

function localeOf(c: Context) {
  return negotiateLocale(c.req.header('accept-language'));
}

function refuse(c: Context, error: BusinessError): Response {
  return fail(error, localeOf(c));
}

/** A whole answer is sent when it is whole. */
function ignoreText(): void {
  return undefined;
}
