import type { BulkAction } from '@lobby/contract';
import type { CommandPage } from '#/state/navigation-slice.ts';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** What parts of the workspace do when a key or a command asks for it, and what each is told. */
interface DeskAsks {
  /** Write a note. */
  note: void;
  /** Ask the copilot for a draft. */
  draft: void;
  /** Show who the visitor is. */
  details: void;
  /** Open the filters of the list. */
  filter: void;
  /** Choose until when the open conversation, or the rows that are chosen, are put off. */
  snooze: CommandPage['of'];
  /** Choose a row of the list by its id, or let go of it. */
  choose: string;
  /** Do something with the rows that are chosen. */
  chosen: BulkAction;
}

export type DeskAsk = keyof DeskAsks;

interface Offer<Ask extends DeskAsk> {
  readonly run: (told: DeskAsks[Ask]) => void;
  /** Rows that are chosen; of what has no number, 1. */
  readonly count: number;
}

/** What is on the screen and can be asked for. */
export type DeskOffers = { readonly [Ask in DeskAsk]?: Offer<Ask> };

let held: DeskOffers = {};
const listeners = new Set<() => void>();

function place(next: DeskOffers): void {
  held = next;
  for (const tell of listeners) tell();
}

/** What can be asked for at this moment. */
export const deskOffers = (): DeskOffers => held;

/** Offers something while mounted; nothing while it may not be done. */
export function useDeskOffer<Ask extends DeskAsk>(
  ask: Ask,
  onAsked: (told: DeskAsks[Ask]) => void,
  { when = true, count = 1 }: { when?: boolean; count?: number } = {},
): void {
  const run = useEffectEvent(onAsked);
  useEffect(() => {
    if (!when) return undefined;
    const offer = { run: (told: DeskAsks[Ask]) => run(told), count };
    place({ ...held, [ask]: offer });
    return () => {
      // Another one may have taken the place already.
      if (held[ask] === (offer as DeskOffers[Ask])) place({ ...held, [ask]: undefined });
    };
  }, [ask, when, count]);
}

/** What can be asked for, followed as it changes. */
export function useDeskOffers(): DeskOffers {
  return useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, deskOffers);
}
