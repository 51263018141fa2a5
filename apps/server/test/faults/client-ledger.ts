import { createHash } from 'node:crypto';

/** One message as its sender remembers it. */
export interface SentMessage {
  /** Who sent it; the messages of one sender in one conversation are sent one after the other. */
  sender: string;
  tenantId: number;
  conversationId: string;
  clientMsgId: string;
  bodyHash: string;
  /** Milliseconds since the beginning of the run. */
  sentAt: number;
  /** When the server said that it has it, and the number that it said; undefined before. */
  acknowledged?: { at: number; seq: number };
}

/** A message as somebody else saw it. */
export interface SeenMessage {
  id: string;
  clientMsgId: string;
  bodyHash: string;
}

/** What one client holds of one conversation, by number. */
export interface HeldConversation {
  viewer: string;
  tenantId: number;
  conversationId: string;
  messages: Map<number, SeenMessage>;
  /** Numbers that came before one that was missing, or after a higher one. */
  outOfTurn: number;
}

/** What every client writes down for itself, and nobody tells the server. */
export interface ClientLedger {
  readonly sent: SentMessage[];
  readonly held: HeldConversation[];
  /** Announcements that reached somebody whom they are not for. */
  foreign: number;
  /** Calls that were refused although they are in order. */
  refused: string[];
}

export function openClientLedger(): ClientLedger {
  return { sent: [], held: [], foreign: 0, refused: [] };
}

export function hashBody(body: string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, 22);
}
