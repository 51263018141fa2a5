import { DIVERSION_PATH, isLocale, negotiateLocale, type Locale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';
import { countryOf } from '#/domains/diversion-link/country-of.ts';
import { isRobot } from '#/domains/diversion-link/describe-visitor.ts';
import { openLink, type Opened } from '#/domains/diversion-link/open-link.ts';
import { VISIT_TOKEN_TTL_MS } from '#/domains/diversion-link/visit-token.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { callerSource } from './caller-address.ts';
import { callerOrigin } from './caller-origin.ts';
import { closedPage, landingPage } from './diversion-page.ts';
import type { RateLimit } from './rate-limit.ts';

/** Names the visit to the call that begins a chat, and to no other: the chat itself knows nothing of it. */
export const VISIT_COOKIE = 'lobby_visit';
const SESSION_PATH = '/api/micro/chatbot/visitor/session';
/** Knows a browser again that comes back; it goes to short addresses alone. */
const BROWSER_COOKIE = 'lobby_browser';
const BROWSER_BYTES = 16;
const BROWSER = /^[\w-]{22}$/;
/** As long as browsers keep any, in seconds. */
const BROWSER_AGE_S = 400 * 86_400;
const USER_AGENT_MAX = 300;
const REFERRER_MAX = 500;
const SEE_OTHER = 302;

/** Short addresses: each leads its visitor on, or shows a page that does. */
export function mountDiversion(app: Hono, services: Services, rateLimit: RateLimit): void {
  app.get(`${DIVERSION_PATH}/:slug`, (c) => serve(c, services, rateLimit, false));
  app.get(`${DIVERSION_PATH}/:slug/go`, (c) => serve(c, services, rateLimit, true));
}

async function serve(c: Context, services: Services, rateLimit: RateLimit, goes: boolean): Promise<Response> {
  const locale = localeOf(c);
  c.header('cache-control', 'no-store');
  try {
    await rateLimit.spend('linkOpens', callerSource(c, services.config.trustProxy));
  } catch (error) {
    if (error instanceof BusinessError) return c.html(closedPage(locale, { why: 'throttled', business: undefined, chat: undefined }), 429);
    throw error;
  }
  const { browser, isKnown } = browserOf(c);
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, USER_AGENT_MAX);
  // Who presses the button is somebody, whatever their program is called: only those that declare themselves are none.
  const robot = isAhead(c) || (isRobot(userAgent) && !(goes && !declaresItself(userAgent)));
  const origin = callerOrigin(c, services.config.trustProxy);
  const opened = await openLink(services, {
    slug: c.req.param('slug') ?? '',
    browser,
    locale,
    country: countryOf({
      named: services.config.trustProxy ? c.req.header(services.config.countryHeader) : undefined,
      languages: c.req.header('accept-language'),
    }),
    userAgent,
    source: c.req.query('utm_source') ?? c.req.query('s'),
    referrer: c.req.header('referer')?.slice(0, REFERRER_MAX),
    origin,
    goes,
    isRobot: robot,
  });
  const secure = origin.startsWith('https:') || services.config.origin?.startsWith('https:') === true;
  const cookie = { httpOnly: true, sameSite: 'Lax', secure } as const;
  if (!isKnown && !robot && opened.kind !== 'closed') {
    setCookie(c, BROWSER_COOKIE, browser, { ...cookie, path: DIVERSION_PATH, maxAge: BROWSER_AGE_S });
  }
  if (opened.kind === 'away' && opened.token !== undefined)
    setCookie(c, VISIT_COOKIE, opened.token, { ...cookie, path: SESSION_PATH, maxAge: VISIT_TOKEN_TTL_MS / 1000 });
  return answer(c, opened, locale);
}

function answer(c: Context, opened: Opened, locale: Locale): Response | Promise<Response> {
  if (opened.kind === 'away') return c.redirect(opened.address, SEE_OTHER);
  if (opened.kind === 'page') return c.html(landingPage(locale, opened));
  return c.html(closedPage(locale, opened), opened.why === 'unknown' ? 404 : 200);
}

/** The browser's own number, or a new one. */
function browserOf(c: Context): { browser: string; isKnown: boolean } {
  const kept = getCookie(c, BROWSER_COOKIE) ?? '';
  return BROWSER.test(kept)
    ? { browser: kept, isKnown: true }
    : { browser: randomBytes(BROWSER_BYTES).toString('base64url'), isKnown: false };
}

/** Whether a program says where to read about it, as robots do that follow links. */
const declaresItself = (userAgent: string) => userAgent.trim() === '' || /\+?https?:\/\//i.test(userAgent);

/** A browser that looks ahead, or asks for nothing but what stands above the answer: nobody has come yet. */
function isAhead(c: Context): boolean {
  const purpose = `${c.req.header('sec-purpose') ?? ''} ${c.req.header('purpose') ?? ''} ${c.req.header('x-moz') ?? ''}`;
  return c.req.method === 'HEAD' || /prefetch|prerender/i.test(purpose);
}

function localeOf(c: Context): Locale {
  const named = c.req.query('locale');
  return isLocale(named) ? named : negotiateLocale(c.req.header('accept-language'));
}
