import { negotiateLocale, type Locale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { randomBytes } from 'node:crypto';
import { findRated, keepMailedRating, type Rated } from '#/channels/messaging/rate-by-mail.ts';
import { RATING_PATH } from '#/channels/messaging/rating-link.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { fail } from './answer.ts';
import { callerSource } from './caller-address.ts';
import type { RateLimit } from './rate-limit.ts';
import { ratingEnd, ratingForm } from './rating-page.ts';

const PLACE = `${RATING_PATH}/:tenant{[0-9]{1,15}}/:link`;
/** An answer and a comment of a thousand characters, each of which may take nine bytes. */
const FORM_MAX = 16 * 1024;
const COMMENT_MAX = 1_000;

/** The page that mails lead to which ask how a conversation was. Programs that open every link of a mail rate nothing: it has to be sent. */
export function mountRating(app: Hono, services: Services, rateLimit: RateLimit): void {
  const guarded = async (c: Context, answer: (rated: Rated) => Response | Promise<Response>): Promise<Response> => {
    try {
      await rateLimit.spend('anyone', callerSource(c, services.config.trustProxy));
      const rated = await findRated(services, Number(c.req.param('tenant')), c.req.param('link') ?? '');
      return await (rated ? answer(rated) : show(c, (nonce) => ratingEnd(browserLocale(c), 'over', nonce), 404));
    } catch (error) {
      if (error instanceof BusinessError) return fail(error, browserLocale(c));
      throw error;
    }
  };
  const ask = (c: Context, { business, locale }: Rated, form: { score: number | undefined; comment: string; isUnanswered: boolean }) =>
    show(c, (nonce) => ratingForm(locale, { business, ...form, nonce }), form.isUnanswered ? 400 : 200);
  app.get(PLACE, (c) => guarded(c, (rated) => ask(c, rated, { score: scoreOf(c.req.query('score')), comment: '', isUnanswered: false })));
  app.post(PLACE, bodyLimit({ maxSize: FORM_MAX }), (c) =>
    guarded(c, async (rated) => {
      const form = new URLSearchParams(await c.req.text());
      const comment = (form.get('comment') ?? '').trim().slice(0, COMMENT_MAX);
      const score = scoreOf(form.get('score') ?? undefined);
      if (score === undefined) return ask(c, rated, { score, comment, isUnanswered: true });
      const isTaken = await keepMailedRating(services, rated, { score, comment });
      return show(c, (nonce) => ratingEnd(rated.locale, isTaken ? 'rated' : 'over', nonce), isTaken ? 200 : 404);
    }),
  );
}

function scoreOf(given: string | undefined): number | undefined {
  return given !== undefined && /^[1-5]$/.test(given) ? Number(given) : undefined;
}

function browserLocale(c: Context): Locale {
  return negotiateLocale(c.req.header('accept-language'));
}

function show(c: Context, page: (nonce: string) => ReturnType<typeof ratingEnd>, status: 200 | 400 | 404): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'content-security-policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  c.header('cache-control', 'no-store');
  // The address is all that one needs to rate.
  c.header('referrer-policy', 'no-referrer');
  return c.html(page(nonce), status);
}
