import { expect, test } from 'vitest';
import { askSamples } from './ask-samples.ts';

const COLOURS = ['crimson', 'turquoise', 'vermilion', 'magenta', 'ochre', 'indigo', 'scarlet', 'teal', 'mauve', 'beige'];
const SET = {
  name: 'colours',
  entries: COLOURS.map((colour) => ({ id: colour, question: `How is ${colour} paint made?`, answer: `From ${colour} stones.` })),
  questions: COLOURS.map((colour) => ({ text: `making ${colour} paint`, right: [colour] })),
};

test('of a sample each fifth question has lost its answer, and the same questions come out in every run', () => {
  const asked = askSamples(SET);
  expect([...asked.keys()]).toEqual([1, 2, 10]);
  const outcomes = asked.get(10) ?? [];
  expect(outcomes.filter(({ answerable }) => !answerable).length / outcomes.length).toBeCloseTo(0.2);
  expect(askSamples(SET)).toEqual(asked);
});

test('all questions that one entry answers are in one half', () => {
  const halves = [...askSamples(SET).values()].flat().map(({ question, half }) => `${question} ${half}`);
  expect(new Set(halves).size).toBe(COLOURS.length);
});

test('a question that nothing answers is never right and never answerable', () => {
  const outcomes = [...askSamples({ ...SET, questions: [{ text: 'making bread', right: [] }] }).values()].flat();
  expect(outcomes.length).toBeGreaterThan(0);
  expect(outcomes.every(({ right, answerable }) => !right && !answerable)).toBe(true);
});

test('a knowledge base of one entry is asked what it answers and what a neighbour of it would', () => {
  const outcomes = askSamples(SET).get(1) ?? [];
  expect(outcomes.some(({ answerable }) => answerable)).toBe(true);
  expect(outcomes.some(({ answerable }) => !answerable)).toBe(true);
});
