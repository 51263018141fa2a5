import { ownValue, type FieldValues, type RequestInput, type WorkOrder, type workOrders } from '@lobby/contract';

/** What somebody edits of a work order. */
export interface OrderWords {
  readonly subject: string;
  readonly due: number | null;
  readonly fields: FieldValues;
}

export const wordsOf = ({ subject, resolve_due_at: due, fields }: WorkOrder): OrderWords => ({ subject, due, fields });

const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');

/**
 * What an editor changed since `base`, to be saved over `now`: what a colleague changed elsewhere meanwhile stays. Empty where
 * nothing was changed. Pure.
 */
export function ownChanges(
  base: OrderWords,
  typed: OrderWords,
  now: OrderWords,
): Pick<RequestInput<typeof workOrders.update>, 'subject' | 'resolve_due_at' | 'fields'> {
  const keys = [...new Set([...Object.keys(base.fields), ...Object.keys(typed.fields)])];
  const changed = keys.filter((key) => !isSame(ownValue(base.fields, key), ownValue(typed.fields, key)));
  const own = Object.fromEntries(changed.map((key) => [key, ownValue(typed.fields, key) ?? ''] as const));
  return {
    ...(typed.subject.trim() === base.subject ? {} : { subject: typed.subject.trim() }),
    ...(typed.due === base.due ? {} : { resolve_due_at: typed.due }),
    ...(changed.length === 0 ? {} : { fields: { ...now.fields, ...own } }),
  };
}

/** Of which of the editor's own changes a colleague has another value by now: `subject`, `due` or the key of a field. */
export function conflicts(base: OrderWords, typed: OrderWords, now: OrderWords): string[] {
  const own = ownChanges(base, typed, now);
  return [
    ...(own.subject !== undefined && now.subject !== base.subject ? ['subject'] : []),
    ...(own.resolve_due_at !== undefined && now.due !== base.due ? ['due'] : []),
    ...Object.keys(own.fields ?? {}).filter(
      (key) =>
        !isSame(ownValue(typed.fields, key), ownValue(base.fields, key)) && !isSame(ownValue(now.fields, key), ownValue(base.fields, key)),
    ),
  ];
}
