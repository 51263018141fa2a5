import { negotiateLocale } from '@lobby/contract';
import type { Hono } from 'hono';
import { Readable } from 'node:stream';
import { openExport } from '#/domains/contact/open-export.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { fail } from './answer.ts';
import { callerSource } from './caller-address.ts';
import type { RateLimit } from './rate-limit.ts';

/** Serves exports of contacts by their links, as fast as the reader takes them. */
export function mountContactExport(app: Hono, services: Services, rateLimit: RateLimit): void {
  app.get('/files/contact/:link', async (c) => {
    try {
      await rateLimit.spend('anyone', callerSource(c, services.config.trustProxy));
      const opened = await openExport(services, c.req.param('link'));
      if (!opened) throw new BusinessError('not_found');
      const stream = Readable.toWeb(Readable.from(opened.content, { objectMode: false })) as ReadableStream<Uint8Array>;
      return new Response(stream, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="${opened.name}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    } catch (error) {
      if (error instanceof BusinessError) return fail(error, negotiateLocale(c.req.header('accept-language')));
      throw error;
    }
  });
}
