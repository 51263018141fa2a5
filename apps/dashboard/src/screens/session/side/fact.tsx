import type { ReactNode } from 'react';

/** One thing that is known, beside what it is. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-3 py-1.5">
      <dt className="w-28 shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 flex-1 break-words tabular-nums">{children}</dd>
    </div>
  );
}
