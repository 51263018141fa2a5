import { codeName, CODES, type FailureData } from '@lobby/contract';
import { ApiError } from './api-error.ts';
import { failurePolicy, FAILED_ENVELOPE_STATUS, type Consequence } from './failure-policy.ts';
import { statusReason } from './status-reason.ts';

/** An HTTP answer, as far as it matters here. */
export interface Answer {
  readonly status: number;
  readonly statusText?: string | undefined;
  /** The body: its text, or a value that is already parsed. What it is counts, not what Content-Type calls it. */
  readonly body: unknown;
  /** Seconds of the Retry-After header. */
  readonly retryAfter?: number | undefined;
}

export type Outcome =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly error: ApiError; readonly consequence: Consequence | undefined };

/** Turns an HTTP answer into the `data` of its envelope, or into the error and consequence of §8. */
export function readEnvelope(answer: Answer): Outcome {
  const body = parseBody(answer.body);
  const envelope = isObject(body) ? body : undefined;
  const code = readCode(envelope?.['code']);
  const refused = answer.status >= FAILED_ENVELOPE_STATUS;
  if (!refused && code === CODES.success.code) return { ok: true, data: envelope?.['data'] };

  const status = !refused && envelope ? FAILED_ENVELOPE_STATUS : answer.status;
  const consequence = failurePolicy({ status: answer.status, code });
  const details = readFailure(envelope?.['data']);
  const error = new ApiError({
    reason: details.reason ?? reasonOf(code, answer.status),
    status,
    code,
    msg: envelope ? readText(envelope['msg']) : (answer.statusText ?? ''),
    data: envelope?.['data'],
    retryAfter: details.retry_after ?? answer.retryAfter,
    fields: details.fields,
    endsSession: consequence !== undefined,
  });
  return { ok: false, error, consequence };
}

/** What is readable of a failure's `data`; by hand, so that a page that only sends and reads needs no schema library. */
function readFailure(data: unknown): Partial<FailureData> {
  if (!isObject(data)) return {};
  const { reason, retry_after: retryAfter, fields } = data;
  return {
    ...(typeof reason === 'string' && { reason }),
    ...(typeof retryAfter === 'number' && { retry_after: retryAfter }),
    ...(Array.isArray(fields) && { fields: fields.filter(isField) }),
  };
}

function isField(value: unknown): value is NonNullable<FailureData['fields']>[number] {
  return isObject(value) && typeof value['path'] === 'string' && typeof value['message'] === 'string';
}

function reasonOf(code: number | undefined, status: number): string {
  const known = code === undefined ? undefined : codeName(code);
  return known && known !== 'success' ? known : statusReason(status);
}

function parseBody(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}

/** A code that a proxy or an older server wrote as text still means its number. */
function readCode(value: unknown): number | undefined {
  if (typeof value === 'string' && /^-?\d+$/.test(value)) return Number(value);
  return typeof value === 'number' ? value : undefined;
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
