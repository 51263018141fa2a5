/** A browser in which everything is in view, and whose window is in front: jsdom lays nothing out, and sees nothing. */
export class EverythingInView {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true, intersectionRatio: 1, intersectionRect: target.getBoundingClientRect() };
    queueMicrotask(() => this.#tell([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver));
  }
  unobserve() {}
  disconnect() {}
}
