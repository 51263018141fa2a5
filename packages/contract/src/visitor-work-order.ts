import { z } from 'zod/mini';
import { attachmentIds } from './attachment.ts';
import { defineEndpoint } from './endpoint.ts';
import { email, epochMs, id, page, text, version } from './fields.ts';
import { SEARCH_MAX } from './conversation-fields.ts';
import { localeSchema } from './locales.ts';
import { MESSAGE_MAX } from './message.ts';
import { workOrderEvent } from './work-order.ts';
import { fieldValues, formField, workOrderSubject } from './work-order-fields.ts';
import { workOrderStage } from './work-order-state.ts';

const BASE = '/api/micro/chatbot/visitor/work-order';

/** A type as its form is shown: in the caller's language, with the fields that are for them. */
const visitorForm = z.object({
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

export const visitorWorkOrder = z.object({
  ...row,
  assignee_name: z.nullable(z.string()),
  /** What was filled in, as it is shown. */
  form: z.array(formField),
  fields: fieldValues,
  solution: z.string(),
  /** When what was solved is closed by itself; null otherwise. */
  closes_at: z.nullable(epochMs),
  merged_into: z.nullable(z.object({ id, no: z.int() })),
  /** How it moved, without what only the business says about it. */
  events: z.array(workOrderEvent),
});
export type VisitorWorkOrder = z.output<typeof visitorWorkOrder>;

/** What a customer does to an own work order. */
export const CUSTOMER_ACTS = ['solved', 'not_solved', 'cancel'] as const;
export type CustomerAct = (typeof CUSTOMER_ACTS)[number];

export const visitorWorkOrders = {
  forms: defineEndpoint({
    method: 'GET',
    path: `${BASE}/form`,
    caller: 'visitor',
    summary: 'Forms that a customer can fill in',
    request: z.object({ locale: localeSchema }),
    response: z.object({ items: z.array(visitorForm), has_address: z.boolean() }),
    errors: [],
  }),
  list: defineEndpoint({
    method: 'GET',
    path: BASE,
    caller: 'visitor',
    summary: "A customer's own work orders",
    request: z.object({
      settled: z._default(z.stringbool(), false),
      q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
      locale: localeSchema,
      ...page,
    }),
    response: z.object({
      items: z.array(visitorWorkOrderRow),
      next_cursor: z.nullable(z.string()),
      counts: z.object({ going_on: z.int(), settled: z.int() }),
    }),
    errors: [],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${BASE}/{id}`,
    caller: 'visitor',
    summary: 'An own work order',
    request: z.object({ id, locale: localeSchema }),
    response: visitorWorkOrder,
    errors: [],
  }),
  /** A repeat of `client_id` answers with the first one's. */
  create: defineEndpoint({
    method: 'POST',
    path: BASE,
    caller: 'visitor',
    summary: 'Submit a work order',
    request: z.object({
      client_id: z.uuid(),
      type_id: id,
      /** The form as it was shown; another one meanwhile is refused with the newer copy. */
      type_version: version,
      subject: workOrderSubject,
      description: text(MESSAGE_MAX),
      fields: z._default(fieldValues, {}),
      attachments: attachmentIds,
      /** The chat that it came out of. */
      origin_conversation_id: z.optional(id),
      email: z.optional(email),
      locale: localeSchema,
    }),
    response: visitorWorkOrder,
    errors: ['form_changed'],
  }),
  act: defineEndpoint({
    method: 'POST',
    path: `${BASE}/{id}/act`,
    caller: 'visitor',
    summary: 'Say that it is solved, that it is not, or that it is not needed any more',
    request: z.object({ id, act: z.enum(CUSTOMER_ACTS), locale: localeSchema }),
    response: visitorWorkOrder,
    errors: ['order_state'],
  }),
};
