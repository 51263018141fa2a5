import type { CredentialName, DeliveryReason, MessagingKind, MessagingSettings } from '@lobby/contract';
import type { Button, Capabilities, MadePiece } from './capabilities.ts';
import type { Inbound, MediaRef, RawEvent, Sender } from './inbound.ts';
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
