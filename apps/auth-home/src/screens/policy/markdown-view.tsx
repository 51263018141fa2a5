import { classNames } from '@lobby/ui';
import { Fragment } from 'react';
import type { Block, Inline } from './read-markdown.ts';

/** A text as it was read; every part of it becomes text of the page, never markup. */
export function MarkdownView({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="text-15 leading-relaxed text-pretty break-words [&>:first-child]:mt-0">
      {blocks.map((block) => (
        <BlockView key={block.at} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <HeadingView block={block} />;
    case 'paragraph':
      return (
        <p className="mt-4">
          <InlineView content={block.content} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={classNames('mt-4 space-y-2 pl-6', block.ordered ? 'list-decimal' : 'list-disc marker:text-muted')}>
          {block.items.map(({ at, content }) => (
            <li key={at} className="pl-1">
              <InlineView content={content} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <TableView block={block} />;
  }
}

function HeadingView({ block: { level, id, text } }: { block: Extract<Block, { kind: 'heading' }> }) {
  return level === 2 ? (
    <h2 id={id} className="mt-10 scroll-mt-6 text-lg leading-snug font-semibold break-after-avoid">
      {text}
    </h2>
  ) : (
    <h3 id={id} className="mt-6 scroll-mt-6 font-semibold break-after-avoid">
      {text}
    </h3>
  );
}

/** On phones the cells of a row stand under one another. */
function TableView({ block: { head, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    <div className="mt-4 overflow-hidden rounded-xl border border-border">
      <table className="w-full text-left text-sm max-sm:block">
        <thead className="bg-neutral-soft max-sm:sr-only">
          <tr>
            {head.cells.map(({ at, content }) => (
              <th key={at} scope="col" className="px-4 py-2.5 font-normal text-neutral-text">
                <InlineView content={content} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {rows.map((row) => (
            <tr key={row.at} className="border-t border-border align-top max-sm:block max-sm:py-2 max-sm:first:border-t-0">
              {row.cells.map(({ at, content }) => (
                <td key={at} className="px-4 py-2.5 max-sm:block max-sm:py-1">
                  <InlineView content={content} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function InlineView({ content }: { content: readonly Inline[] }) {
  return content.map((each) => {
    switch (each.kind) {
      case 'strong':
        return (
          <strong key={each.at} className="font-semibold">
            {each.text}
          </strong>
        );
      case 'code':
        return (
          <code key={each.at} className="rounded-md bg-neutral-soft px-1.5 py-0.5 text-13">
            {each.text}
          </code>
        );
      case 'link':
        return (
          <a key={each.at} href={each.href} className="rounded-sm text-accent-text underline underline-offset-4">
            {each.text}
          </a>
        );
      default:
        return <Fragment key={each.at}>{each.text}</Fragment>;
    }
  });
}
