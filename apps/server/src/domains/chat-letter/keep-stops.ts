import type { TenantScope } from '#/database/transaction.ts';
import { deleteStop, moveStops } from './chat-letter.repository.ts';

/** Who leaves an address, or leaves it again, wants to be answered there. */
export function wantLetters(scope: TenantScope, contactId: string, email: string): Promise<void> {
  return deleteStop(scope, contactId, email);
}

/** What one customer did not want, the one whom they became does not want either. */
export function moveLetterStops(scope: TenantScope, fromContactId: string, intoContactId: string): Promise<void> {
  return moveStops(scope, fromContactId, intoContactId);
}
