/** State that changes only through events; made for `useSyncExternalStore`. */
export interface Store<State, Event> {
  readonly get: () => State;
  readonly dispatch: (event: Event) => void;
  /** Hears every change; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store in a few lines: the chat needs no more, and every kB counts before its first message. */
export function createStore<State, Event>(reduce: (state: State, event: Event) => State, initial: State): Store<State, Event> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    dispatch(event) {
      const next = reduce(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
