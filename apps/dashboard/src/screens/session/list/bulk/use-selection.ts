import { BULK_CONVERSATIONS_MAX, type Conversation } from '@lobby/contract';
import { useMemo, useRef, useState } from 'react';
import type { BulkTarget } from '#/data/bulk.ts';
import { useSessionPlace } from '#/components/conversation/session-place.ts';
import { chooseUpTo } from './choose-up-to.ts';

/** Rows that are chosen for something to be done with all of them. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Everything that the list has, also what is not loaded. */
  readonly isAll: boolean;
  /** @param range from the row chosen before to this one, as with Shift held */
  readonly toggle: (id: string, range: boolean) => void;
}

export interface SelectionControl {
  /** undefined while nothing is being chosen. */
  readonly selection: Selection | undefined;
  readonly count: number;
  readonly target: BulkTarget;
  readonly begin: () => void;
  /** Chooses a row or lets go of it, and begins where nothing was being chosen. */
  readonly choose: (id: string) => void;
  readonly chooseLoaded: (chosen: boolean) => void;
  readonly chooseAll: () => void;
  readonly end: () => void;
}

const NOTHING: ReadonlySet<string> = new Set();

/** What is chosen of a list; another list begins without a choice. */
export function useSelection(items: readonly Conversation[], total: number | undefined): SelectionControl {
  const { filter, sort } = useSessionPlace();
  const [state, setState] = useState({ isOn: false, isAll: false, ids: NOTHING, filter });
  if (state.filter !== filter) setState({ isOn: state.isOn, isAll: false, ids: NOTHING, filter });
  const anchor = useRef<string | undefined>(undefined);
  const loaded = useMemo(() => items.map(({ id }) => id), [items]);
  const { isOn, isAll, ids } = state;
  const selection = useMemo<Selection | undefined>(() => {
    if (!isOn) return undefined;
    const toggle = (id: string, range: boolean) => {
      const from = range ? anchor.current : undefined;
      anchor.current = id;
      // Whoever takes one out of everything means the rest of what is loaded.
      setState((held) => ({ ...held, isAll: false, ids: chooseUpTo(loaded, held.isAll ? new Set(loaded) : held.ids, id, from) }));
    };
    return { ids, isAll, toggle };
  }, [isOn, isAll, ids, loaded]);
  return {
    selection,
    count: isAll ? Math.min(total ?? 0, BULK_CONVERSATIONS_MAX) : ids.size,
    target: isAll ? { filter, sort } : { ids: [...ids] },
    choose: (id) => (selection ? selection.toggle(id, false) : setState({ isOn: true, isAll: false, ids: new Set([id]), filter })),
    begin: () => setState({ isOn: true, isAll: false, ids: NOTHING, filter }),
    chooseLoaded: (chosen) =>
      setState({ isOn: true, isAll: false, ids: chosen ? new Set(loaded.slice(0, BULK_CONVERSATIONS_MAX)) : NOTHING, filter }),
    chooseAll: () => setState({ isOn: true, isAll: true, ids: NOTHING, filter }),
    end: () => setState({ isOn: false, isAll: false, ids: NOTHING, filter }),
  };
}
