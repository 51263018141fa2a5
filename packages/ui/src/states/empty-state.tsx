import type { ReactNode } from 'react';
import { StateCard } from './state-card.tsx';

export interface EmptyStateProps {
  icon: ReactNode;
  title: ReactNode;
  /** What this place is for, in a sentence. */
  children?: ReactNode;
  /** The one thing to do, and at most one milder way. */
  actions?: ReactNode;
  /** A link to learn more. */
  footer?: ReactNode;
}

/** Nothing here yet: what it is for and the one thing to do. */
export function EmptyState(props: EmptyStateProps) {
  return <StateCard {...props} tone="accent" />;
}
