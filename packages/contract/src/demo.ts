import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { nothing } from './fields.ts';

const demoSettings = z.object({
  /** Made-up visitors write while somebody looks. */
  visited: z.boolean(),
});
export type DemoSettings = z.output<typeof demoSettings>;

/** Of a business that was made up to be looked at; a real one has none of this. */
export const demo = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/tenant/demo',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'How a demo business goes on by itself',
    request: nothing,
    response: demoSettings,
    errors: [],
    servesExpired: true,
  }),
  save: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/user/tenant/demo',
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'none',
    summary: 'Let made-up visitors write to a demo business, or stop them; for admins',
    request: demoSettings,
    response: demoSettings,
    errors: [],
    servesExpired: true,
  }),
};
