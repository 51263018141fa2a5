import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, nothing, version } from './fields.ts';
import { workOrderType, workOrderTypeDraft } from './work-order-fields.ts';

const BASE = '/api/micro/chatbot/work-order/type';

export const workOrderTypes = {
  /** By position; also those that are turned off. */
  list: defineEndpoint({
    method: 'GET',
    path: BASE,
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'Types of work orders',
    request: nothing,
    response: z.object({ items: z.array(workOrderType) }),
    errors: [],
    servesExpired: true,
  }),
  create: defineEndpoint({
    method: 'POST',
    path: BASE,
    caller: 'staff',
    permission: 'team.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Add a type',
    request: workOrderTypeDraft,
    response: workOrderType,
    errors: ['subscription_expired'],
  }),
  update: defineEndpoint({
    method: 'PUT',
    path: `${BASE}/{id}`,
    caller: 'staff',
    permission: 'team.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Change a type',
    request: z.extend(workOrderTypeDraft, { id, version }),
    response: workOrderType,
    errors: ['stale_version', 'subscription_expired'],
  }),
  /** One that work orders were made of is turned off instead. */
  remove: defineEndpoint({
    method: 'DELETE',
    path: `${BASE}/{id}`,
    caller: 'staff',
    permission: 'team.edit',
    visibility: 'business',
    audit: 'call',
    summary: 'Delete a type',
    request: z.object({ id }),
    response: z.object({ removed: z.boolean() }),
    errors: ['subscription_expired'],
  }),
};
