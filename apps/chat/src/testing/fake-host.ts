import type { FromFrame, PageState } from '@lobby/widget';
import { openHostPage, type FramedWindow, type HostPage } from '#/data/host-page.ts';

/** A page around the chat, which says what the test says. */
export class FakeHost {
  readonly origin = 'https://shop.example';
  /** What the chat has told it. */
  readonly told: FromFrame[] = [];
  readonly parent = {} as Window;
  readonly host: HostPage;
  private greet: ((event: MessageEvent) => void) | undefined;
  private port: MessagePort | undefined;
  private page: PageState = {
    open: false,
    locale: 'en-US',
    unread: 0,
    prefill: '',
    identity: '',
    leaving: false,
    url: 'https://shop.example/tents',
    title: 'Tents',
  };

  constructor({ search = '?channel=key-1', ancestor = this.origin }: { search?: string; ancestor?: string | undefined } = {}) {
    const framed = {
      parent: this.parent,
      location: { search, ...(ancestor !== '' && { ancestorOrigins: [ancestor] as unknown as DOMStringList }) },
      addEventListener: (_: string, listener: (event: MessageEvent) => void) => {
        this.greet = listener;
      },
      removeEventListener: () => {
        this.greet = undefined;
      },
    };
    this.host = openHostPage(framed as unknown as FramedWindow) as HostPage;
  }

  /** Greets the chat, as somebody else where the test says so. @returns whether it still waits for a greeting */
  hello({
    source = this.parent,
    origin = this.origin,
    data = { lobby: 'hello', v: 1 },
  }: { source?: Window; origin?: string; data?: unknown } = {}): boolean {
    const { port1, port2 } = new MessageChannel();
    this.greet?.({ source, origin, data, ports: [port2] } as unknown as MessageEvent);
    if (this.greet) return true;
    this.port ??= port1;
    port1.addEventListener('message', ({ data: told }: MessageEvent<FromFrame>) => this.told.push(told));
    port1.start();
    return false;
  }

  /** Says how the page is now. What is said once is not said again. */
  say(change: Partial<PageState>): void {
    this.page = { ...this.page, ...change };
    this.port?.postMessage(this.page);
    this.page = { ...this.page, prefill: '', leaving: false };
  }
}
