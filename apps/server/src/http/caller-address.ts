import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { networkOf } from '#/domains/user/sign-in/network-of.ts';

/** How a socket that serves both kinds names an IPv4 caller. */
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** The caller's IP address; behind a trusted proxy, the last one that the proxy added. */
export function callerAddress(c: Context, trustProxy: boolean): string {
  return forwardedFor(trustProxy ? c.req.header('x-forwarded-for') : undefined) || connectionAddress(c) || 'unknown';
}

/** Whom limits by address count: of IPv6 the network, because who has one address there has them all. */
export function sourceOf(address: string): string {
  const plain = address.replace(MAPPED, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
}

/** As `sourceOf`, of a call. */
export function callerSource(c: Context, trustProxy: boolean): string {
  return sourceOf(callerAddress(c, trustProxy));
}

/** As `sourceOf`, of a request that has not come through Hono. */
export function requestSource(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? [request.headers['x-forwarded-for'] ?? []].flat().join(',') : undefined;
  return sourceOf(forwardedFor(forwarded) || request.socket.remoteAddress || 'unknown');
}

function forwardedFor(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim();
}

/** In-process requests have no connection. */
function connectionAddress(c: Context): string | undefined {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}
