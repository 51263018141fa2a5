import { isFinal, workOrderNo, type WorkOrder, ownValue } from '@lobby/contract';
import { moves } from '#/domains/work-order/decide-order.ts';
import type { NewOrderEvent, OrderActor, OrderState } from '#/domains/work-order/order-state.ts';
import type { TieRefusal } from './refuse-tie.ts';

export interface MergePlan {
  /** The older one, as it was and as it becomes. */
  kept: { was: OrderState; next: OrderState; events: NewOrderEvent[] };
  merged: { was: OrderState; next: OrderState; events: NewOrderEvent[] };
  /** Keys of the fields that the kept one takes over. */
  fields: string[];
}

const RANKS: readonly WorkOrder['priority'][] = ['low', 'normal', 'high', 'urgent'];

/** What becomes of two work orders that are about the same thing, or why they stay two. Pure. */
export function plansMerge(
  one: OrderState,
  other: OrderState,
  actor: OrderActor,
  now: number,
): { refused: Exclude<TieRefusal, 'link'> } | ({ refused?: undefined } & MergePlan) {
  if (one.id === other.id) return { refused: 'same' };
  // What one customer wrote is not for the eyes of another.
  if (one.contactId !== other.contactId) return { refused: 'other_contact' };
  const [kept, merged] = one.no < other.no ? [one, other] : [other, one];
  const end = isFinal(kept.status) || kept.status === 'solved' ? undefined : moves(merged, 'merged', actor, {}, now);
  if (!end || end.refused) return { refused: 'over' };
  const fields = kept.form.flatMap(({ key, kind }) => {
    const isSame = merged.form.some((field) => field.key === key && field.kind === kind);
    return isSame && ownValue(kept.fields, key) === undefined && ownValue(merged.fields, key) !== undefined ? [key] : [];
  });
  const taken = Object.fromEntries(fields.map((key) => [key, merged.fields[key]])) as OrderState['fields'];
  const isFree = kept.assigneeId === null;
  const next = {
    ...kept,
    fields: { ...kept.fields, ...taken },
    priority: RANKS[Math.max(RANKS.indexOf(kept.priority), RANKS.indexOf(merged.priority))] ?? kept.priority,
    assigneeId: isFree ? merged.assigneeId : kept.assigneeId,
    assigneeName: isFree ? merged.assigneeName : kept.assigneeName,
    version: kept.version + 1,
  };
  return {
    fields,
    kept: { was: kept, next, events: [{ name: 'merged', actor, words: workOrderNo(merged.no) }] },
    merged: {
      was: merged,
      next: { ...end.next, mergedIntoId: kept.id },
      events: end.events.map((event) => ({ ...event, words: workOrderNo(kept.no) })),
    },
  };
}
