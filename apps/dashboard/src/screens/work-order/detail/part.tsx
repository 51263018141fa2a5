import type { ReactNode } from 'react';

/** A titled part of the detail. */
export function Part({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h2 className="font-semibold">{title}</h2>
        {aside ? <span className="text-13 text-muted tabular-nums">{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}
