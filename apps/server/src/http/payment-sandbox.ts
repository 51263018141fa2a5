import { isLocale, negotiateLocale, type Locale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { randomBytes } from 'node:crypto';
import { BusinessError } from '#/errors.ts';
import type { SandboxDeed, SandboxPayment, SignedReport } from '#/outside/payments/payment-provider.ts';
import type { Services } from '#/services.ts';
import { fail } from './answer.ts';
import { callerSource } from './caller-address.ts';
import { sandboxPage } from './payment-sandbox-page.ts';
import type { RateLimit } from './rate-limit.ts';

const PATH = '/pay/sandbox/:ref';
const HOOK = '/api/hook/pay/sandbox';
/** A choice is one short word, in bytes. */
const FORM_MAX = 1024;
const SEE_OTHER = 303;
const DEEDS: readonly SandboxDeed[] = ['pay', 'refuse', 'postpone'];

/** The hosted page of the practice provider. What a payer chooses there reaches Lobby as a real provider's word does: by a signed report. */
export function mountPaymentSandbox(app: Hono, services: Services, rateLimit: RateLimit): void {
  const sandbox = services.payments?.sandbox;
  if (!sandbox) return;
  const guarded = async (c: Context, answer: () => Promise<Response>): Promise<Response> => {
    try {
      await rateLimit.spend('anyone', callerSource(c, services.config.trustProxy));
      return await answer();
    } catch (error) {
      if (error instanceof BusinessError) return fail(error, localeOf(c));
      throw error;
    }
  };
  app.get(PATH, (c) => guarded(c, async () => showPage(c, await sandbox.find(c.req.param('ref')))));
  app.post(PATH, bodyLimit({ maxSize: FORM_MAX }), (c) =>
    guarded(c, async () => {
      const ref = c.req.param('ref');
      const chosen = new URLSearchParams(await c.req.text()).get('deed');
      const deed = DEEDS.find((known) => known === chosen);
      if (!deed) return showPage(c, await sandbox.find(ref));
      const report = await sandbox.act(ref, deed);
      const payment = await sandbox.find(ref);
      if (!report || !payment) return showPage(c, undefined);
      await send(app, report, services);
      return c.redirect(payment.returnUrl, SEE_OTHER);
    }),
  );
}

/** A report that does not arrive is a case that Lobby lives with: the order is asked after. */
async function send(app: Hono, { body, headers }: SignedReport, { log }: Services): Promise<void> {
  const answer = await app.request(HOOK, { method: 'POST', headers, body });
  if (!answer.ok) log.warn({ status: answer.status }, 'the practice provider could not report a payment');
}

function showPage(c: Context, payment: SandboxPayment | undefined): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  c.header('cache-control', 'no-store');
  // The address is all that one needs to pay.
  c.header('referrer-policy', 'no-referrer');
  return c.html(sandboxPage(payment, localeOf(c), nonce), payment ? 200 : 404);
}

function localeOf(c: Context): Locale {
  const wanted = c.req.query('locale');
  return wanted !== undefined && isLocale(wanted) ? wanted : negotiateLocale(c.req.header('accept-language'));
}
