import { NumberLists } from './number-lists.ts';

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

const THING = 1;
const KIND_OF_NAMES = 2;
const OFF_TOPIC = 4;

/** What concepts are, beside what they mean. */
export class ConceptRoles {
  /** For each concept a bit for each of its roles. */
  readonly #roles: Uint8Array;
  /** For each concept which member of a group it is, counted through all groups from 1 on; 0 where it has no rivals. */
  readonly #members: Uint16Array;
  /** The concepts of each member, none for 0. */
  readonly #equals: NumberLists;
  /** For each member where its group begins and ends. */
  readonly #firsts: Uint16Array;
  readonly #ends: Uint16Array;

  constructor({ things = [], rivals = [], kindsOfNames = [], offTopic = [] }: RoleLists, numbers: ReadonlyMap<string, number>) {
    const numbersOf = (ids: readonly string[]): number[] => ids.flatMap((id) => numbers.get(id) ?? []);
    this.#roles = new Uint8Array(numbers.size);
    const roles = [
      [THING, things],
      [KIND_OF_NAMES, kindsOfNames],
      [OFF_TOPIC, offTopic],
    ] as const;
    for (const [role, ids] of roles) for (const concept of numbersOf(ids)) this.#roles[concept] = (this.#roles[concept] as number) | role;
    const groups = rivals.map((group) => group.map((joined) => numbersOf(joined.split('='))));
    const members = [[], ...groups.flat()];
    this.#members = new Uint16Array(numbers.size);
    for (const [member, equals] of members.entries()) for (const concept of equals) this.#members[concept] = member;
    this.#equals = new NumberLists(members);
    this.#firsts = new Uint16Array(members.length);
    this.#ends = new Uint16Array(members.length);
    let first = 1;
    for (const { length } of groups) {
      this.#firsts.fill(first, first, first + length);
      this.#ends.fill(first + length, first, first + length);
      first += length;
    }
  }

  /** What they take in memory. */
  get bytes(): number {
    return this.#roles.byteLength + this.#members.byteLength + this.#equals.bytes + this.#firsts.byteLength + this.#ends.byteLength;
  }

  /** Whether a concept names a thing or a service: an entry that does not mention it does not answer whoever asks about it. */
  isThing(concept: number): boolean {
    return this.#has(concept, THING);
  }

  /** Whether one word of a concept stands for no other one, as with the names of programs. */
  isKindOfNames(concept: number): boolean {
    return this.#has(concept, KIND_OF_NAMES);
  }

  /** Whether a concept is one that no business has to do with unless it says so, as the weather. */
  isOffTopic(concept: number): boolean {
    return this.#has(concept, OFF_TOPIC);
  }

  /** The concepts that stand for the same among those of its kind, itself among them. */
  equalsOf(concept: number): readonly number[] {
    const member = this.#members[concept] ?? 0;
    return member === 0 ? [concept] : Array.from(this.#equals.of(member));
  }

  /** The other concepts of its kind: what holds for one of them need not hold for another. */
  rivalsOf(concept: number): readonly number[] {
    const member = this.#members[concept] ?? 0;
    if (member === 0) return [];
    const [first, end] = [this.#equals.startOf(this.#firsts[member] as number), this.#equals.startOf(this.#ends[member] as number)];
    const [ownFirst, ownEnd] = [this.#equals.startOf(member), this.#equals.startOf(member + 1)];
    const rivals: number[] = [];
    for (let at = first; at < end; at += 1) if (at < ownFirst || at >= ownEnd) rivals.push(this.#equals.at(at));
    return rivals;
  }

  #has(concept: number, role: number): boolean {
    return ((this.#roles[concept] ?? 0) & role) !== 0;
  }
}
