/** What some concepts are, by their ids. */
export interface RoleLists {
  /** Those that name what a business has or has not. */
  readonly things?: readonly string[];
  /** Groups of which each member is another thing of one kind, as towns are; several that stand for the same are joined by a `=`. */
  readonly rivals?: readonly (readonly string[])[];
  /** Those whose words are names of different things of one kind. */
  readonly kindsOfNames?: readonly string[];
  /** Those that no business has to do with unless it says so. */
  readonly offTopic?: readonly string[];
}

/** What concepts are, beside what they mean. */
export class ConceptRoles {
  readonly #things: ReadonlySet<number>;
  readonly #kindsOfNames: ReadonlySet<number>;
  readonly #offTopic: ReadonlySet<number>;
  readonly #rivals = new Map<number, readonly number[]>();
  readonly #equals = new Map<number, readonly number[]>();

  constructor({ things = [], rivals = [], kindsOfNames = [], offTopic = [] }: RoleLists, numbers: ReadonlyMap<string, number>) {
    const numbersOf = (ids: readonly string[]): number[] => ids.flatMap((id) => numbers.get(id) ?? []);
    this.#things = new Set(numbersOf(things));
    this.#kindsOfNames = new Set(numbersOf(kindsOfNames));
    this.#offTopic = new Set(numbersOf(offTopic));
    for (const group of rivals) {
      const members = group.map((joined) => numbersOf(joined.split('=')));
      for (const equals of members) {
        for (const concept of equals) this.#rivals.set(concept, members.filter((other) => other !== equals).flat());
        for (const concept of equals) this.#equals.set(concept, equals);
      }
    }
  }

  /** Whether a concept names a thing or a service: an entry that does not mention it does not answer whoever asks about it. */
  isThing(concept: number): boolean {
    return this.#things.has(concept);
  }

  /** Whether one word of a concept stands for no other one, as with the names of programs. */
  isKindOfNames(concept: number): boolean {
    return this.#kindsOfNames.has(concept);
  }

  /** Whether a concept is one that no business has to do with unless it says so, as the weather. */
  isOffTopic(concept: number): boolean {
    return this.#offTopic.has(concept);
  }

  /** The concepts that stand for the same among those of its kind, itself among them. */
  equalsOf(concept: number): readonly number[] {
    return this.#equals.get(concept) ?? [concept];
  }

  /** The other concepts of its kind: what holds for one of them need not hold for another. */
  rivalsOf(concept: number): readonly number[] {
    return this.#rivals.get(concept) ?? [];
  }
}
