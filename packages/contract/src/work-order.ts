import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, page, text, version } from './fields.ts';
import { moment, priority, SEARCH_MAX } from './conversation-fields.ts';
import { localeSchema } from './locales.ts';
import { newWorkOrder } from './new-work-order.ts';
import { fieldValues, formField, workOrderSubject } from './work-order-fields.ts';
import {
  HAND_LINKS,
  LINK_KINDS,
  REASON_MAX,
  SOLUTION_MAX,
  TASK_MAX,
  TASKS_MAX,
  WORK_ORDER_EVENTS,
  WORK_ORDER_FIGURES,
  WORK_ORDER_ORIGINS,
  WORK_ORDER_SORTS,
  WORK_ORDER_VIEWS,
} from './work-order-names.ts';
import { workOrderStage, workOrderStatus } from './work-order-state.ts';
import { givenRating } from './rating.ts';

const person = z.object({ id: z.int(), name: z.string() });
const team = z.object({ id, name: z.string() });

const row = {
  id,
  no: z.int(),
  subject: z.string(),
  status: workOrderStatus,
  stage: workOrderStage,
  priority,
  origin: z.enum(WORK_ORDER_ORIGINS),
  type: z.object({ id, name: z.partialRecord(localeSchema, z.string()), icon: z.string() }),
  /** The conversation that is its thread. */
  conversation_id: id,
  contact: z.object({ id, no: z.int(), name: z.nullable(z.string()) }),
  assignee: z.nullable(person),
  team: z.nullable(team),
  language: localeSchema,
  last_message: z.nullable(z.object({ author_kind: z.enum(['contact', 'bot', 'agent', 'system']), body: z.string(), at: epochMs })),
  /** Messages of the customer that the caller has not seen. */
  unread: z.int(),
  first_reply_due_at: z.nullable(epochMs),
  first_replied_at: z.nullable(epochMs),
  resolve_due_at: z.nullable(epochMs),
  pending_until: z.nullable(epochMs),
  created_at: epochMs,
  updated_at: epochMs,
  version,
};
export const workOrderRow = z.object(row);
export type WorkOrderRow = z.output<typeof workOrderRow>;

export const workOrderEvent = z.object({
  id,
  name: z.enum(WORK_ORDER_EVENTS),
  actor_kind: z.enum(['customer', 'agent', 'system']),
  actor_name: z.nullable(z.string()),
  /** What it was and what it became, where it moved. */
  from: z.nullable(workOrderStatus),
  to: z.nullable(workOrderStatus),
  /** Why, or what to; of `moved` to solved the solution. */
  words: z.nullable(z.string()),
  at: epochMs,
});
export type WorkOrderEvent = z.output<typeof workOrderEvent>;

const task = z.object({ id, body: z.string(), done: z.boolean(), done_by: z.nullable(z.string()) });
const link = z.object({
  id,
  kind: z.enum(LINK_KINDS),
  /** True where the other one names this one: of `blocks` and `parent` it is the other way round. */
  inward: z.boolean(),
  other: z.object({ id, no: z.int(), subject: z.string(), status: workOrderStatus }),
});

export const workOrder = z.object({
  ...row,
  /** The form as it was when it was filled in, and what was filled in. */
  form: z.array(formField),
  fields: fieldValues,
  solution: z.string(),
  reopened_count: z.int(),
  resolved_at: z.nullable(epochMs),
  closed_at: z.nullable(epochMs),
  /** When time alone does something next. */
  next_step_at: z.nullable(epochMs),
  merged_into_id: z.nullable(id),
  /** The one that it was merged into; null also where the caller does not see that one. */
  merged_into: z.nullable(z.object({ id, no: z.int() })),
  /** Those that were merged into this one: what was said there is read there. */
  merged: z.array(z.object({ id, no: z.int(), conversation_id: id })),
  /** What the customer said of it once it was solved. */
  csat: z.nullable(givenRating),
  origin_conversation: z.nullable(z.object({ id, no: z.int() })),
  /** What the system calls it that it was imported from. */
  external_ref: z.nullable(z.string()),
  events: z.array(workOrderEvent),
  tasks: z.array(task),
  links: z.array(link),
});
export type WorkOrder = z.output<typeof workOrder>;

export const workOrderFilterFields = {
  view: z._default(z.enum(WORK_ORDER_VIEWS), 'open'),
  /** Number, subject, description or whose it is. */
  q: z.optional(z.string().check(z.maxLength(SEARCH_MAX))),
  status: z.optional(workOrderStatus),
  type: z.optional(id),
  /** Id of who has it; 0 is nobody. */
  assignee: z.optional(z.coerce.number().check(z.int(), z.gte(0))),
  team: z.optional(id),
  priority: z.optional(priority),
  contact: z.optional(id),
  /** Made, or due next, at or after, and before, in milliseconds since 1970. */
  created_from: z.optional(moment),
  created_to: z.optional(moment),
  due_from: z.optional(moment),
  due_to: z.optional(moment),
  /** Only those that this figure counts. */
  figure: z.optional(z.enum(WORK_ORDER_FIGURES)),
};
export const workOrderFilter = z.object(workOrderFilterFields);
export type WorkOrderFilter = z.output<typeof workOrderFilter>;
export const workOrderSort = z._default(z.enum(WORK_ORDER_SORTS), 'updated');
export type WorkOrderSort = (typeof WORK_ORDER_SORTS)[number];

const written = { id, version };
const toAssign = { caller: 'staff', permission: 'session.assign', visibility: 'conversations', audit: 'none' } as const;
const toView = { caller: 'staff', permission: 'session.view', visibility: 'conversations' } as const;
const toReply = { caller: 'staff', permission: 'session.reply', visibility: 'conversations', audit: 'none' } as const;

export const workOrders = {
  /**
   * The first page comes with the size of the views of what is going on, and of the whole list. What a search finds often is
   * counted no further than a bulk action reaches.
   */
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/work-order',
    ...toView,
    summary: 'Work orders',
    request: z.object({ ...workOrderFilterFields, sort: workOrderSort, ...page }),
    response: z.object({
      items: z.array(workOrderRow),
      next_cursor: z.nullable(z.string()),
      counts: z.nullable(z.object({ open: z.int(), mine: z.int(), unassigned: z.int(), overdue: z.int() })),
      total: z.nullable(z.int()),
      /** The list has more than `total`. */
      more_than_total: z.boolean(),
    }),
    errors: [],
    servesExpired: true,
  }),
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/work-order/{id}',
    ...toView,
    summary: 'A work order',
    request: z.object({ id }),
    response: workOrder,
    errors: [],
    servesExpired: true,
  }),
  /**
   * Made by a colleague for a contact, for somebody at the counter or on the phone, or out of a conversation. A repeat of `client_id`
   * answers with the first one's. Who makes one that they would not see is given it.
   */
  create: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/work-order',
    ...toReply,
    summary: 'Make a work order',
    request: newWorkOrder,
    response: workOrder,
    errors: ['form_changed', 'order_state', 'subscription_expired'],
  }),
  /** What is left out stays. */
  update: defineEndpoint({
    method: 'PATCH',
    path: '/api/micro/chatbot/work-order/{id}',
    ...toReply,
    summary: 'Change a work order',
    request: z.object({
      ...written,
      subject: z.optional(workOrderSubject),
      priority: z.optional(priority),
      fields: z.optional(fieldValues),
      resolve_due_at: z.optional(z.nullable(epochMs)),
    }),
    response: workOrder,
    errors: ['stale_version', 'order_state', 'subscription_expired'],
  }),
  assign: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/work-order/{id}/assign',
    ...toAssign,
    summary: 'Give a work order to somebody, a team or nobody',
    request: z.object({ ...written, user_id: z.nullable(z.int()), team_id: z.nullable(id) }),
    response: workOrder,
    errors: ['stale_version', 'order_state', 'subscription_expired'],
  }),
  /** Moves by the table of states; what a move has to say comes with it. */
  move: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/work-order/{id}/move',
    ...toReply,
    summary: 'Change the state of a work order',
    request: z.object({
      ...written,
      to: workOrderStatus,
      solution: z.optional(text(SOLUTION_MAX)),
      reason: z.optional(text(REASON_MAX)),
      pending_until: z.optional(epochMs),
    }),
    response: workOrder,
    errors: ['stale_version', 'order_state', 'subscription_expired'],
  }),
  link: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/work-order/{id}/link',
    ...toReply,
    summary: 'Link two work orders',
    request: z.object({
      id,
      other_no: z.int().check(z.gte(1)),
      kind: z.enum(HAND_LINKS),
      /** The other one names this one: it blocks this one, is its parent. */
      inward: z._default(z.boolean(), false),
    }),
    response: workOrder,
    errors: ['subscription_expired'],
  }),
  unlink: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/work-order/{id}/link/{link_id}',
    ...toReply,
    summary: 'Take a link away',
    request: z.object({ id, link_id: id }),
    response: workOrder,
    errors: ['subscription_expired'],
  }),
  addTask: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/work-order/{id}/task',
    ...toReply,
    summary: 'Add a task',
    request: z.object({ id, task_id: z.uuid(), body: text(TASK_MAX) }),
    response: workOrder,
    errors: ['subscription_expired'],
  }),
  setTask: defineEndpoint({
    method: 'PATCH',
    path: '/api/micro/chatbot/work-order/{id}/task/{task_id}',
    ...toReply,
    summary: 'Tick a task off, or not',
    request: z.object({ id, task_id: id, done: z.boolean() }),
    response: workOrder,
    errors: ['subscription_expired'],
  }),
  /** Those that are left out stand behind, as they stood. */
  orderTasks: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/chatbot/work-order/{id}/task',
    ...toReply,
    summary: 'Put the tasks in order',
    request: z.object({ id, task_ids: z.array(id).check(z.maxLength(TASKS_MAX)) }),
    response: workOrder,
    errors: ['subscription_expired'],
  }),
  removeTask: defineEndpoint({
    method: 'DELETE',
    path: '/api/micro/chatbot/work-order/{id}/task/{task_id}',
    ...toReply,
    summary: 'Remove a task',
    request: z.object({ id, task_id: id }),
    response: workOrder,
    errors: ['subscription_expired'],
  }),
};
