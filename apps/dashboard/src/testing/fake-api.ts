import { CODES, type CodeName, type Endpoint, type FailureData, type ResponseOf } from '@lobby/contract';
import type { ApiClient } from '@lobby/api-client';

/** A call as it left the app. */
export interface FakeCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON that was sent, or the form. */
  readonly body: unknown;
}

/** An envelope on its way, or a promise of one. */
export type FakeAnswer = { readonly status?: number; readonly envelope?: unknown; readonly file?: string } | 'offline';
type Answerer = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

export const success = (data: unknown): FakeAnswer => ({ envelope: { code: CODES.success.code, msg: 'ok', data } });

export function failure(name: CodeName, data: Partial<FailureData> = {}, msg = `msg of ${name}`): FakeAnswer {
  const { code, status } = CODES[name];
  return { status, envelope: { code, msg, data: { reason: name, ...data } } };
}

/** The paths that an endpoint answers, whatever stands for its parts in braces. */
const pathsOf = ({ path }: Endpoint) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** The API at the network edge: every call of the app ends here and is answered as the test says. */
export function createFakeApi() {
  const answers = new Map<string, { pattern: RegExp; answer: Answerer }>();
  const calls: FakeCall[] = [];

  const on = (endpoint: Endpoint, answer: Answerer) => {
    answers.set(`${endpoint.method} ${endpoint.path}`, { pattern: pathsOf(endpoint), answer });
  };

  const respond = async (call: FakeCall): Promise<FakeAnswer> => {
    const own = answers.get(`${call.method} ${call.path}`);
    const match = own ?? [...answers].find(([name, { pattern }]) => name.startsWith(`${call.method} `) && pattern.test(call.path))?.[1];
    return match ? match.answer(call) : failure('not_found');
  };

  return {
    calls,
    callsTo: (endpoint: Endpoint) => calls.filter(({ method, path }) => method === endpoint.method && pathsOf(endpoint).test(path)),
    on,
    /** Answers with success; a function gets the call. */
    answer: <E extends Endpoint>(endpoint: E, data: ResponseOf<E> | ((call: FakeCall) => ResponseOf<E>)) =>
      on(endpoint, (call) => success(typeof data === 'function' ? (data as (call: FakeCall) => ResponseOf<E>)(call) : data)),
    fail: (endpoint: Endpoint, name: CodeName, data?: Partial<FailureData>) => on(endpoint, () => failure(name, data)),
    goOffline: (endpoint: Endpoint) => on(endpoint, () => 'offline'),
    /** Puts itself in place of the network. */
    plugInto(client: ApiClient) {
      client.http.defaults.adapter = async (config) => {
        const url = new URL(config.url ?? '', 'http://api.test');
        const { data } = config as { data: unknown };
        const call: FakeCall = {
          method: (config.method ?? 'get').toUpperCase(),
          path: url.pathname,
          query: url.searchParams,
          headers: config.headers.toJSON() as Record<string, string>,
          body: typeof data === 'string' ? JSON.parse(data) : data,
        };
        calls.push(call);
        config.onUploadProgress?.({ loaded: 1, total: 1, progress: 1, bytes: 1, lengthComputable: true });
        const answer = await respond(call);
        if (config.signal?.aborted) throw new DOMException('The call was cancelled', 'AbortError');
        if (answer === 'offline') throw Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK', config });
        const text = answer.file ?? JSON.stringify(answer.envelope);
        const headers =
          answer.file === undefined
            ? { 'content-type': 'application/json' }
            : { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="file.csv"' };
        return { status: answer.status ?? 200, statusText: '', headers, config, data: new TextEncoder().encode(text).buffer };
      };
    },
  };
}

export type FakeApi = ReturnType<typeof createFakeApi>;
