import { selectAll } from 'css-select';
import type { AnyNode, Document, Element } from 'domhandler';
import { DocumentRefused } from '#/domains/source/read/parsed-document.ts';
import { findElement, findElements, textIn } from './element-text.ts';
import { frameByName, isFrame, isHidden } from './hidden-parts.ts';

/** A part that holds less than this is a teaser, not the content, in characters. */
const CONTENT_MIN = 200;

/** Where the content of a page stands, and what is left out of it. */
export interface Content {
  roots: AnyNode[];
  skip: (element: Element) => boolean;
}

/** A part that holds so much of a page's words, few of them links, is what the page is about, whatever it is called. */
const CONTENT_SHARE = 0.5;
const LINK_SHARE_MAX = 0.5;
/** What says less than this beside its buttons, fields and links is a banner or a bar, in characters. */
const BAR_MAX = 300;
/** Longest words on a button, in characters. */
const LABEL_MAX = 40;
const CONSENT = /accept|agree|allow|reject|decline|preferences|akzeptieren|接受|同意|拒绝|拒絕|許可|拒否/i;

/**
 * The content of a page: what `keep` selects, else its main part or its only article, else its body; never the frame of
 * the site, and never what `drop` selects. Our own, since @mozilla/readability looks for one article: of seven pages with
 * questions and prices it lost the questions that stand in buttons and what is called a share, and kept a menu.
 * @throws DocumentRefused unreadable where a selector is none
 */
export function mainContent(document: Document, { keep, drop }: { keep: string; drop: string }): Content {
  const dropped = new Set<unknown>(drop === '' ? [] : select(drop, document));
  const isDropped = (element: Element) => dropped.has(element);
  // What a person selected is wanted as it is, frame or not.
  if (keep !== '') return { roots: outermost(select(keep, document)), skip: isDropped };
  const body = findElement(document.children, ({ name }) => name === 'body');
  const top: AnyNode[] = body ? [body] : document.children;
  const main = findElement(top, ({ name, attribs }) => name === 'main' || attribs['role'] === 'main');
  const articles = findElements(top, ({ name }) => name === 'article');
  const chosen = [main, articles.length === 1 ? articles[0] : undefined].find(
    (part) => part !== undefined && textIn(part, isHidden).length >= CONTENT_MIN,
  );
  const all = top.reduce((sum, node) => sum + textIn(node, isHidden).length, 0);
  const skip = (element: Element) =>
    isDropped(element) || isFrame(element) || isNamedFrame(element, all) || (!chosen && element.name === 'header');
  return { roots: chosen ? [chosen] : top, skip };
}

/** @param all length of the words of the page */
function isNamedFrame(element: Element, all: number): boolean {
  const verdict = frameByName(element);
  if (verdict === false) return false;
  const words = textIn(element, isHidden).length;
  const links = findElements(element.children, ({ name }) => name === 'a').reduce((sum, link) => sum + textIn(link, isHidden).length, 0);
  const isLinks = links > words * LINK_SHARE_MAX;
  const hasMain = findElement(element.children, ({ name, attribs }) => name === 'main' || attribs['role'] === 'main') !== undefined;
  if (hasMain || (words > all * CONTENT_SHARE && !isLinks)) return false;
  return verdict === true || isLinks || words === 0 || isBar(element, words);
}

function isBar({ children }: Element, words: number): boolean {
  const buttons = findElements(children, ({ name, attribs }) => name === 'button' || name === 'a' || attribs['role'] === 'button');
  const asksConsent = buttons.map((button) => textIn(button)).some((label) => label.length <= LABEL_MAX && CONSENT.test(label));
  const hasForm = findElement(children, ({ name }) => name === 'form' || name === 'input') !== undefined;
  return asksConsent || (hasForm && words < BAR_MAX);
}

function select(selector: string, document: Document): Element[] {
  try {
    return selectAll<AnyNode, Element>(selector, document);
  } catch (cause) {
    throw new DocumentRefused('unreadable', { cause });
  }
}

/** What lies in another one is read with it. */
function outermost(elements: Element[]): Element[] {
  const all = new Set<unknown>(elements);
  return elements.filter((element) => {
    for (let { parent } = element; parent; { parent } = parent) if (all.has(parent)) return false;
    return true;
  });
}
