import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { workOrderFilterFields } from './work-order.ts';
import { WORK_ORDER_SORTS } from './work-order-names.ts';

/** Rows of one export; who needs more narrows the list. */
export const ORDER_EXPORT_MAX = 100_000;

export const workOrderFiles = {
  /** What the filters of the list let through, in its order, with columns in the caller's language. */
  export: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/work-order-export',
    caller: 'staff',
    permission: 'session.view',
    visibility: 'conversations',
    summary: 'Work orders as CSV (UTF-8 with BOM) or XLSX',
    answers: 'file',
    request: z.object({
      ...workOrderFilterFields,
      sort: z._default(z.enum(WORK_ORDER_SORTS), 'updated'),
      format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
    }),
    response: z.unknown(),
    errors: [],
    servesExpired: true,
  }),
};
