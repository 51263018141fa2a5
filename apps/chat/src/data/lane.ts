/** How long a lane rests before it works again by itself. */
export interface Rest {
  readonly ms: number;
  /** A firm rest is not cut short by `wake`: the server asked for it. */
  readonly firm?: boolean | undefined;
}

/** Work that is done one run at a time. */
export interface Lane {
  /** Works now; where it is working already, once more after that. */
  readonly wake: () => void;
  /** Works in so many milliseconds at the latest; where it is working already, it knows itself when to work again. */
  readonly wakeWithin: (ms: number) => void;
  readonly close: () => void;
}

/** A lane around `work`, which answers how long to rest, or undefined to rest until it is woken. `work` never rejects. */
export function createLane(work: () => Promise<Rest | undefined>): Lane {
  let working = false;
  let again = false;
  let closed = false;
  let firm = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restsUntil = Infinity;

  const rest = (pause: Rest | undefined) => {
    clearTimeout(timer);
    restsUntil = pause ? Date.now() + pause.ms : Infinity;
    if (!pause || closed) return;
    firm = pause.firm ?? false;
    timer = setTimeout(() => {
      firm = false;
      void run();
    }, pause.ms);
  };

  const run = async () => {
    clearTimeout(timer);
    working = true;
    let pause: Rest | undefined;
    const goesOn = () => again && !closed && !pause?.firm;
    do {
      again = false;
      pause = await work();
    } while (goesOn());
    working = false;
    rest(pause);
  };

  return {
    wake() {
      if (closed || firm) return;
      if (working) again = true;
      else void run();
    },
    wakeWithin(ms) {
      if (closed || firm || working || restsUntil <= Date.now() + ms) return;
      rest({ ms });
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
