import {
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_NAME_MAX,
  isRepeatable,
  type AuditTarget,
  type Endpoint,
  type Locale,
  type OpenPlatform,
} from '@lobby/contract';
import type { Context } from 'hono';
import { z } from 'zod/mini';
import type { Call } from '#/call.ts';
import { BusinessError } from '#/errors.ts';
import { keepWithinChannels } from '#/domains/reach/within-reach.ts';
import { callerAddress } from '#/http/caller-address.ts';
import { callerOrigin } from '#/http/caller-origin.ts';
import { readRequest } from '#/http/read-request.ts';
import { requireScope, type KeyHolder } from '#/keys/authenticate-key.ts';
import { actorOf, recordProgram } from '#/open/act-as-key.ts';
import { digestOf, doOnce, idOf } from '#/open/do-once.ts';
import type { Services } from '#/services.ts';

/** What each noun's writes are written down as being done to. */
const TARGETS: Readonly<Record<keyof OpenPlatform, AuditTarget>> = {
  openConversation: 'conversation',
  openContact: 'contact',
  openWorkOrder: 'work_order',
  openEntry: 'entry',
  openArticle: 'article',
  openFigure: 'tenant',
};

const NAME = new RegExp(String.raw`^[\x21-\x7e]{1,${IDEMPOTENCY_NAME_MAX}}$`);

/** One call of programs: where it is in the contract, and the verb that answers it. */
export interface KeyCall {
  noun: keyof OpenPlatform;
  verb: string;
  endpoint: Endpoint;
  handler: (call: Call) => Promise<unknown>;
}

/** Answers one call of a program: what it may, what it asks for, once; and writes down what it has changed. */
export async function serveKeyCall(
  c: Context,
  { noun, verb, endpoint, handler }: KeyCall,
  holder: KeyHolder,
  services: Services,
  locale: Locale,
): Promise<unknown> {
  if (endpoint.caller === 'key') requireScope(holder, endpoint.scope);
  const { request } = await readRequest(c, endpoint, locale, { json: services.config.bodyMax, file: 0 });
  const name = isRepeatable(endpoint) ? nameOf(c) : undefined;
  const { trustProxy } = services.config;
  const [ip, actor] = [callerAddress(c, trustProxy), actorOf(holder)];
  const call = {
    request,
    actor,
    locale,
    ip,
    services: keepWithinChannels(services, actor),
    userAgent: c.req.header('user-agent') ?? '',
    origin: callerOrigin(c, trustProxy),
    onceId: name === undefined ? undefined : idOf(holder.keyId, name),
  } as unknown as Call;
  const act = async () => {
    const answer = z.parse(endpoint.response, await handler(call));
    if (endpoint.method === 'GET') return answer;
    const { id } = { ...(answer as { id: string }), ...(request as { id?: string }) };
    await recordProgram(services, { actor, ip }, 'key.call', [TARGETS[noun], id], `${noun}.${verb}`);
    return answer;
  };
  if (name === undefined) return act();
  const digest = digestOf(`${endpoint.method} ${endpoint.path}`, request);
  return doOnce(services, holder.tenantId, { keyId: holder.keyId, name, digest }, act);
}

/** What the program calls its write. @throws BusinessError invalid_request */
function nameOf(c: Context): string | undefined {
  const name = c.req.header(IDEMPOTENCY_HEADER);
  if (name === undefined || NAME.test(name)) return name;
  throw new BusinessError('invalid_request', { fields: [{ path: IDEMPOTENCY_HEADER, message: `1–${IDEMPOTENCY_NAME_MAX} ASCII` }] });
}
