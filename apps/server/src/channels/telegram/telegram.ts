import { wayOfFile, type DeliveryReason } from '@lobby/contract';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ServiceRefusal, type ChannelAdapter, type Connection, type Part, type Sending, type SendResult } from '#/channels/port/adapter.ts';
import { callService, ServiceUnreachable, type ServiceAnswer } from '#/channels/port/call-service.ts';
import { chatOf, idOf, readId, type Chat } from './names.ts';
import type { AskedBusiness } from '#/channels/port/standing.ts';
import { ALLOWED_UPDATES, CHOICE, readUpdate, splitUpdate, stateOfBusiness } from './read-update.ts';
import { businessConnection } from './update.ts';

const MIB = 1024 * 1024;
const TEXT_MAX = 4_096;
const CAPTION_MAX = 1_024;
const PHOTO_MAX = 10 * MIB;
/** A bot may fetch files of this size at most, in bytes. */
const DOWNLOAD_MAX = 20 * MIB;
const MESSAGE_ID = /^-?\d+:/;
/** What comes after it is shown sooner than a draft that is waited for, in milliseconds. */
const DRAFT_TIMEOUT_MS = 3_000;
const PHOTOS: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

interface Answer {
  ok: boolean;
  result?: unknown;
  error_code?: number;
  description?: string;
  parameters?: { retry_after?: number };
}

/** What `setWebhook` is given, and every update comes with. Worked out from the token, so that it changes with it. */
function secretOf({ credentials, pathId }: Pick<Connection, 'credentials' | 'pathId'>): string {
  const known = secrets.get(credentials);
  if (known?.pathId === pathId) return known.secret;
  const secret = createHash('sha256').update(`${pathId} ${credentials.token}`).digest('hex');
  secrets.set(credentials, { pathId, secret });
  return secret;
}

/** Hundreds of updates a second are checked against the same one. */
const secrets = new WeakMap<Connection['credentials'], { pathId: string; secret: string }>();

/** The Telegram Bot API, version 10.3 of August 2026. @param origin where it is called */
export function createTelegram(origin: string): ChannelAdapter {
  async function ask(
    token: string | undefined,
    method: string,
    body: object | FormData,
    signal?: AbortSignal,
    timeoutMs?: number,
  ): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await callService(`${origin}/bot${token}/${method}`, {
      method: 'POST',
      signal,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
      ...(isForm ? { body } : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    return asAnswer(answer);
  }

  /** @throws ServiceRefusal */
  async function must<T>(token: string | undefined, method: string, body: object = {}): Promise<T> {
    const { ok, result, error_code: code, description = '' } = await ask(token, method, body);
    if (ok) return result as T;
    throw new ServiceRefusal(description || `HTTP ${code ?? 0}`, { isSignedOut: code === 401 || code === 404 });
  }

  async function sendOne(connection: Connection, sending: Sending, at: number): Promise<SendResult> {
    const { to, file, signal } = sending;
    const { part } = sending.parts[at] as Sending['parts'][number];
    const { replyTo } = part;
    const chat = chatOf(to.addresses);
    if (chat === undefined) return { state: 'failed', reason: 'no_address', error: null };
    const answered =
      replyTo === undefined ? {} : { reply_parameters: { message_id: readId(replyTo).messageId, allow_sending_without_reply: true } };
    try {
      const { token } = connection.credentials;
      if (part.kind === 'text') {
        const markup = part.buttons.length > 0 || part.asksPhone !== undefined ? { reply_markup: keyboardOf(part) } : {};
        return resultOf(await ask(token, 'sendMessage', { ...placeOf(chat), text: part.text, ...markup, ...answered }, signal), chat);
      }
      const [method, field] = methodOf(part);
      const form = new FormData();
      for (const [name, value] of Object.entries(placeOf(chat))) form.set(name, String(value));
      if (part.caption !== '') form.set('caption', part.caption);
      if (replyTo !== undefined) form.set('reply_parameters', JSON.stringify(answered.reply_parameters));
      form.set(field, new Blob([await file(part).read()], { type: part.mime }), part.name);
      return resultOf(await ask(token, method, form, signal), chat);
    } catch (error) {
      if (!(error instanceof ServiceUnreachable)) throw error;
      return error.mayHaveTaken
        ? { state: 'unknown', reason: 'no_answer', error: null }
        : { state: 'retry', reason: 'unreachable', error: null };
    }
  }

  async function subscribe(connection: Connection, url: string): Promise<void> {
    await must(connection.credentials.token, 'setWebhook', { url, secret_token: secretOf(connection), allowed_updates: ALLOWED_UPDATES });
  }

  return {
    kind: 'telegram',
    capabilities: {
      textMax: TEXT_MAX,
      captionMax: CAPTION_MAX,
      buttonsMax: 10,
      buttonMax: 200,
      opensAddresses: true,
      fileWay: (file) => wayOfFile('telegram', file),
    },
    batch: 1,
    isRepeatable: false,
    asksPhone: true,
    pace: { perSecond: 30, perPersonMs: 1_000 },
    async identify({ token }) {
      const { id, username } = await must<{ id: number; username?: string }>(token, 'getMe');
      const account = username === undefined ? null : `@${username}`;
      return { id: `telegram:${id}`, account, link: username === undefined ? null : `https://t.me/${username}` };
    },
    subscribe,
    async unsubscribe({ credentials }) {
      await must(credentials.token, 'deleteWebhook');
    },
    async check(connection, url) {
      const { credentials } = connection;
      const me = await must<{ username?: string }>(credentials.token, 'getMe');
      const hook = await must<{ url?: string; last_error_message?: string; allowed_updates?: string[] }>(
        credentials.token,
        'getWebhookInfo',
      );
      const isSet = hook.url === url;
      // Set by a version that asked for less.
      if (isSet && hook.allowed_updates && ALLOWED_UPDATES.some((kind) => !hook.allowed_updates?.includes(kind)))
        await subscribe(connection, url);
      return {
        checks: [
          { check: 'token', result: 'ok', value: me.username === undefined ? null : `@${me.username}` },
          { check: 'webhook', result: isSet ? 'ok' : 'failed', value: isSet ? (hook.last_error_message ?? null) : (hook.url ?? null) },
        ],
      };
    },
    async askBusinesses({ credentials, settings }) {
      const answers = await Promise.all(
        settings.business_ids.map(async (id) => ({
          id,
          answer: await ask(credentials.token, 'getBusinessConnection', { business_connection_id: id }),
        })),
      );
      return answers.flatMap(({ id, answer }) => businessOf(id, answer) ?? []);
    },
    isAuthentic(connection, _raw, header) {
      const given = Buffer.from(header('x-telegram-bot-api-secret-token') ?? '');
      const expected = Buffer.from(secretOf(connection));
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    split: (_connection, raw) => splitUpdate(raw),
    read: (connection, _kind, payload) => readUpdate(connection, payload),
    async fetchMedia({ credentials }, { id, bytes }, maxBytes) {
      const limit = Math.min(maxBytes, DOWNLOAD_MAX);
      if (bytes !== undefined && bytes > limit) return 'too_large';
      const { ok, result, description = '' } = await ask(credentials.token, 'getFile', { file_id: id });
      if (!ok) return /too big/i.test(description) ? 'too_large' : 'gone';
      const { file_path: path } = result as { file_path?: string };
      if (path === undefined) return 'gone';
      try {
        const answer = await callService(`${origin}/file/bot${credentials.token}/${path}`, { maxBytes: limit });
        return answer.status === 200 ? answer.body : 'gone';
      } catch (error) {
        if (error instanceof RangeError) return 'too_large';
        throw error;
      }
    },
    async send(connection, sending) {
      const results: SendResult[] = [];
      for (let at = 0; at < sending.parts.length; at += 1) results.push(await sendOne(connection, sending, at));
      return results;
    },
    async correct({ credentials: { token } }, { providerId, part, signal }) {
      const { messageId, ...chat } = readId(providerId);
      const what = { ...placeOf(chat), message_id: messageId };
      const { businessId } = chat;
      try {
        if (part === null && businessId !== undefined)
          return correctedAs(
            await ask(token, 'deleteBusinessMessages', { business_connection_id: businessId, message_ids: [messageId] }, signal),
            chat,
          );
        if (part === null) return correctedAs(await ask(token, 'deleteMessage', what, signal), chat);
        if (part.kind === 'file')
          return correctedAs(await ask(token, 'editMessageCaption', { ...what, caption: part.caption }, signal), chat);
        const markup = part.buttons.length > 0 ? { reply_markup: keyboardOf(part) } : {};
        return correctedAs(await ask(token, 'editMessageText', { ...what, text: part.text, ...markup }, signal), chat);
      } catch (error) {
        if (!(error instanceof ServiceUnreachable)) throw error;
        return { state: 'retry', reason: 'unreachable', error: null };
      }
    },
    async acknowledge({ credentials }, inbound, isAnswering) {
      if (inbound.kind !== 'message' && inbound.kind !== 'rating') return;
      if (inbound.press !== undefined) await ask(credentials.token, 'answerCallbackQuery', { callback_query_id: inbound.press });
      const chat = chatOf(inbound.sender.addresses);
      if (isAnswering && chat) await ask(credentials.token, 'sendChatAction', { ...placeOf(chat), action: 'typing' });
    },
    async markRead({ credentials }, { providerId }) {
      // Of what is pressed nobody is shown that it was read, nor of chats with the bot itself.
      if (!MESSAGE_ID.test(providerId)) return;
      const { chatId, messageId, businessId } = readId(providerId);
      if (businessId === undefined) return;
      const message = { business_connection_id: businessId, chat_id: chatId, message_id: messageId };
      await ask(credentials.token, 'readBusinessMessage', message);
    },
    async react({ credentials }, { providerId, emoji }) {
      const { chatId, messageId } = readId(providerId);
      const reaction = emoji === null ? [] : [{ type: 'emoji', emoji }];
      await must(credentials.token, 'setMessageReaction', { chat_id: chatId, message_id: messageId, reaction });
      return undefined;
    },
    async draft({ credentials }, { to, draftId, text }) {
      const chat = chatOf(to.addresses);
      // Groups and business accounts have no drafts.
      if (!chat || chat.chatId < 0 || chat.businessId !== undefined) return 'refused';
      const shown = { chat_id: chat.chatId, draft_id: draftId, text, can_stop: true, keep_on_stop: true };
      try {
        const answer = await ask(credentials.token, 'sendMessageDraft', shown, undefined, DRAFT_TIMEOUT_MS);
        if (answer.ok) return 'shown';
        return answer.error_code === 429 ? { afterMs: (answer.parameters?.retry_after ?? 1) * 1_000 } : 'refused';
      } catch (error) {
        if (error instanceof ServiceUnreachable) return 'refused';
        throw error;
      }
    },
  };
}

/** Where a message goes: for a business account in its name. */
function placeOf({ chatId, businessId }: Chat): Record<string, number | string> {
  return { chat_id: chatId, ...(businessId === undefined ? {} : { business_connection_id: businessId }) };
}

function keyboardOf({ buttons, asksPhone }: Part & { kind: 'text' }) {
  if (asksPhone !== undefined)
    return { keyboard: [[{ text: asksPhone, request_contact: true }]], resize_keyboard: true, one_time_keyboard: true };
  return {
    inline_keyboard: buttons.map(({ label, url, sends }, index) => [
      url === undefined ? { text: label, callback_data: sends ?? `${CHOICE}${index}` } : { text: label, url },
    ]),
  };
}

function methodOf({ mime, bytes }: Part & { kind: 'file' }): [method: string, field: string] {
  if (PHOTOS.has(mime) && bytes <= PHOTO_MAX) return ['sendPhoto', 'photo'];
  if (mime === 'video/mp4') return ['sendVideo', 'video'];
  if (mime === 'audio/ogg') return ['sendVoice', 'voice'];
  if (mime === 'audio/mpeg' || mime === 'audio/mp4') return ['sendAudio', 'audio'];
  return ['sendDocument', 'document'];
}

/** How a business account stands; undefined where Telegram does not say. */
function businessOf(id: string, { ok, result, error_code: code }: Answer): AskedBusiness | undefined {
  // It knows of none by that name any more.
  if (!ok) return code === 400 ? { id, state: 'ended', canRead: false } : undefined;
  const { data } = businessConnection.safeParse(result);
  return data?.id === id ? stateOfBusiness(data) : undefined;
}

function asAnswer({ status, json }: ServiceAnswer): Answer {
  const answer = json as Partial<Answer> | undefined;
  if (typeof answer?.ok === 'boolean') return { error_code: status, ...answer, ok: answer.ok };
  return { ok: false, error_code: status };
}

function resultOf({ ok, result, error_code: code = 0, description = '', parameters }: Answer, chat: Chat): SendResult {
  if (ok) return { state: 'sent', providerId: idOf(chat, (result as { message_id: number }).message_id), price: 'free' };
  const error = `${code} ${description}`.trim();
  if (code === 429) return { state: 'retry', reason: 'too_many', error, afterMs: (parameters?.retry_after ?? 1) * 1_000 };
  // Whoever stands between may have passed it on.
  if (code === 502 || code === 504) return { state: 'unknown', reason: 'no_answer', error };
  if (code >= 500) return { state: 'retry', reason: 'unreachable', error };
  return { state: 'failed', reason: reasonOf(code, description, chat), error };
}

/** What reads as it should already, or is gone already, is as it should be. */
function correctedAs(answer: Answer, chat: Chat): SendResult {
  const isSo = /message is not modified|message to delete not found/i.test(answer.description ?? '');
  return answer.ok || isSo ? { state: 'sent', providerId: null, price: 'free' } : resultOf(answer, chat);
}

function reasonOf(code: number, description: string, { businessId }: Chat): DeliveryReason {
  if (code === 401 || code === 404) return 'signed_out';
  if (businessId !== undefined && /business|not enough rights|not allowed/i.test(description)) return 'no_rights';
  if (code === 403 || /blocked|deactivated|kicked/i.test(description)) return 'blocked';
  if (code === 413 || /too (?:big|large)/i.test(description)) return 'too_large';
  if (/chat not found|peer_id_invalid/i.test(description)) return 'no_address';
  if (/wrong file|photo_invalid|failed to get|wrong type|image_process/i.test(description)) return 'bad_media';
  return 'refused';
}
