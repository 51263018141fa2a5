import { CODES, deprecationHeaders, type CodeName, type Endpoint, type Locale } from '@lobby/contract';
import type { BusinessError } from '#/errors.ts';
import { wordWait } from '#/word-wait.ts';
import { say } from '#/words.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A successful envelope. */
export function succeed(data: unknown, locale: Locale): Response {
  return json(CODES.success.status, { code: CODES.success.code, msg: say(locale, 'errors.success'), data });
}

/** A failed envelope, worded in the caller's language. */
export function fail(error: BusinessError, locale: Locale): Response {
  const { retry_after: retryAfter } = error.details;
  const headers = retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) };
  const body = {
    code: CODES[error.code].code,
    msg: say(locale, wordsOf(error.code), { ...(retryAfter !== undefined && { wait: wordWait(retryAfter, locale) }), ...error.words }),
    data: { reason: error.code, ...error.details },
  };
  return json(error.status, body, headers);
}

/** Every answer of a call that will go says so, also one that refuses. */
export function tellDeprecated(response: Response, { deprecated }: { deprecated?: Endpoint['deprecated'] | undefined }): void {
  for (const [name, value] of Object.entries(deprecationHeaders(deprecated))) response.headers.set(name, value);
}

function wordsOf(code: CodeName): `errors.${CodeName}` {
  return `errors.${code}`;
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': JSON_TYPE, 'cache-control': 'no-store', ...headers } });
}
