import { may, type Holder, type Permission, type Reach } from './permissions.ts';

/** What a key may be used for, area by area. */
export const KEY_SCOPES = [
  'bot:ask',
  'knowledge:read',
  'corpus:write',
  'conversations:read',
  'conversations:write',
  'contacts:read',
  'contacts:write',
  'work_orders:read',
  'work_orders:write',
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** What somebody holds who gives a key this scope; null is whoever may make keys at all. */
const SCOPE_NEEDS: Readonly<Record<KeyScope, Permission | null>> = {
  'bot:ask': null,
  'knowledge:read': null,
  'corpus:write': 'corpus.edit',
  'conversations:read': 'session.view',
  'conversations:write': 'session.reply',
  'contacts:read': 'session.view',
  'contacts:write': 'contact.edit',
  'work_orders:read': 'session.view',
  'work_orders:write': 'session.reply',
};

/** Scopes that show what belongs to single customers. A key sees all of them, and so must whoever makes it. */
const isOfCustomers = (scope: KeyScope) => /^(conversations|contacts|work_orders):/.test(scope);

/** Whether a member may give a key a scope: nobody gives what they do not have. @param reach which conversations the member sees */
export function mayGiveScope(holder: Holder, reach: Reach, scope: KeyScope): boolean {
  const needs = SCOPE_NEEDS[scope];
  return (needs === null || may(holder, needs)) && (!isOfCustomers(scope) || reach === 'all');
}

/** What a program with these scopes is allowed, in the words of people's permissions. */
export function permissionsOfScopes(scopes: readonly KeyScope[]): Permission[] {
  const needed = scopes.flatMap((scope) => SCOPE_NEEDS[scope] ?? []);
  return [...new Set(needed)];
}
