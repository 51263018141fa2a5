import type { Stripe } from 'stripe';
import type { Payment, PaymentStatus } from './payment-provider.ts';

const SECOND_MS = 1_000;

type Session = Stripe.Checkout.Session;

/** How a Checkout session stands; a slip's number and address are there when its payment intent came along. */
export function readSession(session: Session): Payment {
  const status = statusOf(session);
  return {
    ref: session.id,
    orderNo: session.client_reference_id ?? '',
    tenantId: Number(session.metadata?.['tenant_id'] ?? 0),
    status,
    amount: session.amount_total ?? 0,
    currency: (session.currency ?? '').toUpperCase(),
    voucher: status === 'waiting' ? voucherOf(session) : undefined,
  };
}

/** True where the payer has finished Stripe's page: the money is there, or promised. */
export function isSettledOrPromised({ status }: Session): boolean {
  return status === 'complete';
}

function statusOf(session: Session): PaymentStatus {
  if (session.payment_status === 'paid') return 'paid';
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  const intent = intentOf(session);
  if (intent?.status === 'canceled') return 'cancelled';
  return intent?.status === 'requires_payment_method' ? 'failed' : 'waiting';
}

function voucherOf(session: Session): Payment['voucher'] {
  const slip = intentOf(session)?.next_action?.konbini_display_details;
  if (!slip) return { number: null, url: null, expiresAt: undefined };
  const { familymart, lawson, ministop, seicomart } = slip.stores;
  const number = [familymart, lawson, ministop, seicomart].find((store) => store?.confirmation_number)?.confirmation_number ?? null;
  return { number, url: slip.hosted_voucher_url, expiresAt: slip.expires_at * SECOND_MS };
}

function intentOf({ payment_intent: intent }: Session): Stripe.PaymentIntent | undefined {
  return intent === null || typeof intent === 'string' ? undefined : intent;
}
