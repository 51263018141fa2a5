import type { AxiosRequestConfig, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { ApiError, type TransportReason } from './api-error.ts';
import type { HttpDoor } from './api-client.ts';
import { CALL_TIMEOUT_MS, type HttpSettings } from './http-settings.ts';
import { GET_RETRIES, readRetryAfter, retryPolicy } from './retry-policy.ts';

/**
 * What `callEndpoint` asks of axios, by the browser's own requests: 1 kB instead of 23 for a page that strangers wait for. It knows what the
 * calls of the contract need and nothing else.
 */
export function openSmallHttp({ origin, timeoutMs = CALL_TIMEOUT_MS, retries = true }: HttpSettings): HttpDoor {
  const baseURL = origin.replace(/\/+$/, '');
  return {
    defaults: {},
    async request<Body, Answer = AxiosResponse<Body>>(config: AxiosRequestConfig): Promise<Answer> {
      const { adapter, signal } = config;
      const send = typeof adapter === 'function' ? adapter : sendByBrowser;
      const sent = { timeout: timeoutMs, ...config, baseURL, ...packed(config) } as InternalAxiosRequestConfig;
      const most = config['axios-retry']?.retries ?? (retries ? GET_RETRIES : 0);
      for (let tries = 0; ; tries += 1) {
        if (signal?.aborted) throw failed('aborted');
        const answer = await send(sent);
        const retryAfter = readRetryAfter(answer.headers['retry-after'], Date.now());
        const method = sent.method === 'GET' ? 'GET' : 'POST';
        const wait = tries < most ? retryPolicy({ method, status: answer.status, retries: tries, retryAfter }, Math.random()) : undefined;
        if (wait === undefined) return answer as Answer;
        await pause(wait, signal);
      }
    },
  };
}

/** A body as it travels, and what it is called. */
function packed({ data, headers }: AxiosRequestConfig): Pick<AxiosRequestConfig, 'data' | 'headers'> {
  const body: unknown = data;
  if (body === undefined || body instanceof FormData) return {};
  return { data: JSON.stringify(body), headers: { ...(headers as Record<string, string>), 'Content-Type': 'application/json' } };
}

const failed = (reason: TransportReason) => new ApiError({ reason });

function sendByBrowser(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const { method = 'GET', url = '', baseURL = '', timeout = 0, signal, onUploadProgress } = config;
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const end = (settle: () => void) => () => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', stop);
      settle();
    };
    const giveUp = (reason: TransportReason) => {
      end(() => reject(failed(reason)))();
      call.abort();
    };
    const stop = () => giveUp('aborted');
    const timer = setTimeout(() => giveUp('timeout'), timeout);
    call.open(method, baseURL + url);
    call.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(config.headers)) call.setRequestHeader(name, String(value));
    call.addEventListener(
      'load',
      end(() =>
        resolve({ status: call.status, statusText: call.statusText, headers: headersOf(call), data: call.response as unknown, config }),
      ),
    );
    call.addEventListener(
      'error',
      end(() => reject(failed('offline'))),
    );
    // Browsers abort the calls of a page that is being left, too.
    call.addEventListener(
      'abort',
      end(() => reject(failed('aborted'))),
    );
    if (onUploadProgress)
      call.upload.addEventListener('progress', (event) => {
        const { loaded, total } = event;
        onUploadProgress({ loaded, total, bytes: loaded, lengthComputable: true, progress: loaded / total, event });
      });
    signal?.addEventListener?.('abort', stop);
    call.send(config.data as string | FormData | undefined);
  });
}

/** Read together: asking for one that another origin does not show is told in the console. */
function headersOf(call: XMLHttpRequest): Record<string, string> {
  const lines = call
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/);
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.toLowerCase(), value.join(':').trim()];
    }),
  );
}

function pause(ms: number, signal: AxiosRequestConfig['signal']): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', end);
      if (signal?.aborted) reject(failed('aborted'));
      else resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener?.('abort', end);
  });
}
