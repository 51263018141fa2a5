/** Puts an element into the body as soon as there is one, and back into it when the page replaces the body or what is in it. */
export function stayInPage(host: Element): void {
  // A page that takes it out again and again wins in the end.
  let returns = 50;
  const put = () => {
    const body = document.body as HTMLElement | null;
    if (!body || host.isConnected || !returns) return;
    returns -= 1;
    body.appendChild(host);
    watch.observe(body, { childList: true });
  };
  const watch = new MutationObserver(put);
  watch.observe(document.documentElement, { childList: true });
  put();
}
