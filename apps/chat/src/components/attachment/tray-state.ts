import type { Attachment } from '@lobby/contract';

/** What the composer knows of the files of the next message. */
export interface TrayState {
  readonly ready: readonly Attachment[];
  /** Something is still on its way, or did not get through: it has to arrive or be removed first. */
  readonly held: boolean;
  /** A file did not get through: it has to be tried again or removed. */
  readonly failed?: boolean;
  /** Files that are not taken, however often they are tried: the message goes without them. */
  readonly refused?: number;
}

export const EMPTY_TRAY: TrayState = { ready: [], held: false };

/** Files were picked, and nothing is known of them yet. */
export const AWAITED_TRAY: TrayState = { ready: [], held: true };
