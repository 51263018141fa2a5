import type { Locale } from '@lobby/contract';
import { html } from 'hono/html';
import { formatAmount } from '#/domains/pay/order/format-amount.ts';
import type { SandboxPayment } from '#/outside/payments/payment-provider.ts';
import { say, type WordKey } from '#/words.ts';
import { SANDBOX_STYLE } from './payment-sandbox-style.ts';
import { smallPage } from './small-page.ts';

/** The page where one pays nothing real: what it is about, and the ways a payment can go. */
export function sandboxPage(payment: SandboxPayment | undefined, locale: Locale, nonce: string) {
  const title = say(locale, 'pay.sandbox_title');
  const body = html`<main>
    <h1>${title}</h1>
    <p class="notice">${say(locale, 'pay.sandbox_notice')}</p>
    ${payment ? card(payment, locale) : html`<p class="state">${say(locale, 'pay.sandbox_unknown')}</p>`}
  </main>`;
  // The response's policy admits this style only, by its nonce.
  return smallPage({ locale, title, style: SANDBOX_STYLE, nonce, body });
}

function card(payment: SandboxPayment, locale: Locale) {
  const { description, amount, currency, orderNo, status, returnUrl } = payment;
  const isPayable = status === 'open' || status === 'waiting';
  return html`<p class="amount">${formatAmount(amount, currency, locale)}</p>
    <dl>
      <div>
        <dt>${say(locale, 'pay.sandbox_what')}</dt>
        <dd>${description}</dd>
      </div>
      <div>
        <dt>${say(locale, 'pay.sandbox_order')}</dt>
        <dd>${orderNo}</dd>
      </div>
      ${status === 'waiting' ? voucher(payment, locale) : ''}
    </dl>
    ${isPayable ? choices(payment, locale) : html`<p class="state" role="status">${say(locale, STATES[status])}</p>`}
    <a class="back" href="${returnUrl}">${say(locale, isPayable ? 'pay.sandbox_leave' : 'pay.sandbox_back')}</a>`;
}

const STATES = {
  paid: 'pay.sandbox_paid',
  failed: 'pay.sandbox_failed',
  cancelled: 'pay.sandbox_cancelled',
  expired: 'pay.sandbox_expired',
} as const satisfies Record<Exclude<SandboxPayment['status'], 'open' | 'waiting'>, WordKey>;

function voucher({ voucher, expiresAt }: SandboxPayment, locale: Locale) {
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(expiresAt);
  return html`<div>
      <dt>${say(locale, 'pay.sandbox_voucher')}</dt>
      <dd class="number">${voucher}</dd>
    </div>
    <div>
      <dt>${say(locale, 'pay.sandbox_until')}</dt>
      <dd>${until} UTC</dd>
    </div>`;
}

function choices({ status, amount, currency }: SandboxPayment, locale: Locale) {
  const pay = say(locale, 'pay.sandbox_pay', { amount: formatAmount(amount, currency, locale) });
  return html`<form method="post">
    <button class="primary" name="deed" value="pay">${pay}</button>
    ${status === 'open' ? html`<button name="deed" value="postpone">${say(locale, 'pay.sandbox_postpone')}</button>` : ''}
    <button name="deed" value="refuse">${say(locale, 'pay.sandbox_refuse')}</button>
  </form>`;
}
