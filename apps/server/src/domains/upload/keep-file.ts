import { PART_BYTES } from '@lobby/contract';
import type { StaffActor, VisitorActor } from '#/call.ts';
import { BusinessError } from '#/errors.ts';
import type { Services } from '#/services.ts';
import { finishUpload } from './finish-upload.ts';
import { partsOf, prepareUpload } from './prepare-upload.ts';
import { receivePart } from './receive-part.ts';

/** A file that came with something else, such as a mail. */
export interface ArrivedFile {
  name: string;
  mime: string;
  content: Uint8Array;
}

/**
 * Puts a file that somebody sent through what every upload goes through: its limits, the look into its content, pictures drawn anew.
 * @param clientFileId names it: the same again finds the same file
 * @returns undefined where it is refused
 */
export async function keepFile(
  services: Services,
  actor: StaffActor | VisitorActor,
  clientFileId: string,
  file: ArrivedFile,
): Promise<string | undefined> {
  const { name, mime, content } = file;
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
