import type { CannedDraft, CannedFile } from '@lobby/contract';
import type { StaffActor } from '#/call.ts';
import type { TenantScope } from '#/database/transaction.ts';
import { BusinessError } from '#/errors.ts';
import { lockFiles, saveCannedFiles, toAttachment } from './upload.repository.ts';
import { uploaderOf } from './uploader.ts';

/** Files that a canned reply may have, locked until the end of the transaction: its own, and those that its writer has just uploaded. */
export async function takeCannedFiles(
  scope: TenantScope,
  actor: StaffActor,
  cannedId: string | null,
  wanted: CannedDraft['attachments'],
): Promise<CannedFile[]> {
  if (wanted.length === 0) return [];
  const uploader = uploaderOf(actor);
  const rows = await lockFiles(
    scope,
    wanted.map(({ id }) => id),
  );
  return wanted.map(({ id, locale }) => {
    const row = rows.find((each) => each.id === id);
    const isFresh = row?.cannedId === null && row.uploaderKind === uploader.kind && row.uploaderId === uploader.id;
    const isFree = row?.state === 'ready' && row.conversationId === null && (isFresh || (cannedId !== null && row.cannedId === cannedId));
    if (!row || !isFree) throw new BusinessError('upload_over');
    return { ...toAttachment(row), locale };
  });
}

/** Gives a canned reply its files; what it had beside them goes with the next purge. */
export function keepCannedFiles(scope: TenantScope, cannedId: string, files: readonly { id: string }[], now: number): Promise<void> {
  const ids = files.map(({ id }) => id);
  return saveCannedFiles(scope, cannedId, ids, now);
}
