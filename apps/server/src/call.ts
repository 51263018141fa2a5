import type { Endpoint, Locale, Permission, Reach, RequestOf } from '@lobby/contract';
import type { z } from 'zod/mini';
import type { Services } from '#/services.ts';

/** A signed-in member of a business; `tenantId` is 0 before there is one. */
export interface StaffActor {
  kind: 'staff';
  userId: number;
  tenantId: number;
  sessionId: string;
  name: string;
  email: string;
  /** null is an admin (§6). */
  role: string | null;
  /** Those of a role that the business made itself; null of a built-in one. */
  permissions: readonly Permission[] | null;
  /** Which conversations this person sees. */
  reach: Reach;
  /** The key, where a program acts and no person. */
  keyId?: string;
}

/** A program that acts with a key, as the business: `name` is the key's, and `userId` is 0, which nobody has. */
export interface KeyActor extends StaffActor {
  keyId: string;
  /** Channels outside of which nothing exists for it; none is no limit. */
  channelIds: readonly string[];
}

/** The holder of a visitor token. */
export interface VisitorActor {
  kind: 'visitor';
  tenantId: number;
  contactId: string;
  sessionId: string;
  /** Whoever it is has signed in on the business's site, in this browser or another. */
  isIdentified: boolean;
}

export interface AnyoneActor {
  kind: 'anyone';
}

export type Actor = StaffActor | VisitorActor | AnyoneActor;

interface Actors {
  staff: StaffActor;
  visitor: VisitorActor;
  key: KeyActor;
  anyone: AnyoneActor;
}
type ActorOf<E extends Endpoint> = Actors[E['caller']];

export interface UploadedFile {
  name: string;
  bytes: Uint8Array;
}

/** One call as a handler sees it: parsed, authenticated, free of HTTP. */
export interface Call<E extends Endpoint = Endpoint> {
  request: RequestOf<E>;
  actor: ActorOf<E>;
  locale: Locale;
  /** The token header as sent, for calls that anyone may make and a token continues. */
  token: string | undefined;
  ip: string;
  userAgent: string;
  /** Scheme, host and port that the caller has used. */
  origin: string;
  /** Origin of the page that calls, as its browser says; undefined of a page of this Lobby and of programs. */
  pageOrigin: string | undefined;
  /** Which visit of a diversion link has led here, as the browser shows it; of calls that begin a chat. */
  visitToken: string | undefined;
  /** Present on multipart calls. */
  file: UploadedFile | undefined;
  services: Services;
  /** An id of its own for a write that its program may repeat: what it makes is made once. */
  onceId?: string | undefined;
}

/** What a call with `answers: 'file'` returns. */
export interface FileAnswer {
  name: string;
  type: string;
  /** A large one comes piece by piece, as fast as its reader takes it. */
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
}

type AnswerOf<E extends Endpoint> = E extends { answers: 'file' } ? FileAnswer : z.input<E['response']>;

/** One handler a verb; the server does not compile while a call of the contract has none. */
export type Routes<Verbs extends Record<string, Endpoint>> = {
  [Verb in keyof Verbs]: (call: Call<Verbs[Verb]>) => Promise<AnswerOf<Verbs[Verb]>>;
};
