import { z } from 'zod/mini';
import { epochMs, id, version } from './fields.ts';
import { workOrderEvent } from './work-order.ts';
import { fieldValues, formField } from './work-order-fields.ts';
import { workOrderStage } from './work-order-state.ts';

/** A type as its form is shown: in the caller's language, with the fields that are for them. */
export const visitorForm = z.object({
  id,
  version,
  name: z.string(),
  icon: z.string(),
  fields: z.array(formField),
  reply_within_min: z.nullable(z.int()),
});
export type VisitorForm = z.output<typeof visitorForm>;

const row = {
  id,
  no: z.int(),
  subject: z.string(),
  type_name: z.string(),
  stage: workOrderStage,
  conversation_id: id,
  last_body: z.string(),
  unread: z.int(),
  created_at: epochMs,
  updated_at: epochMs,
};
export const visitorWorkOrderRow = z.object(row);
export type VisitorWorkOrderRow = z.output<typeof visitorWorkOrderRow>;

/** A form begun from what was said in a chat. */
export const visitorDraft = z.object({
  /** The type that the words describe; null where the customer chooses. */
  type_id: z.nullable(id),
  subject: z.string(),
  description: z.string(),
  fields: fieldValues,
  /** Files that the customer has sent in the chat stay there: the chat is linked. */
  files: z.int(),
});
export type VisitorDraft = z.output<typeof visitorDraft>;

export const visitorWorkOrder = z.object({
  ...row,
  assignee_name: z.nullable(z.string()),
  /** What was filled in, as it is shown. */
  form: z.array(formField),
  fields: fieldValues,
  solution: z.string(),
  /** When what was solved is closed by itself; null otherwise. */
  closes_at: z.nullable(epochMs),
  /** What the customer gave when it was solved, 1 to 5; null before. */
  csat_score: z.nullable(z.int()),
  merged_into: z.nullable(z.object({ id, no: z.int() })),
  /** How it moved, without what only the business says about it. */
  events: z.array(workOrderEvent),
});
export type VisitorWorkOrder = z.output<typeof visitorWorkOrder>;
