import type { Locale } from '@lobby/contract';
import { Stripe } from 'stripe';
import { ProviderError, type Payment, type PaymentRequest, type Payments } from './payment-provider.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { stripeMethods } from './stripe-methods.ts';
import { isSettledOrPromised, readSession } from './stripe-session.ts';

/** Longest wait for Stripe, in milliseconds. */
const TIMEOUT_MS = 15_000;
/** Stripe wants a session to live for half an hour after it has read the request; the order's own time ends before. */
const SESSION_MARGIN_S = 120;
/** Days in which a slip for the convenience store is paid. */
const VOUCHER_DAYS = 3;

const LOCALES: Readonly<Record<Locale, Stripe.Checkout.SessionCreateParams.Locale>> = {
  'en-US': 'en',
  'zh-CN': 'zh',
  'zh-HK': 'zh-HK',
  'ja-JP': 'ja',
};

type StripeSettings = Extract<PaymentSettings, { provider: 'stripe' }> & { now: () => number; origin: string };

/** Payment on Stripe's own page (Checkout). */
export function openStripe({ secretKey, webhookSecret, country, url, now, origin }: StripeSettings): Payments {
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, telemetry: false, maxNetworkRetries: 1, ...addressOf(url) });

  const query = async (ref: string): Promise<Payment> =>
    readSession(await asked(stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] })));

  return {
    provider: 'stripe',
    methods: (currency) => stripeMethods(currency, country),
    async create(request) {
      const session = await asked(stripe.checkout.sessions.create(sessionOf(request, origin), { idempotencyKey: request.idempotencyKey }));
      if (session.url === null) throw new ProviderError('Stripe gave no address to pay at');
      return { ref: session.id, redirectUrl: session.url };
    },
    query,
    async cancel(ref) {
      const session = await asked(stripe.checkout.sessions.retrieve(ref, { expand: ['payment_intent'] }));
      if (isSettledOrPromised(session)) return cancelPromise(stripe, session, query);
      if (session.status === 'open')
        // Between the two calls the payer may have paid; then Stripe refuses, and the question below tells.
        await stripe.checkout.sessions.expire(ref).catch((error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unreachable(error);
        });
      const payment = await query(ref);
      return payment.status === 'expired' ? { ...payment, status: 'cancelled' } : payment;
    },
    readEvent(raw, headers) {
      const signature = headers.get('stripe-signature') ?? '';
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(Buffer.from(raw), signature, webhookSecret, undefined, undefined, now());
      } catch {
        return undefined;
      }
      const isSession = event.type.startsWith('checkout.session.');
      if (!isSession) return { id: event.id, payment: undefined };
      const payment = readSession(event.data.object as Stripe.Checkout.Session);
      return { id: event.id, payment: event.type === 'checkout.session.async_payment_failed' ? { ...payment, status: 'failed' } : payment };
    },
  };
}

/** A slip that nobody has paid yet is withdrawn; what is paid stays paid. */
async function cancelPromise(stripe: Stripe, session: Stripe.Checkout.Session, query: (ref: string) => Promise<Payment>): Promise<Payment> {
  const intent = session.payment_intent;
  if (session.payment_status !== 'paid' && intent !== null)
    await stripe.paymentIntents.cancel(typeof intent === 'string' ? intent : intent.id).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw unreachable(error);
    });
  const payment = await query(session.id);
  if (payment.status === 'waiting') throw new ProviderError('Stripe did not withdraw the payment');
  return payment;
}

function sessionOf(request: PaymentRequest, origin: string): Stripe.Checkout.SessionCreateParams {
  const { orderNo, tenantId, method, amount, currency, description, email, locale, returnPath, expiresAt } = request;
  const metadata = { tenant_id: String(tenantId), order_no: orderNo };
  const back = `${origin}${returnPath}`;
  return {
    mode: 'payment',
    allowed_payment_method_types: [method],
    ...optionsOf(method),
    line_items: [
      { quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } } },
    ],
    client_reference_id: orderNo,
    customer_email: email,
    metadata,
    payment_intent_data: { metadata, description: `${description} (${orderNo})` },
    // The amount that arrives is the amount of the order, in its currency.
    adaptive_pricing: { enabled: false },
    locale: LOCALES[locale],
    success_url: back,
    cancel_url: back,
    expires_at: Math.ceil(expiresAt / 1000) + SESSION_MARGIN_S,
  };
}

function optionsOf(method: PaymentRequest['method']): Pick<Stripe.Checkout.SessionCreateParams, 'payment_method_options'> {
  if (method === 'wechat_pay') return { payment_method_options: { wechat_pay: { client: 'web' } } };
  if (method === 'konbini') return { payment_method_options: { konbini: { expires_after_days: VOUCHER_DAYS } } };
  return {};
}

function addressOf(url: string | undefined): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (url === undefined) return {};
  const { hostname, port, protocol } = new URL(url);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' };
}

async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw unreachable(error);
  }
}

function unreachable(error: unknown): ProviderError {
  return new ProviderError(error instanceof Error ? error.message : String(error), { cause: error });
}
