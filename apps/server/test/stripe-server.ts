import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const STRIPE_KEY = 'sk_test_loopback';
export const STRIPE_HOOK_SECRET = 'whsec_loopback';

/** Seconds that a session may live, as Stripe has it. */
const SESSION_MIN_S = 1_800;
const SESSION_MAX_S = 86_400;
const DAY_S = 86_400;
const BODY_MAX = 64 * 1024;

type Fields = Record<string, string>;

export interface StripeSession {
  id: string;
  object: 'checkout.session';
  client_reference_id: string | null;
  metadata: Record<string, string>;
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  expires_at: number;
  url: string | null;
}

interface Intent {
  id: string;
  object: 'payment_intent';
  status: 'succeeded' | 'requires_action' | 'requires_payment_method' | 'canceled';
  next_action: unknown;
}

/** A signed report, as Stripe sends it. */
interface StripeReport {
  body: string;
  headers: Record<string, string>;
}

/** Stripe's side of Checkout on a port of this machine: the calls, their refusals, and the signed reports. */
export interface StripeServer {
  url: string;
  /** What was sent to create each session, in order. */
  readonly created: Fields[];
  /** While true, no request gets through. */
  isDown: boolean;
  session(id: string): StripeSession;
  /** How many of the last order's sessions can be paid. */
  open(): number;
  /** The payer pays. */
  pay(id: string): void;
  /** The payer takes a slip to the store. */
  takeSlip(id: string): void;
  /** The slip was not paid in its time. */
  failSlip(id: string): void;
  report(type: string, session: StripeSession): StripeReport;
  close(): Promise<void>;
}

class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  constructor(message: string, status = 400, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.type = type;
  }
}

/** Parameters of a new session that this version of the API knows and Lobby may send. */
const KNOWN =
  /^(mode|adaptive_pricing\[enabled\]|client_reference_id|customer_email|locale|success_url|cancel_url|expires_at|allowed_payment_method_types\[0\]|line_items\[0\]\[(quantity|price_data\]\[(currency|unit_amount|product_data\]\[name))\]|(payment_intent_data\]?\[)?metadata\]?\[(tenant_id|order_no)\]|payment_intent_data\[(description|metadata\]\[(tenant_id|order_no))\]|payment_method_options\[(wechat_pay\]\[client|konbini\]\[expires_after_days)\])$/;

/** @param now milliseconds since 1970 */
export async function openStripeServer(now: () => number): Promise<StripeServer> {
  const sessions = new Map<string, StripeSession>();
  const intents = new Map<string, Intent>();
  const answers = new Map<string, { request: string; answer: unknown }>();
  const created: Fields[] = [];
  const seconds = () => Math.floor(now() / 1000);

  const find = (id: string): StripeSession => {
    const session = sessions.get(id);
    if (!session) throw new Refusal(`No such checkout.session: '${id}'`, 404);
    if (session.status === 'open' && session.expires_at <= seconds()) Object.assign(session, { status: 'expired', url: null });
    return session;
  };

  const create = (fields: Fields): StripeSession => {
    const unknown = Object.keys(fields).find((name) => !KNOWN.test(name));
    if (unknown !== undefined) throw new Refusal(`Received unknown parameter: ${unknown}`);
    const expiresAt = Number(fields['expires_at']);
    if (expiresAt - seconds() < SESSION_MIN_S || expiresAt - seconds() > SESSION_MAX_S)
      throw new Refusal('The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.');
    created.push(fields);
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    const session: StripeSession = {
      id,
      object: 'checkout.session',
      client_reference_id: fields['client_reference_id'] ?? null,
      metadata: { tenant_id: fields['metadata[tenant_id]'] ?? '', order_no: fields['metadata[order_no]'] ?? '' },
      amount_total: Number(fields['line_items[0][price_data][unit_amount]']),
      currency: fields['line_items[0][price_data][currency]'] ?? '',
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      expires_at: expiresAt,
      url: `https://checkout.stripe.test/c/pay/${id}`,
    };
    sessions.set(id, session);
    return session;
  };

  const complete = (id: string, status: Intent['status'], nextAction: unknown = null): void => {
    const session = find(id);
    const intentId = session.payment_intent ?? `pi_${randomBytes(12).toString('hex')}`;
    intents.set(intentId, { id: intentId, object: 'payment_intent', status, next_action: nextAction });
    const paymentStatus = status === 'succeeded' ? 'paid' : 'unpaid';
    Object.assign(session, { status: 'complete', payment_status: paymentStatus, payment_intent: intentId, url: null });
  };

  const answer = (method: string, url: URL, fields: Fields): unknown => {
    const [, , noun, kind, id, verb] = url.pathname.split('/');
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions') return create(fields);
    if (noun === 'payment_intents' && method === 'POST' && id === 'cancel') return cancelIntent(intents, String(kind));
    if (noun !== 'checkout' || id === undefined) throw new Refusal('Unrecognized request URL', 404);
    const session = find(id);
    if (method === 'POST' && verb === 'expire') {
      if (session.status !== 'open') throw new Refusal('Only Checkout Sessions with a status in ["open"] can be expired.');
      return Object.assign(session, { status: 'expired', url: null });
    }
    const isExpanded = url.searchParams.get('expand[0]') === 'payment_intent';
    return {
      ...session,
      payment_intent: isExpanded && session.payment_intent ? intents.get(session.payment_intent) : session.payment_intent,
    };
  };

  /** The same key gives the same answer; with other parameters it is refused. */
  const answerOnce = (request: IncomingMessage, url: URL, body: string): unknown => {
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) throw new Refusal('Invalid API Key provided', 401);
    const key = request.headers['idempotency-key'];
    const fields = Object.fromEntries(new URLSearchParams(body));
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    if (known && known.request !== body) throw new Refusal('Keys can only be used with the same parameters.', 400, 'idempotency_error');
    if (known) return known.answer;
    const given = structuredClone(answer(String(request.method), url, fields));
    if (typeof key === 'string') answers.set(key, { request: body, answer: given });
    return given;
  };

  const server: Server = createServer((request, response) => {
    void readBody(request).then((body) => {
      if (stripe.isDown) return request.socket.destroy();
      return reply(response, () => answerOnce(request, new URL(String(request.url), 'http://stripe.test'), body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const stripe: StripeServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    created,
    isDown: false,
    session: find,
    open() {
      const last = [...sessions.values()].at(-1)?.client_reference_id;
      return [...sessions.values()].filter(({ client_reference_id: no, status }) => no === last && status === 'open').length;
    },
    pay: (id) => complete(id, 'succeeded'),
    takeSlip: (id) =>
      complete(id, 'requires_action', {
        type: 'konbini_display_details',
        konbini_display_details: {
          expires_at: seconds() + 3 * DAY_S,
          hosted_voucher_url: `https://payments.stripe.test/konbini/voucher/${id}`,
          stores: {
            familymart: { payment_code: '123456', confirmation_number: '01234567890' },
            lawson: null,
            ministop: null,
            seicomart: null,
          },
        },
      }),
    failSlip: (id) => complete(id, 'requires_payment_method'),
    report(type, session) {
      const body = JSON.stringify({
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: seconds(),
        type,
        data: { object: session },
      });
      return { body, headers: { 'content-type': 'application/json', 'stripe-signature': sign(body, STRIPE_HOOK_SECRET, seconds()) } };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return stripe;
}

/** The header of a report: time and HMAC-SHA256 of time and body. */
function sign(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

function cancelIntent(intents: Map<string, Intent>, id: string): Intent {
  const intent = intents.get(id);
  if (!intent) throw new Refusal(`No such payment_intent: '${id}'`, 404);
  if (intent.status === 'succeeded') throw new Refusal('You cannot cancel this PaymentIntent because it has a status of succeeded.');
  return Object.assign(intent, { status: 'canceled', next_action: null });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).subarray(0, BODY_MAX).toString('utf8');
}

function reply(response: ServerResponse, answer: () => unknown): void {
  const send = (status: number, body: unknown) =>
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_loopback' }).end(JSON.stringify(body));
  try {
    send(200, answer());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    send(error.status, { error: { type: error.type, message: error.message } });
  }
}
