import type { Attachment } from '@lobby/contract';
import type { PickedFile } from './use-tray.ts';

/** What the composer knows of the files of the next message. */
export interface TrayState {
  readonly ready: readonly Attachment[];
  /** Something is still on its way, or did not get through: it has to arrive or be removed first. The message goes without what is not taken at all. */
  readonly held: boolean;
  /** Picked, and not there yet. */
  readonly unfinished?: readonly PickedFile[];
  /** Whether a picked file has come into the tray, where it may have been removed since. */
  readonly isTaken?: (file: PickedFile) => boolean;
}

export const EMPTY_TRAY: TrayState = { ready: [], held: false };

/** Files were picked, and nothing is known of them yet. */
export const AWAITED_TRAY: TrayState = { ready: [], held: true };
