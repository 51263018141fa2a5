import type { TenantScope } from '#/database/transaction.ts';
import { deleteStop } from './chat-letter.repository.ts';

/** Who leaves an address, or leaves it again, wants to be answered there. */
export function wantLetters(scope: TenantScope, contactId: string, email: string): Promise<void> {
  return deleteStop(scope, contactId, email);
}
