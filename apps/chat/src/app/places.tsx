import type { RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { patiently } from '#/components/lazy-part.tsx';
import { addressOf, type Ways } from '#/components/use-navigate.ts';
import type { RouterContext } from '#/data/router-context.ts';
import { ChatScreen } from '#/screens/chat/chat-screen.tsx';
import { conversationAt } from './first-place.ts';

/** What stands where the visitor is. */
export interface Places extends Ways {
  /** The screen; undefined until the code of the first one is there. */
  readonly get: () => ReactNode;
  readonly subscribe: (listener: () => void) => () => void;
  readonly close: () => void;
}

/**
 * Follows the history. The conversation, which nearly every visitor sees first, is shown at once; the router, a fifth of all code that a
 * chat would begin with, comes with the first place beside it.
 */
export function openPlaces(context: RouterContext, history: RouterHistory): Places {
  const listeners = new Set<() => void>();
  let screen: ReactNode;
  /** What the screen belongs to: a tenant's conversation, or everything beside it. */
  let shown: string | undefined;

  const show = (what: string, next: ReactNode) => {
    shown = what;
    screen = next;
    for (const listener of listeners) listener();
  };
  const isBeside = () => conversationAt(history.location.pathname) === undefined;
  const openBeside = async () => {
    const { openBesidePlaces } = await patiently(() => import('./beside-places.tsx'));
    if (!isBeside()) return;
    const places = await openBesidePlaces(context, history);
    // The visitor may have gone back meanwhile, or on.
    if (isBeside() && shown !== BESIDE) show(BESIDE, places);
  };
  const follow = () => {
    const tenant = conversationAt(history.location.pathname);
    if (tenant === undefined) {
      if (shown !== BESIDE) void openBeside();
    } else if (shown !== tenant) show(tenant, <ChatScreen key={tenant} chat={context.chatOf(tenant)} />);
  };
  const stop = history.subscribe(follow);
  follow();

  return {
    history,
    navigate(destination) {
      const address = addressOf(destination);
      if (address === history.location.href) return;
      if (destination.replace) history.replace(address);
      else history.push(address);
    },
    get: () => screen,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: stop,
  };
}

/** In place of a tenant, whose name has no stroke. */
const BESIDE = '/';
