import { selectAll } from 'css-select';
import type { AnyNode, Document, Element } from 'domhandler';
import { DocumentRefused } from '#/domains/source/read/parsed-document.ts';
import { findElement, findElements, textIn } from './element-text.ts';
import { isFrame, isHidden } from './hidden-parts.ts';

/** A part that holds less than this is a teaser, not the content, in characters. */
const CONTENT_MIN = 200;

/** Where the content of a page stands, and what is left out of it. */
export interface Content {
  roots: AnyNode[];
  skip: (element: Element) => boolean;
}

/**
 * The content of a page: what `keep` selects, else its main part or its only article, else its body; never the frame of
 * the site, and never what `drop` selects.
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
  const skip = (element: Element) => isDropped(element) || isFrame(element) || (!chosen && element.name === 'header');
  return { roots: chosen ? [chosen] : top, skip };
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
