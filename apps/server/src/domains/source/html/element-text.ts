import { isTag, isText, type AnyNode, type Element } from 'domhandler';

/** Elements inside each other; what lies deeper says nothing that a reader would find. */
export const DEPTH_MAX = 400;
const SPACES = /[\s\u00a0\u200b\ufeff]+/g;
/** Where a word may be broken: nobody sees or searches it. */
const SOFT_HYPHEN = '\u00ad';

/** White space as a reader sees it. */
export function squeeze(text: string): string {
  return text.replaceAll(SOFT_HYPHEN, '').replaceAll(SPACES, ' ').trim();
}

/** All words in a node, on one line. */
export function textIn(node: AnyNode, skip: (element: Element) => boolean = () => false): string {
  const parts: string[] = [];
  collect(node, parts, skip, 0);
  return squeeze(parts.join(''));
}

function collect(node: AnyNode, parts: string[], skip: (element: Element) => boolean, depth: number): void {
  if (isText(node)) parts.push(node.data);
  else if (isTag(node) && depth < DEPTH_MAX && !skip(node)) {
    const isLine = node.name === 'br' || node.name === 'p' || node.name === 'li' || node.name === 'div';
    if (isLine) parts.push(' ');
    for (const child of node.children) collect(child, parts, skip, depth + 1);
    if (isLine) parts.push(' ');
  }
}

/** The first element that fits, in the order of the document. */
export function findElement(nodes: readonly AnyNode[], fits: (element: Element) => boolean, depth = 0): Element | undefined {
  for (const node of nodes) {
    if (!isTag(node)) continue;
    if (fits(node)) return node;
    const inner = depth < DEPTH_MAX ? findElement(node.children, fits, depth + 1) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** Every element that fits; what is inside one that fits is looked at too. */
export function findElements(nodes: readonly AnyNode[], fits: (element: Element) => boolean, depth = 0): Element[] {
  return nodes.flatMap((node) => {
    if (!isTag(node)) return [];
    const inner = depth < DEPTH_MAX ? findElements(node.children, fits, depth + 1) : [];
    return fits(node) ? [node, ...inner] : inner;
  });
}
