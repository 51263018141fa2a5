import { FILE_MAX_BYTES, FILES_MAX } from '@lobby/contract';
import type { StaffActor, VisitorActor } from '#/call.ts';
import type { MediaRef } from '#/channels/port/inbound.ts';
import { keepFile } from '#/domains/upload/keep-file.ts';
import { idFrom } from '#/id-from.ts';
import type { Applying } from './apply-event.ts';

export interface KeptMedia {
  ids: string[];
  /** Files that could not be kept; the message says so. */
  missing: { media: MediaRef; why: 'too_large' | 'gone' | 'refused' }[];
}

/** Fetches the files of a message from its service, and keeps them as every upload is kept. */
export async function keepMedia(
  { services, adapter, connection }: Applying,
  actor: StaffActor | VisitorActor,
  media: readonly MediaRef[],
): Promise<KeptMedia> {
  const kept: KeptMedia = { ids: [], missing: [] };
  for (const each of media) {
    const { name, mime, id } = each;
    if (kept.ids.length === FILES_MAX) {
      kept.missing.push({ media: each, why: 'refused' });
      continue;
    }
    const content = await adapter.fetchMedia(connection, each, FILE_MAX_BYTES[actor.kind]);
    if (typeof content === 'string') {
      kept.missing.push({ media: each, why: content });
      continue;
    }
    const fileId = await keepFile(services, actor, idFrom(actor.tenantId, `${connection.channelId} ${id}`, 'file'), {
      name,
      mime,
      content,
    });
    if (fileId === undefined) kept.missing.push({ media: each, why: 'refused' });
    else kept.ids.push(fileId);
  }
  return kept;
}
