import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '#/button/icon-button.tsx';
import { classNames } from '#/class-names.ts';
import { useTexts } from '#/ui-texts/ui-texts-provider.tsx';
import { pageNumbers } from './page-numbers.ts';

export interface PaginatorProps {
  /** From 1. */
  page: number;
  pageSize: number;
  /** Rows in all. */
  total: number;
  onPage: (page: number) => void;
  /** How numbers are written; as they are by default. */
  formatNumber?: ((value: number) => string) | undefined;
}

/** Which rows of how many, and the pages. 48 px, without a border (§9). */
export function Paginator({ page, pageSize, total, onPage, formatNumber = String }: PaginatorProps) {
  const texts = useTexts();
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const to = Math.min(page * pageSize, total);
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-13 text-muted">
      <p className="tabular-nums">
        {texts.range(formatNumber(from), formatNumber(to), formatNumber(total))}
        <span aria-hidden="true"> · </span>
        {texts.perPage(pageSize)}
      </p>
      {pageCount > 1 ? (
        <nav aria-label={texts.pages} className="flex items-center gap-1">
          <IconButton
            size="small"
            label={texts.previousPage}
            icon={<ChevronLeft size={16} />}
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          />
          {pageNumbers(page, pageCount).map((slot) =>
            typeof slot === 'string' ? (
              <span key={slot} aria-hidden="true" className="w-7 text-center">
                …
              </span>
            ) : (
              <button
                key={slot}
                type="button"
                aria-label={texts.page(slot)}
                aria-current={slot === page ? 'page' : undefined}
                onClick={() => onPage(slot)}
                className={classNames(
                  'h-7 min-w-7 rounded-lg px-1.5 tabular-nums',
                  slot === page ? 'bg-accent-tint font-semibold text-accent-text' : 'text-foreground hover:bg-default',
                )}
              >
                {formatNumber(slot)}
              </button>
            ),
          )}
          <IconButton
            size="small"
            label={texts.nextPage}
            icon={<ChevronRight size={16} />}
            disabled={page >= pageCount}
            onClick={() => onPage(page + 1)}
          />
        </nav>
      ) : null}
    </div>
  );
}
