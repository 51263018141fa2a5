import type { VisitorState, visitor } from '@lobby/contract';
import type { Call } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import type { StoredMessage } from '#/domains/message/message-row.ts';
import { readMessages } from '#/domains/message/read-messages.ts';
import { BusinessError } from '#/errors.ts';
import { gatherInTenant } from '#/gather-in-tenant.ts';
import type { Services } from '#/services.ts';
import { stateOf } from './visitor-state.ts';
import { findOwnConversations, type VisitorConversation } from './visitor.repository.ts';

interface Asked {
  contactId: string;
  id: string;
  afterSeq: number;
  limit: number;
}

interface Synced {
  items: StoredMessage[];
  last_seq: number;
  state: VisitorState;
}

/** Conversations that are read in one transaction. */
const AT_ONCE_MAX = 50;

/** Each message has its visitor's chat ask how the conversation stands: on a busy day, many at once. */
const syncTogether = gatherInTenant(
  async (scope, asked: readonly Asked[], { office }: Pick<Services, 'database' | 'office'>): Promise<(Synced | undefined)[]> => {
    const found = await findOwnConversations(scope, asked);
    const synced: (Synced | undefined)[] = [];
    for (const [at, one] of asked.entries()) synced.push(found[at] && (await sync(scope, one, found[at], office)));
    return synced;
  },
  AT_ONCE_MAX,
);

/** Everything after a sequence number; a reconnecting client asks until it holds `last_seq`. @throws BusinessError not_found, also for somebody else's */
export async function syncMessages({ request, actor, services }: Call<typeof visitor.sync>) {
  const { conversation_id: id, after_seq: afterSeq, limit, typing } = request;
  const synced = await syncTogether(services, actor.tenantId, { contactId: actor.contactId, id, afterSeq, limit });
  if (!synced) throw new BusinessError('not_found');
  // Asked for by a page that no socket tells; only once the conversation is known to be the visitor's.
  return typing ? { ...synced, typing: await services.typists.find(id) } : synced;
}

async function sync(
  scope: TenantScope,
  { id, afterSeq, limit }: Asked,
  conversation: VisitorConversation,
  office: Services['office'],
): Promise<Synced> {
  const { last_seq: lastSeq } = conversation;
  // Who holds everything asks how it stands only: most do.
  const items = afterSeq >= lastSeq ? [] : await readMessages(scope, { conversationId: id, afterSeq, limit });
  return { items, last_seq: lastSeq, state: await stateOf(scope, id, conversation, office) };
}
