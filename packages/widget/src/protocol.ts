import type { WidgetSetup } from '@lobby/contract';
import type { IncomingMessage, VisitorIdentity } from './api.ts';

/** A side of the page. */
export type LauncherSide = WidgetSetup['side'];

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
  /** Where the launcher stands; undefined where it cannot be moved, and no faces can be shown above it. */
  readonly side?: LauncherSide | undefined;
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
  /** Face of who wrote `message`, a square. */
  readonly face?: ImageBitmap | undefined;
  /** The launcher is to stand there, on this site from now on. */
  readonly side?: LauncherSide;
}

/** Where the push notifications of an app go. */
export interface AppDevice {
  /** Registration token of FCM, or device token of APNs. */
  readonly device_token: string;
  readonly app_version?: string;
  /** Such as `Android 16`. */
  readonly os?: string;
}

/** What an app says to the chat in its web view, by `LobbyChat.say({ … })`: first when it was greeted, then whatever changes. */
export interface FromApp {
  /** Who has signed in; null says nothing of the visitor. It is never part of an address. */
  readonly identity?: VisitorIdentity | null;
  /** Language of the app, such as `ja-JP`. */
  readonly locale?: string;
  /** For the visitor's field; it is not sent. */
  readonly prefill?: string;
  /** The chat is in view; what comes in while it is not is counted. */
  readonly open?: boolean;
  readonly push?: AppDevice;
  /** The visitor has signed out: nothing of them is kept, and nothing more is pushed to the device. */
  readonly leaving?: boolean;
  /** Back was pressed: the chat goes one step back, or asks to be closed. */
  readonly back?: boolean;
}

/** What the chat says to the app around it, as JSON: a greeting once it can be spoken to, then what a page is told. */
export type ToApp = Hello | Partial<Omit<FromFrame, 'face' | 'side'>>;
