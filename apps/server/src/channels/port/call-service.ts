/** What a service answered. */
export interface ServiceAnswer {
  status: number;
  headers: Headers;
  body: Uint8Array<ArrayBuffer>;
  /** The body as JSON; undefined where it is none. */
  json: unknown;
}

/** A service could not be asked. */
export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable';
  /** It may have taken the call: it was sent, and no answer came. */
  readonly mayHaveTaken: boolean;
  constructor(message: string, mayHaveTaken: boolean) {
    super(message);
    this.mayHaveTaken = mayHaveTaken;
  }
}

const TIMEOUT_MS = 20_000;
const ANSWER_MAX_BYTES = 1024 * 1024;
/** Nothing was sent where the connection itself did not come about. */
const NOT_CONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

interface ServiceCall {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | FormData | Uint8Array<ArrayBuffer>;
  maxBytes?: number;
  timeoutMs?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Calls a service at an address that the operator has set. Redirects are not followed: a token must not travel.
 * @throws ServiceUnreachable, RangeError where the answer is larger than `maxBytes`
 */
export async function callService(url: string, call: ServiceCall = {}): Promise<ServiceAnswer> {
  const { method = 'GET', headers = {}, body, maxBytes = ANSWER_MAX_BYTES, timeoutMs = TIMEOUT_MS, signal } = call;
  const limits = [AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])];
  try {
    const answer = await fetch(url, { method, headers, body: body ?? null, redirect: 'manual', signal: AbortSignal.any(limits) });
    const bytes = await readLimited(answer, maxBytes);
    return { status: answer.status, headers: answer.headers, body: bytes, json: parse(bytes) };
  } catch (error) {
    if (error instanceof RangeError) throw error;
    const code = codeOf(error);
    throw new ServiceUnreachable(code ?? (error as Error).name, code === undefined || !NOT_CONNECTED.has(code));
  }
}

async function readLimited(answer: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new RangeError(`the answer is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8')) as unknown;
  } catch {
    return undefined;
  }
}

function codeOf(error: unknown): string | undefined {
  const { cause } = error as { cause?: { code?: unknown; errors?: { code?: unknown }[] } };
  const code = cause?.code ?? cause?.errors?.[0]?.code;
  return typeof code === 'string' ? code : undefined;
}
