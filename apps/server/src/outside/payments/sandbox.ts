import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Database } from '#/database/open-database.ts';
import { inPlatform } from '#/database/transaction.ts';
import {
  ProviderError,
  type Payment,
  type PaymentEvent,
  type Payments,
  type PaymentStatus,
  type Sandbox,
  type SandboxDeed,
  type SandboxPayment,
} from './payment-provider.ts';
import { expirePayment, findPayment, insertPayment, movePayment, type SandboxRow } from './sandbox-payment.repository.ts';
import { isSandboxSignature, SANDBOX_SIGNATURE, signSandbox } from './sandbox-signature.ts';

/** A voucher is paid within so many milliseconds: three days. */
const VOUCHER_MS = 259_200_000;
const VOUCHER_DIGITS = 11;

interface SandboxParts {
  database: Database;
  now: () => number;
  /** Origin of the hosted page; empty where it is that of whoever asks. */
  origin: string;
}

/** A provider that takes no real money: a hosted page, its own books, signed reports. */
export function openSandbox({ database, now, origin }: SandboxParts): Payments & { sandbox: Sandbox } {
  const secret = randomBytes(32).toString('hex');

  async function find(ref: string): Promise<SandboxRow | undefined> {
    return inPlatform(database, async (scope) => {
      await expirePayment(scope, ref, new Date(now()));
      return findPayment(scope, ref);
    });
  }

  async function query(ref: string): Promise<Payment> {
    const payment = await find(ref);
    if (!payment) throw new ProviderError(`the sandbox knows no payment ${ref}`);
    return toPayment(payment, origin);
  }

  async function move(ref: string, from: PaymentStatus[], change: Parameters<typeof movePayment>[3]): Promise<void> {
    await inPlatform(database, async (scope) => {
      await expirePayment(scope, ref, new Date(now()));
      await movePayment(scope, ref, from, change);
    });
  }

  const sandbox: Sandbox = {
    async find(ref) {
      const row = await find(ref);
      return row && toPage(row);
    },
    async act(ref, deed) {
      const voucher = deed === 'postpone' ? { voucher: voucherNumber(), expiresAt: new Date(now() + VOUCHER_MS) } : {};
      await move(ref, deed === 'postpone' ? ['open'] : ['open', 'waiting'], { status: OUTCOMES[deed], ...voucher });
      const payment = await find(ref);
      return payment && sandbox.sign({ id: `evt_${randomUUID()}`, payment: toPayment(payment, origin) });
    },
    sign(event) {
      const body = JSON.stringify(event);
      return { body, headers: { 'content-type': 'application/json', [SANDBOX_SIGNATURE]: signSandbox(secret, body, now()) } };
    },
  };

  return {
    provider: 'sandbox',
    sandbox,
    methods: (currency) => (currency === 'JPY' ? ['sandbox', 'konbini'] : ['sandbox']),
    async create({ tenantId, locale, expiresAt, returnPath, email: _, ...request }) {
      const row = {
        ...request,
        ref: `sbx_${randomBytes(18).toString('base64url')}`,
        metadata: { tenantId, locale },
        status: 'open' as const,
        returnUrl: returnPath,
        createdAt: new Date(now()),
        expiresAt: new Date(expiresAt),
      };
      const payment = await inPlatform(database, (scope) => insertPayment(scope, row));
      if (!payment) throw new ProviderError('the sandbox could not write the payment down');
      return { ref: payment.ref, redirectUrl: pageOf(payment, origin) };
    },
    query,
    async cancel(ref) {
      await move(ref, ['open', 'waiting'], { status: 'cancelled' });
      return query(ref);
    },
    readEvent(raw, headers) {
      if (!isSandboxSignature(secret, raw, headers.get(SANDBOX_SIGNATURE), now())) return undefined;
      return JSON.parse(Buffer.from(raw).toString('utf8')) as PaymentEvent;
    },
  };
}

const OUTCOMES: Readonly<Record<SandboxDeed, PaymentStatus>> = { pay: 'paid', refuse: 'failed', postpone: 'waiting' };

function voucherNumber(): string {
  return Array.from({ length: VOUCHER_DIGITS }, () => randomInt(10)).join('');
}

function toPayment(row: SandboxRow, origin: string): Payment {
  const { ref, orderNo, status, amount, currency, voucher, expiresAt, metadata } = row;
  return {
    ref,
    orderNo,
    tenantId: metadata.tenantId,
    status,
    amount,
    currency,
    voucher: status === 'waiting' ? { number: voucher, url: pageOf(row, origin), expiresAt: expiresAt.getTime() } : undefined,
  };
}

function toPage({
  ref,
  orderNo,
  description,
  amount,
  currency,
  status,
  voucher,
  metadata,
  returnUrl,
  expiresAt,
}: SandboxRow): SandboxPayment {
  const { locale } = metadata;
  return { ref, orderNo, description, amount, currency, status, voucher, locale, returnUrl, expiresAt: expiresAt.getTime() };
}

function pageOf({ ref, metadata }: SandboxRow, origin: string): string {
  return `${origin}/pay/sandbox/${ref}?locale=${metadata.locale}`;
}
