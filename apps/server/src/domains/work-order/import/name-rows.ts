import { createHash } from 'node:crypto';
import type { GoodOrderRow, OrderRowDraft } from './read/order-row.ts';

/** Names rows after their reference, or, without one, after all that they say; rows that say the same are told apart by their order. */
export function nameRows(rows: readonly GoodOrderRow[]): NamedRow[] {
  const seen = new Map<string, number>();
  return rows.map(({ row, draft }) => {
    const said = saidOf(draft);
    const nth = seen.get(said) ?? 0;
    seen.set(said, nth + 1);
    return { row, draft: { ...draft, clientId: uuidOf(`${said}\n${nth}`) } };
  });
}

/** A row and the id under which its work order is made, so that a repeat finds it. */
export interface NamedRow extends GoodOrderRow {
  draft: OrderRowDraft & { clientId: string };
}

/** What the file says; whom a name means may change, the file does not. */
function saidOf({ reference, subject, description, contact, createdAt, dueAt, status }: OrderRowDraft): string {
  return JSON.stringify(reference === null ? [subject, description, contact, createdAt, dueAt, status] : [reference]);
}

/** A UUID of version 8, made of a digest. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
