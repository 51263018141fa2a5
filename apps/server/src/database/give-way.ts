import { setTimeout } from 'node:timers/promises';
import type { Database } from './open-database.ts';

/**
 * Work that nobody waits for begins when nobody else has used the database for so long: longer than the pauses between the steps of one
 * answer. It waits for that at most so long, so that it goes on however much others do; in milliseconds.
 */
const QUIET_MS = 25;
const WAIT_MAX_MS = 250;
const LOOK_MS = 5;

/**
 * The embedded database lives in one session, whose plans are as old as the server: that of a foreign key made when its table was empty looks
 * at every row of it for each row that is written. No upkeep in the background replaces it as on PostgreSQL.
 */
export const FRESH_PLANS = 'DISCARD PLANS;';

/** What goes on in one database that has a single connection. */
class Traffic {
  #underWay = 0;
  #lastEnd = 0;
  #turn: Promise<unknown> = Promise.resolve();
  /** Somebody has the connection. */
  #isHeld = false;
  /** Whoever has it went ahead of others. */
  #wentAhead = false;
  readonly #ahead: (() => void)[] = [];
  readonly #waiting: (() => void)[] = [];

  /**
   * Counts what somebody waits for, and gives it the connection.
   * @param isAhead it goes ahead of what waits already, but not twice in a row
   * @returns to be called at its end
   */
  enter(isAhead: boolean): (() => void) | Promise<() => void> {
    this.#underWay += 1;
    const end = () => {
      this.#underWay -= 1;
      this.#lastEnd = performance.now();
      this.#handOn();
    };
    return this.#take(isAhead)?.then(() => end) ?? end;
  }

  /** @returns undefined where nobody has the connection */
  #take(isAhead: boolean): Promise<void> | undefined {
    if (!this.#isHeld) {
      this.#isHeld = true;
      this.#wentAhead = isAhead;
      return undefined;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    (isAhead ? this.#ahead : this.#waiting).push(resolve);
    return promise;
  }

  #handOn(): void {
    const isAhead = this.#ahead.length > 0 && (!this.#wentAhead || this.#waiting.length === 0);
    const next = (isAhead ? this.#ahead : this.#waiting).shift();
    this.#isHeld = next !== undefined;
    this.#wentAhead = isAhead;
    next?.();
  }

  /** Resolves when work in the background may begin, one after the other. @returns to be called at its end */
  async giveWay(): Promise<() => void> {
    const before = this.#turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#turn = promise;
    await before;
    const since = performance.now();
    while (this.quietSince() < QUIET_MS && performance.now() - since < WAIT_MAX_MS) await setTimeout(LOOK_MS);
    await this.#take(false);
    return () => {
      this.#handOn();
      resolve();
    };
  }

  /** For how long nobody has waited for anything, in milliseconds. */
  quietSince(): number {
    return this.#underWay > 0 ? 0 : performance.now() - this.#lastEnd;
  }
}

const traffics = new WeakMap<Database['pool'], Traffic>();

/**
 * The same database for work that nobody waits for: the embedded one has a single connection, and each of its transactions gives way to
 * those of visitors and staff. It is to be done in transactions of a few hundredths of a second. Each begins with `FRESH_PLANS`. What is left of
 * it when the database closes is not begun any more.
 * @param keepsPlans of what writes no table with foreign keys, and often: it begins without them
 */
export function inBackground(database: Database, { keepsPlans = false } = {}): Database {
  return { ...leftAtEnd(database), isBackground: true, keepsPlans };
}

/** The same database for work that the next start does: what is left of it when the database closes is not begun any more. */
export function leftAtEnd(database: Database): Database {
  return { ...database, isLeftAtEnd: true };
}

/**
 * Resolves when a transaction may begin: the embedded database has one connection, which what waits is given in its order.
 * @param isAhead it is short, and what waits already waits for it, too
 * @returns to be called at its end
 */
export function takeTurn({ engine, pool, isBackground }: Database, isAhead = false): (() => void) | Promise<() => void> {
  if (engine !== 'pglite') return noTurn;
  const traffic = traffics.get(pool) ?? new Traffic();
  traffics.set(pool, traffic);
  return isBackground ? traffic.giveWay() : traffic.enter(isAhead);
}

/** For how long nobody but work in the background has used an embedded database, in milliseconds. */
export function quietSince({ pool }: Database): number {
  return traffics.get(pool)?.quietSince() ?? Number.POSITIVE_INFINITY;
}

function noTurn(): void {
  return undefined;
}
