import { negotiateLocale, wayOfFile, type DeliveryReason } from '@lobby/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  ServiceRefusal,
  type ChannelAdapter,
  type Connection,
  type Credentials,
  type Part,
  type Sending,
  type SendResult,
} from '#/channels/port/adapter.ts';
import { callService, ServiceUnreachable, type ServiceAnswer } from '#/channels/port/call-service.ts';
import { readEvent, splitBody, STICKER } from './read-event.ts';

const TEXT_MAX = 5_000;
/** Messages of one call. */
const BATCH = 5;
/** Quick replies of a message, and characters of one. */
const BUTTONS_MAX = 13;
const BUTTON_MAX = 20;
/** Tries to fetch a video that LINE still prepares, and the wait between them, in milliseconds. */
const PREPARING_TRIES = 5;
const PREPARING_MS = 1_000;
/** Pictures of stickers, which LINE shows to everybody. */
const STICKERS = 'https://stickershop.line-scdn.net/stickershop/v1/sticker';
/** Seconds for which the person sees that an answer is being written. */
const LOADING_S = 20;

const bearer = ({ channel_access_token: token }: Credentials) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' });

/** The LINE Messaging API. @param origin where it is called @param dataOrigin where files are fetched */
export function createLine(origin: string, dataOrigin: string): ChannelAdapter {
  const ask = (
    credentials: Credentials,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ) =>
    callService(`${origin}${path}`, {
      method,
      signal,
      headers: { ...bearer(credentials), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  async function must<T>(credentials: Credentials, method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const answer = await ask(credentials, method, path, body);
    if (answer.status === 200) return answer.json as T;
    throw new ServiceRefusal(messageOf(answer), { isSignedOut: answer.status === 401 });
  }

  /** Free with a reply token, which is good once; otherwise one of the month's, and safe to repeat. */
  async function sendAll(connection: Connection, { to, parts, file, signal }: Sending): Promise<SendResult[]> {
    const userId = to.addresses.find((address) => address.startsWith('line:'))?.slice('line:'.length);
    const results = (result: SendResult) => parts.map(() => result);
    if (userId === undefined) return results({ state: 'failed', reason: 'no_address', error: null });
    const messages = parts.map(({ part }) => messageFor(part, part.kind === 'file' ? file(part) : undefined));
    const { reply } = to;
    try {
      if (reply) {
        const answer = await ask(
          connection.credentials,
          'POST',
          '/v2/bot/message/reply',
          { replyToken: reply.token, messages },
          {},
          signal,
        );
        // Of a token that is over LINE says so: nothing went out.
        if (answer.status !== 400 || !/reply token/i.test(messageOf(answer))) return sentAs(answer, parts.length, 'free');
      }
      const retryKey = parts[0]?.requestId ?? '';
      const answer = await ask(
        connection.credentials,
        'POST',
        '/v2/bot/message/push',
        { to: userId, messages },
        { 'x-line-retry-key': retryKey },
        signal,
      );
      return answer.status === 409 ? takenBefore(answer, parts.length) : sentAs(answer, parts.length, 'quota');
    } catch (error) {
      if (!(error instanceof ServiceUnreachable)) throw error;
      // A reply that timed out may have been taken, and is never followed by a push in silence.
      if (reply && error.mayHaveTaken) return results({ state: 'unknown', reason: 'no_answer', error: null });
      return results({ state: 'retry', reason: 'unreachable', error: null });
    }
  }

  return {
    kind: 'line',
    capabilities: {
      textMax: TEXT_MAX,
      captionMax: 0,
      buttonsMax: BUTTONS_MAX,
      buttonMax: BUTTON_MAX,
      opensAddresses: true,
      fileWay: (file) => wayOfFile('line', file),
      asksBeside: ['preview', 'duration'],
    },
    batch: BATCH,
    isRepeatable: true,
    pace: { perSecond: 200, perPersonMs: 0 },
    async identify(credentials) {
      const bot = await must<{ userId: string; basicId?: string; displayName?: string }>(credentials, 'GET', '/v2/bot/info');
      const { basicId } = bot;
      return {
        id: `line:${bot.userId}`,
        account: basicId ?? bot.displayName ?? null,
        link: basicId === undefined ? null : `https://line.me/R/ti/p/${basicId}`,
      };
    },
    async subscribe({ credentials }, url) {
      const answer = await callService(`${origin}/v2/bot/channel/webhook/endpoint`, {
        method: 'PUT',
        headers: bearer(credentials),
        body: JSON.stringify({ endpoint: url }),
      });
      if (answer.status === 401) throw new ServiceRefusal(messageOf(answer), { isSignedOut: true });
      if (answer.status !== 200) throw new ServiceRefusal(messageOf(answer));
    },
    // LINE has no call that takes the address away.
    unsubscribe: () => Promise.resolve(),
    async check({ credentials }, url) {
      const bot = await must<{ basicId?: string; displayName?: string }>(credentials, 'GET', '/v2/bot/info');
      const hook = await ask(credentials, 'GET', '/v2/bot/channel/webhook/endpoint');
      const { endpoint, active } = (hook.json ?? {}) as { endpoint?: string; active?: boolean };
      const isSet = endpoint === url && active !== false;
      return {
        checks: [
          { check: 'token', result: 'ok', value: bot.basicId ?? bot.displayName ?? null },
          { check: 'webhook', result: isSet ? 'ok' : 'failed', value: endpoint ?? null },
        ],
      };
    },
    isAuthentic({ credentials }, raw, header) {
      const given = Buffer.from(header('x-line-signature') ?? '', 'base64');
      const expected = createHmac('sha256', credentials.channel_secret ?? '')
        .update(raw)
        .digest();
      return credentials.channel_secret !== undefined && given.length === expected.length && timingSafeEqual(given, expected);
    },
    split: (_connection, raw) => splitBody(raw),
    read: (connection, _kind, payload) => readEvent(connection, payload, Date.now()),
    async describe({ credentials }, address) {
      const { status, json } = await ask(credentials, 'GET', `/v2/bot/profile/${encodeURIComponent(address.slice('line:'.length))}`);
      if (status !== 200) return {};
      const { displayName, language } = json as { displayName?: string; language?: string };
      return {
        ...(displayName === undefined ? {} : { name: displayName }),
        ...(language === undefined ? {} : { locale: negotiateLocale(language) }),
      };
    },
    async fetchMedia({ credentials }, { id, bytes }, maxBytes) {
      if (bytes !== undefined && bytes > maxBytes) return 'too_large';
      const isSticker = id.startsWith(STICKER);
      const url = isSticker
        ? `${STICKERS}/${encodeURIComponent(id.slice(STICKER.length))}/android/sticker.png`
        : `${dataOrigin}/v2/bot/message/${encodeURIComponent(id)}/content`;
      try {
        for (let left = PREPARING_TRIES; ; left -= 1) {
          const answer = await callService(url, { maxBytes, headers: isSticker ? {} : bearer(credentials) });
          if (answer.status === 200) return answer.body;
          if (answer.status !== 202 || left === 1) return 'gone';
          await setTimeout(PREPARING_MS);
        }
      } catch (error) {
        if (error instanceof RangeError) return 'too_large';
        // Its picture is for show: what it says is in the message.
        if (isSticker && error instanceof ServiceUnreachable) return 'gone';
        throw error;
      }
    },
    send: sendAll,
    async acknowledge({ credentials }, inbound, isAnswering) {
      if (inbound.kind !== 'message') return;
      const [address = ''] = inbound.sender.addresses;
      const chatId = address.slice('line:'.length);
      if (isAnswering && chatId.startsWith('U'))
        await ask(credentials, 'POST', '/v2/bot/chat/loading/start', { chatId, loadingSeconds: LOADING_S });
    },
    async markRead({ credentials }, { token }) {
      if (token !== null) await ask(credentials, 'POST', '/v2/bot/chat/markAsRead', { markAsReadToken: token });
    },
    async quota({ credentials }) {
      const limit = await must<{ type?: string; value?: number }>(credentials, 'GET', '/v2/bot/message/quota');
      const used = await must<{ totalUsage?: number }>(credentials, 'GET', '/v2/bot/message/quota/consumption');
      return { limit: limit.type === 'limited' ? (limit.value ?? null) : null, used: used.totalUsage ?? null };
    },
  };
}

function messageFor(part: Part, file: { url: string; previewUrl: string } | undefined): object {
  if (part.kind === 'file') {
    if (part.mime.startsWith('audio/')) return { type: 'audio', originalContentUrl: file?.url, duration: part.durationMs };
    const address = { originalContentUrl: file?.url, previewImageUrl: file?.previewUrl };
    return { type: part.mime.startsWith('video/') ? 'video' : 'image', ...address };
  }
  const quickReply = {
    items: part.buttons.map(({ label, url, sends }) => ({
      type: 'action',
      action:
        url !== undefined
          ? { type: 'uri', label, uri: url }
          : sends !== undefined
            ? { type: 'postback', label, data: sends, displayText: label }
            : { type: 'message', label, text: label },
    })),
  };
  return { type: 'text', text: part.text, ...(part.buttons.length > 0 ? { quickReply } : {}) };
}

/**
 * The call is known already: what it held then was taken, and LINE names it. What was put behind it since went out in no call, and is sent under
 * a name of its own.
 */
function takenBefore(answer: ServiceAnswer, count: number): SendResult[] {
  const { sentMessages: taken } = (answer.json ?? {}) as { sentMessages?: unknown };
  const known = Array.isArray(taken) ? Math.min(taken.length, count) : count;
  const later = Array.from({ length: count - known }, (): SendResult => ({
    state: 'retry',
    reason: 'unreachable',
    error: messageOf(answer),
  }));
  return [...sentAs({ ...answer, status: 200 }, known, 'quota'), ...later];
}

function sentAs(answer: Pick<ServiceAnswer, 'status' | 'json' | 'headers'>, count: number, price: 'free' | 'quota'): SendResult[] {
  const { status, json } = answer;
  if (status === 200) {
    const sent = ((json ?? {}) as { sentMessages?: { id?: string }[] }).sentMessages ?? [];
    // What one call holds is charged once.
    return Array.from({ length: count }, (_, at) => ({
      state: 'sent',
      providerId: sent[at]?.id ?? null,
      price: at === 0 ? price : 'free',
    }));
  }
  return Array.from({ length: count }, () => refusedAs(answer));
}

function refusedAs(answer: Pick<ServiceAnswer, 'status' | 'json' | 'headers'>): SendResult {
  const { status } = answer;
  const text = messageOf(answer);
  const error = `${status} ${text}`;
  // The month is used up: waiting a minute does not help.
  if (status === 429 && /monthly limit/i.test(text)) return { state: 'failed', reason: 'quota', error };
  if (status === 429) return { state: 'retry', reason: 'too_many', error, afterMs: retryAfterMs(answer.headers) };
  if (status >= 500) return { state: 'retry', reason: 'unreachable', error };
  return { state: 'failed', reason: reasonOf(status, text), error };
}

function retryAfterMs(headers: Headers): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1_000 : undefined;
}

function reasonOf(status: number, text: string): DeliveryReason {
  if (status === 401) return 'signed_out';
  if (status === 403 || /not (?:a )?friend|block/i.test(text)) return 'blocked';
  if (/failed to send messages|invalid.*to|not found/i.test(text)) return 'no_address';
  return 'refused';
}

function messageOf({ status, json }: Pick<ServiceAnswer, 'status' | 'json'>): string {
  const { message, details } = (json ?? {}) as { message?: string; details?: { message?: string }[] };
  return [message ?? `HTTP ${status}`, details?.[0]?.message].filter(Boolean).join(': ');
}
