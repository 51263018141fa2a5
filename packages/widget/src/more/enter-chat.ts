/** Of a frame whose page has yet to come. */
const EMPTY = 'about:blank';

/**
 * Gives the focus of the opened panel to the chat in its frame as soon as that is there. A frame that has the focus already while its page
 * is exchanged goes on believing that it has it, but the browser may send the keys to the page around it: a visitor would write into a
 * field that stays empty.
 */
export function enterChat(root: ShadowRoot, panel: HTMLDialogElement): void {
  const frame = panel.firstElementChild as HTMLIFrameElement;
  const enter = () => {
    // From now on the browser can do so itself when the panel is opened.
    panel.autofocus = false;
    // Whoever has gone on in the page is not called away from there.
    if (root.activeElement === panel) frame.focus();
  };
  frame.addEventListener('load', enter);
  // What comes from elsewhere cannot be looked into.
  if (frame.contentDocument?.URL !== EMPTY) enter();
}
