import type { LiveEvents } from '@lobby/contract';
import { createContext, useContext, useEffect, useEffectEvent, useSyncExternalStore } from 'react';

export type LiveEventName = keyof LiveEvents;
export type LivePayload<Name extends LiveEventName> = Parameters<LiveEvents[Name]>[0];

/** `connecting` before the first connection, `offline` from its loss until it is back. */
export type LiveStatus = 'connecting' | 'online' | 'offline';

/** Announcements of the server. What counts is fetched: whatever goes unheard is found there. */
export interface Live {
  /** Hears an event; returns how to stop. */
  readonly on: <Name extends LiveEventName>(name: Name, handler: (payload: LivePayload<Name>) => void) => () => void;
  /** Told when announcements begin to arrive, first and after each loss: what was announced before went unheard. Returns how to stop. */
  readonly onReconnect: (handler: () => void) => () => void;
  readonly status: () => LiveStatus;
  readonly onStatus: (handler: () => void) => () => void;
}

const LiveContext = createContext<Live | undefined>(undefined);

/** Gives the announcements to everything below it. */
export const LiveProvider = LiveContext.Provider;

function useLive(): Live {
  const live = useContext(LiveContext);
  if (!live) throw new Error('Live announcements need a LiveProvider above');
  return live;
}

/** Hears an announcement while mounted; the handler may change between renders. */
export function useLiveEvent<Name extends LiveEventName>(name: Name, handler: (payload: LivePayload<Name>) => void): void {
  const live = useLive();
  const latest = useEffectEvent(handler);
  useEffect(() => live.on(name, (payload) => latest(payload)), [live, name]);
}

/** Told when announcements begin to arrive, first and after each loss, to fetch again what may have been missed. */
export function useLiveReconnect(handler: () => void): void {
  const live = useLive();
  const latest = useEffectEvent(handler);
  useEffect(() => live.onReconnect(() => latest()), [live]);
}

/** Whether announcements arrive, for those who ask when something happens and not with each render. */
export function useIsHeard(): () => boolean {
  const live = useLive();
  return () => live.status() === 'online';
}

/** Whether announcements arrive. */
export function useLiveStatus(): LiveStatus {
  const live = useLive();
  return useSyncExternalStore(live.onStatus, live.status);
}
