import type { LiveEvents } from '@lobby/contract';

/** What a live connection tells the chat. What counts is read with `sync`: whatever goes unheard is read there. */
export type LiveListeners = Pick<
  LiveEvents,
  'message' | 'conversation' | 'queue_moved' | 'seen_by_staff' | 'work_order' | 'typing' | 'bot_text' | 'bot_stopped'
> & {
  /** Connected, for the first time or again: what was announced meanwhile went unheard. */
  readonly connected: () => void;
  /** Nothing is announced until it is connected again. */
  readonly lost: () => void;
};

/** A connection that never gives up. */
export interface LiveConnection {
  readonly isConnected: () => boolean;
  /** Connects anew, as somebody else. */
  readonly reconnect: () => void;
  readonly close: () => void;
}

/** Opens a connection; `getToken` is asked before each attempt. */
export type OpenLive = (getToken: () => string | undefined, listeners: LiveListeners) => LiveConnection;
