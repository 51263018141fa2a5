import type { IncomingMessage } from './api.ts';

/** First and only message to the frame's window: it carries a port, over which everything else goes. */
export interface Hello {
  readonly lobby: 'hello';
  /** Version of what the page and the chat say to each other. */
  readonly v: 1;
}

/** What the page says to the chat in its frame: how things are, right after the greeting and whenever they change. */
export interface PageState {
  readonly open: boolean;
  /** Language of the launcher. */
  readonly locale: string;
  /** Messages that wait for the visitor, as far as the page knows. */
  readonly unread: number;
  /** For the visitor's field, said once; empty puts nothing in. */
  readonly prefill: string;
  /** Who the page says its visitor is, as JSON; empty where it says nothing. It is never part of an address. */
  readonly identity: string;
  /** The visitor is to be forgotten, said once: the chat keeps nothing of them, and begins anew when it is opened. */
  readonly leaving: boolean;
  /** Address and title of the page around the chat. */
  readonly url: string;
  readonly title: string;
}

/** What the chat says to the page. */
export interface FromFrame {
  /** Messages that wait for the visitor. */
  readonly unread: number;
  /** One that has just come. */
  readonly message?: IncomingMessage;
  /** Asks for an unread count on the pages that follow, and opens nothing; empty once the visitor is forgotten. */
  readonly ticket?: string;
  /** The panel is to close. */
  readonly close?: boolean;
}
