import type { Attachment } from '@lobby/contract';

/** A message that the server has not confirmed. */
export interface Unsent {
  /** The UUID that it travels with, each time it is tried. */
  readonly clientMsgId: string;
  /** The conversation that it was written in, and goes to whichever is open; undefined before there was one. */
  readonly conversationId?: string | undefined;
  readonly text: string;
  /** Its files, which the server has already. */
  readonly attachments?: readonly Attachment[] | undefined;
  /** The message that it answers. */
  readonly replyToSeq?: number | undefined;
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

/** Gives a conversation the messages that are for none yet, and those of another that it goes on for. */
export function readdress(outbox: Outbox, from: string | undefined, to: string, failure?: string): Outbox {
  return outbox.map((unsent) => {
    const moves = unsent.conversationId === undefined || unsent.conversationId === from;
    if (!moves || unsent.conversationId === to) return unsent;
    return { ...unsent, conversationId: to, ...(failure !== undefined && { failure }) };
  });
}

/** What is shown below the messages of a conversation; before one is there, everything. */
export function unsentIn(outbox: Outbox, conversationId: string | undefined): Outbox {
  return conversationId === undefined ? outbox : outbox.filter((unsent) => (unsent.conversationId ?? conversationId) === conversationId);
}

/** The message to send next: the oldest that was not refused. */
export function nextToSend(outbox: Outbox): Unsent | undefined {
  return outbox.find(({ failure }) => failure === undefined);
}
