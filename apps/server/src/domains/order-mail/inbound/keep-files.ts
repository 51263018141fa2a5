import { FILES_MAX } from '@lobby/contract';
import type { VisitorActor } from '#/call.ts';
import { keepFile } from '#/domains/upload/keep-file.ts';
import type { Services } from '#/services.ts';
import { idFrom } from '#/id-from.ts';
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
    const id = await keepFile(services, actor, idFrom(actor.tenantId, key, `file ${index}`), part);
    if (id === undefined) continue;
    ids.push(id);
    if (index === 0) isFirstKept = true;
  }
  return { ids, dropped: parts.length - ids.length, isFirstKept };
}
