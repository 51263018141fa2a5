import type { Context, MiddlewareHandler } from 'hono';
import type { Config } from '#/config.ts';
import { ANSWER_POLICY, SERVER_PAGE_POLICY, type PageApp } from './content-policy.ts';
import { appOf } from './serve-apps.ts';

const YEAR_S = 31_536_000;

/** What no page of Lobby uses, and what nothing it frames shall use either. */
const UNUSED = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'payment', 'usb'].map(
  (feature) => `${feature}=()`,
);

/** Voice notes are recorded in the chat and at the desk, by nobody else. */
const RECORDING_APPS: ReadonlySet<PageApp> = new Set(['chat', 'dashboard']);

function permissionsOf(path: string): string {
  const isRecording = RECORDING_APPS.has(appOf(path));
  return [...UNUSED, `microphone=${isRecording ? '(self)' : '()'}`].join(', ');
}

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const CONTENT_POLICY = 'content-security-policy';

/** The security headers of every response; a route that has set one of its own keeps it. */
export function securityHeaders({ origin, trustProxy }: Pick<Config, 'origin' | 'trustProxy'>): MiddlewareHandler {
  return async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(ALWAYS)) setMissing(c, name, value);
    setMissing(c, 'permissions-policy', permissionsOf(c.req.path));
    if (isSecure(c, { origin, trustProxy })) setMissing(c, 'strict-transport-security', `max-age=${YEAR_S}`);
    const type = c.res.headers.get('content-type') ?? '';
    if (type.startsWith('text/html')) setMissing(c, CONTENT_POLICY, SERVER_PAGE_POLICY);
    if (/^\/(api|dev)\//.test(c.req.path)) {
      setMissing(c, CONTENT_POLICY, ANSWER_POLICY);
      setMissing(c, 'cache-control', 'no-store');
    }
    // For browsers that do not know frame-ancestors; the chat is the only page that others may frame.
    if (c.res.headers.get(CONTENT_POLICY)?.endsWith("frame-ancestors 'none'")) setMissing(c, 'x-frame-options', 'DENY');
  };
}

/** On the headers themselves: through the context each would make the finished response anew, with its body as a stream. */
function setMissing(c: Context, name: string, value: string): void {
  const { headers } = c.res;
  if (!headers.has(name)) headers.set(name, value);
}

/** Whether people reach this Lobby by https: a promise that it stays so would lock others out. */
function isSecure(c: Context, { origin, trustProxy }: Pick<Config, 'origin' | 'trustProxy'>): boolean {
  if (origin?.startsWith('https:')) return true;
  return trustProxy && c.req.header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}
