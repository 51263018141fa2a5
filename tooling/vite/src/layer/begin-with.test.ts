import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { beginWith } from './begin-with.ts';

const project = { name: 'server', config: { isolate: false, sequence: { groupOrder: 0 } } };
const file = (name: string) => ({ moduleId: `/repository/test/${name}`, project }) as unknown as TestSpecification;

test('files that take long come first, each group with the longest before the others', async () => {
  const seconds: Readonly<Record<string, number>> = { 'brief.test.ts': 1, 'usual.test.ts': 9, 'killed.test.ts': 40, 'faults.test.ts': 80 };
  const cache = {
    getTestSpecificationResult: ({ moduleId }: TestSpecification) => ({
      failed: false,
      duration: seconds[moduleId.split('/').at(-1) ?? ''],
    }),
  };
  const Sequencer = beginWith(['brief.test.ts', 'killed.test.ts']);
  const sorted = await Sequencer.prototype.sort.call(new Sequencer({ cache } as unknown as Vitest), Object.keys(seconds).map(file));
  expect(sorted.map(({ moduleId }) => moduleId.split('/').at(-1))).toEqual([
    'killed.test.ts',
    'brief.test.ts',
    'faults.test.ts',
    'usual.test.ts',
  ]);
});
