import type {
  ChannelReason,
  CredentialName,
  DeliveryReason,
  FeeCategory,
  Locale,
  MessagingKind,
  MessagingSettings,
  TemplateCategory,
  TemplateState,
} from '@lobby/contract';
import type { Button, Capabilities, MadePiece } from './capabilities.ts';
import type { Cost } from './plan-cost.ts';
import type { AskedBusiness, Checked } from './standing.ts';
import type { ServiceTemplate, TemplateCall } from './template.ts';

/** What a service gave the business to connect with. */
export type Credentials = Readonly<Partial<Record<CredentialName, string>>>;

/** A connection, with everything that calls to its service need. */
export interface Connection {
  tenantId: number;
  channelId: string;
  kind: MessagingKind;
  name: string;
  isPaused: boolean;
  pathId: string;
  accountId: string;
  account: string | null;
  credentials: Credentials;
  settings: MessagingSettings;
}

/** What a service says of the account that the credentials are for. */
export interface Account {
  /** What the service knows it by, the same whatever its credentials are. */
  id: string;
  /** What people know it by. */
  account: string | null;
  /** Where they begin to write. */
  link: string | null;
}

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

/** What an event means. */
export type Inbound =
  | {
      kind: 'message';
      sender: Sender;
      /** What the service calls the message. */
      providerId: string;
      text: string;
      media: MediaRef[];
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
      /** Nobody has written: somebody opened the chat. */
      isOpening?: boolean;
      /** What was pressed asks for a person, or for the bot instead of waiting for one. */
      wish?: 'person' | 'bot';
    }
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

/** One call's worth of a message; `replyTo` is what the service calls the message that it answers. */
export type Part = { replyTo?: string } &
  /** `template` goes in place of the text, which is how it reads. */
  (
    | {
        kind: 'text';
        text: string;
        buttons: Button[];
        /** Opens the buttons, on services that show many of them as a list. */
        listLabel?: string;
        /** Asks for the person's number with the service's own button, which reads so where it reads as we like. */
        asksPhone?: string;
        template?: TemplateCall;
      }
    | {
        kind: 'file';
        fileId: string;
        name: string;
        mime: string;
        bytes: number;
        caption: string;
        /** What was made of the file goes in its place; of a recording, how long it is in milliseconds where the service asks. */
        piece?: MadePiece;
        durationMs?: number;
      }
  );

/** How a try to send went; `error` is what the service said, null where it was not asked. */
export type SendResult =
  | { state: 'sent'; providerId: string | null; price: Cost['way'] }
  | { state: 'failed'; reason: DeliveryReason; error: string | null }
  /** It was not taken, and may be tried again. */
  | { state: 'retry'; reason: DeliveryReason; error: string | null; afterMs?: number | undefined }
  /** Whether it was taken nobody knows. */
  | { state: 'unknown'; reason: DeliveryReason; error: string | null };

export interface Addressee {
  /** All that are known, those that wrote last first. */
  addresses: readonly string[];
  reply: { token: string; until: number } | undefined;
  /** What the conversation is about, and what its messages are called, where the service needs to know. */
  thread?: { subject: string; references: readonly string[] } | undefined;
}

/** A file of a message, as services take it. */
export interface OutgoingFile {
  read(): Promise<Uint8Array<ArrayBuffer>>;
  /** An address that anybody can fetch it from for a while, and one of its small picture. */
  url: string;
  previewUrl: string;
}

export interface Sending {
  to: Addressee;
  /** In their order; as many as `batch` allows. */
  parts: readonly { part: Part; requestId: string }[];
  file: (part: Part & { kind: 'file' }) => OutgoingFile;
  now: number;
  signal: AbortSignal;
}

/** A part that is to read differently. */
export interface Correcting {
  to: Addressee;
  /** What the service calls it. */
  providerId: string;
  part: Part | null;
  signal: AbortSignal;
}

export type MediaContent = Uint8Array | 'too_large' | 'gone';

/** A service that people write on, as everything else sees it: all that is peculiar to one is behind this. */
export interface ChannelAdapter {
  readonly kind: MessagingKind;
  readonly capabilities: Capabilities;
  /** Parts that one call may send. */
  readonly batch: number;
  /** A try that was cut off may be repeated: the service takes the same request once. */
  readonly isRepeatable: boolean;
  /** Whether the channel may go on with another account: people and messages have the same names there. */
  readonly isMovable?: boolean;
  /** What `acknowledge` tells while an answer is being written says that the message was read. */
  readonly acknowledgesRead?: true;
  /** A person can hand over their number with a press. */
  readonly asksPhone?: true;
  /** Messages of one person within an hour that are taken; any number, without it. */
  readonly perHour?: number;
  /** Most messages a second, in all and to one person. */
  readonly pace: { perSecond: number; perPersonMs: number };
  /** Who the credentials are for. @throws ServiceRefusal */
  identify(credentials: Credentials): Promise<Account>;
  /** Has the service send to an address, where that can be set from here. @throws ServiceRefusal */
  subscribe(connection: Connection, url: string): Promise<void>;
  /** The service sends nothing any more. */
  unsubscribe(connection: Connection): Promise<void>;
  /** What the service says of its side. @throws ServiceRefusal */
  check(connection: Connection, url: string): Promise<Checked>;
  /** How the accounts stand that are answered for; one is left out that the service does not speak of. @throws ServiceRefusal */
  askBusinesses?(connection: Connection): Promise<AskedBusiness[]>;
  /** Whether what was posted is from the service. */
  isAuthentic(connection: Connection, raw: Buffer, header: (name: string) => string | undefined): boolean;
  /** The events of a posted body. @throws SyntaxError */
  split(connection: Connection, raw: Buffer): RawEvent[] | Promise<RawEvent[]>;
  /** What the payload of an event means. */
  read(connection: Connection, kind: string, payload: unknown): Inbound | Promise<Inbound>;
  /** What the service knows of somebody beside what their messages say. */
  describe?(connection: Connection, address: string): Promise<Pick<Sender, 'name' | 'locale'>>;
  fetchMedia(connection: Connection, media: MediaRef, maxBytes: number): Promise<MediaContent>;
  send(connection: Connection, sending: Sending): Promise<SendResult[]>;
  /** Changes what was sent, or takes it away where `part` is null. A service without it keeps showing what was sent. */
  correct?(connection: Connection, correcting: Correcting): Promise<SendResult>;
  /** Shows an answer that is still being written, with a way to stop it, in the place of what was shown of it before. */
  draft?(
    connection: Connection,
    drafting: { to: Addressee; draftId: number; text: string },
  ): Promise<'shown' | 'refused' | { afterMs: number }>;
  /** Takes note of what was pressed, and shows the person that an answer is being written; nothing depends on it. */
  acknowledge(connection: Connection, inbound: Inbound, isAnswering: boolean): Promise<void>;
  /** Shows the person that their message, and what they wrote before it, was read; nothing depends on it. */
  markRead?(connection: Connection, message: { providerId: string; token: string | null }): Promise<void>;
  /** Answers a message of theirs with one sign, or takes it away. @returns its id at the service, if any @throws ServiceRefusal, ServiceUnreachable */
  react?(connection: Connection, reaction: { to: Addressee; providerId: string; emoji: string | null }): Promise<string | undefined>;
  /** Answers the address itself when the service makes sure of it. */
  challenge?(connection: Connection, query: (name: string) => string | undefined): string | undefined;
  /** The messages that the service has approved, or not. @throws ServiceRefusal */
  templates?(connection: Connection): Promise<ServiceTemplate[]>;
  /** What is left of the month. */
  quota?(connection: Connection): Promise<{ limit: number | null; used: number | null }>;
}

/** A service does not take what it was given. */
export class ServiceRefusal extends Error {
  override readonly name = 'ServiceRefusal';
  /** The service takes the credentials no more. */
  readonly isSignedOut: boolean;
  constructor(message: string, { isSignedOut = false }: { isSignedOut?: boolean } = {}) {
    super(message);
    this.isSignedOut = isSignedOut;
  }
}
