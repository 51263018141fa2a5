import type { Locale } from '@lobby/contract';
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
import { inSlices } from './indexes/in-slices.ts';
import { TenantShelves, type ShelfSearch, type ShelfSearchOptions } from './indexes/tenant-shelves.ts';

/** Rows read at once: few enough that turning them into objects does not hold up the event loop. */
const ROWS_AT_ONCE = 200;
/** Where more than this share of the entries changed, loading them all anew takes less than putting right what is there. */
const RELOAD_SHARE = 0.2;
/** Sorts after every id: a reading that stands there goes on with the next change. */
const AFTER_ANY_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Reads what changed after the cursor, in the order of the changes. */
type ReadChanges = (scope: TenantScope, after: ChangeCursor, limit: number) => Promise<ChangedEntry[]>;

/** One tenant's index in memory, kept even with the database by the corpus's change number. */
export class TenantIndex {
  readonly #database: Database;
  readonly #tenantId: number;
  readonly #refresh = new FreshRun(() => this.#catchUp());
  #shelves = new TenantShelves();
  /** The last change that the shelves hold; undefined until they are loaded. */
  #known: number | undefined;

  constructor(database: Database, tenantId: number) {
    this.#database = database;
    this.#tenantId = tenantId;
  }

  get size(): number {
    return this.#shelves.size;
  }

  /** Searches what is stored at the time of the call or later. */
  async search(question: string, options: ShelfSearchOptions): Promise<ShelfSearch> {
    await this.#refresh.run();
    return this.#shelves.search(question, options);
  }

  /** Published entries of one language that are asked about alike. */
  async near(locale: Locale, question: string, limit: number): Promise<WrittenEntry[]> {
    await this.#refresh.run();
    return this.#shelves.near(locale, question, limit);
  }

  async #catchUp(): Promise<void> {
    const changeNo = await inTenant(this.#database, this.#tenantId, readChangeNo);
    if (this.#known === undefined || changeNo < this.#known) await this.#load();
    else if (changeNo > this.#known) await this.#apply(this.#known);
    else return;
    this.#known = changeNo;
  }

  /** Changes made while loading are newer than `changeNo` and are applied by the next run, over what was read already. */
  async #load(): Promise<void> {
    const shelves = new TenantShelves();
    for (const readAfter of [publishedAfter, passagesAfter]) {
      let rows: IndexedEntry[] = [];
      do {
        const after = rows.at(-1)?.id;
        rows = await inTenant(this.#database, this.#tenantId, (scope) => readAfter(scope, after, ROWS_AT_ONCE));
        await inSlices(rows, (entry) => shelves.put(entry));
      } while (rows.length === ROWS_AT_ONCE);
    }
    this.#shelves = shelves;
  }

  async #apply(known: number): Promise<void> {
    const [removed, changed] = await inTenant(this.#database, this.#tenantId, async (scope) => [
      await removedAfter(scope, known),
      (await countChangedAfter(scope, known)) + (await countPassagesChangedAfter(scope, known)),
    ]);
    if (removed.length + changed > this.size * RELOAD_SHARE && removed.length + changed > ROWS_AT_ONCE) return this.#load();
    await inSlices(removed, (id) => this.#shelves.remove(id));
    for (const readAfter of [changedAfter, passagesChangedAfter]) await this.#applyAll(readAfter, known);
  }

  async #applyAll(readAfter: ReadChanges, known: number): Promise<void> {
    let after: ChangeCursor = { changeNo: known, id: AFTER_ANY_ID };
    let rows: ChangedEntry[] = [];
    do {
      rows = await inTenant(this.#database, this.#tenantId, (scope) => readAfter(scope, after, ROWS_AT_ONCE));
      await inSlices(rows, (entry) => this.#place(entry));
      after = rows.at(-1) ?? after;
    } while (rows.length === ROWS_AT_ONCE);
  }

  #place(entry: ChangedEntry): void {
    if (entry.isPublished) this.#shelves.put(entry);
    else this.#shelves.remove(entry.id);
  }
}
