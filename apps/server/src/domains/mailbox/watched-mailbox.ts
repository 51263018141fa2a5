import type { ImapFault } from '@lobby/contract';
import type { MailboxAddress } from '#/outside/imap/imap.ts';

/** How far a mailbox has been read. */
export interface MailboxProgress {
  /** Changes where the numbers of mails begin anew. */
  uidValidity: number;
  lastUid: number;
  /** Of a mailbox that was made anew, the last of the mails that it began with. */
  anewUpto?: number | null;
}

/** A mail that a mailbox began with when it was made anew. */
export interface AnewMail {
  /** When it arrived, in milliseconds since 1970; undefined where the times of the mailbox were made anew too, or the server says none. */
  arrivedAt: number | undefined;
}

/** A mailbox that is read by itself, as it is set up now, for whoever wants its mails. */
export interface WatchedMailbox {
  /** The same however it is opened. */
  id: string;
  tenantId: number;
  /** Changes with everything that opens it. */
  key: string;
  address: MailboxAddress;
  /** null before the first look: what lies there then is nobody's. */
  progress: MailboxProgress | null;
  /** Larger mails are not taken, in bytes. */
  mailMaxBytes: number;
  /** Of a mailbox that was made anew, when the one before was read last, in milliseconds since 1970; null where that is not known. */
  anewSince?: number | null;
  /** Takes a mail, however often it comes. @param anew the mailbox was made anew with it: it may have been taken long ago */
  take(raw: Buffer, anew: AnewMail | undefined): Promise<void>;
  saveProgress(progress: MailboxProgress): Promise<void>;
  /** Writes down that it was looked at, and why it could not be read. */
  noteLook(fault: ImapFault | null): Promise<void>;
  /** Keeps it for one server until a time in milliseconds since 1970. @returns false where another has it, or it is read no more */
  hold(holder: string, until: number): Promise<boolean>;
  /** How it is set up by now; undefined where it is read no more. */
  again(): Promise<WatchedMailbox | undefined>;
}
