import type { MiddlewareHandler } from 'hono';
import type { Services } from '#/services.ts';

/** Makes each call of the API a span, below the one of the page that called. */
export function traced({ trace }: Pick<Services, 'trace'>): MiddlewareHandler {
  return async (c, next) => {
    const { method, url } = c.req;
    await trace({ method, url, traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') }, async () => {
      await next();
      return c.res.status;
    });
  };
}
