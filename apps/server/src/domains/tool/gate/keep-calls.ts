import type { ToolCall } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { insertCalls } from './gate.repository.ts';

/** Keeps what was called in a run; a call that waits for the visitor is found with the next message. */
export function keepCalls(
  scope: TenantScope,
  run: { id: string; conversationId: string; question: string },
  calls: readonly ToolCall[],
  now: number,
): Promise<void> {
  return insertCalls(scope, run, calls, now);
}
