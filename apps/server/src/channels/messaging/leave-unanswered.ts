import { inTenant } from '#/database/transaction.ts';
import type { Services } from '#/services.ts';
import { unansweredSince } from './message-name.repository.ts';

/**
 * Whoever answered in the service's own app has written nothing for a while: what the customer wrote meanwhile and nobody has answered waits for
 * a person, since it was written.
 */
export async function leaveUnanswered(
  { database, ledger }: Pick<Services, 'database' | 'ledger'>,
  tenantId: number,
  conversationId: string,
): Promise<void> {
  const since = await inTenant(database, tenantId, (scope) => unansweredSince(scope, conversationId));
  if (since !== undefined) await ledger.submit(tenantId, conversationId, { kind: 'leave_unanswered', since });
}
