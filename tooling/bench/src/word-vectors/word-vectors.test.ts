import { expect, test } from 'vitest';
import { glossCharacters } from './gloss-characters.ts';
import { packVectors } from './pack-vectors.ts';
import { shapeSpace } from './shape-space.ts';

const dot = (left: Float64Array, right: Float64Array): number => left.reduce((sum, one, at) => sum + one * (right[at] ?? 0), 0);

test('shaped vectors have length 1 and are without the directions that all share most', () => {
  const vectors = Array.from({ length: 40 }, (_, row) =>
    Float64Array.from({ length: 6 }, (_each, at) => Math.sin(row * (at + 1)) * (at < 2 ? 10 : 1) + (at === 0 ? 50 : 0)),
  );
  const shaped = shapeSpace(vectors, 4);
  expect(shaped).toHaveLength(40);
  for (const row of shaped) {
    expect(row).toHaveLength(4);
    expect(Math.hypot(...row)).toBeCloseTo(1, 6);
  }
  const inTheWideDirections = (row: number): number => (vectors[row]?.[0] ?? 0) + (vectors[row]?.[1] ?? 0);
  const closest = (left: number): number => shaped.findIndex((row, at) => at !== left && dot(row, shaped[left] as Float64Array) > 0.999);
  expect(closest(0)).toBe(-1);
  expect(inTheWideDirections(0)).not.toBe(inTheWideDirections(1));
});

test('a packed number is the nearest of fifteen steps, two of them a byte', () => {
  const [first, second] = packVectors([Float64Array.from([1, -1, 0, 0.5])]);
  expect([(first ?? 0) >> 4, (first ?? 0) & 15]).toEqual([8 + 4, 8 - 4]);
  expect([(second ?? 0) >> 4, (second ?? 0) & 15]).toEqual([8, 8 + 2]);
});

test('a character means what its definition says, the first meaning most, folded as texts are', () => {
  const words = new Map([
    ['dog', Float64Array.from([1, 0])],
    ['bark', Float64Array.from([0, 1])],
  ]);
  const vectorOf = (word: string) => {
    const vector = words.get(word);
    return vector && { vector, weight: 1 };
  };
  const readings =
    '# U+72D7 is a character\nU+72D7\tkDefinition\t(same as) a dog; to bark\nU+8C93\tkDefinition\tdog\nU+4E00\tkMandarin\tyī';
  const glossed = glossCharacters(readings, vectorOf, 2, () => true);
  expect([...glossed.keys()].toSorted()).toEqual(['狗', '猫'].toSorted());
  const [dog = 0, bark = 0] = glossed.get('狗') ?? [];
  expect(dog).toBeGreaterThan(bark);
  expect(bark).toBeGreaterThan(0);
  expect(glossCharacters(readings, vectorOf, 2, (character) => character === '猫').size).toBe(1);
});
