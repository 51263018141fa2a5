import type { Context } from 'hono';
import { BusinessError } from '#/errors.ts';
import { callerOrigin } from '#/http/caller-origin.ts';
import { isLoopbackHost } from '#/is-loopback.ts';
import { publicOrigin } from '#/public-origin.ts';
import type { Services } from '#/services.ts';

/** Calls that one request may hold. */
const BATCH_MAX = 20;

/**
 * Refuses pages of other sites, and names of other hosts that lead a browser here (MCP, transports: security).
 * @throws BusinessError refused
 */
export function refuseForeign(c: Context, { config }: Pick<Services, 'config'>): void {
  const own = new URL(publicOrigin(config));
  const { host, hostname } = new URL(callerOrigin(c, config.trustProxy));
  const from = c.req.header('origin');
  if (from !== undefined && from !== own.origin && !(isLoopbackHost(own.hostname) && isLoopbackOrigin(from)))
    throw new BusinessError('refused');
  // Numbers cannot be made to lead elsewhere.
  const isNumber = /^[\d.]+$|^\[/.test(hostname);
  if (host !== own.host && !isNumber && !isLoopbackHost(hostname)) throw new BusinessError('refused');
}

/** How many calls a request holds: each is charged. @throws BusinessError too_large */
export async function countCalls(request: Request): Promise<number> {
  if (request.method !== 'POST') return 1;
  const body = readJson(await request.clone().text());
  if (!Array.isArray(body)) return 1;
  if (body.length > BATCH_MAX) throw new BusinessError('too_large', {}, { limit: `${BATCH_MAX} JSON-RPC` });
  return Math.max(1, body.length);
}

function isLoopbackOrigin(origin: string): boolean {
  const url = URL.parse(origin);
  return url !== null && isLoopbackHost(url.hostname);
}

/** What is no JSON is refused by whoever reads it next. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
