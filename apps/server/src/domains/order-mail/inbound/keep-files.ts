import { FILES_MAX, PART_BYTES } from '@lobby/contract';
import type { VisitorActor } from '#/call.ts';
import { finishUpload } from '#/domains/upload/finish-upload.ts';
import { partsOf, prepareUpload } from '#/domains/upload/prepare-upload.ts';
import { receivePart } from '#/domains/upload/receive-part.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { idFromMail } from './mail-id.ts';
import type { MailPart } from './read-mail.ts';

export interface KeptFiles {
  ids: string[];
  /** Files of the mail that were not kept: one too many, too large, or of a kind that is refused. */
  dropped: number;
  isFirstKept: boolean;
}

/** Files of a mail that are looked at: one that has hundreds is no letter. */
const LOOKED_AT = FILES_MAX * 2;

/**
 * Puts the files of a mail through what every upload goes through: its limits, the look into its content, pictures drawn anew.
 * @param key of the mail: the same mail again finds the same files
 */
export async function keepFiles(services: Services, actor: VisitorActor, key: string, parts: readonly MailPart[]): Promise<KeptFiles> {
  const ids: string[] = [];
  let isFirstKept = false;
  for (const [index, part] of parts.slice(0, LOOKED_AT).entries()) {
    if (ids.length === FILES_MAX) break;
    const id = await keepFile(services, actor, idFromMail(actor.tenantId, key, `file ${index}`), part);
    if (id === undefined) continue;
    ids.push(id);
    if (index === 0) isFirstKept = true;
  }
  return { ids, dropped: parts.length - ids.length, isFirstKept };
}

async function keepFile(services: Services, actor: VisitorActor, clientFileId: string, part: MailPart): Promise<string | undefined> {
  const { name, mime, content } = part;
  try {
    const announced = { client_file_id: clientFileId, name, mime, bytes: content.length, purpose: 'message' as const };
    const { id, state } = await prepareUpload(services, actor, announced);
    if (state === 'ready') return id;
    for (let no = 0; no < partsOf(content.length); no += 1) {
      const bytes = content.subarray(no * PART_BYTES, (no + 1) * PART_BYTES);
      await receivePart(services, actor, { id, part: no }, { name, bytes });
    }
    return (await finishUpload(services, actor, id)).id;
  } catch (error) {
    if (error instanceof BusinessError && error.code !== 'internal' && error.code !== 'unavailable') return undefined;
    throw error;
  }
}
