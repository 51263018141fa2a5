import type { Currency, Locale, PayMethod } from '@lobby/contract';

/** One attempt to have an order paid. Amounts in the smallest unit of the currency, times in milliseconds since 1970. */
export interface PaymentRequest {
  orderNo: string;
  tenantId: number;
  /** The same key makes the same payment, however often it is asked for. */
  idempotencyKey: string;
  method: PayMethod;
  amount: number;
  currency: Currency;
  /** What is bought, as the payer reads it. */
  description: string;
  email: string;
  locale: Locale;
  /** Path that the payer comes back to, on the own origin. */
  returnPath: string;
  expiresAt: number;
}

export interface StartedPayment {
  /** What the provider calls it. */
  ref: string;
  /** Where one pays. */
  redirectUrl: string;
}

/** open: nobody has paid yet. waiting: promised, and paid elsewhere within days. The others are final, though `paid` may follow any. */
export type PaymentStatus = 'open' | 'waiting' | 'paid' | 'failed' | 'cancelled' | 'expired';

/** How a payment stands, as its provider says. */
export interface Payment {
  ref: string;
  orderNo: string;
  tenantId: number;
  status: PaymentStatus;
  amount: number;
  /** ISO 4217, capital letters; what the provider took need not be one of ours. */
  currency: string;
  /** What to show at the counter, while it waits. */
  voucher: { number: string | null; url: string | null; expiresAt: number | undefined } | undefined;
}

/** A report of a provider whose signature is right. */
export interface PaymentEvent {
  /** What the provider calls the report; a repeat has the same. */
  id: string;
  /** undefined where it is about something else. */
  payment: Payment | undefined;
}

/** The provider did not do what it was asked for: it cannot be reached, or refused. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** Takes money. */
export interface Payments {
  readonly provider: 'sandbox' | 'stripe';
  /** Ways to pay in a currency, the most usual first. */
  methods(currency: Currency): PayMethod[];
  /** @throws ProviderError; it is safe to try again with another key */
  create(request: PaymentRequest): Promise<StartedPayment>;
  /** @throws ProviderError */
  query(ref: string): Promise<Payment>;
  /** Sees to it that a payment can no longer be made. @returns how it stands then, which may be `paid` @throws ProviderError */
  cancel(ref: string): Promise<Payment>;
  /** Reads a report by its raw bytes. @returns undefined where the signature is wrong */
  readEvent(raw: Uint8Array, headers: Headers): PaymentEvent | undefined;
  /** The practice provider's own side, which its hosted page works with; undefined at a real provider. */
  readonly sandbox?: Sandbox;
}

/** A payment as the hosted page of the practice provider shows it. */
export interface SandboxPayment {
  ref: string;
  orderNo: string;
  description: string;
  amount: number;
  currency: Currency;
  status: PaymentStatus;
  voucher: string | null;
  locale: Locale;
  /** Where the payer goes back to. */
  returnUrl: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** What a payer can do on the hosted page. */
export type SandboxDeed = 'pay' | 'refuse' | 'postpone';

export interface SignedReport {
  body: string;
  headers: Record<string, string>;
}

/** The practice provider's own side. */
export interface Sandbox {
  find(ref: string): Promise<SandboxPayment | undefined>;
  /** Does what the payer chose. @returns the signed report about it; undefined where there is no such payment */
  act(ref: string, deed: SandboxDeed): Promise<SignedReport | undefined>;
  /** Signs any report. */
  sign(event: PaymentEvent): SignedReport;
}
