import type { ApiClient } from '@lobby/api-client';
import { CODES, type CodeName, type Endpoint, type FailureData, type ResponseOf } from '@lobby/contract';

/** A call as it left the app. */
export interface FakeCall {
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

type FakeAnswer = { readonly status: number; readonly envelope: unknown } | 'offline';
type Answerer = (call: FakeCall) => FakeAnswer | Promise<FakeAnswer>;

export const success = (data: unknown): FakeAnswer => ({ status: 200, envelope: { code: CODES.success.code, msg: 'ok', data } });

export function failure(name: CodeName, data: Partial<FailureData> = {}): FakeAnswer {
  const { code, status } = CODES[name];
  return { status, envelope: { code, msg: `msg of ${name}`, data: { reason: name, ...data } } };
}

/** The API at the network edge: every call of the app ends here and is answered as the test says. */
export function createFakeApi() {
  const answers = new Map<string, Answerer>();
  const calls = new Map<string, FakeCall[]>();
  const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>) => `${method} ${path}`;
  const on = (endpoint: Endpoint, answer: Answerer) => answers.set(keyOf(endpoint), answer);
  return {
    on,
    answer: <E extends Endpoint>(endpoint: E, data: ResponseOf<E>) => on(endpoint, () => success(data)),
    fail: (endpoint: Endpoint, name: CodeName, data?: Partial<FailureData>) => on(endpoint, () => failure(name, data)),
    goOffline: (endpoint: Endpoint) => on(endpoint, () => 'offline'),
    callsTo: (endpoint: Endpoint): readonly FakeCall[] => calls.get(keyOf(endpoint)) ?? [],
    /** Puts itself in place of the network. */
    plugInto(client: ApiClient) {
      client.http.defaults.adapter = async (config) => {
        const url = new URL(config.url ?? '', 'http://api.test');
        const key = `${(config.method ?? 'get').toUpperCase()} ${url.pathname}`;
        const { data } = config as { data: unknown };
        const call = {
          query: url.searchParams,
          body: typeof data === 'string' ? JSON.parse(data) : data,
          headers: config.headers.toJSON(),
        };
        calls.set(key, [...(calls.get(key) ?? []), call]);
        const answer = (await answers.get(key)?.(call)) ?? failure('not_found');
        if (config.signal?.aborted) throw new DOMException('The call was cancelled', 'AbortError');
        if (answer === 'offline') throw Object.assign(new Error('Network Error'), { isAxiosError: true, code: 'ERR_NETWORK', config });
        const body = new TextEncoder().encode(JSON.stringify(answer.envelope));
        return { status: answer.status, statusText: '', headers: { 'content-type': 'application/json' }, config, data: body.buffer };
      };
    },
  };
}

export type FakeApi = ReturnType<typeof createFakeApi>;
