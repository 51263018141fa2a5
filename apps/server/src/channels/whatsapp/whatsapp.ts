import { wayOfFile } from '@lobby/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  ServiceRefusal,
  type Addressee,
  type ChannelAdapter,
  type Connection,
  type Credentials,
  type Part,
  type Sending,
  type SendResult,
} from '#/channels/port/adapter.ts';
import type { ServiceTemplate } from '#/channels/port/template.ts';
import { callService, ServiceUnreachable, type ServiceAnswer } from '#/channels/port/call-service.ts';
import type { GuardedFetch } from '#/outside/guarded/guarded-fetch.ts';
import { OutgoingRefused } from '#/outside/guarded/outgoing-refused.ts';
import { standingOf, type NumberSaid } from './number-standing.ts';
import { readChange, splitBody } from './read-change.ts';
import { reasonOfCode } from './reason-of-code.ts';
import { readTemplates, templateOf } from './read-templates.ts';

const VERSION = 'v23.0';
const TEXT_MAX = 4_096;
const CAPTION_MAX = 1_024;
/** Of a message with reply buttons; one with a list may be as long as any text. */
const BUTTON_TEXT_MAX = 1_024;
/** Buttons of a message, and characters of one. */
const BUTTONS_MAX = 3;
const BUTTON_MAX = 20;
/** Asks for the number of somebody who hides it; its button reads as WhatsApp likes. */
const ASK_NUMBER = 'request_contact_info';
const MEDIA_TIMEOUT_MS = 30_000;
/** Templates of a page, and pages that are read: more than an account may have. */
const TEMPLATES_PAGE = 100;
const TEMPLATE_PAGES_MAX = 60;
const IMAGES: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);
const SOUNDS: ReadonlySet<string> = new Set(['audio/ogg', 'audio/mp4', 'audio/mpeg', 'audio/aac', 'audio/amr']);
const VIDEOS: ReadonlySet<string> = new Set(['video/mp4', 'video/3gpp']);

interface GraphError {
  error?: { code?: number; message?: string; error_data?: { details?: string } };
}

const bearer = ({ access_token: token }: Credentials) => ({ authorization: `Bearer ${token}` });

/** The WhatsApp Cloud API. @param origin where it is called @param guardedFetch fetches files that lie elsewhere */
export function createWhatsApp(origin: string, guardedFetch: GuardedFetch): ChannelAdapter {
  const graph = (credentials: Credentials, path: string, body?: object | FormData, signal?: AbortSignal) => {
    const isForm = body instanceof FormData;
    return callService(`${origin}/${VERSION}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      signal,
      headers: { ...bearer(credentials), ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
  };

  async function must<T>(credentials: Credentials, path: string, body?: object): Promise<T> {
    const answer = await graph(credentials, path, body);
    if (answer.status === 200) return answer.json as T;
    throw new ServiceRefusal(errorOf(answer), { isSignedOut: answer.status === 401 });
  }

  async function sendOne(connection: Connection, { to, parts, file, signal }: Sending): Promise<SendResult> {
    const { part } = parts[0] as Sending['parts'][number];
    const { credentials } = connection;
    const address = recipientOf(to);
    if (!address) return { state: 'failed', reason: 'no_address', error: null };
    const context = part.replyTo === undefined ? {} : { context: { message_id: part.replyTo } };
    try {
      const media = part.kind === 'file' ? await bringFile(credentials, part, file(part), signal) : undefined;
      if (media?.refused) return media.refused;
      const content = part.kind === 'text' ? textOf(part) : media?.content;
      const body = { messaging_product: 'whatsapp', recipient_type: 'individual', ...address, ...context, ...content };
      return resultOf(await graph(credentials, `${credentials.phone_number_id}/messages`, body, signal));
    } catch (error) {
      if (!(error instanceof ServiceUnreachable)) throw error;
      return error.mayHaveTaken
        ? { state: 'unknown', reason: 'no_answer', error: null }
        : { state: 'retry', reason: 'unreachable', error: null };
    }
  }

  /** A file is brought there first; that it is there says nothing to the person yet, and may be tried again. */
  async function bringFile(
    credentials: Credentials,
    part: Part & { kind: 'file' },
    file: ReturnType<Sending['file']>,
    signal: AbortSignal,
  ): Promise<{ content: object; refused?: undefined } | { refused: SendResult }> {
    const form = new FormData();
    form.set('messaging_product', 'whatsapp');
    form.set('type', part.mime);
    form.set('file', new Blob([await file.read()], { type: part.mime }), part.name);
    let answer: ServiceAnswer;
    try {
      answer = await graph(credentials, `${credentials.phone_number_id}/media`, form, signal);
    } catch (error) {
      if (!(error instanceof ServiceUnreachable)) throw error;
      return { refused: { state: 'retry', reason: 'unreachable', error: null } };
    }
    const { id } = (answer.json ?? {}) as { id?: string };
    if (answer.status !== 200 || id === undefined) return { refused: refusedAs(answer) };
    const type = typeOf(part.mime);
    const caption = part.caption === '' || type === 'audio' ? {} : { caption: part.caption };
    return { content: { type, [type]: { id, ...caption, ...(type === 'document' ? { filename: part.name } : {}) } } };
  }

  async function tellRead(credentials: Credentials, messageId: string, over: object = {}): Promise<void> {
    const body = { messaging_product: 'whatsapp', status: 'read', message_id: messageId, ...over };
    await graph(credentials, `${credentials.phone_number_id}/messages`, body);
  }

  return {
    kind: 'whatsapp',
    capabilities: {
      textMax: TEXT_MAX,
      captionMax: CAPTION_MAX,
      buttonsMax: BUTTONS_MAX,
      buttonMax: BUTTON_MAX,
      opensAddresses: false,
      buttonTextMax: BUTTON_TEXT_MAX,
      fileWay: (file) => wayOfFile('whatsapp', file),
    },
    batch: 1,
    isRepeatable: false,
    asksPhone: true,
    acknowledgesRead: true,
    pace: { perSecond: 80, perPersonMs: 1_000 },
    async identify(credentials) {
      const { phone_number_id: id } = credentials;
      const number = await must<{ display_phone_number?: string; verified_name?: string }>(
        credentials,
        `${id}?fields=display_phone_number,verified_name`,
      );
      const digits = number.display_phone_number?.replaceAll(/\D/g, '');
      return {
        id: `whatsapp:${id}`,
        account: number.display_phone_number ?? number.verified_name ?? null,
        link: digits ? `https://wa.me/${digits}` : null,
      };
    },
    async subscribe({ credentials }) {
      // The address itself is entered on Meta's pages; the business's account has to be given to the app.
      await must(credentials, `${credentials.waba_id}/subscribed_apps`, {});
    },
    unsubscribe: () => Promise.resolve(),
    async check({ credentials }) {
      const number = await must<NumberSaid & { display_phone_number?: string }>(
        credentials,
        `${credentials.phone_number_id}?fields=display_phone_number,quality_rating,status`,
      );
      const apps = await graph(credentials, `${credentials.waba_id}/subscribed_apps`);
      const { data = [] } = (apps.json ?? {}) as { data?: unknown[] };
      const { standing, check } = standingOf(number);
      return {
        standing,
        checks: [
          { check: 'token', result: 'ok', value: number.display_phone_number ?? null },
          ...check,
          { check: 'webhook', result: apps.status === 200 && data.length > 0 ? 'ok' : 'failed', value: null },
        ],
      };
    },
    isAuthentic({ credentials }, raw, header) {
      const given = Buffer.from(/^sha256=([0-9a-f]{64})$/.exec(header('x-hub-signature-256') ?? '')?.[1] ?? '', 'hex');
      const expected = createHmac('sha256', credentials.app_secret ?? '')
        .update(raw)
        .digest();
      return credentials.app_secret !== undefined && given.length === expected.length && timingSafeEqual(given, expected);
    },
    // Nobody signs this one.
    challenge({ credentials }, query) {
      const given = Buffer.from(query('hub.verify_token') ?? '');
      const expected = Buffer.from(credentials.verify_token ?? '');
      const isRight = expected.length > 0 && given.length === expected.length && timingSafeEqual(given, expected);
      return isRight && query('hub.mode') === 'subscribe' ? query('hub.challenge') : undefined;
    },
    split: splitBody,
    read: (_connection, _kind, payload) => readChange(payload),
    async templates({ credentials }) {
      const items: ServiceTemplate[] = [];
      const fields = `fields=name,language,status,category,components,rejected_reason&limit=${TEMPLATES_PAGE}`;
      let after: string | undefined;
      for (let no = 0; no < TEMPLATE_PAGES_MAX; no += 1) {
        const next = after === undefined ? '' : `&after=${encodeURIComponent(after)}`;
        const read = readTemplates(await must(credentials, `${credentials.waba_id}/message_templates?${fields}${next}`));
        items.push(...read.items);
        after = read.after;
        if (after === undefined) break;
      }
      return items;
    },
    async fetchMedia({ credentials }, { id }, maxBytes) {
      const found = await graph(credentials, encodeURIComponent(id));
      const { url, file_size: bytes } = (found.json ?? {}) as { url?: string; file_size?: number };
      if (found.status !== 200 || url === undefined) return 'gone';
      if (bytes !== undefined && bytes > maxBytes) return 'too_large';
      try {
        // The file lies on another host of Meta's, which its answer names.
        const isOwn = URL.parse(url)?.origin === new URL(origin).origin;
        const answer = isOwn
          ? await callService(url, { headers: bearer(credentials), maxBytes })
          : await guardedFetch(url, { headers: bearer(credentials), maxBytes, timeoutMs: MEDIA_TIMEOUT_MS, maxRedirects: 0 });
        return answer.status === 200 ? answer.body : 'gone';
      } catch (error) {
        if (error instanceof RangeError || (error instanceof OutgoingRefused && error.reason === 'too_large')) return 'too_large';
        throw error;
      }
    },
    async send(connection, sending) {
      return [await sendOne(connection, sending)];
    },
    async acknowledge({ credentials }, inbound, isAnswering) {
      // That an answer is being written WhatsApp only shows of what was read.
      const isRead = inbound.kind === 'rating' || (inbound.kind === 'message' && isAnswering);
      if (isRead) await tellRead(credentials, inbound.providerId, isAnswering ? { typing_indicator: { type: 'text' } } : {});
    },
    markRead: ({ credentials }, { providerId }) => tellRead(credentials, providerId),
    async react({ credentials }, { to, providerId, emoji }) {
      const reaction = { message_id: providerId, emoji: emoji ?? '' };
      const body = { messaging_product: 'whatsapp', recipient_type: 'individual', ...recipientOf(to), type: 'reaction', reaction };
      const { messages } = await must<{ messages?: { id?: string }[] }>(credentials, `${credentials.phone_number_id}/messages`, body);
      return messages?.[0]?.id;
    },
  };
}

/** A hidden identity goes in a field of its own: in `to` it is dropped in silence. */
function recipientOf({ addresses: [address = ''] }: Addressee): { to: string } | { recipient: string } | undefined {
  if (address.startsWith('wa:')) return { to: address.slice('wa:'.length) };
  return address.startsWith('bsuid:') ? { recipient: address.slice('bsuid:'.length) } : undefined;
}

function textOf({ text, buttons, listLabel, asksPhone, template }: Part & { kind: 'text' }): object {
  if (template) return templateOf(template);
  if (asksPhone !== undefined)
    return { type: 'interactive', interactive: { type: ASK_NUMBER, body: { text }, action: { name: ASK_NUMBER } } };
  if (buttons.length === 0) return { type: 'text', text: { body: text, preview_url: /https?:\/\//.test(text) } };
  const choices = buttons.map(({ label, sends }, index) => ({ id: sends ?? `choice:${index}`, title: label }));
  const action =
    buttons.length > BUTTONS_MAX
      ? { type: 'list', action: { button: listLabel, sections: [{ rows: choices }] } }
      : { type: 'button', action: { buttons: choices.map((reply) => ({ type: 'reply', reply })) } };
  return { type: 'interactive', interactive: { body: { text }, ...action } };
}

function typeOf(mime: string): 'image' | 'audio' | 'video' | 'document' {
  if (IMAGES.has(mime)) return 'image';
  if (SOUNDS.has(mime)) return 'audio';
  return VIDEOS.has(mime) ? 'video' : 'document';
}

function resultOf(answer: ServiceAnswer): SendResult {
  const { messages } = (answer.json ?? {}) as { messages?: { id?: string }[] };
  const id = messages?.[0]?.id;
  // What the reply costs, its status tells later.
  return answer.status === 200 && id !== undefined ? { state: 'sent', providerId: id, price: 'fee' } : refusedAs(answer);
}

/** Codes after which the same is taken a little later. */
const PASSING: ReadonlySet<number> = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 133_004]);
/** How long one person who was written to too fast is left alone, in milliseconds. */
const PAIR_WAIT_MS = 6_000;

function refusedAs(answer: ServiceAnswer): SendResult {
  const { status } = answer;
  const { error } = (answer.json ?? {}) as GraphError;
  const text = errorOf(answer);
  const reason = status === 401 ? 'signed_out' : reasonOfCode(error?.code);
  if (status === 429 || (error?.code !== undefined && PASSING.has(error.code)))
    return { state: 'retry', reason: 'too_many', error: text, ...(error?.code === 131_056 ? { afterMs: PAIR_WAIT_MS } : {}) };
  if (status === 502 || status === 504) return { state: 'unknown', reason: 'no_answer', error: text };
  if (status >= 500) return { state: 'retry', reason: 'unreachable', error: text };
  return { state: 'failed', reason: error?.code === undefined && status !== 401 ? 'refused' : reason, error: text };
}

function errorOf({ status, json }: ServiceAnswer): string {
  const { error } = (json ?? {}) as GraphError;
  const words = [error?.code, error?.message, error?.error_data?.details].filter(Boolean).join(' ');
  return words === '' ? `HTTP ${status}` : words;
}
