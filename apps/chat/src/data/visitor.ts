import { ApiError, callEndpoint, type ApiClient } from '@lobby/api-client';
import {
  visitor,
  type Endpoint,
  type Locale,
  type PageBefore,
  type RequestInput,
  type ResponseOf,
  type VerdictReason,
  type VisitorIdentity,
} from '@lobby/contract';

/** Messages that one page of a conversation carries. */
export const PAGE_LIMIT = 200;

type Of<Name extends keyof typeof visitor> = ResponseOf<(typeof visitor)[Name]>;

/** An own conversation, as a list shows it. */
export type PastConversation = Of<'conversations'>['items'][number];

/** Where a visitor wishes to be answered; an e-mail address or a telephone number. */
export type VisitorAddress = Omit<RequestInput<typeof visitor.contact>, 'conversation_id'>;

/** How it was: 1 to 5, why, and in own words. */
export type Rating = Omit<Required<RequestInput<typeof visitor.csat>>, 'conversation_id'>;

/** The calls that a visitor makes. Each rejects with an `ApiError`. */
export interface VisitorApi {
  /** The way to calls that the first screen does without. */
  readonly client: ApiClient;
  readonly begin: (
    token: string | undefined,
    request: {
      tenant: string;
      locale: Locale;
      newConversation?: boolean | undefined;
      conversationId?: string | undefined;
      lastConversationId?: string | undefined;
    },
  ) => Promise<Of<'session'>>;
  readonly send: (
    token: string,
    request: {
      conversationId: string;
      clientMsgId: string;
      text: string;
      attachments?: string[] | undefined;
      replyToSeq?: number | undefined;
    },
  ) => Promise<Of<'messages'>>;
  readonly sync: (
    token: string,
    request: { conversationId: string; afterSeq: number; limit?: number; typing?: boolean },
  ) => Promise<Of<'sync'>>;
  readonly askPerson: (token: string, conversationId: string) => Promise<Of<'handoff'>>;
  readonly judge: (
    token: string,
    request: { conversationId: string; seq: number; verdict: 'up' | 'down' | null; reason?: VerdictReason | undefined },
  ) => Promise<Of<'feedback'>>;
  readonly read: (token: string, conversationId: string, seq: number) => Promise<Of<'read'>>;
  readonly end: (token: string, conversationId: string) => Promise<Of<'end'>>;
  readonly rate: (token: string, request: Rating & { conversationId: string }) => Promise<Of<'csat'>>;
  readonly conversations: (token: string) => Promise<Of<'conversations'>>;
  readonly leaveQueue: (token: string, conversationId: string) => Promise<Of<'leaveQueue'>>;
  readonly leaveAddress: (token: string, conversationId: string, address: VisitorAddress) => Promise<Of<'contact'>>;
  readonly typing: (token: string, conversationId: string) => Promise<Of<'typing'>>;
  readonly agree: (token: string, version: number, locale: Locale) => Promise<Of<'consent'>>;
  readonly chooseLocale: (token: string, conversationId: string, locale: Locale) => Promise<Of<'locale'>>;
}

/** Where visitors come from. */
export interface VisitorSource {
  /** The page that they are on, or came from. */
  readonly page?: (() => PageBefore | undefined) | undefined;
  /** Public key of the channel that the chat is framed by. */
  readonly channel?: string | undefined;
  /** Who the page around the chat says its visitor is, as JSON. */
  readonly identity?: (() => Promise<string>) | undefined;
}

/**
 * Calls the platform as a visitor. Nothing is retried here: the lanes that call know when to try again.
 */
export function visitorApi(client: ApiClient, { page, channel, identity }: VisitorSource = {}): VisitorApi {
  const call = <E extends Endpoint>(endpoint: E, token: string | undefined, request: RequestInput<E>) =>
    callEndpoint(client, endpoint, request, { retry: false, quiet: true, token }) as Promise<ResponseOf<E>>;
  return {
    client,
    async begin(token, { tenant, locale, newConversation, conversationId, lastConversationId }) {
      const said = await identity?.();
      const begin = (as?: string) =>
        call(visitor.session, token, {
          tenant,
          locale,
          new_conversation: newConversation,
          conversation_id: conversationId,
          last_conversation_id: lastConversationId,
          page: page?.(),
          channel,
          identity: as ? (JSON.parse(as) as VisitorIdentity) : undefined,
        });
      // Who is not believed stays who they were; the page is told why by its own call.
      return said ? begin(said).catch((error: unknown) => (isDisbelieved(error) ? begin() : Promise.reject(error as Error))) : begin();
    },
    send: (token, { conversationId, clientMsgId, text, attachments, replyToSeq }) =>
      call(visitor.messages, token, {
        conversation_id: conversationId,
        client_msg_id: clientMsgId,
        text,
        attachments,
        reply_to_seq: replyToSeq,
      }),
    sync: (token, { conversationId, afterSeq, limit = PAGE_LIMIT, typing = false }) =>
      call(visitor.sync, token, { conversation_id: conversationId, after_seq: afterSeq, limit, ...(typing && { typing: 'true' }) }),
    askPerson: (token, conversationId) => call(visitor.handoff, token, { conversation_id: conversationId }),
    judge: (token, { conversationId, ...judged }) => call(visitor.feedback, token, { conversation_id: conversationId, ...judged }),
    read: (token, conversationId, seq) => call(visitor.read, token, { conversation_id: conversationId, seq }),
    end: (token, conversationId) => call(visitor.end, token, { conversation_id: conversationId }),
    rate: (token, { conversationId, ...rating }) => call(visitor.csat, token, { conversation_id: conversationId, ...rating }),
    conversations: (token) => call(visitor.conversations, token, {}),
    leaveQueue: (token, conversationId) => call(visitor.leaveQueue, token, { conversation_id: conversationId }),
    leaveAddress: (token, conversationId, address) => call(visitor.contact, token, { conversation_id: conversationId, ...address }),
    typing: (token, conversationId) => call(visitor.typing, token, { conversation_id: conversationId }),
    agree: (token, version, locale) => call(visitor.consent, token, { version, locale }),
    chooseLocale: (token, conversationId, locale) => call(visitor.locale, token, { conversation_id: conversationId, locale }),
  };
}

const DISBELIEVED: ReadonlySet<string> = new Set(['identity_refused', 'identity_off', 'invalid_request']);

function isDisbelieved(error: unknown): boolean {
  return error instanceof ApiError && DISBELIEVED.has(error.reason);
}
