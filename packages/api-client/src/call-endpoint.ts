import { HEADERS, type Endpoint, type RequestInput, type ResponseOf } from '@lobby/contract';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { isAborted } from './api-error.ts';
import { buildRequest } from './build-request.ts';
import type { ApiClient } from './api-client.ts';
import { readFilename, type FileAnswer } from './file-answer.ts';
import { readEnvelope, type Outcome } from './read-envelope.ts';
import { readRetryAfter } from './retry-policy.ts';
import { isAxiosError, transportError } from './transport-error.ts';

/** Longest wait for a call that sends or fetches a file, in milliseconds. */
const FILE_TIMEOUT_MS = 300_000;

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** The file of a `multipart` endpoint. */
  readonly file?: Blob | undefined;
  /** Share of the request that has been sent, 0 to 1. */
  readonly onUploadProgress?: ((share: number) => void) | undefined;
  /** Bytes of the answer that have come. */
  readonly onDownloadProgress?: ((bytes: number) => void) | undefined;
  /** Replaces the client's token, such as a visitor's. */
  readonly token?: string | undefined;
  /** Longest wait for the answer, in milliseconds, where a call takes longer than others. */
  readonly timeoutMs?: number | undefined;
  /** False where a cache retries this call itself. */
  readonly retry?: boolean | undefined;
  /** True where a failure has no consequence for the session, such as revoking a token while signing out. */
  readonly quiet?: boolean | undefined;
}

/** What a call resolves to: the file of an endpoint that answers with one, else the `data` of the envelope. */
export type AnswerOf<E extends Endpoint> = E extends { readonly answers: 'file' } ? FileAnswer : ResponseOf<E>;

/**
 * Calls an endpoint of the contract. Fields of `request` that the contract has a default for may be left out
 * (`business_id`, §7). Rejects with an `ApiError`, and with nothing else.
 */
export async function callEndpoint<E extends Endpoint>(
  client: ApiClient,
  endpoint: E,
  request: RequestInput<E>,
  options: CallOptions = {},
): Promise<AnswerOf<E>> {
  const token = headerSafe(options.token ?? client.options.getToken());
  const response = await send(client, configOf(client, endpoint, request, token, options));
  if (isFile(endpoint, response)) return fileOf(response) as AnswerOf<E>;
  const outcome = readResponse(response);
  if (outcome.ok) return outcome.data as AnswerOf<E>;
  if (outcome.consequence && !options.quiet) {
    client.announceFailure({
      consequence: outcome.consequence,
      token,
      currentToken: options.token === undefined ? client.options.getToken() : token,
      anonymous: endpoint.caller === 'anyone',
    });
  }
  throw outcome.error;
}

function configOf(
  client: ApiClient,
  endpoint: Endpoint,
  request: unknown,
  token: string | undefined,
  options: CallOptions,
): AxiosRequestConfig {
  const { path, body } = buildRequest(endpoint, completed(endpoint, request), options.file);
  const { onUploadProgress, onDownloadProgress, signal } = options;
  return {
    method: endpoint.method,
    url: path,
    data: body,
    headers: {
      Accept: endpoint.answers === 'file' ? '*/*' : 'application/json',
      [HEADERS.language]: client.options.getLocale(),
      [HEADERS.device]: client.options.device,
      ...(token === undefined ? {} : { [HEADERS.token]: token }),
    },
    ...(signal && { signal }),
    ...(onUploadProgress && { onUploadProgress: ({ progress }) => onUploadProgress(progress ?? 0) }),
    ...(onDownloadProgress && { onDownloadProgress: ({ loaded }) => onDownloadProgress(loaded) }),
    ...((endpoint.body === 'multipart' || endpoint.answers === 'file') && { timeout: FILE_TIMEOUT_MS }),
    ...(options.timeoutMs !== undefined && { timeout: options.timeoutMs }),
    ...(options.retry === false && { 'axios-retry': { retries: 0 } }),
  };
}

/** A request that the contract refuses goes out as it is: the server's answer names the fields in the caller's language. */
function completed(endpoint: Endpoint, request: unknown): Record<string, unknown> {
  // A build may leave the schemas out; the server completes and checks what it gets all the same.
  const schema = endpoint.request as Endpoint['request'] | undefined;
  const parsed = schema?.safeParse(request);
  return (parsed?.success ? parsed.data : request) as Record<string, unknown>;
}

async function send(client: ApiClient, config: AxiosRequestConfig): Promise<AxiosResponse<ArrayBuffer>> {
  try {
    return await client.http.request<ArrayBuffer>(config);
  } catch (error) {
    const refused = isAxiosError<ArrayBuffer>(error) && !isAborted(error) ? error.response : undefined;
    // A good status on an error is an answer that broke off.
    if (refused && refused.status >= 300) return refused;
    throw transportError(error);
  }
}

function readResponse(response: AxiosResponse<ArrayBuffer>): Outcome {
  return readEnvelope({
    status: response.status,
    statusText: response.statusText,
    // Decoding drops a byte order mark.
    body: new TextDecoder().decode(response.data),
    retryAfter: readRetryAfter(response.headers['retry-after'], Date.now()),
  });
}

/** A failure of a file endpoint is an envelope, which comes as JSON and as no attachment. */
function isFile(endpoint: Endpoint, response: AxiosResponse): boolean {
  if (endpoint.answers !== 'file' || response.status >= 400) return false;
  return response.headers['content-disposition'] !== undefined || !/\bjson\b/i.test(contentType(response));
}

function fileOf(response: AxiosResponse<ArrayBuffer>): FileAnswer {
  return {
    blob: new Blob([response.data], { type: contentType(response) }),
    filename: readFilename(response.headers['content-disposition']),
  };
}

function contentType(response: AxiosResponse): string {
  const header: unknown = response.headers['content-type'];
  return typeof header === 'string' ? header : '';
}

/** A token that no header can carry is none that the server gave: the call goes out without, and is answered 401. */
function headerSafe(token: string | undefined): string | undefined {
  return token !== undefined && /^[\x21-\x7e]+$/.test(token) ? token : undefined;
}
