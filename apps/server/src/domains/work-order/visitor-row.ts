import { stageOf, wordsIn, type Locale, type VisitorWorkOrderRow, type WorkOrderStatus } from '@lobby/contract';
import { sql } from 'drizzle-orm';

/** Columns of a work order `w` of type `t` with thread `c` as its customer sees it. */
export const OWN_ROW =
  sql.raw(`w.id, w.no, w.subject, w.status, t.name AS type_name, w.conversation_id, coalesce(left(c.last_body, 200), '') AS last_body,
  (SELECT count(*) FROM message m WHERE m.tenant_id = w.tenant_id AND m.conversation_id = w.conversation_id AND m.seq > c.contact_seen_seq AND m.author_kind IN ('agent', 'bot')) AS unread,
  epoch_ms(w.created_at) AS created_at, epoch_ms(w.updated_at) AS updated_at`);

export interface StoredOwnRow {
  id: string;
  no: number;
  subject: string;
  status: WorkOrderStatus;
  type_name: Partial<Record<Locale, string>>;
  conversation_id: string;
  last_body: string;
  unread: number;
  created_at: number;
  updated_at: number;
}

export function toOwnRow({ status, type_name: name, ...row }: StoredOwnRow, locale: Locale): VisitorWorkOrderRow {
  return { ...row, stage: stageOf(status), type_name: wordsIn(name, locale) };
}
