import { callEndpoint } from '@lobby/api-client';
import {
  visitor,
  visitorWorkOrders,
  type Attachment,
  type CustomerAct,
  type Endpoint,
  type Locale,
  type RequestInput,
  type ResponseOf,
} from '@lobby/contract';
import type { Chat } from './open-chat.ts';
import type { Rating } from './visitor.ts';

type Of<Verb extends keyof typeof visitorWorkOrders> = ResponseOf<(typeof visitorWorkOrders)[Verb]>;
export type OrderForms = Of<'forms'>;
export type OwnOrders = Of<'list'>;
export type OwnOrder = Of<'get'>;
export type BegunForm = Of<'draft'>;
export type OrderDraft = Omit<RequestInput<typeof visitorWorkOrders.create>, 'locale'>;

async function call<E extends Endpoint>(chat: Chat, endpoint: E, request: RequestInput<E>, signal?: AbortSignal): Promise<ResponseOf<E>> {
  const { token } = await chat.identity();
  return callEndpoint(chat.client, endpoint, request, { token, quiet: true, retry: false, ...(signal ? { signal } : {}) }) as Promise<
    ResponseOf<E>
  >;
}

export const readForms = (chat: Chat, locale: Locale, signal: AbortSignal): Promise<OrderForms> =>
  call(chat, visitorWorkOrders.forms, { locale }, signal);

export const readOwnOrders = (
  chat: Chat,
  { settled, ...request }: { settled: boolean; q?: string; cursor?: string; locale: Locale },
  signal?: AbortSignal,
): Promise<OwnOrders> => call(chat, visitorWorkOrders.list, { ...request, settled: settled ? 'true' : 'false', limit: 30 }, signal);

export const readOwnOrder = (chat: Chat, id: string, locale: Locale): Promise<OwnOrder> =>
  call(chat, visitorWorkOrders.get, { id, locale });

export const submitOrder = (chat: Chat, draft: OrderDraft, locale: Locale): Promise<OwnOrder> =>
  call(chat, visitorWorkOrders.create, { ...draft, locale });

/** What a form begins with that comes out of a chat. */
export const beginForm = (
  chat: Chat,
  { conversationId, typeId }: { conversationId: string; typeId?: string | undefined },
  locale: Locale,
  signal?: AbortSignal,
): Promise<BegunForm> =>
  call(
    chat,
    visitorWorkOrders.draft,
    { conversation_id: conversationId, locale, ...(typeId === undefined ? {} : { type_id: typeId }) },
    signal,
  );

export const rateOrder = (chat: Chat, id: string, rating: Rating, locale: Locale): Promise<OwnOrder> =>
  call(chat, visitorWorkOrders.rate, { id, ...rating, locale });

/** A typing mark that does not arrive costs nothing. */
export function tellTyping(chat: Chat, conversationId: string): void {
  void call(chat, visitor.typing, { conversation_id: conversationId }).catch(() => undefined);
}

export const actOnOrder = (chat: Chat, id: string, act: CustomerAct, locale: Locale): Promise<OwnOrder> =>
  call(chat, visitorWorkOrders.act, { id, act, locale });

/** What was said in a thread after a message. */
export const readThread = (chat: Chat, conversationId: string, afterSeq: number) =>
  call(chat, visitor.sync, { conversation_id: conversationId, after_seq: afterSeq, limit: 200 });

export const sendInThread = (
  chat: Chat,
  { conversationId, clientMsgId, text, files }: { conversationId: string; clientMsgId: string; text: string; files: readonly Attachment[] },
) =>
  call(chat, visitor.messages, {
    conversation_id: conversationId,
    client_msg_id: clientMsgId,
    text,
    ...(files.length > 0 ? { attachments: files.map(({ id }) => id) } : {}),
  });
