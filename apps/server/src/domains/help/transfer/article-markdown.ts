import type { Nodes, Parents, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';

/** What stands elsewhere in a text, by its name. */
interface Named {
  targets: ReadonlyMap<string, string>;
  notes: ReadonlyMap<string, string>;
}

/** Longer texts stay as they are, in characters: no text holds up those who wait for this process. */
const LENGTH_MAX = 30_000;
/** What a text with anything to change has: a remark, a definition, a line of signs below a heading, or a link to another file. */
const MAY_DIFFER = /<!--|^ {0,3}\[[^\]\n]{1,1000}\]:|^ {0,3}(?:=+|-+)[ \t]*$|\]\((?!https?:|mailto:|tel:|#|\/)/m;

/**
 * A text as articles are written: underlined headings with signs before them, links and notes where they are used instead of
 * below, no remarks that nobody sees. All other words stay as they are. Pure.
 * @param addressOf where a link of the text leads to instead; undefined leaves it as it is
 */
export function articleMarkdown(text: string, addressOf: (address: string) => string | undefined = () => undefined): string {
  if (text.length > LENGTH_MAX || !MAY_DIFFER.test(text)) return text;
  try {
    return rewritten(text, addressOf);
  } catch (error) {
    // Nested deeper than anybody reads: it stays as it is.
    if (error instanceof RangeError) return text;
    throw error;
  }
}

function rewritten(text: string, addressOf: (address: string) => string | undefined): string {
  const tree = fromMarkdown(text, { extensions: [gfmFootnote()], mdastExtensions: [gfmFootnoteFromMarkdown()] });
  const writer = new Writer(text, addressOf);
  const targets = new Map(
    tree.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, writer.target(node.url, node.title)] as const] : [])),
  );
  const inner = { targets, notes: new Map<string, string>() };
  const notes = new Map(
    tree.children.flatMap((node) =>
      node.type === 'footnoteDefinition'
        ? [[node.identifier, node.children.map((each) => writer.write(each, inner)).join(' ')] as const]
        : [],
    ),
  );
  return writer.whole(tree, { targets, notes });
}

class Writer {
  private readonly text: string;
  private readonly addressOf: (address: string) => string | undefined;

  constructor(text: string, addressOf: (address: string) => string | undefined) {
    this.text = text;
    this.addressOf = addressOf;
  }

  whole(tree: Root, named: Named): string {
    const written = this.between(tree, 0, this.text.length, named);
    return written === this.text ? written : `${written.trimEnd()}\n`;
  }

  target(url: string, title: string | null | undefined): string {
    const address = this.addressOf(url) ?? url;
    return `${/[\s()]/.test(address) ? `<${address}>` : address}${title ? ` ${JSON.stringify(title)}` : ''}`;
  }

  write(node: Nodes, named: Named): string {
    const [start, end] = placeOf(node);
    const own = this.text.slice(start, end);
    switch (node.type) {
      case 'definition':
      case 'footnoteDefinition':
        return '';
      case 'html':
        return own.startsWith('<!--') ? own.replaceAll(/<!--[\s\S]*?-->/g, '') : own;
      case 'footnoteReference':
        return named.notes.has(node.identifier) ? ` (${named.notes.get(node.identifier) ?? ''})` : own;
      case 'heading':
        return own.startsWith('#') ? this.inner(node, named) : `${'#'.repeat(node.depth)} ${this.label(node, named).replaceAll('\n', ' ')}`;
      case 'linkReference':
        return named.targets.has(node.identifier) ? `[${this.label(node, named)}](${named.targets.get(node.identifier) ?? ''})` : own;
      case 'imageReference':
        return named.targets.has(node.identifier) ? `![${node.alt ?? ''}](${named.targets.get(node.identifier) ?? ''})` : own;
      case 'link':
        return this.addressOf(node.url) === undefined
          ? this.inner(node, named)
          : `[${this.label(node, named)}](${this.target(node.url, node.title)})`;
      default:
        return 'children' in node ? this.inner(node, named) : own;
    }
  }

  private inner(node: Parents, named: Named): string {
    const [start, end] = placeOf(node);
    return this.between(node, start, end, named);
  }

  /** What stands between the marks of a node. */
  private label(node: Parents, named: Named): string {
    const [first, last] = [node.children[0], node.children.at(-1)];
    return first && last ? this.between(node, placeOf(first)[0], placeOf(last)[1], named) : '';
  }

  private between({ children }: Parents, start: number, end: number, named: Named): string {
    let written = '';
    let at = start;
    for (const child of children) {
      const [from, to] = placeOf(child);
      const own = this.write(child, named);
      written += this.text.slice(at, from) + own;
      at = to;
      // What goes leaves no gap.
      if (own === '') while (this.text[at] === '\n') at += 1;
    }
    return written + this.text.slice(at, end);
  }
}

function placeOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
