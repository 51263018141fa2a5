/** Who asks for work, so that nobody's many pieces keep somebody else's one waiting. */
export interface Asker {
  /** What the piece is one of: a network's tries at an account, or a known device's. */
  own: string;
  /** Where it comes from. */
  source: string;
  /** Whom it is about. */
  account: string;
  /** Known to belong to the account: what others try there, or from the same place, does not hold it up. */
  isTrusted?: boolean;
}

/** How much may wait: in all, and of one asker's own. */
export interface WaitingLimits {
  all: number;
  own: number;
}

interface Waiting extends Asker {
  rank: number;
  go: () => void;
  giveUp: (refusal: Error) => void;
}

/**
 * Runs at most `atOnce` pieces of work at a time. Of those that wait, the one goes first before which the fewest of its own kind came: of
 * the same asker, of other accounts from the same source, of other sources at the same account. A rank begins where the work has got to, so
 * that whoever came long ago is not overtaken for ever.
 * @param refuse makes what a piece is refused with where too many wait; the last of the most crowded gives its place to a quieter one
 */
export function fairTurns(
  atOnce: number,
  limits: WaitingLimits,
  refuse: () => Error,
): <T>(asker: Asker, work: () => Promise<T>) => Promise<T> {
  const waiting: Waiting[] = [];
  let [running, reached] = [0, 0];

  function queue(asker: Asker): Promise<void> {
    const ahead = waiting.filter(({ own }) => own === asker.own).length;
    const rank = reached + Math.max(ahead, asker.isTrusted ? 0 : crowdOf(waiting, asker));
    if (ahead >= limits.own) throw refuse();
    if (waiting.length >= limits.all) makeRoom(waiting, rank, refuse);
    return new Promise((go, giveUp) => waiting.push({ ...asker, rank, go, giveUp }));
  }

  return async (asker, work) => {
    if (running >= atOnce) await queue(asker);
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on rather than freed, so that nobody slips in between.
      const next = takeFirst(waiting);
      if (next) {
        reached = Math.max(reached, next.rank + 1);
        next.go();
      } else running -= 1;
    }
  };
}

/** How many others are at it already: accounts that the source asks about, or sources that ask about the account. */
function crowdOf(waiting: readonly Waiting[], { source, account }: Asker): number {
  const accounts = new Set(waiting.filter((other) => other.source === source).map((other) => other.account));
  const sources = new Set(waiting.filter((other) => other.account === account).map((other) => other.source));
  return Math.max(accounts.size - Number(accounts.has(account)), sources.size - Number(sources.has(source)));
}

function makeRoom(waiting: Waiting[], rank: number, refuse: () => Error): void {
  const last = waiting.findLastIndex((each) => each.rank === Math.max(...waiting.map((other) => other.rank)));
  if (rank >= (waiting[last]?.rank ?? 0)) throw refuse();
  for (const given of waiting.splice(last, 1)) given.giveUp(refuse());
}

function takeFirst(waiting: Waiting[]): Waiting | undefined {
  if (waiting.length === 0) return undefined;
  const lowest = Math.min(...waiting.map(({ rank }) => rank));
  return waiting.splice(
    waiting.findIndex(({ rank }) => rank === lowest),
    1,
  )[0];
}
