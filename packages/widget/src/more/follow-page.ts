/** Has the chat told when a page of the site goes on to another address without being loaded anew. */
export function followPage(tell: () => void): void {
  const update = () => tell();
  addEventListener('popstate', update);
  (window as { navigation?: EventTarget }).navigation?.addEventListener('navigatesuccess', update);
}
