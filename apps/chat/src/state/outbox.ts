import type { Attachment } from '@lobby/contract';

/** A message that the server has not confirmed. */
export interface Unsent {
  /** The UUID that it travels with, each time it is tried. */
  readonly clientMsgId: string;
  readonly text: string;
  /** Its files, which the server has already. */
  readonly attachments?: readonly Attachment[] | undefined;
  /** When it was written, in epoch milliseconds. */
  readonly writtenAt: number;
  /** Why the server refused it; such a message waits for Retry or Delete, and holds up no other. */
  readonly failure?: string | undefined;
}

export type Outbox = readonly Unsent[];

/** Adds a message at the end; one that is there already stays where it is. */
export function enqueue(outbox: Outbox, unsent: Unsent): Outbox {
  return outbox.some(({ clientMsgId }) => clientMsgId === unsent.clientMsgId) ? outbox : [...outbox, unsent];
}

/** Takes out the messages with the given ids. */
export function withdraw(outbox: Outbox, clientMsgIds: ReadonlySet<string>): Outbox {
  const rest = outbox.filter(({ clientMsgId }) => !clientMsgIds.has(clientMsgId));
  return rest.length === outbox.length ? outbox : rest;
}

/** Marks a message as refused; without a reason it is to be sent again. */
export function markFailure(outbox: Outbox, clientMsgId: string, failure: string | undefined): Outbox {
  return outbox.map((unsent) => {
    if (unsent.clientMsgId !== clientMsgId) return unsent;
    const { failure: _, ...rest } = unsent;
    return failure === undefined ? rest : { ...rest, failure };
  });
}

/** The message to send next: the oldest that was not refused. */
export function nextToSend(outbox: Outbox): Unsent | undefined {
  return outbox.find(({ failure }) => failure === undefined);
}
