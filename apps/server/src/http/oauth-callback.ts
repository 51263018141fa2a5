import { OAUTH_CALLBACK_PATH, negotiateLocale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { keepGivenName } from '#/domains/oauth/keep-given-name.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { fail } from './answer.ts';
import { callerSource } from './caller-address.ts';
import type { RateLimit } from './rate-limit.ts';

/** The callback and its alias (§2). */
const PATHS = [OAUTH_CALLBACK_PATH, '/login/apple_callback'];
/** An answer holds a code, a state and a name, in bytes. */
const FORM_MAX = 16 * 1024;
const SEE_OTHER = 303;

/** What the page is told of an answer; everything else stays here. */
const PASSED_ON = { state: /^[\w-]{1,100}$/, code: /^[\x21-\x7E]{1,4096}$/, error: /^[a-z_]{1,60}$/ };

/** Where a provider answers by a form (Apple): its name for the person is kept, and the page goes on with code and state. */
export function mountOauthCallback(app: Hono, services: Services, rateLimit: RateLimit): void {
  const limit = bodyLimit({ maxSize: FORM_MAX, onError: (c) => refuse(c, new BusinessError('too_large', {}, { limit: '16 kB' })) });
  app.on('POST', PATHS, limit, async (c) => {
    try {
      await rateLimit.spend('anyone', callerSource(c, services.config.trustProxy));
    } catch (error) {
      if (error instanceof BusinessError) return refuse(c, error);
      throw error;
    }
    const form = await readForm(c);
    const { state, user } = form;
    if (state !== undefined && user !== undefined) await keepGivenName(services, state, user);
    const query = new URLSearchParams();
    for (const [name, shape] of Object.entries(PASSED_ON)) {
      const value = form[name];
      if (value !== undefined && shape.test(value)) query.set(name, value);
    }
    return c.redirect(`${OAUTH_CALLBACK_PATH}?${query.toString()}`, SEE_OTHER);
  });
}

async function readForm(c: Context): Promise<Record<string, string | undefined>> {
  const form = new URLSearchParams(await c.req.text());
  return Object.fromEntries(form);
}

function refuse(c: Context, error: BusinessError): Response {
  return fail(error, negotiateLocale(c.req.header('accept-language')));
}
