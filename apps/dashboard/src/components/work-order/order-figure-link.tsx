import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useServesSessions } from '#/components/session-link.tsx';
import type { OrderSearch } from './order-search.ts';

interface OrderFigureLinkProps {
  /** The list that has exactly what is counted. */
  search: OrderSearch;
  /** Whole text for screen readers, where the content alone says too little. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Leads from a figure of work orders to those that it counts; plain content where none are served. */
export function OrderFigureLink({ search, label, className, children }: OrderFigureLinkProps) {
  if (!useServesSessions()) return <span className={className}>{children}</span>;
  return (
    <Link to="/dashboard/work-order" search={search} aria-label={label} className={className}>
      {children}
    </Link>
  );
}
