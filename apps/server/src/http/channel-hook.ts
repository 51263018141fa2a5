import { negotiateLocale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HOOK_PATH } from '#/channels/messaging/manage-connections.ts';
import { findReceiver, receivePost } from '#/channels/messaging/receive.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { fail } from './answer.ts';
import { callerSource } from './caller-address.ts';
import type { RateLimit } from './rate-limit.ts';

const MIB = 1024 * 1024;
/** The largest body that is taken: a mail with all its files, or thousands of messages. */
const BODY_MAX = 25 * MIB;
const PLACE = `${HOOK_PATH}/:kind{telegram|line|whatsapp|email}/:path{[0-9A-Za-z_-]{10,60}}`;

/**
 * Where services post what people write. Answers as soon as it is written down, so that nothing is sent again; 401 where it is not from the
 * service, 404 where there is no such address.
 */
export function mountChannelHook(app: Hono, services: Services, rateLimit: RateLimit): void {
  const limit = bodyLimit({
    maxSize: BODY_MAX,
    onError: (c) => refuse(c, new BusinessError('too_large', {}, { limit: `${BODY_MAX / MIB} MB` })),
  });
  /** Whoever guesses addresses or signatures is slowed down; a service never is. */
  const spend = async (c: Context): Promise<Response | undefined> => {
    try {
      await rateLimit.spend('anyone', `hook:${callerSource(c, services.config.trustProxy)}`);
      return undefined;
    } catch (error) {
      if (error instanceof BusinessError) return refuse(c, error);
      throw error;
    }
  };
  app.post(PLACE, limit, async (c) => {
    const receiver = await findReceiver(services, c.req.param('kind'), c.req.param('path'));
    if (!receiver) return (await spend(c)) ?? refuse(c, new BusinessError('not_found'));
    const raw = Buffer.from(await c.req.arrayBuffer());
    const outcome = await receivePost(services, receiver, raw, (name) => c.req.header(name));
    if (outcome === 'taken') return c.json({ received: true });
    return (await spend(c)) ?? c.json({ received: false }, outcome === 'unsigned' ? 401 : 400);
  });
  app.get(PLACE, async (c) => {
    const receiver = await findReceiver(services, c.req.param('kind'), c.req.param('path'));
    const answer = receiver?.adapter.challenge?.(receiver.connection, (name) => c.req.query(name));
    if (answer !== undefined) return c.text(answer);
    return (await spend(c)) ?? (receiver ? c.json({ received: false }, 403) : refuse(c, new BusinessError('not_found')));
  });
}

function refuse(c: Context, error: BusinessError): Response {
  return fail(error, negotiateLocale(c.req.header('accept-language')));
}
