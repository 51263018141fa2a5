import type { CONVERSATION_VIEWS, ConversationFigure } from '@lobby/contract';
import { siteMap } from '@lobby/session';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMay } from './use-may.ts';

/** A figure of the overview, and from when until when it counts, in milliseconds since 1970. */
export interface Counted {
  figure: ConversationFigure;
  since?: number;
  until?: number;
}

interface SessionLinkProps {
  /** The list of the workspace that it opens. */
  view?: (typeof CONVERSATION_VIEWS)[number];
  /** Of it only what this figure counts. */
  counted?: Counted;
  className?: string;
  /** Whole text for screen readers, where the content alone says too little. */
  label?: string;
  children: ReactNode;
}

const SESSIONS = siteMap['dashboard-session'].path;

/** True where the router serves the conversations, to somebody who may read them. */
export function useServesSessions(): boolean {
  const isServed = Object.hasOwn(useRouter().routesByPath, SESSIONS);
  return useMay()('session.view') && isServed;
}

/** Leads to a list of conversations; plain content where none are served. */
export function SessionLink({ view, counted, className, label, children }: SessionLinkProps) {
  if (!useServesSessions()) return <span className={className}>{children}</span>;
  return (
    <Link to={SESSIONS} search={{ ...(view !== undefined && { view }), ...counted } as never} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
