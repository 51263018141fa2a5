import type { ReactNode } from 'react';

/** A card that has nothing to list yet, in a sentence. */
export function Nothing({ children }: { children: ReactNode }) {
  return <p className="py-6 text-center text-pretty text-muted">{children}</p>;
}
