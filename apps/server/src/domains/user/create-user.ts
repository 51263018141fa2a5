import type { Locale } from '@lobby/contract';
import type { PlatformScope } from '#/database/transaction.ts';
import { insertUser } from './user.repository.ts';

export interface NewUser {
  email: string;
  /** null for an account that signs in through a provider only. */
  passwordHash: string | null;
  /** The part of the address before the @ where no name is given. */
  name: string | undefined;
  locale: Locale;
}

/** Makes an account. @returns its id, or undefined where the address has one */
export function createUser(scope: PlatformScope, { name, ...rest }: NewUser, now: number): Promise<number | undefined> {
  return insertUser(scope, { ...rest, name: name ?? rest.email.replace(/@.*$/, ''), createdAt: new Date(now) });
}
