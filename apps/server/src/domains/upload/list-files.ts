import type { Call, Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { readConversation } from '#/domains/conversation/change-owner.ts';
import type { upload } from '@lobby/contract';
import { listOfConversation, toAttachment } from './upload.repository.ts';

/** Files that one look shows. */
const SHOWN = 200;

/** Files of a conversation, the latest first. @throws BusinessError not_found */
export async function listFiles({ request, actor, services }: Call<typeof upload.files>): ReturnType<Routes<typeof upload>['files']> {
  const rows = await inTenant(services.database, actor.tenantId, async (scope) => {
    await readConversation(scope, actor, request.id);
    return listOfConversation(scope, request.id, SHOWN);
  });
  return { items: rows.map((row) => ({ ...toAttachment(row), seq: row.seq, created_at: row.createdAt })) };
}
