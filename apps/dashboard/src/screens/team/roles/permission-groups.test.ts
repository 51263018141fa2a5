import { PERMISSIONS } from '@lobby/contract';
import { expect, test } from 'vitest';
import { PERMISSION_GROUPS } from './permission-groups.ts';

test('every permission stands in one group', () => {
  expect(Object.values(PERMISSION_GROUPS).flat().toSorted()).toEqual([...PERMISSIONS].toSorted());
});
