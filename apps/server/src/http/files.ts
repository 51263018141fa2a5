import { negotiateLocale } from '@lobby/contract';
import type { Context, Hono } from 'hono';
import { findPublicImage } from '#/domains/help/public/find-public-image.ts';
import { pictureKey, type PictureFormat } from '#/domains/picture/picture-file.ts';
import { findLinkedFile, type FoundFile } from '#/domains/upload/find-linked-file.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { fail } from './answer.ts';
import { callerSource } from './caller-address.ts';
import { readRange } from './file-range.ts';
import type { RateLimit } from './rate-limit.ts';

/** Should a browser ever open a file as a page: nothing runs, nothing loads, and it belongs to no origin. */
const FILE_POLICY = "sandbox; default-src 'none'; img-src 'self'; media-src 'self'; frame-ancestors 'none'";

/** What a browser may show by itself; everything else is saved, and as nothing that it would run. */
const SHOWN = /^(image\/(jpeg|png|gif|webp)|audio\/(mpeg|mp4|x-m4a|ogg|webm|wav|aac|flac)|video\/(mp4|webm|ogg|quicktime|x-m4v))$/;

/** A browser asks again after so long whether a picture is still public, in milliseconds. */
const ARTICLE_FILE_AGE_MS = 300_000;

/** A browser asks again after so long whether somebody still shows a face or a logo, in seconds. */
const PICTURE_AGE_S = 86_400;
const PICTURE = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(webp|png)$/;

/** Serves files by their links, which need no token. */
export function mountFiles(app: Hono, services: Services, rateLimit: RateLimit): void {
  mountArticleFiles(app, services, rateLimit);
  mountPictures(app, services, rateLimit);
  app.get('/files/:link', async (c) => {
    try {
      await rateLimit.spend('anyone', callerSource(c, services.config.trustProxy));
      const file = await findLinkedFile(services, c.req.param('link'));
      if (!file) throw new BusinessError('not_found');
      return await send(c, file, services);
    } catch (error) {
      if (error instanceof BusinessError) return fail(error, negotiateLocale(c.req.header('accept-language')));
      throw error;
    }
  });
}

/** Pictures of help articles, for as long as an article that everybody may read shows them. */
function mountArticleFiles(app: Hono, services: Services, rateLimit: RateLimit): void {
  app.get('/files/article/:tenant/:id', async (c) => {
    try {
      await rateLimit.spend('anyone', callerSource(c, services.config.trustProxy));
      const file = await findPublicImage(services, c.req.param('tenant'), c.req.param('id'));
      if (!file) throw new BusinessError('not_found');
      return await send(c, { ...file, expiresAt: services.now() + ARTICLE_FILE_AGE_MS }, services);
    } catch (error) {
      if (error instanceof BusinessError) return fail(error, negotiateLocale(c.req.header('accept-language')));
      throw error;
    }
  });
}

/** Faces and logos in use. What stops being in use is no longer there, so that nobody has to be asked about it. */
function mountPictures(app: Hono, { files, config }: Services, rateLimit: RateLimit): void {
  app.get('/files/picture/:name', async (c) => {
    try {
      await rateLimit.spend('anyone', callerSource(c, config.trustProxy));
      const [, id, format] = PICTURE.exec(c.req.param('name')) ?? [];
      const stored = id === undefined ? undefined : await files.read(pictureKey(id, format as PictureFormat));
      if (!stored) throw new BusinessError('not_found');
      return new Response(stored.stream, {
        headers: {
          'content-type': `image/${format}`,
          'content-length': String(stored.bytes),
          'content-security-policy': FILE_POLICY,
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
          'cache-control': `public, max-age=${PICTURE_AGE_S}`,
        },
      });
    } catch (error) {
      if (error instanceof BusinessError) return fail(error, negotiateLocale(c.req.header('accept-language')));
      throw error;
    }
  });
}

async function send(c: Context, file: FoundFile, { files, now }: Services): Promise<Response> {
  const bytes = await files.size(file.key);
  if (bytes === undefined) throw new BusinessError('not_found');
  const headers = headersOf(file, c.req.query('download') !== undefined, now());
  const range = readRange(c.req.header('range'), bytes);
  if (range === 'unsatisfiable') return new Response(null, { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` } });
  const length = range ? range.end - range.start + 1 : bytes;
  const init = {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'content-length': String(length),
      ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${bytes}` } : {}),
    },
  };
  if (c.req.method === 'HEAD') return new Response(null, init);
  const stored = await files.read(file.key, range);
  if (!stored) throw new BusinessError('not_found');
  return new Response(stored.stream, init);
}

function headersOf({ name, mime, expiresAt }: FoundFile, download: boolean, now: number): Record<string, string> {
  const isShown = SHOWN.test(mime);
  return {
    'content-type': isShown || mime === 'application/pdf' ? mime : 'application/octet-stream',
    'content-disposition': `${isShown && !download ? 'inline' : 'attachment'}; ${filenameOf(name)}`,
    'content-security-policy': FILE_POLICY,
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    'cache-control': `private, max-age=${Math.max(0, Math.floor((expiresAt - now) / 1000))}`,
  };
}

/** The name in both of its spellings (RFC 6266 §4.3). */
function filenameOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const exact = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16).toUpperCase()}`);
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}
