import type { Reach } from '@lobby/contract';
import type { PlatformScope } from '#/database/transaction.ts';
import { findMembershipOf } from './tenant.repository.ts';

export interface Membership {
  tenantId: number;
  /** null is an admin (§6). */
  role: string | null;
  /** Which conversations this person sees. */
  reach: Reach;
  slug: string;
  name: string;
  /** The uploads that its logo and the member's face were drawn from. */
  logo: string | null;
  face: string | null;
  /** IANA name of the zone that it counts its days in. */
  timezone: string;
}

/** The business of a user; undefined before there is one. The scope has to be that user's, or nothing is visible. */
export function findMembership(scope: PlatformScope, userId: number): Promise<Membership | undefined> {
  return findMembershipOf(scope, userId);
}
