import type { FaqCard } from '@lobby/contract';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from '#/components/use-navigate.ts';
import { markPieces } from './mark-pieces.ts';

type Card = FaqCard & { marks?: readonly string[] };

/** Articles in one card, each a row that opens it. */
export function CardList({ title, tenant, cards }: { title?: string; tenant: string; cards: readonly Card[] }) {
  return (
    <section className="mt-4" aria-label={title}>
      {title ? <h2 className="mb-2 px-1 text-sm text-muted">{title}</h2> : null}
      <ul className="overflow-hidden rounded-card border border-border bg-surface">
        {cards.map((card) => (
          <li key={card.id} className="border-b border-border last:border-b-0">
            <ArticleRow tenant={tenant} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One article; the address bar stays as it is, so it is a button. */
export function ArticleRow({ tenant, card }: { tenant: string; card: Card }) {
  const navigate = useNavigate();
  const { slug, title, summary, locale, marks = [] } = card;
  return (
    <button
      type="button"
      onClick={() => navigate({ to: '/chat/$tenant/faq/$id', params: { tenant, id: slug } })}
      className="flex w-full items-center gap-3 px-4 py-2.5 text-start transition-colors hover:bg-surface-hover"
    >
      <span lang={locale} className="min-w-0 flex-1">
        <span className="block wrap-anywhere">
          <Marked text={title} marks={marks} />
        </span>
        {summary === '' ? null : (
          <span className="block truncate text-sm text-muted">
            <Marked text={summary} marks={marks} />
          </span>
        )}
      </span>
      <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-muted" />
    </button>
  );
}

function Marked({ text, marks }: { text: string; marks: readonly string[] }): ReactNode {
  return markPieces(text, marks).map(({ text: piece, at, marked }) =>
    marked ? (
      <mark key={at} className="rounded-sm bg-accent-tint text-accent-text">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
