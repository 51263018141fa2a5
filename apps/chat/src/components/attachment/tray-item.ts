import type { Attachment } from '@lobby/contract';
import type { TrayEntry } from '#/state/kept-tray.ts';

/** A file on its way into a message. */
export interface TrayItem {
  /** The UUID that it is announced with. */
  readonly id: string;
  readonly name: string;
  readonly mime: string;
  readonly bytes: number;
  /** Undefined where an earlier page picked it, until it is found. */
  readonly file: File | undefined;
  /** A picture of it from this page; undefined where it is none. */
  readonly preview: string | undefined;
  /** Share that has arrived, 0 to 1. */
  readonly share: number;
  /** Waits for the server to be reached again. */
  readonly waiting: boolean;
  /** A reload does not lose it. */
  readonly kept: boolean;
  readonly attachment: Attachment | undefined;
  /** Why it was not taken, in the visitor's language. */
  readonly failure: string | undefined;
  /** However often it is tried, it is not taken: the message goes without it. */
  readonly final: boolean;
}

/** A file of which nothing is known but what it is. */
export function itemOf({ id, name, mime, bytes, attachment }: TrayEntry, file?: File): TrayItem {
  const preview = file && /^image\/(?!svg)/.test(mime) ? URL.createObjectURL(file) : undefined;
  const kept = file === undefined;
  return {
    id,
    name,
    mime,
    bytes,
    file,
    preview,
    share: attachment ? 1 : 0,
    waiting: false,
    kept,
    attachment,
    failure: undefined,
    final: false,
  };
}

export const entryOf = ({ id, name, mime, bytes }: TrayItem): TrayEntry => ({ id, name, mime, bytes });
