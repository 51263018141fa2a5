import type { FILE_MAX_BYTES } from '@lobby/contract';
import type { StaffActor, VisitorActor } from '#/call.ts';

/** Whose a file is. */
export interface Uploader {
  kind: keyof typeof FILE_MAX_BYTES;
  id: string;
}

/** Files that one uploader announces within a day. */
export const UPLOADS_PER_DAY: Readonly<Record<Uploader['kind'], number>> = { visitor: 100, staff: 2_000 };

export function uploaderOf(actor: StaffActor | VisitorActor): Uploader {
  return actor.kind === 'staff' ? { kind: 'staff', id: String(actor.userId) } : { kind: 'visitor', id: actor.contactId };
}
