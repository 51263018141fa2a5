import type { ChannelReason, DeliveryReason, FeeCategory, Locale, TemplateCategory, TemplateState } from '@lobby/contract';

/** Something that a service has sent, as it came. */
export interface RawEvent {
  /** The same however often it is sent. */
  id: string;
  kind: string;
  /** Whom it is from, as an address; empty where it is from nobody. */
  person: string;
  /** Grows in the order in which things happened to one person. */
  order: number;
  payload: unknown;
  /** Waits for others that belong to it, in milliseconds, where the usual wait is too short. */
  waitMs?: number;
}

/** A file that lies with the service. */
export interface MediaRef {
  id: string;
  name: string;
  mime: string;
  /** Its size, where the service says so. */
  bytes?: number | undefined;
  /** Where it came with its message. */
  content?: Uint8Array;
}

export interface Sender {
  /** Every address that the person has there; the first is the one that the event names. */
  addresses: string[];
  name?: string | undefined;
  locale?: Locale | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  /** What else is known, such as a user name, by what it is called. */
  attrs?: Record<string, string>;
}

/** What a message is written about: the ad or the post whose button opened the chat, or a product of the business's catalogue. */
export interface About {
  kind: 'ad' | 'post' | 'product';
  /** As the business or the service calls it. */
  name: string;
  url?: string | undefined;
}

/** What an event means. */
export type Inbound =
  | {
      kind: 'message';
      sender: Sender;
      /** What the service calls the message. */
      providerId: string;
      text: string;
      media: MediaRef[];
      /** It is something that cannot be shown here, such as a story: neither its text nor its files say it. */
      isUnshown?: boolean;
      /** When it was written, as the service says, in milliseconds since 1970. */
      writtenAt?: number | undefined;
      /** The message of the same chat that it answers. */
      replyTo?: string | undefined;
      /** Somebody else's words, which the sender passes on. */
      isForwarded?: boolean;
      /** Of several that were sent together. */
      group?: string | undefined;
      /** What the service wants to be shown where the message was read. */
      readToken?: string | undefined;
      /** What a first answer may be sent with, and until when, in milliseconds since 1970. */
      reply?: { token: string; until: number } | undefined;
      /** Of a mail: what it is about, and which mails it answers; without any it begins a conversation of its own. */
      thread?: { subject: string; answers: readonly string[] };
      /** The service took it for spam. */
      isSpam?: boolean;
      /** Pressed, where it must be acknowledged. */
      press?: string | undefined;
      /** Handed on by the link that somebody came by. */
      code?: string;
      about?: About | undefined;
      /** Nobody has written: somebody opened the chat. */
      isOpening?: boolean;
      /** What was pressed asks for a person, or for the bot instead of waiting for one. */
      wish?: 'person' | 'bot';
    }
  /** Somebody has another number or hidden identity: `sender` has what they are known by now. @property from what they were known by */
  | { kind: 'moved'; sender: Sender; from: string[] }
  /** Somebody says how a conversation was. */
  | {
      kind: 'rating';
      sender: Sender;
      providerId: string;
      score: number;
      conversationId: string;
      reply?: { token: string; until: number } | undefined;
      press?: string | undefined;
    }
  | { kind: 'edit'; sender: Sender; providerId: string; text: string }
  | { kind: 'unsend'; sender: Sender; providerId: string }
  | { kind: 'blocked' | 'unblocked'; sender: Sender; reply?: { token: string; until: number } | undefined }
  /** Written to the person, who is the `sender`, from the business's own app, by `author` where the service says who that is. */
  | { kind: 'echo'; sender: Sender; providerId: string; text: string; media: MediaRef[]; author?: string; writtenAt?: number | undefined }
  /** How somebody's own account stands that the bot answers for. */
  | { kind: 'business'; id: string; name: string; state: 'connected' | 'no_reply' | 'ended'; canRead: boolean }
  | {
      kind: 'status';
      providerId: string;
      state: 'sent' | 'delivered' | 'read' | 'failed';
      reason?: DeliveryReason;
      error?: string | undefined;
      /** What the service says that it charges it as. */
      charge?: { way: 'free' | 'fee'; category: FeeCategory | null } | undefined;
    }
  /** `isAll` where it is said of the account itself, and not only of how good it is. */
  | { kind: 'health'; state: 'connected' | 'degraded' | 'disconnected'; reason: ChannelReason | null; isAll?: true }
  /** A template of the business is judged anew. */
  | {
      kind: 'template';
      name: string;
      language: string;
      state?: TemplateState | 'deleted';
      reason?: string | null;
      category?: TemplateCategory;
    }
  /** A message was answered with one sign alone; null took it away. */
  | { kind: 'reaction'; sender: Sender; providerId: string; emoji: string | null }
  /** Somebody has read enough of an answer that is being written. */
  | { kind: 'stop'; sender: Sender; draftId: number }
  /** Nothing that anybody needs to know. */
  | { kind: 'nothing' };
