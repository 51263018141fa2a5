import type { ReactNode } from 'react';

/** The named things of a question, in a box that scrolls when there are many. */
export function ConfirmItems({ children }: { children: ReactNode }) {
  return (
    <ul className="mt-4 max-h-60 divide-y divide-separator overflow-y-auto rounded-xl bg-surface-secondary px-4 text-13">{children}</ul>
  );
}
