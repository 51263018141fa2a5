import { likeable, likeness } from '@lobby/retrieval';
import { inBackground } from '#/database/give-way.ts';
import { inTenant } from '#/database/transaction.ts';
import { readCare, saveCare } from '#/domains/corpus/care/care.repository.ts';
import { changedAfter } from '#/domains/corpus/corpus-changes.repository.ts';
import { isWritten, type WrittenEntry } from '#/domains/corpus/indexes/indexed-entry.ts';
import type { Services } from '#/services.ts';
import { dropStale, keepConflict, type StoredConflict } from './conflict.repository.ts';
import { nameDifferent } from './named-in.ts';
import { disagreement, readFacts, type Facts } from './read-facts.ts';

/** From this likeness of any two of their questions on, two entries are held to answer the same. */
const SAME_QUESTION = 0.8;
/** Entries that one is held against: the nearest that the index finds, however many there are. */
const NEAREST = 6;
/** Changed entries that are looked at in one turn, and between two moments in which others go first. */
const ENTRIES_AT_ONCE = 300;
const BETWEEN_OTHERS = 10;

type ConflictServices = Pick<Services, 'database' | 'corpusIndexes' | 'now'>;

/**
 * Looks for entries that disagree with those that changed since the last time, while nobody else needs the database. @returns how many
 * entries were looked at
 */
export async function findConflicts(given: ConflictServices, tenantId: number): Promise<number> {
  const services = { ...given, database: inBackground(given.database) };
  const { database } = services;
  const changed = await inTenant(database, tenantId, async (scope) => {
    const { conflictsChangeNo, conflictsId } = await readCare(scope);
    return changedAfter(scope, { changeNo: conflictsChangeNo, id: conflictsId }, ENTRIES_AT_ONCE);
  });
  const written = changed.flatMap((entry) => (isWritten(entry) ? [{ ...comparedOf(entry), isPublished: entry.isPublished }] : []));
  for (let from = 0; from < written.length; from += BETWEEN_OTHERS)
    await checkConflicts(services, tenantId, written.slice(from, from + BETWEEN_OTHERS));
  const last = changed.at(-1);
  if (last) await inTenant(database, tenantId, (scope) => saveCare(scope, { conflictsChangeNo: last.changeNo, conflictsId: last.id }));
  return changed.length;
}

/** What an entry is compared by. */
export interface Compared extends Pick<WrittenEntry, 'id' | 'question' | 'wordings' | 'answer' | 'locale'> {
  version: number;
}

/** Holds entries against their nearest. */
export async function checkConflicts(
  { database, corpusIndexes, now }: ConflictServices,
  tenantId: number,
  entries: readonly (Compared & { isPublished: boolean })[],
): Promise<void> {
  const found: StoredConflict[] = [];
  for (const entry of entries) {
    const facts = readFacts(entry.answer);
    const near = entry.isPublished && says(facts) ? await corpusIndexes.near(tenantId, entry.locale, entry.question, NEAREST) : [];
    found.push(...near.flatMap((other) => (other.id === entry.id ? [] : compare(entry, facts, comparedOf(other)))));
  }
  await inTenant(database, tenantId, async (scope) => {
    await dropStale(scope, entries);
    for (const conflict of found) await keepConflict(scope, conflict, now());
  });
}

function comparedOf({ facts, ...entry }: WrittenEntry): Compared {
  return { ...entry, version: facts.version };
}

function says(facts: Facts): boolean {
  return Object.values(facts).some((each) => each.length > 0);
}

function compare(entry: Compared, facts: Facts, other: Compared): StoredConflict[] {
  const alike = likenessOf(entry, other);
  if (alike < SAME_QUESTION || nameDifferent(entry.question, other.question, entry.locale)) return [];
  const isLeft = entry.id < other.id;
  const theirs = readFacts(other.answer);
  const found = isLeft ? disagreement(facts, theirs) : disagreement(theirs, facts);
  const [left, right] = isLeft ? [entry, other] : [other, entry];
  return found
    ? [{ ...found, leftId: left.id, rightId: right.id, leftVersion: left.version, rightVersion: right.version, likeness: alike }]
    : [];
}

/** The likeness of the two questions, or wordings, that are most alike. */
function likenessOf(left: Compared, right: Compared): number {
  const theirs = [right.question, ...right.wordings].map(likeable);
  return Math.max(...[left.question, ...left.wordings].flatMap((text) => theirs.map((other) => likeness(likeable(text), other))));
}
