import { BULK_CONVERSATIONS_MAX } from '@lobby/contract';

/**
 * What is chosen after a row was ticked or unticked.
 * @param order ids as they stand in the list
 * @param from the row ticked before, from which on everything up to this one gets what this one gets
 */
export function chooseUpTo(
  order: readonly string[],
  chosen: ReadonlySet<string>,
  id: string,
  from: string | undefined,
): ReadonlySet<string> {
  const [start, end] = [order.indexOf(from ?? id), order.indexOf(id)];
  const range = start === -1 || end === -1 ? [id] : order.slice(Math.min(start, end), Math.max(start, end) + 1);
  const next = new Set(chosen);
  for (const each of range) {
    if (chosen.has(id)) next.delete(each);
    else if (next.size < BULK_CONVERSATIONS_MAX) next.add(each);
  }
  return next;
}
