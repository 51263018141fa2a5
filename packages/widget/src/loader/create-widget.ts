import type { WidgetSetup } from '@lobby/contract';
import type { IncomingMessage, Lobby, PageDetails } from '../api.ts';
import type { FromFrame, Hello, ToFrame } from '../protocol.ts';
import { askSetup } from './ask-setup.ts';
import { stayInPage } from './stay-in-page.ts';
import { buildView, type View } from './view.ts';

/** Says why something is not there to whoever looks after the page. */
export const warn = (error: unknown) => console.warn('Lobby:', error);

/** The widget's state, and everything that changes it: the page, the visitor, the chat in its frame. It is not in the page before `begin`. */
export function createWidget(origin: string, key: string, locale: string): { lobby: Lobby; begin: () => Promise<void> } {
  const bus = new EventTarget();
  let setup: WidgetSetup;
  let view: View | undefined;
  let frame: HTMLIFrameElement | undefined;
  let port: MessagePort | undefined;
  let asks = 0;
  let isOpen = false;
  let isAway = false;
  let unread = 0;
  /** Said above the launcher. */
  let said: IncomingMessage | undefined;
  /** Waits for the chat. */
  let prefill = '';
  /** The visitor is to be forgotten, and the chat has not said yet that it has. */
  let isLeaving = false;
  let resolve: () => void;
  let reject: (reason: unknown) => void;
  const ready = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  // A page that does not ask is not troubled.
  ready.catch(() => {});

  const announce = (event: string, detail?: unknown) => bus.dispatchEvent(new CustomEvent(event, { detail }));
  const on = (event: string, listener: (detail: never) => void) => {
    const hear = (heard: Event) => listener((heard as CustomEvent<never>).detail);
    bus.addEventListener(event, hear);
    return () => bus.removeEventListener(event, hear);
  };
  /** A site may block its storage: each of its pages then begins anew. */
  const keep = (name: string, value?: string) => {
    try {
      const at = `lobby:${key}${name}`;
      if (value === undefined) return localStorage[at] || '';
      localStorage[at] = value;
    } catch {}
  };
  const draw = () => view?.show(setup, isOpen, isAway, unread, said);
  const tell = (message: ToFrame) => port?.postMessage(message);
  const where = (page?: PageDetails) => ({ url: location.href, title: document.title, ...page });

  const count = (next: number, message?: IncomingMessage) => {
    const isOther = next !== unread;
    unread = next;
    said = next ? message || said : undefined;
    draw();
    if (isOther) announce('unread', next);
    if (message) announce('message', message);
  };

  const turn = (open: boolean) => {
    if (open === isOpen) return;
    isOpen = open;
    if (view) arrange(view);
  };
  const arrange = ({ root, launcher }: View) => {
    const type = isOpen ? 'open' : 'close';
    const hadFocus = root.activeElement;
    tell({ type });
    if (isOpen) {
      keep(':teased', '1');
      openFrame();
      count(0);
      frame?.focus();
    } else {
      draw();
      if (hadFocus) launcher.focus();
    }
    announce(type);
  };

  const openFrame = () => {
    if (!view || frame) return;
    frame = document.createElement('iframe');
    frame.title = setup.texts.title;
    frame.allow = 'microphone; clipboard-write';
    frame.src = `${origin + setup.frame}&locale=${setup.locale}`;
    frame.onload = () => {
      const channel = new MessageChannel();
      port = channel.port1;
      port.onmessage = ({ data }) => hear(data as FromFrame);
      const hello: Hello = { lobby: 'hello', v: 1, locale: setup.locale, open: isOpen, unread, prefill, ...where() };
      // Nobody but a page of the Lobby gets the greeting and its port.
      frame?.contentWindow?.postMessage(hello, origin, [channel.port2]);
    };
    view.panel.appendChild(frame);
  };

  const hear = (message: FromFrame) => {
    const { type } = message;
    if (type === 'ready') {
      prefill = '';
      if (isLeaving) tell({ type: 'shutdown' });
    } else if (type === 'close') turn(false);
    else if (type === 'ticket') {
      if (!isLeaving) keep('', message.ticket);
    } else if (type === 'unread') count(isOpen ? 0 : message.count, message.message);
    else {
      frame?.remove();
      frame = port = undefined;
      isLeaving = false;
      if (isOpen) openFrame();
    }
  };

  const dismiss = () => {
    keep(':teased', '1');
    said = undefined;
    draw();
    view?.launcher.focus();
  };

  const enter = ({ teaser_after_s: seconds, texts, visitor }: WidgetSetup) => {
    view = buildView(openFrame, turn, dismiss);
    count(visitor?.unread || 0);
    stayInPage(view.root.host);
    if (visitor?.live || isLeaving) (window.requestIdleCallback || setTimeout)(openFrame);
    if (seconds !== null && texts.teaser)
      setTimeout(() => {
        if (isOpen || unread || keep(':teased')) return;
        said = { text: texts.teaser, from: null };
        draw();
      }, seconds * 1000);
    resolve();
    announce('ready');
    if (isOpen) arrange(view);
  };

  const ask = async () => {
    const mine = ++asks;
    try {
      const answer = await askSetup(origin, key, locale || document.documentElement.lang, keep(''));
      // Another language may have been chosen meanwhile.
      if (mine !== asks) return;
      setup = answer;
      if (!view) return enter(answer);
      draw();
      tell({ type: 'locale', locale: answer.locale });
    } catch (error) {
      reject(error);
      warn(error);
    }
  };

  const lobby: Lobby = {
    push: (command) => (lobby[command[0]] as (...values: unknown[]) => void)(command[1], command[2]),
    ready: () => ready,
    open: () => turn(true),
    close: () => turn(false),
    toggle: () => turn(!isOpen),
    show() {
      isAway = false;
      draw();
    },
    hide() {
      isAway = true;
      draw();
    },
    update: (page) => tell({ type: 'page', ...where(page) }),
    shutdown() {
      isLeaving = !!(frame || keep(''));
      keep('', (prefill = ''));
      turn(false);
      count(0);
      if (isLeaving) openFrame();
      tell({ type: 'shutdown' });
    },
    setLocale(next) {
      locale = next;
      if (asks) void ask();
    },
    prefill(text) {
      if (port) tell({ type: 'prefill', text });
      else prefill = text;
    },
    onUnread(listener) {
      if (view) listener(unread);
      return on('unread', listener);
    },
    onMessage: (listener) => on('message', listener),
    on,
  };
  return { lobby, begin: ask };
}
