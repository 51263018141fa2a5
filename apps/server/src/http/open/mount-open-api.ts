import {
  negotiateLocale,
  OPEN_PATHS,
  openAnswer,
  openCalls,
  openHits,
  type CodeName,
  type Endpoint,
  type KeyScope,
  type RequestOf,
} from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import { askBot } from '#/domains/open/ask-bot.ts';
import { searchKnowledge } from '#/domains/open/search-knowledge.ts';
import { BusinessError } from '#/errors.ts';
import { fairTurns } from '#/fair-turns.ts';
import { fail, succeed } from '#/http/answer.ts';
import { callerAddress, sourceOf } from '#/http/caller-address.ts';
import { nameFailure } from '#/http/name-failure.ts';
import type { RateLimit } from '#/http/rate-limit.ts';
import { readRequest } from '#/http/read-request.ts';
import { authenticateKey, noteUse, requireScope, type KeyHolder } from '#/keys/authenticate-key.ts';
import type { Services } from '#/services.ts';
import { countCalls, refuseForeign } from './guard-mcp.ts';

/** Largest body of a program's call, in bytes. */
const BODY_MAX = 256 * 1024;

/** Keys from addresses that have tried too many wrong ones are looked at a few at a time. */
const SUSPECTS_AT_ONCE = 2;
const SUSPECTS_WAITING = { all: 64, own: 8 };
const SUSPECT_RETRY_S = 2;

/** Where programs ask with a key: the bot, what it knows, and both over MCP. A key that is not valid is answered with 401. */
export function mountOpenApi(app: Hono, services: Services, rateLimit: RateLimit): void {
  const throttled = () => new BusinessError('throttled', { retry_after: SUSPECT_RETRY_S });
  const inTurn = fairTurns(SUSPECTS_AT_ONCE, SUSPECTS_WAITING, throttled);
  const admit = async (c: Context): Promise<KeyHolder> => {
    const address = callerAddress(c, services.config.trustProxy);
    const source = sourceOf(address);
    const bucket = `key:${source}`;
    const authenticate = () => authenticateKey(c.req.header('authorization'), address, services);
    try {
      const isSuspect = await rateLimit.isSpent('anyone', bucket);
      const holder = await (isSuspect ? inTurn({ own: source, source, account: source }, authenticate) : authenticate());
      await spendCall(holder, rateLimit);
      await noteUse(services, holder, address);
      return holder;
    } catch (error) {
      // Wrong keys are counted, and keep no right one of the same address out.
      if (error instanceof BusinessError && WRONG.has(error.code)) await rateLimit.spend('anyone', bucket);
      throw error;
    }
  };
  const serve = (path: string, answer: (c: Context, holder: KeyHolder) => Promise<Response>, methods = ['POST']) =>
    app.on(methods, path, async (c) => {
      try {
        return await answer(c, await admit(c));
      } catch (error) {
        return refuse(c, nameFailure(error, services, { path }));
      }
    });

  const limit = bodyLimit({ maxSize: BODY_MAX, onError: (c) => refuse(c, new BusinessError('too_large', {}, { limit: '256 kB' })) });
  app.use('/api/open/*', limit);
  serve(OPEN_PATHS.ask, async (c, holder) => {
    const asked = await read(c, openCalls.ask, holder, 'bot:ask');
    if (asked.stream) return streamAnswer(c, services, holder, asked);
    return succeed(openAnswer.parse(await askBot(services, holder.tenantId, asked, ignoreText)), localeOf(c));
  });
  serve(OPEN_PATHS.search, async (c, holder) => {
    const asked = await read(c, openCalls.search, holder, 'knowledge:read');
    return succeed(openHits.parse(await searchKnowledge(services, holder.tenantId, asked)), localeOf(c));
  });
  const answerMcp = async (c: Context, holder: KeyHolder) => {
    refuseForeign(c, services);
    // The first was charged when it was let in.
    for (let call = await countCalls(c.req.raw); call > 1; call -= 1) await spendCall(holder, rateLimit);
    // Its code loads with the first request.
    const { openMcp } = await import('./mcp-server.ts');
    return openMcp(services, holder).fetch(c.req.raw);
  };
  // Clients try the other methods, and go on when they are told that there are none.
  serve(OPEN_PATHS.mcp, answerMcp, ['POST', 'GET', 'DELETE']);
}

/** Who names no key that there is may be guessing. */
const WRONG: ReadonlySet<CodeName> = new Set(['wrong_key', 'key_mistyped']);

/** Counts a call by the key's own limit and by the platform's. @throws BusinessError throttled */
async function spendCall({ keyId, ratePerMin }: KeyHolder, rateLimit: RateLimit): Promise<void> {
  if (ratePerMin !== null) await rateLimit.spendOwn(keyId, ratePerMin);
  await rateLimit.spend('keys', keyId);
}

async function read<E extends Endpoint>(c: Context, endpoint: E, holder: KeyHolder, scope: KeyScope): Promise<RequestOf<E>> {
  requireScope(holder, scope);
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
