import type { Message } from './message.ts';

/** True for an event that changes an earlier message and is no line of its own. */
export function isCorrection({ event }: Pick<Message, 'event'>): boolean {
  return event?.name === 'edited' || event?.name === 'deleted';
}

/**
 * Messages with their corrections applied, whatever order they came in: an old copy of a message that was changed since
 * shows what it says now. What did not change keeps its identity.
 * @returns the same array where there is nothing to change
 */
export function applyCorrections(messages: readonly Message[]): readonly Message[] {
  const latest = new Map<number, Message>();
  for (const message of messages) {
    const target = message.event?.target_seq;
    if (target !== undefined && isCorrection(message) && message.seq > (latest.get(target)?.seq ?? 0)) latest.set(target, message);
  }
  if (latest.size === 0) return messages;
  const corrected = messages.map((message) => {
    const correction = latest.get(message.seq);
    return correction ? correct(message, correction) : message;
  });
  return corrected.every((message, index) => message === messages[index]) ? messages : corrected;
}

function correct(message: Message, { event, body, created_at: at }: Message): Message {
  const isDeleted = event?.name === 'deleted';
  if (
    message.body === body &&
    !(isDeleted && (message.attachments ?? message.cards)) &&
    (isDeleted ? message.deleted_at : message.edited_at) !== undefined
  )
    return message;
  if (!isDeleted) return { ...message, body, edited_at: at };
  // What was taken back keeps neither its words nor its files and cards.
  const { attachments: _, cards: __, ...rest } = message;
  return { ...rest, body, deleted_at: at };
}
