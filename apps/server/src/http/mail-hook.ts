import { negotiateLocale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { MAIL_MAX_BYTES } from '#/domains/order-mail/inbound/receive-mail.ts';
import { receivePosted } from '#/domains/order-mail/inbound/receive-posted.ts';
import { HOOK_PATH } from '#/domains/order-mail/settings/save-settings.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { fail } from './answer.ts';
import { callerSource } from './caller-address.ts';
import type { RateLimit } from './rate-limit.ts';

const MIB = 1024 * 1024;

/** Where raw mails are posted. Answers 200 once a mail is written down, so that it is not sent again; 401 where nobody signed it. */
export function mountMailHook(app: Hono, services: Services, rateLimit: RateLimit): void {
  const limit = bodyLimit({
    maxSize: MAIL_MAX_BYTES,
    onError: (c) => refuse(c, new BusinessError('too_large', {}, { limit: `${MAIL_MAX_BYTES / MIB} MB` })),
  });
  app.post(`${HOOK_PATH}/:tenant{[0-9]{1,15}}`, limit, async (c) => {
    try {
      await rateLimit.spend('anyone', `mail:${callerSource(c, services.config.trustProxy)}`);
    } catch (error) {
      if (error instanceof BusinessError) return refuse(c, error);
      throw error;
    }
    const raw = Buffer.from(await c.req.arrayBuffer());
    const signed = { timestamp: c.req.header('x-lobby-timestamp') ?? '', signature: c.req.header('x-lobby-signature') ?? '' };
    const receipt = await receivePosted(services, Number(c.req.param('tenant')), raw, signed);
    if (!receipt) return c.json({ received: false }, 401);
    return c.json({ received: true, outcome: receipt.outcome, reason: receipt.reason });
  });
}

function refuse(c: Context, error: BusinessError): Response {
  return fail(error, negotiateLocale(c.req.header('accept-language')));
}
