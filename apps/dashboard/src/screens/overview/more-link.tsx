import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** At the head of a card: leads to all of what it shows a part of. */
export function MoreLink({ children, ...to }: Pick<LinkProps, 'to' | 'search'> & { children: ReactNode }) {
  return (
    <Link {...to} className="inline-flex items-center gap-1 whitespace-nowrap hover:text-foreground">
      {children}
      <ArrowRight size={14} aria-hidden="true" />
    </Link>
  );
}
