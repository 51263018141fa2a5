import { WEBHOOK_ANSWER_MAX, WEBHOOK_RETRIES_S, type WebhookDelivery } from '@lobby/contract';
import type { GuardedFetch } from '#/outside/guarded/guarded-fetch.ts';
import { OutgoingRefused } from '#/outside/guarded/outgoing-refused.ts';
import type { DueDelivery } from './delivery.repository.ts';
import { signedHeaders } from './sign-delivery.ts';

/** Longest wait for an answer, in milliseconds. */
export const ANSWER_WAIT_MS = 15_000;
/** More of an answer than this is not taken in, in bytes: more than comes in one piece. */
const ANSWER_BYTES = 1_000_000;
/** Longest wait that a receiver can ask for, in milliseconds. */
const RETRY_AFTER_MAX_MS = 86_400_000;
/** Waits are stretched by up to so much, so that what failed together does not come back together. */
const JITTER = 0.1;

/** What became of a try. */
export interface Reply {
  /** `answered` took it; `refused` answered and does not want this one; `down` did not answer, or said that it cannot now; `gone` wants nothing any more. */
  kind: 'answered' | 'refused' | 'down' | 'gone';
  httpStatus: number | null;
  error: WebhookDelivery['error'];
  answer: string | null;
  /** How long the receiver asks to wait, in milliseconds. */
  retryAfterMs: number | null;
  ms: number;
}

/** Sends one delivery. A receiver that is slow, large, or leads elsewhere costs no more than its time. */
export async function sendDelivery(
  guardedFetch: GuardedFetch,
  { url, eventId, body }: Pick<DueDelivery, 'url' | 'eventId' | 'body'>,
  secrets: readonly string[],
  now: number,
  signal?: AbortSignal,
): Promise<Reply> {
  const begun = performance.now();
  const ended = (reply: Omit<Reply, 'ms'>): Reply => ({ ...reply, ms: Math.round(performance.now() - begun) });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Lobby-Webhooks/1.0',
    ...signedHeaders(secrets, eventId, body, now),
  };
  try {
    const {
      status,
      headers: said,
      body: stream,
    } = await guardedFetch.stream(url, {
      method: 'POST',
      headers,
      body,
      maxBytes: ANSWER_BYTES,
      timeoutMs: ANSWER_WAIT_MS,
      ...(signal && { signal }),
    });
    const answer = await beginningOf(stream);
    const isTaken = status >= 200 && status < 300;
    return ended({
      kind: kindOf(status),
      httpStatus: status,
      error: isTaken ? null : 'status',
      answer,
      retryAfterMs: isTaken ? null : retryAfter(said.get('retry-after'), now),
    });
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error;
    const { reason } = error;
    return ended({
      kind: 'down',
      httpStatus: null,
      error: reason === 'timeout' ? 'timeout' : reason === 'unreachable' ? 'connection' : 'refused',
      answer: null,
      retryAfterMs: null,
    });
  }
}

/** 408, 425 and 429 ask for patience; everything else below 500 is about this one event. */
function kindOf(status: number): Reply['kind'] {
  if (status >= 200 && status < 300) return 'answered';
  if (status === 410) return 'gone';
  return status >= 500 || status === 408 || status === 425 || status === 429 ? 'down' : 'refused';
}

/** What is longer than is kept, or breaks off, is no fault of an answer whose status was read. */
async function beginningOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  try {
    for await (const chunk of stream) {
      text += decoder.decode(chunk, { stream: true });
      if (text.length >= WEBHOOK_ANSWER_MAX) break;
    }
  } catch (error) {
    if (!(error instanceof OutgoingRefused)) throw error;
  }
  // PostgreSQL stores no zero character.
  return text.replaceAll('\0', '').slice(0, WEBHOOK_ANSWER_MAX);
}

/** Seconds or a date (RFC 9110 §10.2.3), as milliseconds from now; null for anything else. */
function retryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  const wait = /^\d{1,9}$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? null : Math.min(Math.max(0, wait), RETRY_AFTER_MAX_MS);
}

/** Wait behind a number of failed tries, in milliseconds; undefined where it is given up. @param dice 0 to 1 */
export function retryWait(tries: number, dice = Math.random()): number | undefined {
  const seconds = WEBHOOK_RETRIES_S[tries - 1];
  return seconds === undefined ? undefined : Math.round(seconds * 1_000 * (1 + JITTER * dice));
}
