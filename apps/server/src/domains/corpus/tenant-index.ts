import type { Locale } from '@lobby/contract';
import { loadMeaning, loadThesaurus } from '@lobby/retrieval';
import { setTimeout } from 'node:timers/promises';
import { inBackground } from '#/database/give-way.ts';
import type { Database } from '#/database/open-database.ts';
import { inTenant, type TenantScope } from '#/database/transaction.ts';
import { readChangeNo } from './corpus-state.repository.ts';
import {
  changedAfter,
  countChangedAfter,
  publishedAfter,
  removedAfter,
  type ChangeCursor,
  type ChangedEntry,
} from './corpus-changes.repository.ts';
import { countPassagesChangedAfter, passagesAfter, passagesChangedAfter } from './passage-changes.repository.ts';
import { FreshRun } from './indexes/fresh-run.ts';
import type { IndexedEntry, WrittenEntry } from './indexes/indexed-entry.ts';
import { inSlices } from '#/in-slices.ts';
import { TenantShelves } from './indexes/tenant-shelves.ts';

/** Rows read at once: few enough that turning them into objects does not hold up the event loop. */
const ROWS_AT_ONCE = 200;
/** Beyond this share of entries that were put right since the last load, all are loaded anew: the retrieval sweeps out what is gone at once, at a share of 1. */
const RELOAD_SHARE = 0.8;
/** Up to so many entries a sweep is over in no time. */
const SWEPT_AT_ONCE = 5_000;
/** Sorts after every id: a reading that stands there goes on with the next change. */
const AFTER_ANY_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Reads what changed after the cursor, in the order of the changes. */
type ReadChanges = (scope: TenantScope, after: ChangeCursor, limit: number) => Promise<ChangedEntry[]>;

/** One tenant's index in memory, kept even with the database by the corpus's change number. */
export class TenantIndex {
  readonly #database: Database;
  readonly #tenantId: number;
  readonly #maxBytes: number;
  readonly #patienceMs: number;
  readonly #refresh = new FreshRun(() => this.#catchUp());
  #shelves = new TenantShelves();
  /** The last change that the shelves hold; undefined until they are loaded. */
  #known: number | undefined;
  /** Entries that were replaced or removed since the shelves were loaded. */
  #stale = 0;
  /** Whether something found no room. */
  #leavesOut = false;
  /** Resolved while more is taken in than a question can wait for. */
  #behind = Promise.withResolvers<void>();

  /**
   * @param maxBytes what it may take in memory: what comes beyond is not found
   * @param patienceMs how long whoever is in a hurry waits for what has changed
   */
  constructor(database: Database, tenantId: number, { maxBytes, patienceMs }: { maxBytes: number; patienceMs: number }) {
    this.#database = database;
    this.#tenantId = tenantId;
    this.#maxBytes = maxBytes;
    this.#patienceMs = patienceMs;
  }

  get size(): number {
    return this.#shelves.size;
  }

  /** What it takes in memory, in bytes. */
  get bytes(): number {
    return this.#shelves.bytes;
  }

  /** Whether there is more than it may hold. */
  get isFull(): boolean {
    return this.#leavesOut;
  }

  /** Works with what is stored at the time of the call or later. @param isHurried takes what is there where much has changed */
  async read<Result>(isHurried: boolean, work: (shelves: TenantShelves) => Result): Promise<Result> {
    const fresh = this.#refresh.run();
    const isEnough = isHurried && this.#known !== undefined;
    await (isEnough ? Promise.race([fresh, this.#behind.promise, setTimeout(this.#patienceMs, undefined, { ref: false })]) : fresh);
    return work(this.#shelves);
  }

  /** Published entries of one language that are asked about alike. */
  async near(locale: Locale, question: string, limit: number): Promise<WrittenEntry[]> {
    await this.#refresh.run();
    return this.#shelves.near(locale, question, limit);
  }

  async #catchUp(): Promise<void> {
    const changeNo = await inTenant(this.#database, this.#tenantId, readChangeNo);
    // The first load is waited for; a later one goes on behind questions that are answered from what is there.
    if (this.#known === undefined) await this.#load(this.#database);
    else if (changeNo < this.#known) await this.#loadBehind();
    else if (changeNo > this.#known) await this.#apply(this.#known);
    else return;
    this.#known = changeNo;
  }

  async #loadBehind(): Promise<void> {
    await this.#whileBehind(() => this.#load(inBackground(this.#database)));
  }

  async #whileBehind(work: () => Promise<void>): Promise<void> {
    this.#behind.resolve();
    try {
      await work();
    } finally {
      this.#behind = Promise.withResolvers<void>();
    }
  }

  /** Changes made while loading are newer than `changeNo` and are applied by the next run, over what was read already. */
  async #load(database: Database): Promise<void> {
    const shelves = new TenantShelves(await loadMeaning(await loadThesaurus()));
    for (const readAfter of [publishedAfter, passagesAfter]) {
      let rows: IndexedEntry[] = [];
      do {
        const after = rows.at(-1)?.id;
        rows = await inTenant(database, this.#tenantId, (scope) => readAfter(scope, after, ROWS_AT_ONCE));
        await inSlices(rows, (entry) => {
          if (shelves.bytes < this.#maxBytes) shelves.put(entry);
        });
      } while (rows.length === ROWS_AT_ONCE && shelves.bytes < this.#maxBytes);
    }
    this.#leavesOut = shelves.bytes >= this.#maxBytes;
    await inSlices(shelves.settle(), () => undefined);
    this.#shelves = shelves;
    this.#stale = 0;
  }

  async #apply(known: number): Promise<void> {
    const [removed, changed] = await inTenant(this.#database, this.#tenantId, async (scope) => [
      await removedAfter(scope, known),
      (await countChangedAfter(scope, known)) + (await countPassagesChangedAfter(scope, known)),
    ]);
    const due = removed.length + changed;
    const isMuch = due > ROWS_AT_ONCE;
    if (this.#stale + due > this.size * RELOAD_SHARE && (isMuch || this.size > SWEPT_AT_ONCE)) return this.#loadBehind();
    const database = isMuch ? inBackground(this.#database) : this.#database;
    const apply = async () => {
      await inSlices(removed, (id) => this.#remove(id));
      for (const readAfter of [changedAfter, passagesChangedAfter]) await this.#applyAll(database, readAfter, known);
      if (isMuch) await inSlices(this.#shelves.settle(), () => undefined);
    };
    await (isMuch ? this.#whileBehind(apply) : apply());
  }

  async #applyAll(database: Database, readAfter: ReadChanges, known: number): Promise<void> {
    let after: ChangeCursor = { changeNo: known, id: AFTER_ANY_ID };
    let rows: ChangedEntry[] = [];
    do {
      rows = await inTenant(database, this.#tenantId, (scope) => readAfter(scope, after, ROWS_AT_ONCE));
      await inSlices(rows, (entry) => this.#place(entry));
      after = rows.at(-1) ?? after;
    } while (rows.length === ROWS_AT_ONCE);
  }

  #place(entry: ChangedEntry): void {
    const isFull = this.#shelves.bytes >= this.#maxBytes;
    if (!entry.isPublished || isFull) this.#remove(entry.id);
    if (entry.isPublished && isFull) this.#leavesOut = true;
    if (!entry.isPublished || isFull) return;
    if (this.#shelves.put(entry)) this.#stale += 1;
  }

  #remove(id: string): void {
    if (this.#shelves.remove(id)) this.#stale += 1;
  }
}
