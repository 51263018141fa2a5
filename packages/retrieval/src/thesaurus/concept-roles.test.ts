import { expect, test } from 'vitest';
import { ConceptRoles } from './concept-roles.ts';

const NAMES = ['red', 'blue', 'navy', 'monday', 'lift', 'weather', 'slack'];
const numbers = new Map(NAMES.map((name, number) => [name, number]));
const roles = new ConceptRoles(
  { things: ['lift', 'unknown'], rivals: [['red', 'blue=navy', 'unknown'], ['monday']], kindsOfNames: ['slack'], offTopic: ['weather'] },
  numbers,
);
const namesWhere = (test: (concept: number) => boolean): string[] => NAMES.filter((_, concept) => test(concept));
const namesOf = (concepts: readonly number[]): string[] => concepts.map((concept) => NAMES[concept] ?? '');

test('says what each concept is', () => {
  expect(namesWhere((concept) => roles.isThing(concept))).toEqual(['lift']);
  expect(namesWhere((concept) => roles.isKindOfNames(concept))).toEqual(['slack']);
  expect(namesWhere((concept) => roles.isOffTopic(concept))).toEqual(['weather']);
});

test('knows the others of its kind, and which of them stand for the same', () => {
  expect(namesOf(roles.rivalsOf(0))).toEqual(['blue', 'navy']);
  expect(namesOf(roles.rivalsOf(1))).toEqual(['red']);
  expect(namesOf(roles.equalsOf(2))).toEqual(['blue', 'navy']);
  expect([roles.rivalsOf(3), roles.rivalsOf(4), roles.equalsOf(4)]).toEqual([[], [], [4]]);
});

test('what is no concept has no role', () => {
  for (const concept of [-1, NAMES.length])
    expect([roles.isThing(concept), roles.rivalsOf(concept), roles.equalsOf(concept)]).toEqual([false, [], [concept]]);
});
