import { createDesk } from '#/state/playground/desk/desk.ts';
import { serveDesk, type DeskRequest } from '#/state/playground/desk/desk-messages.ts';

/** The worker of the playground in the thread of the test, which has no others; messages arrive later, and as copies. */
export class InProcessWorker extends EventTarget {
  readonly #desk = createDesk();
  #ended = false;

  postMessage(request: DeskRequest): void {
    const copy = structuredClone(request);
    setTimeout(() => {
      if (this.#ended) return;
      this.dispatchEvent(new MessageEvent('message', { data: structuredClone(serveDesk(this.#desk, copy)) }));
    });
  }

  terminate(): void {
    this.#ended = true;
  }
}
