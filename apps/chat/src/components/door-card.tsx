import { classNames } from '@lobby/ui';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** A card of rows, each of which leads somewhere: one look wherever the chat offers ways on. */
export function RowCard({ label, className, children }: { label: string; className?: string | undefined; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className={classNames(
        'w-full overflow-hidden rounded-card border border-border bg-surface *:border-b *:border-border *:last:border-b-0',
        className,
      )}
    >
      {children}
    </section>
  );
}

interface DoorRowProps {
  icon?: ReactNode;
  /** Language of what it says, where it is not the page's. */
  lang?: string | undefined;
  onOpen: () => void;
  children: ReactNode;
}

/** A way on: an article, a list, a form. */
export function DoorRow({ icon, lang, onOpen, children }: DoorRowProps) {
  return (
    <button
      type="button"
      lang={lang}
      onClick={onOpen}
      className="flex min-h-12 w-full items-center gap-3 px-4 py-2.5 text-start text-sm transition-colors hover:bg-surface-hover focus-visible:-outline-offset-2"
    >
      {icon ? (
        <span aria-hidden="true" className="shrink-0 text-muted">
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
      <ChevronRight size={16} aria-hidden="true" className="shrink-0 text-muted" />
    </button>
  );
}
