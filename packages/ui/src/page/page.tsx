import type { ReactNode } from 'react';
import { classNames } from '#/class-names.ts';

/** A screen of the dashboard: its header on top, then what scrolls. `dense` takes 24 px at the sides instead of 32. */
export function Page({ header, dense = false, children }: { header: ReactNode; dense?: boolean; children: ReactNode }) {
  return (
    <div className="flex h-full min-h-0 flex-col print:block print:h-auto">
      {header}
      <main className={classNames('min-h-0 flex-1 overflow-y-auto py-5 max-sm:px-4 print:overflow-visible', dense ? 'px-6' : 'px-page')}>
        {children}
      </main>
    </div>
  );
}

export interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title, in a few words. */
  description?: ReactNode;
  /** What every screen has, such as the search; beside the title also on phones. */
  tools?: ReactNode;
  /** One primary action, on the right of the milder ones; on phones in the same row, so as narrow as icons. */
  actions?: ReactNode;
  /** Before the title: the button of the navigation on phones. */
  leading?: ReactNode;
}

/** 56 px: one title, one primary action; on phones one row, in which the title gives way. */
export function PageHeader({ title, description, tools, actions, leading }: PageHeaderProps) {
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-border bg-background px-6 py-2 max-sm:flex-nowrap max-sm:gap-x-1.5 max-sm:px-4">
      {leading}
      <h1 className="min-w-0 truncate text-base font-semibold max-sm:flex-1">{title}</h1>
      {description ? <p className="truncate text-13 text-muted max-sm:hidden">{description}</p> : null}
      {tools ? <div className="ml-auto flex items-center gap-2 max-sm:gap-1 print:hidden">{tools}</div> : null}
      {actions ? (
        <div
          className={classNames(
            'flex items-center justify-end gap-2 empty:hidden max-sm:shrink-0 max-sm:gap-1 print:hidden',
            !tools && 'ml-auto',
          )}
        >
          {actions}
        </div>
      ) : null}
    </header>
  );
}
