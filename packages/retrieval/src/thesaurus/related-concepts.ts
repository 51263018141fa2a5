import type { Relation } from './parse-concepts.ts';

/** "return-period" implies "return": the concepts whose names are a part of another's. */
export function impliedBy(id: string, numbers: ReadonlyMap<string, number>): number[] {
  const words = id.split('-');
  const parts = words.flatMap((_, start) => words.slice(start).map((_, length) => words.slice(start, start + length + 1).join('-')));
  return parts.filter((part) => part !== id).flatMap((part) => numbers.get(part) ?? []);
}

/** For each concept those that go with it. */
export function relatedIn(relations: Iterable<Relation>, numbers: ReadonlyMap<string, number>): number[][] {
  const related = Array.from({ length: numbers.size }, (): number[] => []);
  const numbersOf = (ids: readonly string[]): number[] => ids.flatMap((id) => numbers.get(id) ?? []);
  for (const { from, to } of relations) {
    for (const one of numbersOf(from)) {
      for (const other of numbersOf(to)) {
        if (one === other) continue;
        related[one]?.push(other);
        related[other]?.push(one);
      }
    }
  }
  return related;
}
