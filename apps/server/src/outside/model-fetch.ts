import type { GuardedFetch } from './guarded/guarded-fetch.ts';

/** Largest answer that is read, in bytes, and the longest wait for it, in milliseconds: beyond every wait of the model itself. */
const ANSWER_MAX_BYTES = 4 * 1024 * 1024;
const ANSWER_TIMEOUT_MS = 60_000;

/**
 * How a model at an address that a tenant named is called. One that does not stream is read as if it did, in one piece.
 * @param onAnswer hears whether a successful answer was streamed
 */
export function createModelFetch(guardedFetch: GuardedFetch, onAnswer?: (streams: boolean) => void): typeof globalThis.fetch {
  return async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    const { status, headers, body } = await guardedFetch.stream(address, {
      method: 'POST',
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : '',
      maxBytes: ANSWER_MAX_BYTES,
      timeoutMs: ANSWER_TIMEOUT_MS,
      ...(init.signal && { signal: init.signal }),
    });
    const isWhole = status === 200 && /^application\/json/i.test(headers.get('content-type') ?? '');
    if (status === 200) onAnswer?.(!isWhole);
    const wantsStream = typeof init.body === 'string' && init.body.includes('"stream":true');
    if (isWhole && wantsStream) return asStream(await new Response(body).text());
    return new Response(body, { status, headers });
  };
}

interface WholeAnswer {
  choices?: { message?: WholeMessage; finish_reason?: unknown }[];
  usage?: unknown;
}

interface WholeMessage {
  content?: unknown;
  tool_calls?: WholeCall[] | null;
  reasoning_content?: unknown;
}

interface WholeCall {
  id?: string;
  function?: { name?: unknown; arguments?: unknown };
}

/** A whole answer as the only piece of a stream. */
function asStream(text: string): Response {
  const { choices = [], usage, ...rest } = JSON.parse(text) as WholeAnswer;
  const pieces = choices.map(({ message, finish_reason: reason }) => ({
    index: 0,
    delta: deltaOf(message ?? {}),
    finish_reason: reason ?? 'stop',
  }));
  const piece = JSON.stringify({ ...rest, object: 'chat.completion.chunk', choices: pieces, usage });
  return new Response(`data: ${piece}\n\ndata: [DONE]\n\n`, { headers: { 'content-type': 'text/event-stream' } });
}

/** In a stream, calls of tools are told apart by their place, which a whole answer need not name. */
function deltaOf({ content, tool_calls: calls, reasoning_content: reasoning }: WholeMessage): object {
  return {
    role: 'assistant',
    content: textOf(content),
    ...(reasoning !== undefined && { reasoning_content: reasoning }),
    ...(calls && { tool_calls: calls.map(callInStream) }),
  };
}

/** Some servers name no call, or give its arguments as they are instead of as JSON. */
function callInStream({ id, function: called = {} }: WholeCall, index: number): object {
  const given = called.arguments ?? {};
  const values = typeof given === 'string' ? given : JSON.stringify(given);
  return { index, id: id || `call_${index}`, type: 'function', function: { name: called.name, arguments: values } };
}

/** Some servers answer in parts. */
function textOf(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  return content.map((part: unknown) => (typeof part === 'object' && part && 'text' in part ? String(part.text) : '')).join('');
}
