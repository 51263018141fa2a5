import type { Locale } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { publishEvents } from '#/events/publish-events.ts';
import { findByPhone, holdCaller, insertCaller, type KnownCaller } from './caller.repository.ts';
import { changeContact, type ContactChange } from './contact.repository.ts';
import { findByEmail } from './mailed.repository.ts';

/** Somebody whom a colleague speaks with; one of the three is there. */
export interface Caller {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/**
 * The contact that somebody at the counter or on the phone is: whose e-mail address it is known to be, or else whose telephone number; a
 * new one where it is nobody's. What is known stays as it is, and what was missing is filled in.
 */
export async function contactOfCaller(scope: TenantScope, caller: Caller, locale: Locale, now: number): Promise<string> {
  const known = await findKnown(scope, caller);
  if (known) {
    const missing = Object.fromEntries(
      Object.entries(caller).filter(([field, value]) => value !== undefined && known[field as keyof Caller] === null),
    ) as ContactChange;
    if (Object.keys(missing).length > 0) await changeContact(scope, known.id, missing);
    return known.id;
  }
  const id = await insertCaller(scope, { ...caller, locale }, now);
  await publishEvents(scope, [{ type: 'contact.created', subjectId: id, contactId: id }], now);
  return id;
}

async function findKnown(scope: TenantScope, { email, phone }: Caller): Promise<KnownCaller | undefined> {
  const byEmail = email === undefined ? undefined : await findByEmail(scope, email);
  if (byEmail !== undefined) return holdCaller(scope, byEmail);
  const byPhone = phone === undefined ? undefined : await findByPhone(scope, phone);
  const known = byPhone === undefined ? undefined : await holdCaller(scope, byPhone);
  // One telephone for two people with addresses of their own: the address says who it is.
  return email === undefined || known?.email === null ? known : undefined;
}
