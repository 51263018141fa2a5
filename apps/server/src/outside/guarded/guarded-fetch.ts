import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import type { Agent, Response } from 'undici';
import { isPublicAddress } from './is-public-address.ts';
import { OutgoingRefused } from './outgoing-refused.ts';
import { readBody } from './read-body.ts';

export interface GuardedRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
  /** Largest body that is read, in bytes after decompression. */
  maxBytes: number;
  /** For the whole call, redirects and body included, in milliseconds. */
  timeoutMs: number;
  /** Redirects that are followed; only GET and HEAD follow any. */
  maxRedirects?: number;
  signal?: AbortSignal;
  /** Called before each redirect is followed; throws to refuse it. */
  onRedirect?: (to: URL) => void;
}

export interface GuardedResponse {
  /** The address that answered, after all redirects. */
  url: string;
  status: number;
  headers: Headers;
  body: Uint8Array;
}

/** An answer of which the body is still on its way; reading it throws OutgoingRefused where it grows too large. */
export interface GuardedStream extends Omit<GuardedResponse, 'body'> {
  body: ReadableStream<Uint8Array>;
}

/** Calls an address that a tenant named. @throws OutgoingRefused */
export interface GuardedFetch {
  (url: string, request: GuardedRequest): Promise<GuardedResponse>;
  /** The same, answered as soon as the headers are there; the time and the size still hold for the whole body. */
  stream(url: string, request: GuardedRequest): Promise<GuardedStream>;
}

export interface GuardOptions {
  /** Which IP addresses are called; those of the public internet by default. */
  isAllowed?: (address: string) => boolean;
  /** How names become addresses; the system's way by default. */
  lookup?: (name: string) => Promise<LookupAddress[]>;
}

const MAX_REDIRECTS = 5;
/** Headers that may travel to another origin than the one they were meant for. */
const TRAVELLING: ReadonlySet<string> = new Set(['accept', 'accept-language', 'user-agent', 'if-none-match', 'if-modified-since']);
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * The one way out for addresses that a tenant can name. Names are resolved where the connection is made and the
 * connection goes to the address that was checked, so that a name cannot change between check and use; every redirect
 * is checked in the same way.
 */
export function createGuardedFetch({ isAllowed = isPublicAddress, lookup = systemLookup }: GuardOptions = {}): GuardedFetch {
  const connect = { lookup: guardLookup(lookup, isAllowed) };
  let agent: Agent | undefined;

  /** Addresses written as numbers are connected to without a lookup. */
  function check(url: URL): void {
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') throw new OutgoingRefused('address', url.href);
    const host = url.hostname.replaceAll(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && !isAllowed(host)) throw new OutgoingRefused('private', url.href);
  }

  async function open<T>(address: string, request: GuardedRequest, answer: (response: Response, url: URL) => T | Promise<T>): Promise<T> {
    const { method = 'GET', body, timeoutMs, onRedirect } = request;
    const signal = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(request.signal ? [request.signal] : [])]);
    const mayFollow = method === 'GET' || method === 'HEAD';
    let url = parse(address);
    let { headers = {} } = request;
    // Loaded by the first call.
    const { Agent: Pool, fetch } = await import('undici');
    agent ??= new Pool({ connect, connections: 16, keepAliveTimeout: 5_000 });
    try {
      for (let left = mayFollow ? (request.maxRedirects ?? MAX_REDIRECTS) : 0; ; left -= 1) {
        check(url);
        const response = await fetch(url, { method, headers, body: body ?? null, signal, redirect: 'manual', dispatcher: agent });
        const target = REDIRECTS.has(response.status) && mayFollow ? response.headers.get('location') : null;
        if (target === null) return await answer(response, url);
        await response.body?.cancel();
        if (left === 0) throw new OutgoingRefused('redirects', url.href);
        const next = parse(target, url);
        onRedirect?.(next);
        if (next.origin !== url.origin) headers = withoutSecrets(headers);
        url = next;
      }
    } catch (error) {
      throw asRefusal(error, url, request.signal);
    }
  }

  return Object.assign(
    (address: string, request: GuardedRequest) => open(address, request, (response, url) => read(response, url, request.maxBytes)),
    { stream: (address: string, request: GuardedRequest) => open(address, request, (response, url) => streamed(response, url, request)) },
  );
}

function streamed(response: Response, url: URL, { maxBytes, signal }: GuardedRequest): GuardedStream {
  const body = ReadableStream.from(limited(response, url, maxBytes, signal));
  return { url: url.href, status: response.status, headers: new Headers([...response.headers]), body };
}

async function* limited(response: Response, url: URL, maxBytes: number, signal: AbortSignal | undefined): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new OutgoingRefused('too_large', url.href);
      yield chunk;
    }
  } catch (error) {
    throw asRefusal(error, url, signal);
  }
}

function parse(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href);
  if (!url) throw new OutgoingRefused('address', address);
  return url;
}

async function read(response: Response, url: URL, maxBytes: number): Promise<GuardedResponse> {
  const body = await readBody(response, maxBytes, url.href);
  return { url: url.href, status: response.status, headers: new Headers([...response.headers]), body };
}

function withoutSecrets(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => TRAVELLING.has(name.toLowerCase())));
}

function guardLookup(lookup: NonNullable<GuardOptions['lookup']>, isAllowed: (address: string) => boolean): LookupFunction {
  return (name, options, callback) => {
    lookup(name).then(
      (found) => {
        const [first] = found;
        // One address of this network among public ones is a trick too.
        if (!first || !found.every(({ address }) => isAllowed(address))) callback(new OutgoingRefused('private', name), []);
        else if (options.all) callback(null, found);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}

/** How names become addresses on this machine. */
export function systemLookup(name: string): Promise<LookupAddress[]> {
  return new Promise((done, fail) => {
    resolve(name, { all: true }, (error, found) => (error ? fail(error) : done(found)));
  });
}

/** A caller who gave up hears of it as it was said; everything else is a refusal. */
function asRefusal(error: unknown, url: URL, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutgoingRefused) return cause;
    if (cause.name === 'TimeoutError') return new OutgoingRefused('timeout', url.href, { cause: error });
  }
  return error instanceof TypeError ? new OutgoingRefused('unreachable', url.href, { cause: error }) : error;
}
