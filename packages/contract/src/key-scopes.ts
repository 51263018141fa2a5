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
  'figures:read',
] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** What somebody holds who gives a key this scope, and what a program with it is allowed. Of some it is nothing: whoever may make keys gives them. */
const SCOPE_NEEDS: Readonly<Record<KeyScope, readonly Permission[]>> = {
  'bot:ask': [],
  'knowledge:read': [],
  'corpus:write': ['corpus.edit'],
  'conversations:read': ['session.view'],
  'conversations:write': ['session.view', 'session.reply', 'session.assign'],
  'contacts:read': ['session.view'],
  'contacts:write': ['session.view', 'contact.edit'],
  'work_orders:read': ['session.view'],
  'work_orders:write': ['session.view', 'session.reply', 'session.assign'],
  'figures:read': ['session.view'],
};

/** Scopes that show what belongs to customers, one by one or counted. A key sees all of them, and so must whoever makes it. */
const isOfCustomers = (scope: KeyScope) => /^(conversations|contacts|work_orders|figures):/.test(scope);

/** Whether a member may give a key a scope: nobody gives what they do not have. @param reach which conversations the member sees */
export function mayGiveScope(holder: Holder, reach: Reach, scope: KeyScope): boolean {
  return SCOPE_NEEDS[scope].every((needed) => may(holder, needed)) && (!isOfCustomers(scope) || reach === 'all');
}

/** What a program with these scopes is allowed, in the words of people's permissions. */
export function permissionsOfScopes(scopes: readonly KeyScope[]): Permission[] {
  return [...new Set(scopes.flatMap((scope) => SCOPE_NEEDS[scope]))];
}
