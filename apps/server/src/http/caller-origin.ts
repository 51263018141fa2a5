import type { Context } from 'hono';

/** The origin that the caller has used; behind a trusted proxy, as the proxy tells it. */
export function callerOrigin(c: Context, trustProxy: boolean): string {
  const url = new URL(c.req.url);
  const [protocol, host] = trustProxy ? [last(c, 'x-forwarded-proto'), last(c, 'x-forwarded-host')] : [];
  return `${protocol ?? url.protocol.slice(0, -1)}://${host ?? url.host}`;
}

/** The value that the nearest proxy has added. */
function last(c: Context, header: string): string | undefined {
  return c.req.header(header)?.split(',').at(-1)?.trim() || undefined;
}
