import type { TenantScope } from '#/database/transaction.ts';
import { findMemberMails, findMembers, type Member } from './member.repository.ts';

/** The people of the business, by name. */
export function listMembers(scope: TenantScope): Promise<Member[]> {
  return findMembers(scope);
}

/** The same with their e-mail addresses, in small letters. */
export function listMemberMails(scope: TenantScope): Promise<(Member & { email: string })[]> {
  return findMemberMails(scope);
}
