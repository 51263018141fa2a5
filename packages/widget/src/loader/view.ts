import type { WidgetSetup } from '@lobby/contract';
import type { IncomingMessage } from '#/api.ts';
import { PHONE, styleOf } from './styles.ts';

/** Lines of pictures that are the same everywhere, in a square of 24 px. */
const DOWN = 'm6 9 6 6 6-6';
const CROSS = 'm7 7 10 10M7 17 17 7';

/** Launcher, panel and what is said above the launcher. */
export interface View {
  /** Of the element that stands in the page. */
  readonly root: ShadowRoot;
  /** What the chat's frame is put into. */
  readonly panel: Element;
  /** @param away the launcher was taken away @param said above the launcher */
  readonly show: (setup: WidgetSetup, open: boolean, away: boolean, unread: number, said: Partial<IncomingMessage> | undefined) => void;
}

/** Puts a new element at the end of another one. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  parent: Node,
  tag: Tag,
  props?: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return parent.appendChild(Object.assign(document.createElement(tag), props));
}

/**
 * Builds the widget in a shadow root, where no style of the page reaches it, without markup and without a style element.
 * @param intent the visitor comes near to opening it
 * @param turn the visitor opens or closes the panel
 * @param dismiss the visitor closes what is said above the launcher
 */
export function buildView(intent: () => void, turn: (open: boolean) => void, dismiss: () => void): View {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  const section = make(root, 'section', {
    onkeydown({ key }) {
      if (key === 'Escape') turn(false);
    },
  });
  const onclick = () => turn(!panel.open);
  const live = make(section, 'output');
  const panel = make(section, 'dialog', { onclose: () => turn(false) });
  const card = make(section, 'div', { id: 'say' });
  const say = make(card, 'button', { onclick });
  const from = make(say, 'span');
  const words = make(say, 'p');
  const close = make(card, 'button', {
    id: 'x',
    onclick() {
      launcher.focus();
      dismiss();
    },
  });
  draw(close)(CROSS);
  const launcher = make(section, 'button', { id: 'go', onpointerenter: intent, onfocus: intent, onclick });
  const icon = draw(launcher);
  const label = make(launcher, 'span');
  const badge = make(launcher, 'b');

  const { documentElement: page } = document;
  const { style } = page;
  let scrolls = '';
  return {
    root,
    panel,
    show(setup, open, away, unread, said) {
      const { texts } = setup;
      const waiting = unread ? texts.unread.replace('{count}', `${unread}`) : '';
      sheet.replaceSync(styleOf(setup));
      section.dir = page.dir;
      section.lang = setup.locale;
      section.hidden = away && !open;
      card.hidden = open || !said;
      panel.ariaLabel = texts.title;
      close.ariaLabel = texts.dismiss;
      launcher.ariaLabel = open ? texts.close : texts.open + (waiting && `. ${waiting}`);
      launcher.ariaExpanded = `${open}`;
      icon(open ? DOWN : setup.icon);
      label.textContent = open ? '' : texts.label;
      badge.textContent = open || !unread ? '' : unread > 99 ? '99+' : `${unread}`;
      from.textContent = said?.from || setup.name;
      words.textContent = said?.text || '';
      live.textContent = waiting;
      if (open === panel.open) return;
      if (open) {
        scrolls = style.overflow;
        if (matchMedia(PHONE).matches) {
          // Modal: neither the keyboard nor a scroll gets behind it, and the back button of a phone closes it.
          style.overflow = 'hidden';
          panel.showModal();
        } else panel.show();
      } else {
        const hadFocus = root.activeElement;
        style.overflow = scrolls;
        panel.close();
        if (hadFocus) launcher.focus();
      }
    },
  };
}

/** A drawing in the colour of the text around it, made without markup: a page may forbid to read any. @returns changes its lines */
function draw(parent: Element): (lines: string) => void {
  const add = (to: Element, tag: string) => to.appendChild(document.createElementNS('http://www.w3.org/2000/svg', tag));
  const path = add(add(parent, 'svg'), 'path');
  return (lines) => path.setAttribute('d', lines);
}
