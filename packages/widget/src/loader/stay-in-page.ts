/** A page that takes the widget out again and again wins: neither waits for the other for ever. */
const RETURNS_MAX = 50;

/** Puts an element into the body as soon as there is one, and back into it when the page replaces the body or what is in it. */
export function stayInPage(host: Element): void {
  let returns = RETURNS_MAX;
  const put = () => {
    const body = document.body as HTMLElement | null;
    if (!body || host.parentNode === body || !returns) return;
    returns -= 1;
    body.appendChild(host);
    watch.observe(body, { childList: true });
  };
  const watch = new MutationObserver(put);
  watch.observe(document.documentElement, { childList: true });
  put();
}
