import { HEADERS, type Endpoint, type Locale, type RequestInput, type ResponseOf } from '@lobby/contract';
import type { Disconnect, Emit } from '#/announcer.ts';
import { readConfig, type Config } from '#/config.ts';
import { createServices } from '#/create-services.ts';
import { listMails } from '#/domains/mail/list-mails.ts';
import type { Pace } from '#/domains/source/web/pace.ts';
import { createHttp } from '#/http/create-http.ts';
import type { Services } from '#/services.ts';
import { openTestDatabase } from './open-test-database.ts';
import { PATIENCE } from './patience.ts';
import { seedBusiness, type NewBusiness, type SignedUp } from './seed-business.ts';

export type { NewBusiness, SignedUp } from './seed-business.ts';

/** Hashing at its full cost is a test of its own; every other one signs in with what costs nothing. */
const PASSWORD_COST = { memoryKib: 8, passes: 1 };
/** Sites of tests bear every call at once. */
const AT_ONCE: Pace = { turn: () => Promise.resolve() };

export interface CallOptions {
  token?: string | undefined;
  locale?: Locale | undefined;
  /** Where the call comes from, as a trusted proxy says it; the app's `trustProxy` has to be on. */
  ip?: string | undefined;
  userAgent?: string | undefined;
  /** Sent as the field `file` of a form. */
  file?: { name: string; bytes: Uint8Array } | undefined;
}

/** An answer with its envelope open. Tests compare it with what they expect, so `data` has the type of success. */
export interface Answer<E extends Endpoint> {
  status: number;
  code: number;
  msg: string;
  data: ResponseOf<E>;
  response: Response;
}

export interface TestApp {
  services: Services;
  /** One request as any client sends it, without a port. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** One call of the contract. */
  call<E extends Endpoint>(endpoint: E, request: RequestInput<E>, options?: CallOptions): Promise<Answer<E>>;
  /** Makes a business of its own, with its signed-in owner. */
  signUp(business?: NewBusiness): Promise<SignedUp>;
  /** The code in the latest mail to an address; empty where there is none. */
  latestCode(email: string): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions {
  /** Sends live announcements; none are sent without it. */
  emit?: Emit;
  /** Cuts live connections off. */
  disconnect?: Disconnect;
  config?: Partial<Config>;
  /** Milliseconds since 1970; the real clock where none is given. */
  now?: () => number;
  /** Passwords are hashed at their full cost, which most tests have no use for. */
  hashesFully?: boolean;
  /** How often sites are called; at once where none is given. */
  pace?: Pace;
}

/** The whole server in this process, on a database of its own. */
export async function openTestApp({
  config,
  now,
  emit,
  disconnect,
  hashesFully = false,
  pace = AT_ONCE,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase();
  const settings: Config = {
    ...readConfig({ LOBBY_SEED: 'none', LOG_LEVEL: 'silent', LOBBY_SECRET: 'a key that only the tests use, nowhere else' }),
    ...config,
  };
  const services = await createServices(settings, database, {
    pace,
    questionPatienceMs: PATIENCE.timeout,
    ...(now ? { now } : {}),
    ...(emit ? { emit } : {}),
    ...(disconnect ? { disconnect } : {}),
    ...(hashesFully ? {} : { passwordCost: PASSWORD_COST }),
  });
  const http = createHttp(services);
  const send = async (path: string, init?: RequestInit) => http.fetch(new Request(`http://lobby.test${path}`, init));
  const call: TestApp['call'] = (endpoint, request, options = {}) =>
    callEndpoint(send, endpoint, request as Record<string, unknown>, options);
  return {
    services,
    fetch: send,
    call,
    signUp: (business) => seedBusiness(services, business),
    latestCode: (email) => latestCode(services, email),
    async close() {
      await services.sourceRunner.stop();
      await services.mailWatch.stop();
      await services.botRunner.idle();
      await services.orderNotifier.idle();
      await services.queuePositionNotifier.idle();
      await services.eventRelay.idle();
      await services.notifier.idle();
      await services.webhookSender.stop();
      await services.channelWorker.stop();
      await services.testRunner.stop();
      await services.presence.stop();
      await services.visitors.stop();
      await services.assigner.stop();
      services.redis?.disconnect();
      await database.close();
    },
  };
}

async function callEndpoint<E extends Endpoint>(
  send: TestApp['fetch'],
  endpoint: E,
  request: Record<string, unknown>,
  { token, locale = 'en-US', file, ip, userAgent }: CallOptions,
): Promise<Answer<E>> {
  const rest = { ...request };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const headers: Record<string, string> = {
    [HEADERS.language]: locale,
    ...(token === undefined ? {} : { [HEADERS.token]: token }),
    ...(ip === undefined ? {} : { 'x-forwarded-for': ip }),
    ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
  };
  const isQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const body = isQuery ? undefined : endpoint.body === 'multipart' ? await encode(formOf(rest, file)) : asJson(rest);
  if (body) headers['content-type'] = body.type;
  const response = await send(isQuery ? `${path}${queryOf(rest)}` : path, {
    method: endpoint.method,
    headers,
    ...(body && { body: body.content }),
  });
  if (endpoint.answers === 'file' && response.ok)
    return { status: response.status, code: 1, msg: '', data: undefined as ResponseOf<E>, response };
  const envelope = (await response.clone().json()) as { code: number; msg: string; data: ResponseOf<E> };
  return { status: response.status, ...envelope, response };
}

interface Body {
  type: string;
  content: string | ArrayBuffer;
}

function asJson(fields: Record<string, unknown>): Body {
  return { type: 'application/json', content: JSON.stringify(fields) };
}

/** A form as bytes: one that is still being written out cannot be refused half-way, which is what a body that is too large is. */
async function encode(form: FormData): Promise<Body> {
  const written = new Response(form);
  return { type: written.headers.get('content-type') ?? '', content: await written.arrayBuffer() };
}

/** A field as a query or a form carries it. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function queryOf(fields: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, asText(value));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

function formOf(fields: Record<string, unknown>, file: CallOptions['file']): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, asText(value));
  }
  if (file) form.set('file', new Blob([Buffer.from(file.bytes)]), file.name);
  return form;
}

async function latestCode(services: Services, email: string): Promise<string> {
  return (await listMails(services, email))[0]?.code ?? '';
}
