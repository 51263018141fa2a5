import { negotiateLocale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { receiveEvent } from '#/domains/pay/event/receive-event.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { fail } from './answer.ts';
import { callerSource } from './caller-address.ts';
import type { RateLimit } from './rate-limit.ts';

/** The largest report that a provider sends, in bytes. */
const REPORT_MAX = 256 * 1024;

/** Where payment providers report. Answers 200 once a report is written down, so that it is not sent again; 401 where nobody signed it. */
export function mountPaymentHook(app: Hono, services: Services, rateLimit: RateLimit): void {
  const limit = bodyLimit({ maxSize: REPORT_MAX, onError: (c) => refuse(c, new BusinessError('too_large', {}, { limit: '256 kB' })) });
  app.post('/api/hook/pay/:provider', limit, async (c) => {
    try {
      await rateLimit.spend('anyone', `hook:${callerSource(c, services.config.trustProxy)}`);
    } catch (error) {
      if (error instanceof BusinessError) return refuse(c, error);
      throw error;
    }
    const raw = new Uint8Array(await c.req.arrayBuffer());
    const result = await receiveEvent(services, c.req.param('provider'), raw, c.req.raw.headers);
    if (result === 'unknown_provider') return refuse(c, new BusinessError('not_found'));
    return c.json({ received: result === 'taken' }, result === 'taken' ? 200 : 401);
  });
}

function refuse(c: Context, error: BusinessError): Response {
  return fail(error, negotiateLocale(c.req.header('accept-language')));
}
