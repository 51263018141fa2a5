import { describe, expect, test } from 'vitest';
import { may, PERMISSIONS, roleOf, type Permission, type Role } from './permissions.ts';

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
  expect(may(role, permission)).toBe(held);
});

describe.each([null, 'owner'])('the stored role %s', (stored) => {
  test('is an admin’s (§6) and may do everything', () => {
    expect(roleOf(stored)).toBe('admin');
    expect(ALL.filter((permission) => !may(stored, permission))).toEqual([]);
  });
});

test.each([undefined, 'teammate', '', 'ADMIN'])('%s may do nothing that needs a permission', (stored) => {
  expect(ALL.filter((permission) => may(stored, permission))).toEqual([]);
});
