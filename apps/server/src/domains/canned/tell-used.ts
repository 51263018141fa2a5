import type { canned } from '@lobby/contract';
import type { Call } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { findSent } from '#/domains/message/find-sent.ts';
import { BusinessError } from '#/errors.ts';
import { countUse } from './canned.repository.ts';
import { readViewer } from './read-viewer.ts';

/** Counts the replies that a stored message was made from, once. @throws BusinessError not_found where no such message is stored */
export async function tellUsed({ request, actor, services }: Call<typeof canned.used>): Promise<{ counted: number }> {
  const { conversation_id: conversationId, client_msg_id: clientMsgId, ids } = request;
  return inTenant(services.database, actor.tenantId, async (scope) => {
    const [sent] = await findSent(scope, [{ conversationId, clientMsgId }]);
    if (!sent) throw new BusinessError('not_found');
    return { counted: await countUse(scope, await readViewer(scope, actor), { ids, clientMsgId, at: services.now() }) };
  });
}
