import { isTag, isText, type AnyNode, type Element } from 'domhandler';
import type { Block } from '#/domains/source/read/parsed-document.ts';
import { DEPTH_MAX, findElement, findElements, squeeze, textIn } from './element-text.ts';
import { isHidden, isReading } from './hidden-parts.ts';
import { readTable } from './read-table.ts';

const INLINE: ReadonlySet<string> = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q ruby s samp small span strong sub sup time tt u var wbr img picture rb rt rp'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;
/** A list is a menu where most of its words are links and no item says much. */
const MENU_ITEMS_MIN = 4;
const MENU_LINK_SHARE = 0.8;
const MENU_ITEM_MAX = 40;

/** Turns what a reader sees of some nodes into blocks under their headings. */
export function collectBlocks(nodes: readonly AnyNode[], skip: (element: Element) => boolean): Block[] {
  const collector = new Collector(skip);
  for (const node of nodes) collector.walk(node, 0);
  collector.flush();
  return collector.blocks;
}

class Collector {
  readonly blocks: Block[] = [];
  /** Headings that are open, by level. */
  private readonly headings: { level: number; text: string }[] = [];
  private words: string[] = [];
  private kind: Block['kind'] = 'text';
  private isPreformatted = false;
  private readonly skip: (element: Element) => boolean;

  constructor(skip: (element: Element) => boolean) {
    this.skip = (element) => isHidden(element) || isReading(element) || skip(element);
  }

  walk(node: AnyNode, depth: number): void {
    if (isText(node)) this.words.push(this.isPreformatted ? node.data : unwrapped(node.data));
    else if (isTag(node)) {
      if (depth < DEPTH_MAX && !this.skip(node)) this.enter(node, depth);
    }
  }

  private enter(element: Element, depth: number): void {
    const { name } = element;
    const level = HEADING.exec(name)?.[1];
    if (level !== undefined) this.openHeading(Number(level), textIn(element, this.skip));
    else if (name === 'br') this.words.push('\n');
    else if (INLINE.has(name)) this.children(element, depth);
    else if (name === 'table') this.table(element, depth);
    else if (name === 'ul' || name === 'ol') this.list(element, depth);
    else if (name === 'dl') this.terms(element, depth);
    else if (name === 'details') this.details(element, depth);
    else if (name === 'pre') this.preformatted(element, depth);
    else this.block(element, name === 'li' ? 'item' : 'text', depth);
  }

  private children(element: Element, depth: number): void {
    for (const child of element.children) this.walk(child, depth + 1);
  }

  private block(element: Element, kind: Block['kind'], depth: number): void {
    this.flush();
    const outer = this.kind;
    if (kind === 'item') this.kind = kind;
    this.children(element, depth);
    this.flush();
    this.kind = outer;
  }

  private preformatted(element: Element, depth: number): void {
    this.isPreformatted = true;
    this.block(element, 'text', depth);
    this.isPreformatted = false;
  }

  private table(element: Element, depth: number): void {
    this.flush();
    if (isLayout(element)) return this.block(element, 'text', depth);
    const caption = findElement(element.children, ({ name }) => name === 'caption');
    if (caption && !this.skip(caption)) this.openHeading(TERM_LEVEL, textIn(caption, this.skip));
    for (const line of readTable(element)) this.push('row', line);
    if (caption) this.closeHeadings(TERM_LEVEL);
  }

  private list(element: Element, depth: number): void {
    if (!isMenu(element)) this.block(element, 'text', depth);
  }

  /** A term is a heading of what explains it. */
  private terms(element: Element, depth: number): void {
    this.flush();
    for (const child of element.children) {
      const parts = isTag(child) && child.name === 'div' ? child.children : [child];
      for (const part of parts) {
        if (isTag(part) && part.name === 'dt') this.openHeading(TERM_LEVEL, textIn(part, this.skip));
        else this.walk(part, depth + 1);
      }
      this.flush();
    }
    this.closeHeadings(TERM_LEVEL);
  }

  private details(element: Element, depth: number): void {
    this.flush();
    for (const child of element.children) {
      if (isTag(child) && child.name === 'summary') this.openHeading(TERM_LEVEL, textIn(child, this.skip));
      else this.walk(child, depth + 1);
    }
    this.flush();
    this.closeHeadings(TERM_LEVEL);
  }

  private openHeading(level: number, text: string): void {
    this.flush();
    if (text === '') return;
    this.closeHeadings(level);
    this.headings.push({ level, text });
  }

  private closeHeadings(level: number): void {
    while ((this.headings.at(-1)?.level ?? 0) >= level) this.headings.pop();
  }

  flush(): void {
    const lines = this.words.join('').split('\n').map(squeeze);
    this.words = [];
    this.push(this.kind, lines.filter((line) => line !== '').join('\n'));
  }

  private push(kind: Block['kind'], text: string): void {
    if (text !== '') this.blocks.push({ kind, path: this.headings.map((heading) => heading.text), text });
  }
}

/** A table that holds tables, or headings that name no column, arranges the page; it is no table of facts. */
function isLayout(table: Element): boolean {
  const inner = findElements(table.children, ({ name }) => name === 'table' || HEADING.test(name));
  return inner.some((each) => each.name === 'table' || each.parent === null || !isTag(each.parent) || each.parent.name !== 'th');
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Words as a page flows them: a line that ends in its source goes on, and without a space where its writing has none. */
function unwrapped(text: string): string {
  return text.replaceAll(/\s+/g, (space: string, at: number) => {
    const isWithin = UNSPACED.test(text[at - 1] ?? '') && UNSPACED.test(text[at + space.length] ?? '');
    return isWithin && space.includes('\n') ? '' : ' ';
  });
}

/** Below every heading of a page. */
const TERM_LEVEL = 7;

function isMenu(list: Element): boolean {
  const items = list.children.filter((child): child is Element => isTag(child) && child.name === 'li');
  if (items.length < MENU_ITEMS_MIN) return false;
  const lengths = items.map((item) => textIn(item, isHidden).length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const linked = findElements(list.children, ({ name }) => name === 'a').reduce((sum, link) => sum + textIn(link, isHidden).length, 0);
  return all > 0 && linked / all >= MENU_LINK_SHARE && all / items.length <= MENU_ITEM_MAX;
}
