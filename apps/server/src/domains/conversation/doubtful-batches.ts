import type { Logger } from 'pino';
import type { Database } from '#/database/open-database.ts';
import { inTenant } from '#/database/transaction.ts';
import type { ConversationState } from './conversation-state.ts';
import { readConversations } from './ledger.repository.ts';

/** Pause before it is looked again whether the database is back, in milliseconds. */
const LOOK_MS = 1_000;

/** Conversations of transactions that were cut off in the middle: whether they happened, only the database can tell. */
export interface DoubtfulBatches {
  add(tenantId: number, conversationIds: readonly string[]): void;
}

interface Parts {
  database: Database;
  log: Logger;
  /** Tells how a conversation stands, whatever became of the transaction. */
  tell: (tenantId: number, state: ConversationState) => void;
  /** The database is back; what a lost transaction had begun is taken up. */
  onBack: () => void;
}

/** Looks until the database is back, and tells how each doubtful conversation stands: what was stored and never announced would stay unseen. */
export function createDoubtfulBatches({ database, log, tell, onBack }: Parts): DoubtfulBatches {
  const doubtful = new Map<number, Set<string>>();
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    timer = undefined;
    try {
      for (const [tenantId, ids] of doubtful) {
        const states = await inTenant(database, tenantId, (scope) => readConversations(scope, [...ids]));
        doubtful.delete(tenantId);
        for (const state of states) tell(tenantId, state);
      }
      onBack();
    } catch (error) {
      log.warn({ err: error }, 'the database is not back yet');
      arm();
    }
  }

  function arm(): void {
    timer ??= setTimeout(() => void look(), LOOK_MS).unref();
  }

  return {
    add(tenantId, conversationIds) {
      const ids = doubtful.get(tenantId) ?? new Set<string>();
      doubtful.set(tenantId, ids);
      for (const id of conversationIds) ids.add(id);
      arm();
    },
  };
}
