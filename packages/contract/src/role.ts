import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { epochMs, id, nothing, text, version } from './fields.ts';
import { PERMISSIONS, ROLES } from './permissions.ts';

/** Characters of a role's name, and roles that a business makes itself. */
export const ROLE_NAME_MAX = 40;
export const CUSTOM_ROLES_MAX = 30;

/** A built-in role by its name, or one that the business made itself by its id. */
export const roleRef = z.union([z.enum(ROLES), id]);

const roleDraft = z.object({
  name: text(ROLE_NAME_MAX),
  /** The built-in role that it began as. */
  base: z.enum(ROLES),
  /** Those that others are of no use without come along by themselves. */
  permissions: z.array(z.enum(PERMISSIONS)).check(z.maxLength(PERMISSIONS.length)),
});
export type RoleDraft = z.output<typeof roleDraft>;

export const customRole = z.object({
  id,
  ...roleDraft.shape,
  /** People who have it. */
  members: z.int(),
  version: z.int(),
  updated_by: z.string(),
  updated_at: epochMs,
});
export type CustomRole = z.output<typeof customRole>;

const saving = { caller: 'staff' } as const;

export const roles = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/micro/chatbot/team/role',
    caller: 'staff',
    permission: 'member',
    visibility: 'business',
    summary: 'Roles that the business made itself',
    request: nothing,
    response: z.object({
      items: z.array(customRole),
      /** Whether the plan has more of them; those that are there stay in any case. */
      available: z.boolean(),
    }),
    errors: [],
    servesExpired: true,
  }),
  /** Nobody gives what they do not hold. */
  create: defineEndpoint({
    ...saving,
    method: 'POST',
    path: '/api/micro/chatbot/team/role',
    permission: 'member.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Make a role',
    request: roleDraft,
    response: customRole,
    errors: ['plan_lacks', 'subscription_expired'],
  }),
  /** Counts from the next call of whoever has it; what they answer goes to the queue where they may not any more. */
  update: defineEndpoint({
    ...saving,
    method: 'PUT',
    path: '/api/micro/chatbot/team/role/{id}',
    permission: 'member.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Change a role; the second of two writers gets stale_version with the newer copy',
    request: z.extend(roleDraft, { id, version }),
    response: customRole,
    errors: ['stale_version', 'subscription_expired'],
  }),
  /** Whoever has it, and invitations that name it, get the other role. */
  remove: defineEndpoint({
    ...saving,
    method: 'DELETE',
    path: '/api/micro/chatbot/team/role/{id}',
    permission: 'member.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Remove a role',
    request: z.object({ id, move_to: roleRef }),
    response: z.object({ moved: z.int() }),
    errors: ['subscription_expired'],
  }),
};
