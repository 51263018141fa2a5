import type { ToolGlance } from '@lobby/contract';
import { expect, test } from 'vitest';
import { toolDifferences } from './tool-differences.ts';

const aTool = (over: Partial<ToolGlance> = {}): ToolGlance => ({
  id: 'a',
  version: 1,
  name: 'order_status',
  description: 'Looks up an order.',
  method: 'GET',
  url: 'https://shop.example/orders/{no}',
  needs_verified_contact: false,
  needs_confirmation: false,
  enabled: true,
  ...over,
});

test('tools of the same version do not differ, whatever their order', () => {
  const other = aTool({ id: 'b', name: 'refund' });
  expect(toolDifferences([aTool(), other], [other, aTool()])).toEqual([]);
});

test('a tool that was added, changed or removed is named', () => {
  const changed = aTool({ version: 2, enabled: false });
  expect(toolDifferences([], [aTool()])).toMatchObject([{ name: 'order_status', theirs: '' }]);
  expect(toolDifferences([aTool()], [])).toMatchObject([{ name: 'order_status', mine: '' }]);
  expect(toolDifferences([aTool()], [changed])).toMatchObject([
    { theirs: expect.stringMatching(/^✓ · order_status/) as string, mine: expect.stringMatching(/^– · order_status/) as string },
  ]);
});

test('a change of nothing but a secret is a difference too', () => {
  expect(toolDifferences([aTool()], [aTool({ version: 2 })])).toHaveLength(1);
});
