import type { ResponseOf, widget, WidgetSetup } from '@lobby/contract';
import type { IncomingMessage, Lobby, LobbyCommand, LobbyQueue, PageDetails, VisitorIdentity } from '#/api.ts';
import type { More } from '#/more/start-more.ts';
import type { FromFrame, Hello, LauncherSide, PageState } from '#/protocol.ts';
import { ask } from './ask.ts';
import { loadMore } from './load-more.ts';
import { stayInPage } from './stay-in-page.ts';
import { buildView, make, type View } from './view.ts';

/** Says why something is not there to whoever looks after the page. */
export const warn = (error: unknown) => console.warn('Lobby:', error);

/** In the place of a ticket: the chat has yet to forget its visitor, on whatever page. */
const LEFT = '-';

interface Hearer {
  event: string;
  readonly listener: (detail: never) => void;
  readonly next: Hearer | undefined;
}

/** The widget's state, and everything that changes it: the page, the visitor, the chat in its frame. @param queue what the page has asked for before */
export function startWidget(origin: string, key: string, language: string, queue: LobbyQueue): void {
  /** A chain of them: the page may have changed what arrays and sets do. */
  let hearers: Hearer | undefined;
  /** Asked for by the page. */
  let locale = language;
  let setup: WidgetSetup;
  let view: View | undefined;
  let frame: HTMLIFrameElement | undefined;
  let port: MessagePort | undefined;
  let more: More | undefined;
  let isOpen = false;
  let isAway = false;
  let unread = 0;
  /** Said above the launcher. */
  let said: Partial<IncomingMessage> | undefined;
  /** Waits for the chat. */
  let prefill = '';
  /** Who has signed in, as JSON. */
  let identity = '';
  /** Until the launcher is there. */
  let ready: Promise<void> | undefined;

  /** Later, so that a listener that throws stops nobody else. */
  const announce = (event: string, detail?: unknown) => {
    for (let hearer = hearers; hearer; hearer = hearer.next) if (hearer.event === event) setTimeout(hearer.listener, 0, detail);
  };
  const on = (event: string, listener: (detail: never) => void) => {
    const hearer = (hearers = { event, listener, next: hearers });
    return () => {
      hearer.event = '';
    };
  };
  /** A site may block its storage: each of its pages then begins anew. */
  const keep = (name: string, value?: string) => {
    try {
      const at = `lobby:${key}${name}`;
      if (value !== undefined) localStorage[at] = value;
      return (localStorage[at] as string | undefined) || '';
    } catch {
      return '';
    }
  };
  /** The visitor is to be forgotten, and the chat does not know yet. */
  let isLeaving = keep('') === LEFT;
  const draw = () => view?.show(setup, isOpen, isAway, unread, said);
  /** The visitor wants the launcher on that side of the site's pages. */
  const move = (side: LauncherSide) => {
    keep(':side', side);
    setup.side = side;
    draw();
  };
  const putAway = (away: boolean) => {
    isAway = away;
    draw();
  };
  /** Says to the chat how things are; before it is there to hear, nothing. */
  const tell = (page?: PageDetails) => {
    if (!port) return;
    const state: PageState = {
      open: isOpen,
      locale: setup.locale,
      unread,
      prefill,
      identity,
      leaving: isLeaving,
      url: location.href,
      title: document.title,
      side: more && setup.side,
      ...(page as Partial<PageState>),
    };
    port.postMessage(state);
    prefill = '';
    isLeaving = false;
  };

  const count = (next: number, message?: IncomingMessage) => {
    unread = next;
    said = next ? message || said : undefined;
    draw();
    announce('unread', next);
    if (message) announce('message', message);
  };

  const turn = (open: boolean) => {
    if (open === isOpen) return;
    isOpen = open;
    if (!view) return;
    if (open) openFrame();
    tell();
    count(0);
    announce(open ? 'open' : 'close');
  };

  const openFrame = () => {
    if (!view || frame) return;
    frame = make(view.panel, 'iframe', {
      title: setup.texts.title,
      allow: 'microphone; clipboard-write',
      src: origin + setup.frame,
      onload() {
        const hello: Hello = { lobby: 'hello', v: 1 };
        const { port1, port2 } = new MessageChannel();
        port = Object.assign(port1, { onmessage: hear });
        // Nobody but a page of the Lobby gets the greeting and its port.
        ((frame as HTMLIFrameElement).contentWindow as Window).postMessage(hello, origin, [port2]);
        tell();
      },
    });
    loadMore(origin).then(({ startMore }) => {
      more = startMore((view as View).root, move, tell);
    }, warn);
  };

  const hear = ({ data: said }: MessageEvent<FromFrame>) => {
    keep('', said.ticket);
    if (said.close) turn(false);
    count(isOpen ? 0 : said.unread, said.message);
    more?.(said);
  };

  const say = (message?: Partial<IncomingMessage>) => {
    said = message;
    draw();
  };

  const enter = ({ teaser_after_s: seconds, texts, visitor }: WidgetSetup) => {
    view = buildView(openFrame, turn, say);
    count(visitor?.unread || 0);
    stayInPage(view.root.host);
    if (visitor?.live || isLeaving) (window.requestIdleCallback || setTimeout)(openFrame);
    if (seconds !== null && texts.teaser)
      setTimeout(() => {
        // Once, on whatever page: who has not taken it up is left in peace.
        if (isOpen || unread || keep(':teased')) return;
        keep(':teased', '1');
        say({ text: texts.teaser });
      }, seconds * 1000);
    announce('ready');
    if (isOpen) {
      isOpen = false;
      turn(true);
    }
  };

  const load = async () => {
    const wanted = locale;
    const answer = await ask<WidgetSetup>(origin, `${key}?ticket=${keep('')}&lang=${locale || document.documentElement.lang}`);
    // Another language may have been chosen meanwhile.
    if (wanted !== locale) return ready;
    setup = answer;
    setup.side = (keep(':side') as LauncherSide) || setup.side;
    if (!view) return enter(answer);
    draw();
    tell();
  };
  /** A page that does not ask what came of it is not troubled. */
  const calmly = (work: Promise<void>) => {
    work.catch(warn);
    return work;
  };
  const begin = () => {
    ready = calmly(load());
  };

  const identify = async (visitor: VisitorIdentity) => {
    const body = (identity = JSON.stringify({ ...visitor, ticket: keep('') }));
    tell();
    const {
      ticket,
      unread: waiting,
      live,
    } = await ask<ResponseOf<typeof widget.identify>>(origin, `${key}/identity`, { method: 'POST', body });
    // Behind the answer: the page may have named its visitor before the launcher was begun, and what is set up would count anew.
    await ready;
    // Somebody else may have signed in meanwhile, or the visitor out.
    if (body !== identity) return;
    if (!isLeaving) keep('', ticket);
    count(isOpen ? 0 : waiting);
    if (live) openFrame();
  };

  const lobby: Lobby = {
    push: (command) => (lobby[command[0]] as ((...values: unknown[]) => void) | undefined)?.(command[1], command[2]),
    ready: () => ready as Promise<void>,
    open: () => turn(true),
    close: () => turn(false),
    toggle: () => turn(!isOpen),
    show: () => putAway(false),
    hide: () => putAway(true),
    update: tell,
    identify: (visitor) => calmly(identify(visitor)),
    shutdown() {
      if (frame || keep('')) {
        isLeaving = true;
        keep('', LEFT);
        openFrame();
      }
      identity = prefill = '';
      turn(false);
      count(0);
      tell();
    },
    setLocale(next) {
      locale = next;
      if (ready) begin();
    },
    prefill(text) {
      prefill = text;
      tell();
    },
    onUnread(listener) {
      if (view) setTimeout(listener, 0, unread);
      return on('unread', listener);
    },
    onMessage: (listener) => on('message', listener),
    on,
  };

  window.Lobby = lobby;
  for (let at = 0; at < queue.length; at += 1) lobby.push(queue[at] as LobbyCommand);
  begin();
}
