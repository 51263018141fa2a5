import type { Attachment } from '@lobby/contract';
import type { TenantScope } from '#/database/transaction.ts';
import { lockFiles, saveAttached, saveDetached, toAttachment } from './upload.repository.ts';
import type { Uploader } from './uploader.ts';

/** Files that messages of one batch may take, each once. */
export interface FilesAtHand {
  /** The files of a message, or undefined where one of them is not its author's to give; then none is taken. */
  take(uploader: Uploader, ids: readonly string[]): Attachment[] | undefined;
}

/** Locks files for the transaction that gives them to messages. */
export async function holdFiles(scope: TenantScope, ids: readonly string[]): Promise<FilesAtHand> {
  const rows = ids.length === 0 ? [] : await lockFiles(scope, [...new Set(ids)]);
  const free = new Map(
    rows
      .filter(({ state, conversationId, cannedId }) => state === 'ready' && conversationId === null && cannedId === null)
      .map((row) => [row.id, row]),
  );
  return {
    take(uploader, wanted) {
      const found = wanted.map((id) => free.get(id));
      const own = found.filter((row) => row !== undefined && row.uploaderKind === uploader.kind && row.uploaderId === uploader.id);
      if (own.length < wanted.length || new Set(wanted).size < wanted.length) return undefined;
      for (const id of wanted) free.delete(id);
      return own.map((row) => toAttachment(row as NonNullable<typeof row>));
    },
  };
}

/** Gives files to the messages that carry them. */
export async function attachFiles(
  scope: TenantScope,
  messages: readonly { conversationId: string; seq: number; attachments: readonly Attachment[] }[],
): Promise<void> {
  const attached = messages.flatMap(({ conversationId, seq, attachments }) => attachments.map(({ id }) => ({ id, conversationId, seq })));
  if (attached.length > 0) await saveAttached(scope, attached);
}

/** Takes the files of a message that was taken back out of reach; their bytes go with the next purge. */
export function detachFiles(scope: TenantScope, conversationId: string, seq: number, now: number): Promise<void> {
  return saveDetached(scope, conversationId, seq, now);
}
