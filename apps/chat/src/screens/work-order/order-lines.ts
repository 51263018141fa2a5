import type { Message, WorkOrderEvent } from '@lobby/contract';

/** What stands in the thread of a work order: what was said, and how it moved. */
export type OrderLine = { kind: 'message'; at: number; message: Message } | { kind: 'event'; at: number; event: WorkOrderEvent };

/** Messages and moves in the order of their times; what was said stands before the move that it brought. */
export function orderLines(messages: readonly Message[], events: readonly WorkOrderEvent[]): OrderLine[] {
  const said = messages
    .filter(({ kind }) => kind === 'text')
    .map((message): OrderLine => ({ kind: 'message', at: message.created_at, message }));
  const moved = events.filter(({ name }) => name === 'moved').map((event): OrderLine => ({ kind: 'event', at: event.at, event }));
  return [...said, ...moved].toSorted((a, b) => a.at - b.at || (a.kind === b.kind ? 0 : a.kind === 'message' ? -1 : 1));
}
