import type { BulkKind } from '#/domains/bulk-job/bulk-kind.ts';
import { conversationBulks } from './bulk.repository.ts';
import type { Before, DoneConversation, StoredAction } from './conversation-bulk.ts';
import { goOn } from './go-on.ts';

/** Work with many conversations. Who has left, or may not any more, does nothing more. */
export const CONVERSATION_BULKS: BulkKind<StoredAction, Before, DoneConversation> = {
  name: 'many conversations',
  store: conversationBulks,
  goOn: (services, tenantId, id, _userId, asker) => goOn(services, tenantId, id, asker),
};
