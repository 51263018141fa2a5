/** What happens to the widget: its panel opens or closes, or the launcher is there for the first time. */
export type LobbyEvent = 'open' | 'close' | 'ready';

/** A page of the site, as the people who answer see where a visitor is. What is left out is read from the document. */
export interface PageDetails {
  readonly url?: string | undefined;
  readonly title?: string | undefined;
}

/**
 * Who the visitor is. What the business's own server has signed is believed: a `jwt`, or an `id` with its `user_hash`. Everything else is
 * shown to the people who answer as what only the page says.
 */
export interface VisitorIdentity {
  /** JSON Web Token (HS256) under a secret of the channel, with `sub` and `exp`, for a day at most; its fields count more than the page's. */
  readonly jwt?: string | null | undefined;
  /** The visitor's id on the site. */
  readonly id?: string | null | undefined;
  /** HMAC-SHA256 of `id` under a secret of the channel, in hexadecimal digits. */
  readonly user_hash?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
  /** What else is known, by name, such as `{ plan: 'pro', seats: 3 }`. */
  readonly attrs?: Readonly<Record<string, string | number | boolean>> | null | undefined;
}

/** A message that came for the visitor. */
export interface IncomingMessage {
  /** Its words, or the beginning of them. */
  readonly text: string;
  /** Who wrote it, in the visitor's language, such as “Nora from Northfold”; null where that is not known. */
  readonly from: string | null;
}

/** Stops what a call began to listen to. */
export type Unsubscribe = () => void;

/** The widget on a page: `window.Lobby`, once its script has run. Each method may be called before the launcher is there. */
export interface Lobby {
  /** Runs a command, such as `['open']` or `['prefill', 'Where is my order?']`. */
  push(command: LobbyCommand): void;
  /** Resolves once the launcher is there; rejects with the reason where it stays away: a site that is not allowed, a security policy, no network. */
  ready(): Promise<void>;
  open(): void;
  close(): void;
  toggle(): void;
  /** Shows the launcher again, after `hide`. */
  show(): void;
  /** Takes the launcher away; `open` still opens the panel. */
  hide(): void;
  /** Says which page the visitor is on. The widget does so itself when the address changes; call it where only the title does. */
  update(page?: PageDetails): void;
  /**
   * Says who has signed in; call it on every page. Their conversation of other machines is found again, and what was written before
   * comes along. Resolves once it was checked; rejects with the reason where it is not believed, and the visitor stays who they were.
   */
  identify(visitor: VisitorIdentity): Promise<void>;
  /** For a sign-out: closes the panel and forgets the visitor on this machine, so that the next person sees nothing of them. */
  shutdown(): void;
  /** Words launcher and chat in another language, such as `ja-JP`; the nearest one that the widget knows is taken. */
  setLocale(locale: string): void;
  /** Puts a text into the visitor's field. It is not sent, and the panel is not opened. */
  prefill(text: string): void;
  /** Tells how many messages wait for the visitor: now, if that is known, and whenever it changes. */
  onUnread(listener: (count: number) => void): Unsubscribe;
  /** Tells of each message that comes in, while the chat is loaded. */
  onMessage(listener: (message: IncomingMessage) => void): Unsubscribe;
  on(event: LobbyEvent, listener: () => void): Unsubscribe;
}

/** A method of the widget and what it is called with. Those that return something are of no use here. */
export type LobbyCommand =
  | readonly ['open' | 'close' | 'toggle' | 'show' | 'hide' | 'shutdown']
  | readonly ['identify', VisitorIdentity]
  | readonly ['update', PageDetails?]
  | readonly ['setLocale' | 'prefill', string]
  | readonly ['onUnread', (count: number) => void]
  | readonly ['onMessage', (message: IncomingMessage) => void]
  | readonly ['on', LobbyEvent, () => void];

/** `window.Lobby` before its script has run: commands that wait for it. */
export type LobbyQueue = LobbyCommand[];

declare global {
  interface Window {
    Lobby?: Lobby | LobbyQueue;
  }
}
