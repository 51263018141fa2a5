import type { WidgetSetup } from '@lobby/contract';
import type { IncomingMessage } from '../api.ts';
import { draw, LINES } from './icons.ts';
import { PHONE, styleOf } from './styles.ts';

/** Launcher, panel and what is said above the launcher. */
export interface View {
  /** All of it is in here, and its host in the page. */
  readonly root: ShadowRoot;
  readonly panel: HTMLElement;
  readonly launcher: HTMLElement;
  /** @param away the launcher was taken away @param said above the launcher */
  readonly show: (setup: WidgetSetup, open: boolean, away: boolean, unread: number, said: IncomingMessage | undefined) => void;
}

/**
 * Builds the widget in a shadow root, where no style of the page reaches it, without markup and without a style element.
 * @param intent the visitor comes near to opening it
 * @param turn the visitor opens or closes the panel
 * @param dismiss the visitor closes what is said above the launcher
 */
export function buildView(intent: () => void, turn: (open: boolean) => void, dismiss: () => void): View {
  const make = <Tag extends keyof HTMLElementTagNameMap>(parent: Node, tag: Tag, name = '') => {
    const element = document.createElement(tag);
    element.className = element.id = name;
    return parent.appendChild(element);
  };
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  root.adoptedStyleSheets = [sheet];
  const section = make(root, 'section');
  const live = make(section, 'u');
  const panel = make(section, 'dialog', 'box');
  const card = make(section, 'div', 'say');
  const say = make(card, 'button');
  const from = make(say, 'span');
  const words = make(say, 'p');
  const close = make(card, 'button', 'x');
  draw(close, LINES.cross);
  const launcher = make(section, 'button', 'go');
  const icon = draw(launcher, '');
  const label = make(launcher, 'span');
  const badge = make(launcher, 'b');
  const name = (element: Element, value: string) => element.setAttribute('aria-label', value);

  live.setAttribute('role', 'status');
  launcher.setAttribute('aria-controls', panel.id);
  launcher.onpointerenter = launcher.onfocus = launcher.ontouchstart = intent;
  launcher.onclick = say.onclick = () => turn(!panel.open);
  panel.onclose = () => turn(false);
  section.onkeydown = ({ key }) => key === 'Escape' && turn(false);
  close.onclick = dismiss;

  const phone = matchMedia(PHONE);
  const page = document.documentElement;
  let scrolls = '';
  return {
    root,
    panel,
    launcher,
    show(setup, open, away, unread, said) {
      const { texts } = setup;
      const waiting = unread ? texts.unread.replace('{count}', `${unread}`) : '';
      sheet.replaceSync(styleOf(setup));
      section.dir = getComputedStyle(page).direction;
      section.lang = setup.locale;
      section.hidden = away && !open;
      card.hidden = open || !said;
      name(panel, texts.title);
      name(close, texts.dismiss);
      name(launcher, open ? texts.close : `${texts.open} ${waiting}`);
      launcher.setAttribute('aria-expanded', `${open}`);
      icon(LINES[open ? 'down' : setup.icon]);
      label.textContent = open ? '' : texts.label;
      badge.textContent = open || !unread ? '' : unread > 99 ? '99+' : `${unread}`;
      from.textContent = said?.from || setup.name;
      words.textContent = said?.text || '';
      live.textContent = waiting;
      if (open === panel.open) return;
      if (!open) {
        panel.close();
        page.style.overflow = scrolls;
      } else {
        scrolls = page.style.overflow;
        if (phone.matches) {
          // Modal: neither the keyboard nor a scroll gets behind it, and the back button of a phone closes it.
          panel.showModal();
          page.style.overflow = 'hidden';
        } else panel.show();
      }
    },
  };
}
