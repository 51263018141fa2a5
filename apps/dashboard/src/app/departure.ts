/** Leaving for another app. */
export interface Departure {
  /** A full page load; the first wish wins, so that the reason of a sign-out is not lost to a later one. */
  readonly leave: (url: string) => void;
  readonly isLeaving: () => boolean;
}

export function createDeparture(load: (url: string) => void): Departure {
  let leaving = false;
  return {
    leave(url) {
      if (leaving) return;
      leaving = true;
      load(url);
    },
    isLeaving: () => leaving,
  };
}
