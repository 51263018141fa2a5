import type { RouterHistory } from '@tanstack/react-router';
import { createContext, useContext } from 'react';

/** A place of the chat, as its route is named. */
export type PlacePath =
  | '/chat/$tenant'
  | '/chat/$tenant/home'
  | '/chat/$tenant/faq'
  | '/chat/$tenant/faq/$id'
  | '/chat/$tenant/work-order'
  | '/chat/$tenant/work-order/create'
  | '/chat/$tenant/work-order/history'
  | '/chat/$tenant/work-order/chat-{$id}';

/** Where to go. */
export interface Destination {
  readonly to: PlacePath;
  readonly params: { readonly tenant: string; readonly id?: string };
  /** True where back must not lead to the place that is left. */
  readonly replace?: boolean;
}

export type Navigate = (destination: Destination) => void;

/** The address of a place: `/chat/demo/faq/returns`. */
export function addressOf({ to, params }: Destination): string {
  return to.replaceAll(/\{?\$(tenant|id)\}?/g, (_, name: 'tenant' | 'id') => encodeURIComponent(params[name] ?? ''));
}

/** The ways between the places of a chat. */
export interface Ways {
  readonly history: RouterHistory;
  readonly navigate: Navigate;
}

const WaysContext = createContext<Ways | undefined>(undefined);

/** Gives the ways between the places of the chat to everything below it. */
export const WaysProvider = WaysContext.Provider;

function useWays(): Ways {
  const ways = useContext(WaysContext);
  if (!ways) throw new Error('The ways of the chat need a WaysProvider above');
  return ways;
}

/** Goes to a place of the chat. The router comes with the first place beside the conversation, so this works without it. */
export const useNavigate = (): Navigate => useWays().navigate;

/** Where the visitor was and is. */
export const usePlaceHistory = (): RouterHistory => useWays().history;
