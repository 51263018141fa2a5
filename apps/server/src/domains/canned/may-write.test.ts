import { expect, test } from 'vitest';
import { mayWrite } from './may-write.ts';

const SHARED = { scope: 'all', ownerId: null } as const;
const MINE = { scope: 'me', ownerId: 1 } as const;

test.each([
  ['an admin writes what is shared', { userId: 1, role: null }, SHARED, true],
  ['an admin by name writes what is shared', { userId: 1, role: 'admin' }, SHARED, true],
  ['a member does not write what is shared', { userId: 1, role: 'agent' }, SHARED, false],
  ['a member writes an own one', { userId: 1, role: 'agent' }, MINE, true],
  ['nobody writes somebody else’s', { userId: 2, role: 'agent' }, MINE, false],
  ['an admin does not write somebody else’s either', { userId: 2, role: null }, MINE, false],
  [
    'somebody whose role of the business’s own says so writes what is shared',
    { userId: 2, role: 'x', permissions: ['canned.share' as const] },
    SHARED,
    true,
  ],
])('%s', (_, actor, reply, expected) => {
  expect(mayWrite({ permissions: null, ...actor }, reply)).toBe(expected);
});
