import { CHANNEL_PARAM, IDENTITY_PARAM } from '@lobby/contract';
import type { FromFrame, Hello, PageState } from '@lobby/widget';
import { createStore, type Store } from '#/state/store.ts';

/** A page that has not greeted by then says nothing of its visitor, in milliseconds. */
const GREETING_MS = 5_000;

/** The page of a business that shows the chat in the frame of its widget. */
export interface HostPage {
  /** Public key of the channel that the widget belongs to. */
  readonly channel: string;
  /** What the page said last; undefined before it has greeted. Who has left once has left: no later word takes that back. */
  readonly state: Store<PageState | undefined, PageState>;
  readonly tell: (message: FromFrame) => void;
  /** Who the page says its visitor is, as JSON; empty where it says nothing. Where that counts, the page is waited for. */
  readonly takeIdentity: () => Promise<string>;
  /** What was taken last; undefined before. */
  readonly takenIdentity: () => string | undefined;
  /** What the page wants in the visitor's field, once; empty where it wants nothing there. */
  readonly takePrefill: () => string;
}

/** What is said after a sign-out does not undo it: the chat may not have been there to hear it. */
export function keepLeaving(before: PageState | undefined, next: PageState): PageState | undefined {
  return before?.leaving ? { ...next, leaving: true } : next;
}

/** What of a window says who frames it. */
export type FramedWindow = Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'> & {
  readonly location: Pick<Location, 'search'> & Partial<Pick<Location, 'ancestorOrigins'>>;
};

/**
 * Listens for the widget's greeting: the first one of the page right around the frame, and no other. Undefined where the chat is not
 * the frame of a channel.
 */
export function openHostPage(framed: FramedWindow = window): HostPage | undefined {
  const address = new URLSearchParams(framed.location.search);
  const channel = address.get(CHANNEL_PARAM);
  if (channel === null || framed.parent === framed) return undefined;
  let port: MessagePort | undefined;
  let prefill = '';
  let taken: string | undefined;
  let said = (): void => undefined;
  const greeted = new Promise<void>((resolve) => {
    if (address.has(IDENTITY_PARAM)) setTimeout(resolve, GREETING_MS);
    else resolve();
    said = resolve;
  });
  const host: HostPage = {
    channel,
    state: createStore(keepLeaving, undefined),
    tell: (message) => port?.postMessage(message),
    async takeIdentity() {
      await greeted;
      taken = host.state.get()?.identity ?? '';
      return taken;
    },
    takenIdentity: () => taken,
    takePrefill() {
      const text = prefill;
      prefill = '';
      return text;
    },
  };
  const greet = ({ data, source, origin, ports: [given] }: MessageEvent<Partial<Hello> | null>) => {
    // Browsers that know who frames the page are asked; the others say it with the message alone.
    const isHost = source === framed.parent && origin === (framed.location.ancestorOrigins?.[0] ?? origin);
    if (!isHost || !given || data?.lobby !== 'hello' || data.v !== 1) return;
    framed.removeEventListener('message', greet);
    port = given;
    port.addEventListener('message', ({ data: page }: MessageEvent<PageState>) => {
      prefill = page.prefill || prefill;
      host.state.dispatch(page);
      said();
    });
    port.start();
  };
  framed.addEventListener('message', greet);
  return host;
}
