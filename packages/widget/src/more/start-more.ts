import type { FromFrame, LauncherSide } from '#/protocol.ts';
import { dragSides } from './drag-sides.ts';
import { followPage } from './follow-page.ts';
import { moreStyles } from './more-styles.ts';
import { showFace } from './show-face.ts';

/** Hears what the chat in the frame says, after the loader has. */
export type More = (said: FromFrame) => void;

/**
 * What the widget needs only once a visitor has come near the launcher: it can be moved to the other side of the page, faces are shown
 * above it, and the chat learns of the pages that follow.
 * @param root what the launcher stands in
 * @param move puts the launcher on a side, also on the pages that follow
 * @param tell says to the chat how things are
 */
export function startMore(root: ShadowRoot, move: (side: LauncherSide) => void, tell: () => void): More {
  const launcher = root.querySelector<HTMLElement>('#go') as HTMLElement;
  const panel = root.querySelector('dialog') as HTMLDialogElement;
  panel.id = 'box';
  launcher.setAttribute('aria-controls', panel.id);
  root.adoptedStyleSheets = [root.adoptedStyleSheets[0] as CSSStyleSheet, moreStyles()];
  const turnTo = (side: LauncherSide) => {
    move(side);
    tell();
  };
  dragSides(launcher, turnTo);
  followPage(tell);
  const face = showFace(root.querySelector('#say button') as HTMLElement);
  // The loader knows only then that the launcher can be moved.
  queueMicrotask(tell);
  return (said) => {
    if (said.side) turnTo(said.side);
    if (said.message) face(said.face);
  };
}
