import { HEADERS, type Endpoint, type Envelope, type RequestInput, type ResponseOf } from '@lobby/contract';

/** The server has understood the call and does not do it; trying again would change nothing. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
}

/** An attempt that gets no answer is given up after this, in milliseconds. */
const ATTEMPT_MS = 20_000;
/** A first attempt that is cut off lasts so long, in milliseconds, at the most. */
const CUT_WITHIN_MS = 8;
/** Pause between two attempts, in milliseconds: between the half of it and the whole. */
const PAUSE_MS = 200;

export interface CallerSettings {
  origin: string;
  random: () => number;
  /** Everything is over: what is still tried is given up. */
  over: AbortSignal;
}

/** Calls as a client does that wants it done: again after a cut line, a refusal to listen and a server's own failure, until it is answered. */
export async function callPersistently<E extends Endpoint>(
  { origin, random, over }: CallerSettings,
  endpoint: E,
  request: RequestInput<E>,
  token?: string,
  /** Cuts the first attempt off while it is under way. */
  cutFirst = false,
): Promise<ResponseOf<E>> {
  for (let attempt = 0; ; attempt += 1) {
    over.throwIfAborted();
    const cut = cutFirst && attempt === 0 ? AbortSignal.timeout(Math.ceil(random() * CUT_WITHIN_MS)) : AbortSignal.timeout(ATTEMPT_MS);
    try {
      const envelope = await callOnce(origin, endpoint, request as Record<string, unknown>, token, AbortSignal.any([cut, over]));
      if (envelope.code === 1) return envelope.data as ResponseOf<E>;
      if (envelope.status < 500 && envelope.status !== 429) throw new CallRefused(`${endpoint.method} ${endpoint.path}: ${envelope.msg}`);
    } catch (error) {
      if (error instanceof CallRefused || over.aborted) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + random() / 2)));
  }
}

async function callOnce(
  origin: string,
  { method, path }: Endpoint,
  request: Record<string, unknown>,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Envelope & { status: number }> {
  const rest = { ...request };
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  const isQuery = method === 'GET' || method === 'DELETE';
  const query = isQuery ? `?${new URLSearchParams(rest as Record<string, string>).toString()}` : '';
  const response = await fetch(`${origin}${address}${query}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { [HEADERS.token]: token }) },
    ...(isQuery ? {} : { body: JSON.stringify(rest) }),
    signal,
  });
  return { ...((await response.json()) as Envelope), status: response.status };
}
