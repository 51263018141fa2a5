import { z } from 'zod/mini';
import { priority } from './conversation-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, version } from './fields.ts';
import { workOrderStatus } from './work-order-state.ts';
import { workOrder } from './work-order.ts';

const side = z.object({
  id,
  no: z.int(),
  subject: z.string(),
  status: workOrderStatus,
  priority,
  assignee_name: z.nullable(z.string()),
  messages: z.int(),
  tasks: z.int(),
  links: z.int(),
  created_at: epochMs,
  version,
});
export type MergeSide = z.output<typeof side>;

/** Two work orders about the same thing become one: the older stays. */
export const workOrderMerges = {
  /** What would happen; refused as `merge` is. */
  preview: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/work-order/{id}/merge/{other_id}',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    summary: 'What merging two work orders would do',
    request: z.object({ id, other_id: id }),
    response: z.object({
      kept: side,
      merged: side,
      /** Keys of the fields that the kept one takes over, because it has nothing there. */
      fields: z.array(z.string()),
      /** The priority and the assignee that it has then. */
      priority,
      assignee_name: z.nullable(z.string()),
    }),
    errors: [],
    servesExpired: true,
  }),
  /** One with itself, two customers and what is over are refused in words of `other_id`. A repeat answers with the kept one. Both threads tell the customer, and stay readable. */
  merge: defineEndpoint({
    method: 'POST',
    path: '/api/micro/chatbot/work-order/{id}/merge',
    caller: 'staff',
    permission: 'session.reply',
    visibility: 'conversations',
    audit: 'none',
    summary: 'Merge two work orders',
    request: z.object({ id, version, other_id: id, other_version: version }),
    response: workOrder,
    errors: ['stale_version', 'subscription_expired'],
  }),
};
