import { z } from 'zod/mini';
import { bulkJob } from './bulk-job.ts';
import { priority } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, text } from './fields.ts';
import { workOrderFilter } from './work-order.ts';
import { REASON_MAX, SOLUTION_MAX } from './work-order-names.ts';
import { workOrderStatus } from './work-order-state.ts';

/** Most work orders that one bulk action changes. */
export const BULK_ORDERS_MAX = 1_000;

/** What is done with each: the same as with one alone. */
export const orderAction = z.discriminatedUnion('kind', [
  /** To a colleague or to nobody; it stays its team's. */
  z.object({ kind: z.literal('assign'), user_id: z.nullable(z.int()) }),
  /** To a team or to none; it stays its colleague's. */
  z.object({ kind: z.literal('team'), team_id: z.nullable(id) }),
  z.object({ kind: z.literal('priority'), priority }),
  /** What a move has to say is said once, for all. */
  z.object({
    kind: z.literal('move'),
    to: workOrderStatus,
    solution: z.optional(text(SOLUTION_MAX)),
    reason: z.optional(text(REASON_MAX)),
    pending_until: z.optional(epochMs),
  }),
]);
export type OrderAction = z.output<typeof orderAction>;

/** Actions that `undo` takes back; a move has told the customer something already. */
export const UNDOABLE_ORDER_ACTIONS = ['assign', 'team', 'priority'] as const satisfies readonly OrderAction['kind'][];

const path = '/api/micro/chatbot/work-order/bulk';

export const workOrderBulk = {
  /**
   * Begins it, and goes on with one that was cut off. `request_id` is a UUID made by the caller: a repeat answers with the first
   * one's job. Either `ids` or `filter` says which; a filter takes the first `BULK_ORDERS_MAX`, those changed last first.
   */
  run: defineEndpoint({
    method: 'POST',
    path,
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Change many work orders at once',
    request: z
      .object({
        request_id: z.uuid(),
        ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(BULK_ORDERS_MAX))),
        filter: z.optional(workOrderFilter),
        action: orderAction,
      })
      .check(z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), { error: 'required', path: ['ids'] })),
    response: bulkJob,
    errors: ['subscription_expired'],
  }),
  /** How far it is. */
  get: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    summary: 'How far a bulk action is',
    request: z.object({ id }),
    response: bulkJob,
    errors: [],
    servesExpired: true,
  }),
  /** Takes back an own action of `UNDOABLE_ORDER_ACTIONS` in a job of its own; what somebody has changed since stays and is told of. */
  undo: defineEndpoint({
    method: 'POST',
    path: `${path}/{id}/undo`,
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Take a bulk action back',
    request: z.object({ id, request_id: z.uuid() }),
    response: bulkJob,
    errors: ['too_late', 'subscription_expired'],
  }),
};
