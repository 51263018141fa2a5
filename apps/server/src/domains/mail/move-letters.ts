import type { PlatformScope } from '#/database/transaction.ts';
import { moveMails } from './mail.repository.ts';

/** Letters to one customer are another's, who is the same person. */
export function moveLetters(scope: PlatformScope, fromContactId: string, intoContactId: string): Promise<void> {
  return moveMails(scope, fromContactId, intoContactId);
}
