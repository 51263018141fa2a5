import { createIndex, likeable, likeness, type Index } from '@lobby/retrieval';
import type { KnownGap } from './gap.repository.ts';

/** From this likeness on, two questions are one. Measured by the words and characters they share, so writings of Chinese meet, and names across languages. */
const SAME = 0.62;
/** Gaps that are looked at closely for one question. */
const CANDIDATES = 5;

/** Gaps by what they ask; a question finds its own without being held against all of them. */
export class GapClusters {
  readonly #index: Index<KnownGap> = createIndex<KnownGap>();
  readonly #byEntry = new Map<string, KnownGap>();

  constructor(gaps: readonly KnownGap[]) {
    for (const gap of gaps) this.add(gap);
  }

  add(gap: KnownGap): void {
    this.#index.add(gap);
    if (gap.kind === 'disliked' && gap.nearestId) this.#byEntry.set(gap.nearestId, gap);
  }

  /** The gap that a question belongs to: of an answer that did not help, that of the same entry. */
  find(kind: KnownGap['kind'], question: string, entryId: string | null): KnownGap | undefined {
    if (kind === 'disliked' && entryId !== null) return this.#byEntry.get(entryId);
    const asked = likeable(question);
    const alike = (gap: KnownGap) => Math.max(...[gap.question, ...gap.wordings].map((text) => likeness(asked, likeable(text))));
    const near = this.#index
      .search(question, { limit: CANDIDATES, accepts: (gap) => gap.kind === kind })
      .map(({ entry }) => ({ gap: entry, likeness: alike(entry) }));
    return near.filter((each) => each.likeness >= SAME).toSorted((a, b) => b.likeness - a.likeness)[0]?.gap;
  }
}
