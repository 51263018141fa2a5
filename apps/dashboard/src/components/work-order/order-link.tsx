import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readOrderSearch } from './order-search.ts';

/** Leads to a work order; on its own screen the list stays as it is narrowed. */
export function OrderLink({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  return (
    <Link
      to="/dashboard/work-order"
      search={(now) => readOrderSearch({ ...now, order: id })}
      resetScroll={false}
      preload={false}
      className={className ?? 'wrap-anywhere text-accent-text hover:underline'}
    >
      <span dir="auto" className="min-w-0">
        {children}
      </span>
    </Link>
  );
}
