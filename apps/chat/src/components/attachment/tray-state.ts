import type { Attachment } from '@lobby/contract';

/** What the composer knows of the files of the next message. */
export interface TrayState {
  readonly ready: readonly Attachment[];
  /** Something is still on its way, or was not taken: it has to arrive or be removed first. */
  readonly held: boolean;
  /** A file was not taken: it has to be tried again or removed. */
  readonly failed?: boolean;
}

export const EMPTY_TRAY: TrayState = { ready: [], held: false };

/** Files were picked, and nothing is known of them yet. */
export const AWAITED_TRAY: TrayState = { ready: [], held: true };
