import type { Endpoint, Locale } from '@lobby/contract';
import type { Context } from 'hono';
import { parseBody } from 'hono/utils/body';
import { z } from 'zod/mini';
import type { UploadedFile } from '#/call.ts';
import { BusinessError } from '#/errors.ts';
import { oneLine } from '#/one-line.ts';
import { wordIssues } from './word-issues.ts';

/** Room for the form fields beside the file, in bytes. */
const FORM_OVERHEAD = 64 * 1024;
const MIB = 1024 * 1024;

export interface ReadRequest {
  request: unknown;
  file: UploadedFile | undefined;
}

/** What a call may carry, in bytes. */
export interface BodyLimits {
  json: number;
  file: number;
}

/**
 * Reads path parameters, query, JSON or form into one object and checks it against the call's schema.
 * @throws BusinessError malformed_body, too_large or invalid_request with a sentence for each field
 */
export async function readRequest(c: Context, endpoint: Endpoint, locale: Locale, limits: BodyLimits): Promise<ReadRequest> {
  const { fields, file } = await readBody(c, endpoint, limits);
  const result = z.safeParse(endpoint.request, storable({ ...fields, ...c.req.param() }));
  if (!result.success) throw new BusinessError('invalid_request', { fields: wordIssues(result.error.issues, locale) });
  return { request: result.data, file };
}

async function readBody(c: Context, endpoint: Endpoint, limits: BodyLimits): Promise<{ fields: object; file: UploadedFile | undefined }> {
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') return { fields: c.req.query(), file: undefined };
  if (endpoint.body === 'multipart') return readForm(c, limits.file);
  const bytes = await readBytes(c, limits.json);
  if (bytes.length === 0) return { fields: {}, file: undefined };
  return { fields: parseJson(bytes), file: undefined };
}

function parseJson(bytes: Uint8Array): object {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw Object.assign(new BusinessError('malformed_body'), { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BusinessError('malformed_body');
  return value;
}

async function readForm(c: Context, fileMax: number): Promise<{ fields: object; file: UploadedFile | undefined }> {
  const bytes = await readBytes(c, fileMax + FORM_OVERHEAD);
  const request = new Request('http://form', {
    method: 'POST',
    body: bytes,
    headers: { 'content-type': c.req.header('content-type') ?? '' },
  });
  const form = await parseBody(request).catch((cause: unknown) => {
    throw Object.assign(new BusinessError('malformed_body'), { cause });
  });
  const fields: Record<string, string> = {};
  let file: UploadedFile | undefined;
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string') fields[name] = value;
    else if (name === 'file' && value instanceof File) file = { name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) };
  }
  if (file && file.bytes.length > fileMax) throw tooLarge(fileMax);
  return { fields, file };
}

/** A body whose length was said is read at once, since HTTP ends it there; any other one until the limit. */
async function readBytes(c: Context, max: number): Promise<Uint8Array> {
  const declared = c.req.header('content-length');
  if (Number(declared ?? 0) > max) throw tooLarge(max);
  try {
    if (declared !== undefined && 'incoming' in (c.env ?? {})) return new Uint8Array(await c.req.raw.arrayBuffer());
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of (c.req.raw.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > max) throw tooLarge(max);
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch (cause) {
    if (cause instanceof BusinessError) throw cause;
    // Whoever hangs up in the middle is no fault of the server's, and fills no log.
    throw Object.assign(new BusinessError('malformed_body'), { cause });
  }
}

function tooLarge(max: number): BusinessError {
  const limit = max >= MIB ? `${Math.floor(max / MIB)} MB` : `${Math.floor(max / 1024)} kB`;
  return new BusinessError('too_large', { limit: max }, { limit });
}

/** Deeper nesting than any call has. */
const DEPTH_MAX = 20;

/** Fields that are shown in a line with other words, in lists and in mails that Lobby answers for. */
const ONE_LINE = /^(name|title|label|subject)$|_name$/;

/** PostgreSQL stores no NUL and no half of a surrogate pair; a text keeps everything else, a name is one line that reads as it is written. */
function storable(value: unknown, depth = 0, field = ''): unknown {
  if (typeof value === 'string') {
    const text = value.replaceAll('\0', '').toWellFormed();
    return ONE_LINE.test(field) ? oneLine(text) : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEPTH_MAX) throw new BusinessError('malformed_body');
  if (Array.isArray(value)) return value.map((inner) => storable(inner, depth + 1, field));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, storable(inner, depth + 1, key)]));
}
