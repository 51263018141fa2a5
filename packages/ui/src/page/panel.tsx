import { useId, type ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

export interface PanelProps {
  title?: ReactNode;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
  /** Without padding, for a table that reaches the edges. */
  flush?: boolean | undefined;
  /** The 2 px edge of the chosen one, such as the current plan. */
  chosen?: boolean | undefined;
  className?: string | undefined;
}

/** A card: a hairline and no shadow. */
export function Panel({ title, aside, children, flush = false, chosen = false, className }: PanelProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={classNames(
        'min-w-0 rounded-card border bg-surface print:break-inside-avoid',
        chosen ? 'border-transparent ring-2 ring-accent' : 'border-border',
        !flush && 'p-5',
        className,
      )}
    >
      {title || aside ? (
        <div className={classNames('mb-4 flex items-baseline justify-between gap-3', flush && 'px-5 pt-5')}>
          {title ? (
            <h2 id={titleId} className="text-sm font-semibold">
              {title}
            </h2>
          ) : null}
          {aside ? <div className="text-muted">{aside}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}
