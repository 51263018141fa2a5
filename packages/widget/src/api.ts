/** What happens to the widget: its panel opens or closes, or the launcher is there for the first time. */
export type LobbyEvent = 'open' | 'close' | 'ready';

/** A page of the site, as the people who answer see where a visitor is. What is left out is read from the document. */
export interface PageDetails {
  readonly url?: string | undefined;
  readonly title?: string | undefined;
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
