import { z } from 'zod/mini';
import { moment, priority, SEARCH_MAX } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, page, text, version } from './fields.ts';
import { MESSAGE_MAX } from './message.ts';
import { messagesOf, openWritten } from './open-conversation.ts';
import { workOrder, workOrderRow } from './work-order.ts';
import { fieldValues, workOrderSubject, workOrderType } from './work-order-fields.ts';
import { REASON_MAX, SOLUTION_MAX } from './work-order-names.ts';
import { workOrderStatus } from './work-order-state.ts';

const row = {
  id: true,
  no: true,
  subject: true,
  status: true,
  stage: true,
  priority: true,
  origin: true,
  type: true,
  contact: true,
  assignee: true,
  team: true,
  language: true,
  first_reply_due_at: true,
  first_replied_at: true,
  resolve_due_at: true,
  pending_until: true,
  created_at: true,
  updated_at: true,
  version: true,
} as const;

/** A work order as programs see it. */
export const openWorkOrder = z.pick(workOrder, {
  ...row,
  fields: true,
  solution: true,
  resolved_at: true,
  closed_at: true,
  external_ref: true,
  merged_into_id: true,
});
export type OpenWorkOrder = z.output<typeof openWorkOrder>;

/** The lists of the screen, but for what is one person's. */
const OPEN_VIEWS = ['open', 'unassigned', 'overdue', 'settled', 'all'] as const;

const path = '/api/open/v1/work-orders';

export const openWorkOrders = {
  list: defineEndpoint({
    method: 'GET',
    path,
    caller: 'key',
    scope: 'work_orders:read',
    idempotency: 'none',
    summary: 'Work orders of a view',
    request: z.object({
      view: z._default(z.enum(OPEN_VIEWS), 'open'),
      q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
      status: z.optional(workOrderStatus),
      type: z.optional(id),
      contact: z.optional(id),
      priority: z.optional(priority),
      created_from: z.optional(moment),
      created_to: z.optional(moment),
      order: z._default(z.enum(['updated', 'newest', 'oldest', 'due']), 'updated'),
      ...page,
    }),
    response: z.object({ items: z.array(z.pick(workOrderRow, row)), next_cursor: z.nullable(z.string()) }),
    errors: [],
  }),
  types: defineEndpoint({
    method: 'GET',
    path: `${path}/types`,
    caller: 'key',
    scope: 'work_orders:read',
    idempotency: 'none',
    summary: 'Types of work orders with the fields that each asks for',
    request: z.object({}),
    response: z.object({ items: z.array(z.pick(workOrderType, { id: true, name: true, fields: true, enabled: true, version: true })) }),
    errors: [],
  }),
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    caller: 'key',
    scope: 'work_orders:read',
    idempotency: 'none',
    summary: 'One work order',
    request: z.object({ id }),
    response: openWorkOrder,
    errors: ['not_found'],
  }),
  messages: defineEndpoint({
    ...messagesOf,
    method: 'GET',
    path: `${path}/{id}/messages`,
    caller: 'key',
    scope: 'work_orders:read',
    idempotency: 'none',
    summary: 'What was said in a work order, the oldest first',
    errors: ['not_found'],
  }),
  create: defineEndpoint({
    method: 'POST',
    path,
    caller: 'key',
    scope: 'work_orders:write',
    idempotency: 'header',
    summary: 'Make a work order for a contact, or out of one of its conversations',
    request: z
      .object({
        type_id: id,
        contact_id: z.optional(id),
        origin_conversation_id: z.optional(id),
        subject: workOrderSubject,
        description: text(MESSAGE_MAX),
        fields: z._default(fieldValues, {}),
        priority: z.optional(priority),
      })
      .check(
        z.refine(({ contact_id: of, origin_conversation_id: from }) => of !== undefined || from !== undefined, {
          error: 'required',
          path: ['contact_id'],
        }),
      ),
    response: openWorkOrder,
    errors: ['not_found', 'form_changed', 'key_channels'],
  }),
  /** What is left out stays. A move says what it has to: `solution` for solved, `reason`, `pending_until`. */
  update: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    caller: 'key',
    scope: 'work_orders:write',
    idempotency: 'header',
    summary: 'Change, assign or move a work order; the second of two writers gets stale_version with the newer copy',
    request: z.object({
      id,
      version,
      subject: z.optional(workOrderSubject),
      priority: z.optional(priority),
      fields: z.optional(fieldValues),
      assignee: z.optional(z.object({ user_id: z.nullable(z.int()), team_id: z._default(z.nullable(id), null) })),
      status: z.optional(workOrderStatus),
      solution: z.optional(text(SOLUTION_MAX)),
      reason: z.optional(text(REASON_MAX)),
      pending_until: z.optional(epochMs),
    }),
    response: openWorkOrder,
    errors: ['not_found', 'stale_version', 'order_state'],
  }),
  reply: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/messages`,
    caller: 'key',
    scope: 'work_orders:write',
    idempotency: 'header',
    summary: 'Answer the customer of a work order, signed with the key’s name',
    request: z.object({ id, text: text(MESSAGE_MAX) }),
    response: openWritten,
    errors: ['not_found', 'conversation_closed'],
  }),
};
