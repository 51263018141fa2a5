import { readMarkdown, type Block, type Inline } from '@lobby/markdown';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';

export interface ArticleBodyProps {
  /** Markdown; markup in it is text, and nothing in it can run. */
  body: string;
  lang?: string | undefined;
  /** Where a picture is fetched from; the address as it is written where left out. undefined while that is not known. */
  imageOf?: ((src: string) => string | undefined) | undefined;
  /** A press on a link; true where it was followed another way. */
  onLink?: ((href: string) => boolean) | undefined;
  /** Headings begin at this level of the page; 2 by default. */
  topLevel?: number | undefined;
}

type Parts = Pick<ArticleBodyProps, 'imageOf' | 'onLink'> & { topLevel: number };

/** A help article as its readers see it. Its look is in `@lobby/ui/article.css`. */
export function ArticleBody({ body, lang, imageOf, onLink, topLevel = 2 }: ArticleBodyProps) {
  const blocks = useMemo(() => readMarkdown(body), [body]);
  return (
    <div className="lobby-article" lang={lang} dir="auto">
      {showBlocks(blocks, { imageOf, onLink, topLevel })}
    </div>
  );
}

/** A text is replaced as a whole: its parts are children by their places, and need no keys. */
function together(tag: string | typeof Fragment, parts: readonly ReactNode[], props: Record<string, unknown> | null = null): ReactNode {
  return createElement(tag, props, ...parts);
}

function showBlocks(blocks: readonly Block[], parts: Parts): ReactNode {
  return together(
    Fragment,
    blocks.map((block) => showBlock(block, parts)),
  );
}

function showBlock(block: Block, parts: Parts): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const level = Math.min(6, Math.max(parts.topLevel, block.level));
      return createElement(`h${level}`, { id: block.id, tabIndex: -1 }, showInline(block.children, parts));
    }
    case 'paragraph':
      return <p>{showInline(block.children, parts)}</p>;
    case 'list': {
      const items = block.items.map(({ blocks }) => createElement('li', null, showItem(blocks, parts)));
      return block.ordered ? together('ol', items, { start: block.start }) : together('ul', items);
    }
    case 'quote':
      return <blockquote>{showBlocks(block.blocks, parts)}</blockquote>;
    case 'callout':
      return (
        <aside role="note" data-tone={block.tone}>
          {showBlocks(block.blocks, parts)}
        </aside>
      );
    case 'code':
      // What scrolls sideways is reached by keyboard.
      return createElement('pre', { tabIndex: 0 }, <code>{block.text}</code>);
    case 'table':
      return <ArticleTable block={block} parts={parts} />;
    case 'video':
      return (
        <a className="lobby-video" href={block.href} target="_blank" rel="noopener noreferrer nofollow">
          {block.title === '' ? block.href : block.title}
        </a>
      );
    case 'rule':
      return <hr />;
  }
}

/** A point of one paragraph is that paragraph's words. */
function showItem(blocks: readonly Block[], parts: Parts): ReactNode {
  const [first, ...rest] = blocks;
  if (first?.kind !== 'paragraph') return showBlocks(blocks, parts);
  return (
    <>
      {showInline(first.children, parts)}
      {showBlocks(rest, parts)}
    </>
  );
}

function ArticleTable({ block, parts }: { block: Extract<Block, { kind: 'table' }>; parts: Parts }) {
  const cells = (tag: 'th' | 'td', row: readonly (readonly Inline[])[]) =>
    row.map((cell, column) =>
      createElement(tag, { 'data-align': block.align[column], ...(tag === 'th' && { scope: 'col' }) }, showInline(cell, parts)),
    );
  const rows = block.rows.map((row) => together('tr', cells('td', row)));
  const table = (
    <table>
      <thead>{together('tr', cells('th', block.head))}</thead>
      {together('tbody', rows)}
    </table>
  );
  return createElement('div', { className: 'lobby-table', tabIndex: 0 }, table);
}

function showInline(children: readonly Inline[], parts: Parts): ReactNode {
  return together(
    Fragment,
    children.map((piece) => showPiece(piece, parts)),
  );
}

function showPiece(piece: Inline, parts: Parts): ReactNode {
  switch (piece.kind) {
    case 'text':
      return piece.text;
    case 'break':
      return <br />;
    case 'code':
      return <code>{piece.text}</code>;
    case 'strong':
      return <strong>{showInline(piece.children, parts)}</strong>;
    case 'emphasis':
      return <em>{showInline(piece.children, parts)}</em>;
    case 'strike':
      return <s>{showInline(piece.children, parts)}</s>;
    case 'link':
      return <ArticleLink href={piece.href} parts={parts} label={showInline(piece.children, parts)} />;
    case 'image': {
      const src = parts.imageOf ? parts.imageOf(piece.src) : piece.src;
      return src === undefined ? <span className="lobby-picture">{piece.alt}</span> : <img src={src} alt={piece.alt} loading="lazy" />;
    }
  }
}

function ArticleLink({ href, label, parts: { onLink } }: { href: string; label: ReactNode; parts: Parts }) {
  const isOutside = /^https?:/i.test(href);
  return (
    <a
      href={href}
      {...(isOutside ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {})}
      onClick={(event) => {
        if (onLink?.(href)) event.preventDefault();
      }}
    >
      {label}
    </a>
  );
}
