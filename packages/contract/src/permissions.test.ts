import { describe, expect, test } from 'vitest';
import {
  covers,
  may,
  PERMISSIONS,
  permissionsOf,
  REACHES,
  reachCovers,
  roleOf,
  withNeeded,
  withoutNeeded,
  type Permission,
  type Role,
} from './permissions.ts';

const ALL = [...PERMISSIONS];
/** Every cell, written out by hand: a role's row is all that it may. */
const ROWS: Record<Role, readonly Permission[]> = {
  admin: ALL,
  supervisor: [
    'session.view',
    'session.reply',
    'session.assign',
    'session.remove',
    'canned.share',
    'contact.edit',
    'contact.export',
    'corpus.edit',
    'corpus.approve',
    'bot.edit',
    'team.edit',
  ],
  agent: ['session.view', 'session.reply', 'session.assign', 'contact.edit'],
  editor: ['corpus.edit'],
  viewer: ['session.view'],
};

const CELLS = (Object.keys(ROWS) as Role[]).flatMap((role) =>
  ALL.map((permission) => ({ role, permission, held: ROWS[role].includes(permission) })),
);

test.each(CELLS)('$role, $permission: $held', ({ role, permission, held }) => {
  expect(may({ role }, permission)).toBe(held);
});

describe.each([null, 'owner'])('the stored role %s', (stored) => {
  test('is an admin’s (§6) and may do everything', () => {
    expect(roleOf(stored)).toBe('admin');
    expect(ALL.filter((permission) => !may({ role: stored }, permission))).toEqual([]);
  });
});

test.each([undefined, 'teammate', '', 'ADMIN'])('%s may do nothing that needs a permission', (stored) => {
  expect(ALL.filter((permission) => may(stored === undefined ? undefined : { role: stored }, permission))).toEqual([]);
});

describe('a role of the business’s own', () => {
  const OWN = { role: '018f0000-0000-7000-8000-000000000001', permissions: ['session.view', 'corpus.edit'] as const };

  test('may what it names and nothing else, whatever its name', () => {
    expect(permissionsOf(OWN)).toEqual(['session.view', 'corpus.edit']);
    expect(permissionsOf({ role: 'admin', permissions: [] })).toEqual([]);
  });

  test.each([
    ['an admin gives every role', { role: null }, OWN, true],
    ['it gives what it holds', OWN, { role: 'viewer' }, true],
    ['it does not give what it lacks', OWN, { role: 'agent' }, false],
    ['nor the role of an admin', OWN, { role: 'admin' }, false],
    [
      'a supervisor does not give what only an admin holds',
      { role: 'supervisor' },
      { role: 'x', permissions: ['member.edit'] as const },
      false,
    ],
  ])('%s', (_, holder, other, expected) => {
    expect(covers(holder, other)).toBe(expected);
  });

  test('gets what its permissions are of no use without, and loses them together', () => {
    expect(withNeeded(['session.remove', 'billing.pay'])).toEqual([
      'session.view',
      'session.reply',
      'session.remove',
      'billing.view',
      'billing.pay',
    ]);
    expect(withoutNeeded(['session.view', 'session.reply', 'session.remove', 'corpus.edit'], 'session.reply')).toEqual([
      'session.view',
      'corpus.edit',
    ]);
  });
});

test('a reach covers itself and every narrower one', () => {
  expect(REACHES.map((reach) => REACHES.filter((other) => reachCovers(reach, other)))).toEqual([
    ['all', 'team', 'own'],
    ['team', 'own'],
    ['own'],
  ]);
});
