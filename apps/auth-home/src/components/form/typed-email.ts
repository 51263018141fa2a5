import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** An address that was typed on the page before: it goes along beside the page's own address, not in it. */
    email?: string;
  }
}

/** The address that somebody typed on the page that led here; empty where there is none. */
export function useTypedEmail(): string {
  return useLocation({ select: ({ state }) => state.email ?? '' });
}
