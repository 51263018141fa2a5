import type { IncomingMessage } from './api.ts';

/** Version of what loader and frame say to each other. */
export type ProtocolVersion = 1;

/** First and only message to the frame's window: it carries a port, over which everything else goes. */
export interface Hello {
  readonly lobby: 'hello';
  readonly v: ProtocolVersion;
  /** Language of the launcher. */
  readonly locale: string;
  readonly open: boolean;
  /** Messages that waited for the visitor when the page asked. */
  readonly unread: number;
  readonly url: string;
  readonly title: string;
  /** For the visitor's field; empty puts nothing in. */
  readonly prefill: string;
}

/** What the page says to the chat in its frame. */
export type ToFrame =
  | { readonly type: 'open' | 'close' }
  | { readonly type: 'locale'; readonly locale: string }
  | { readonly type: 'prefill'; readonly text: string }
  | { readonly type: 'page'; readonly url: string; readonly title: string }
  /** Forget the visitor, and answer `gone`. */
  | { readonly type: 'shutdown' };

/** What the chat in the frame says to the page. */
export type FromFrame =
  | { readonly type: 'ready' | 'close' | 'gone' }
  /** With the message where one has just come. */
  | { readonly type: 'unread'; readonly count: number; readonly message?: IncomingMessage | undefined }
  /** Asks for an unread count on the pages that follow, and opens nothing. */
  | { readonly type: 'ticket'; readonly ticket: string };
