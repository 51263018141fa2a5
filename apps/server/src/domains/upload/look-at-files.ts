import type { Attachment } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { findAllOwn, toAttachment } from './upload.repository.ts';
import type { Uploader } from './uploader.ts';

/** What became of files that somebody means to send: those that wait, in their order, and how many are no longer there. */
export async function lookAtFiles(
  scope: TenantScope,
  uploader: Uploader,
  ids: readonly string[],
): Promise<{ waiting: Attachment[]; gone: number }> {
  if (ids.length === 0) return { waiting: [], gone: 0 };
  const byId = new Map((await findAllOwn(scope, uploader, ids)).map((row) => [row.id, row]));
  const there = ids.map((id) => byId.get(id)).filter((row) => row?.state === 'ready');
  // What a message has already is not waiting any more, and not gone either.
  const waiting = there.flatMap((row) => (row && row.conversationId === null && row.cannedId === null ? toAttachment(row) : []));
  return { waiting, gone: ids.length - there.length };
}
