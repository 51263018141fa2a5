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

function showBlocks(blocks: readonly Block[], parts: Parts): ReactNode {
  // A text is replaced as a whole: places in it are all the identity that its blocks have.
  return blocks.map((block, index) => <Fragment key={index}>{showBlock(block, parts)}</Fragment>);
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
      const items = block.items.map(({ blocks }, index) => <li key={index}>{showItem(blocks, parts)}</li>);
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
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
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
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
  return (
    <div className="lobby-table" tabIndex={0} role="group">
      <table>
        <thead>
          <tr>
            {block.head.map((cell, column) => (
              <th key={column} scope="col" data-align={block.align[column]}>
                {showInline(cell, parts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-align={block.align[column]}>
                  {showInline(cell, parts)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function showInline(children: readonly Inline[], parts: Parts): ReactNode {
  return children.map((piece, index) => <Fragment key={index}>{showPiece(piece, parts)}</Fragment>);
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
