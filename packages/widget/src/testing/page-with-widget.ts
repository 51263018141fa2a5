import type { WidgetSetup } from '@lobby/contract';
import { afterEach, vi } from 'vitest';
import type { Lobby } from '#/api.ts';
import type { FromFrame, Hello, PageState } from '#/protocol.ts';
import { startLoader } from '#/loader/start-loader.ts';

/** What comes once a visitor is near: it stays away unless a test lets it come. */
const later = vi.hoisted(() => ({ load: undefined as (() => Promise<unknown>) | undefined }));
vi.mock('#/loader/load-more.ts', () => ({ loadMore: () => later.load?.() ?? new Promise(() => undefined) }));

/** Has what comes later come, or fail to. */
export function bringMore(load: () => Promise<unknown> = () => import('#/more/start-more.ts')): void {
  later.load = load;
}

// Browsers write these into the attributes; Happy DOM does not.
for (const [name, attribute] of [
  ['ariaLabel', 'aria-label'],
  ['ariaExpanded', 'aria-expanded'],
] as const)
  Object.defineProperty(Element.prototype, name, {
    configurable: true,
    set(this: Element, value: string) {
      this.setAttribute(attribute, value);
    },
  });

export const ORIGIN = 'https://lobby.example';
export const KEY = 'key-1';

/** How a launcher looks where a test says nothing else. */
export const SETUP: WidgetSetup = {
  name: 'Northfold',
  locale: 'en-US',
  frame: '/chat/northfold?channel=key-1&locale=en-US',
  color: '#2563eb',
  text_color: '#ffffff',
  icon: 'M8 20A9 9 0 1 0 4 16L2 22Z',
  logo: '',
  side: 'right',
  offset_x: 20,
  offset_y: 20,
  texts: {
    open: 'Chat with Northfold',
    close: 'Close the chat',
    dismiss: 'Dismiss',
    title: 'Chat with Northfold',
    label: '',
    teaser: '',
    unread: 'New messages: {count}',
  },
  teaser_after_s: null,
  visitor: null,
};

/** Stands in for a frame: a test has no pages to load. */
const FRAME = 'test-frame';
const createElement = (tag: string): HTMLElement => document.createElementNS('http://www.w3.org/1999/xhtml', tag);

/** What the widget is set up with waits for it; undefined waits for nothing. */
let gate: Promise<void> | undefined;
export function holdSetup(until: Promise<void>): void {
  gate = until;
}

/** What the page has asked of the Lobby. */
export const asked: { readonly url: URL; readonly init: RequestInit | undefined }[] = [];

/** Lets what was said over a port arrive, whatever clock the test has. */
export async function spoken(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve);
      port1.start();
      port2.postMessage(turn);
    });
}

/** Lets what waits for nothing happen. */
export const settle = () => vi.advanceTimersByTimeAsync(0);

const watching: MutationObserver[] = [];
/** Ends with its test, or it would bring a launcher into the next one. */
class WatchInTest extends MutationObserver {
  constructor(tell: MutationCallback) {
    super(tell);
    watching.push(this);
  }
}

afterEach(() => {
  for (const observer of watching.splice(0)) observer.disconnect();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  asked.length = 0;
  gate = undefined;
  later.load = undefined;
  delete window.Lobby;
  localStorage.clear();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('style');
  document.documentElement.lang = document.documentElement.dir = '';
});

/** A page whose Lobby answers with a set-up, or refuses with a sentence, or is not there at all. */
export function answerWith(answer: Partial<WidgetSetup> | { refusal: string } | 'unreachable'): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] });
  vi.stubGlobal('MutationObserver', WatchInTest);
  vi.spyOn(document, 'createElement').mockImplementation((tag) => createElement(tag === 'iframe' ? FRAME : tag));
  const isRefused = typeof answer === 'object' && 'refusal' in answer;
  const envelope = isRefused
    ? { code: 30_001, msg: answer.refusal, data: {} }
    : { code: 1, msg: 'ok', data: { ...SETUP, ...(answer as object) } };
  // Written now: a test may break what would write it later.
  const body = JSON.stringify(envelope);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url: new URL(url), init });
    if (answer === 'unreachable') throw new TypeError('Failed to fetch');
    if (init?.method === 'POST') return identityAnswer();
    await gate;
    return new Response(body, { status: isRefused ? 403 : 200 });
  });
}

/** What the Lobby says of a visitor whom the page has named. */
let identityAnswer = (): Response => new Response();
export function answerIdentity(answer: { ticket: string; unread: number; live: boolean } | { refusal: string }): void {
  const isRefused = 'refusal' in answer;
  const body = JSON.stringify(isRefused ? { code: 40_034, msg: answer.refusal, data: {} } : { code: 1, msg: 'ok', data: answer });
  identityAnswer = () => new Response(body, { status: isRefused ? 403 : 200 });
}

/** Puts the tag into the page and runs it. */
export function runTag(data: Record<string, string> = {}): HTMLScriptElement {
  const script = document.createElement('script');
  // Happy DOM would fetch it where it is set before the element is in use; it never is.
  Object.defineProperty(script, 'src', { value: `${ORIGIN}/widget.js` });
  Object.assign(script.dataset, { key: KEY, ...data });
  startLoader(script);
  return script;
}

/** Opens a page with the widget and waits for its launcher. */
export async function openPage(setup: Partial<WidgetSetup> = {}, data: Record<string, string> = {}) {
  answerWith(setup);
  runTag(data);
  await settle();
  return widgetOf();
}

/** What is on the page, and what can be done with it. */
export function widgetOf() {
  const lobby = window.Lobby as Lobby;
  const host = [...document.body.children].find(({ shadowRoot }) => shadowRoot) as HTMLElement | undefined;
  const root = host?.shadowRoot as ShadowRoot | undefined;
  const at = (selector: string) => root?.querySelector<HTMLElement>(selector);
  return {
    lobby,
    host: host as HTMLElement,
    root: root as ShadowRoot,
    launcher: at('#go') as HTMLButtonElement,
    panel: at('dialog') as HTMLDialogElement,
    card: at('#say') as HTMLElement,
    badge: at('b') as HTMLElement,
    live: at('output') as HTMLElement,
    style: root?.adoptedStyleSheets[0]?.cssRules,
    frame: () => root?.querySelector<HTMLIFrameElement>(FRAME) ?? null,
  };
}

/** The chat in the frame, in the test's hands: greeted as a page of the Lobby is. */
export function greet(frame: HTMLIFrameElement) {
  const greetings: { hello: Hello; origin: string; port: MessagePort }[] = [];
  const contentWindow = {
    postMessage: (hello: Hello, origin: string, [port]: MessagePort[]) => void greetings.push({ hello, origin, port: port as MessagePort }),
  };
  Object.defineProperty(frame, 'contentWindow', { configurable: true, value: contentWindow });
  frame.dispatchEvent(new Event('load'));
  const heard: PageState[] = [];
  const { hello, origin, port } = greetings[0] as (typeof greetings)[number];
  port.addEventListener('message', ({ data }: MessageEvent<PageState>) => heard.push(data));
  port.start();
  return { hello, origin, heard, say: (message: FromFrame) => port.postMessage(message) };
}
