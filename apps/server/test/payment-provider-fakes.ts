import type { Config } from '#/config.ts';
import type { Payment } from '#/outside/payments/payment-provider.ts';
import type { TestApp } from './open-test-app.ts';
import { openStripeServer, STRIPE_HOOK_SECRET, STRIPE_KEY, type StripeSession } from './stripe-server.ts';

/** A signed report on its way to the hook. */
export interface Report {
  body: string;
  headers: Record<string, string>;
}

/** What a table test does at a provider, the same at each. `ref` is the provider's name of a payment. */
export interface ProviderSide {
  name: 'sandbox' | 'stripe';
  config: Pick<Config, 'payments'>;
  /** A way that pays at once, and one that is paid days later. */
  methods: { now: 'sandbox' | 'card'; later: 'konbini' };
  /** The payer pays. @returns the report about it, not delivered */
  pay(app: TestApp, ref: string): Promise<Report>;
  /** The payer is refused, or does not pay a slip in time. */
  refuse(app: TestApp, ref: string): Promise<Report>;
  /** The payer promises to pay elsewhere. */
  postpone(app: TestApp, ref: string): Promise<Report>;
  /** A genuine report that a payment was made, told as wanted. */
  paid(app: TestApp, ref: string, told?: Partial<Pick<Payment, 'amount' | 'currency' | 'orderNo' | 'tenantId'>>): Promise<Report>;
  /** A genuine report that nobody paid in time. */
  ended(app: TestApp, ref: string): Promise<Report>;
  close(): Promise<void>;
}

/** The practice provider, with its reports held back. */
export function openSandboxSide(): ProviderSide {
  const act = async (app: TestApp, ref: string, deed: 'pay' | 'refuse' | 'postpone'): Promise<Report> =>
    given(await sandboxOf(app).act(ref, deed));
  const tell = async (app: TestApp, ref: string, told: Partial<Payment>): Promise<Report> => {
    const payment = await given(app.services.payments).query(ref);
    return sandboxOf(app).sign({ id: `evt_${(count += 1)}`, payment: { ...payment, ...told } });
  };
  let count = 0;
  return {
    name: 'sandbox',
    config: { payments: { provider: 'sandbox' } },
    methods: { now: 'sandbox', later: 'konbini' },
    pay: (app, ref) => act(app, ref, 'pay'),
    refuse: (app, ref) => act(app, ref, 'refuse'),
    postpone: (app, ref) => act(app, ref, 'postpone'),
    paid: (app, ref, told) => tell(app, ref, { status: 'paid', ...told }),
    ended: (app, ref) => tell(app, ref, { status: 'expired' }),
    close: () => Promise.resolve(),
  };
}

/** Stripe's protocol on a port of this machine. */
export async function openStripeSide(now: () => number): Promise<ProviderSide & { stripe: Awaited<ReturnType<typeof openStripeServer>> }> {
  const stripe = await openStripeServer(now);
  const report = (type: string, ref: string, told: Partial<StripeSession> = {}): Promise<Report> =>
    Promise.resolve(stripe.report(`checkout.session.${type}`, { ...stripe.session(ref), ...told }));
  return {
    name: 'stripe',
    stripe,
    config: {
      payments: { provider: 'stripe', secretKey: STRIPE_KEY, webhookSecret: STRIPE_HOOK_SECRET, country: 'JP', url: stripe.url },
    },
    methods: { now: 'card', later: 'konbini' },
    pay(_, ref) {
      const isSlip = stripe.session(ref).status === 'complete';
      stripe.pay(ref);
      return report(isSlip ? 'async_payment_succeeded' : 'completed', ref);
    },
    refuse(_, ref) {
      stripe.failSlip(ref);
      return report('async_payment_failed', ref);
    },
    postpone(_, ref) {
      stripe.takeSlip(ref);
      return report('completed', ref);
    },
    paid: (_, ref, { amount, currency, orderNo, tenantId } = {}) => {
      const { metadata } = stripe.session(ref);
      return report('completed', ref, {
        status: 'complete',
        payment_status: 'paid',
        ...(amount === undefined ? {} : { amount_total: amount }),
        ...(currency === undefined ? {} : { currency: currency.toLowerCase() }),
        ...(orderNo === undefined ? {} : { client_reference_id: orderNo }),
        ...(tenantId === undefined ? {} : { metadata: { ...metadata, tenant_id: String(tenantId) } }),
      });
    },
    ended: (_, ref) => report('expired', ref, { status: 'expired', payment_status: 'unpaid' }),
    close: () => stripe.close(),
  };
}

function sandboxOf(app: TestApp) {
  return given(app.services.payments?.sandbox);
}

function given<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is no such payment');
  return value;
}
