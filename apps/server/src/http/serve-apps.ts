import { CHANNEL_PARAM, isLocale, negotiateLocale, type Locale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { frameAccess, type FrameAccess } from '#/channels/frame-access.ts';
import type { Services } from '#/services.ts';
import { describeFaqPage, type PageDescription } from '#/domains/help/public/describe-page.ts';
import { say } from '#/words.ts';
import { callerOrigin } from './caller-origin.ts';
import { FRAME_REFUSAL_POLICY, frameRefusalPage } from './frame-refusal-page.ts';
import { withDescription } from './page-description.ts';
import { pageStatus } from './find-page.ts';
import { pagePolicy, type PageApp } from './content-policy.ts';
import { serveFiles } from './serve-files.ts';

const APPS = ['auth-home', 'dashboard', 'chat'] as const satisfies readonly PageApp[];

/** A build is replaced in a few seconds. */
const REBUILT_AFTER_S = 5;
const NONCE_BYTES = 16;

/** Which app owns a path: the dashboard its own, the chat its own, auth-home everything else. */
export function appOf(path: string): PageApp {
  if (/^\/(dashboard|preview)(\/|$)/.test(path)) return 'dashboard';
  if (/^\/chat(\/|$)/.test(path)) return 'chat';
  return 'auth-home';
}

/** Where an app's built files are. */
function builtFiles(name: PageApp): string {
  return fileURLToPath(new URL(`../../../${name}/dist/`, import.meta.url));
}

/** Serves the built apps and their run-time configuration on the API's own origin. `folderOf` is another place of the built files. */
export function serveApps(app: Hono, services: Services, folderOf = builtFiles): void {
  const runtime = { api_origin: '', traces_endpoint: services.config.tracesEndpoint ?? null };
  for (const name of APPS) {
    const base = `/_assets/${name}`;
    app.get(`${base}/config.json`, (c) => c.json(runtime, 200, { 'cache-control': 'no-cache' }));
    app.use(`${base}/*`, serveFiles(folderOf(name), base));
  }
  app.get('/_assets/*', (c) => c.text('Not found', 404));
  app.get('*', async (c) => {
    const name = appOf(c.req.path);
    // Read anew each time: a page names its files by their hash, and a new build has new ones.
    const page = await readFile(`${folderOf(name)}index.html`, 'utf8').catch(() => undefined);
    if (page === undefined) return notBuilt(c);
    return sendPage(c, { app: name, page, status: await pageStatus(name, folderOf(name), c.req.path, services) }, services);
  });
}

interface FoundPage {
  app: PageApp;
  page: string;
  status: 200 | 404;
}

async function sendPage(c: Context, { app, page, status }: FoundPage, services: Services): Promise<Response> {
  const { origin, tracesEndpoint } = services.config;
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  const access = app === 'chat' ? await accessOf(c, services) : NOBODY;
  if (access.kind !== 'granted') return refuseFrame(c, access);
  const { host } = new URL(c.req.url);
  const policy = pagePolicy({ app, nonce, host, origin, tracesEndpoint, frameOrigins: access.origins });
  const described = app === 'chat' ? await describe(c, services) : undefined;
  // React Aria looks here for the nonce of the style elements that it adds.
  const noted = page.replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`);
  return c.html(described ? withDescription(noted, described) : noted, described && status === 200 ? described.status : status, {
    'cache-control': 'no-cache',
    'content-security-policy': policy,
  });
}

/** While the database does not answer, the page says nothing about itself. */
async function describe(c: Context, services: Services): Promise<PageDescription | undefined> {
  const facts = { path: c.req.path, locale: c.req.query('locale'), languages: c.req.header('accept-language') };
  return describeFaqPage(services, facts).catch((error: unknown) => {
    services.log.warn({ err: error }, 'a page of the FAQ is not described');
    return undefined;
  });
}

const NOBODY: FrameAccess = { kind: 'granted', origins: [] };
const REFERRER_MAX = 2_000;

/** While the database does not answer, no other site may frame the chat. */
async function accessOf(c: Context, services: Services): Promise<FrameAccess> {
  const tenant = /^\/chat\/([^/]+)/.exec(c.req.path)?.[1] ?? '';
  const referrer = c.req.header('referer')?.slice(0, REFERRER_MAX) ?? '';
  const isFramed = c.req.header('sec-fetch-dest') === 'iframe';
  const embedder = isFramed && URL.canParse(referrer) ? new URL(referrer).origin : undefined;
  const own = callerOrigin(c, services.config.trustProxy);
  return frameAccess(services, { tenant, channelKey: c.req.query(CHANNEL_PARAM), embedder, own }).catch((error: unknown) => {
    services.log.warn({ err: error }, 'the sites that may frame a chat are not known');
    return NOBODY;
  });
}

/** A sentence for the owner of the site, in the place of a chat that stands where it may not. */
async function refuseFrame(c: Context, refused: Exclude<FrameAccess, { kind: 'granted' }>): Promise<Response> {
  const named = c.req.query('locale');
  const locale: Locale = isLocale(named) ? named : negotiateLocale(c.req.header('accept-language'));
  const status = refused.kind === 'off' ? 404 : 403;
  return c.html(frameRefusalPage(locale, refused), status, {
    'cache-control': 'no-store',
    'content-security-policy': FRAME_REFUSAL_POLICY,
  });
}

/** A build begins by removing the one before. */
function notBuilt(c: Context): Response {
  const text = say(negotiateLocale(c.req.header('accept-language')), 'errors.unavailable');
  return c.text(text, 503, { 'retry-after': String(REBUILT_AFTER_S), 'cache-control': 'no-store' });
}
