import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { nothing, version } from './fields.ts';

/** How long closed conversations may be kept, in months. */
export const RETENTION_MONTHS_MIN = 1;
export const RETENTION_MONTHS_MAX = 120;

const months = z.int().check(z.gte(RETENTION_MONTHS_MIN), z.lte(RETENTION_MONTHS_MAX));

const retentionPolicy = z.object({
  /** null keeps everything. */
  months: z.nullable(z.int()),
  /** 0 where nobody has chosen yet. */
  version: z.int(),
});
export type RetentionPolicy = z.output<typeof retentionPolicy>;

const due = z.object({ conversations: z.int(), messages: z.int(), files: z.int() });
export type RetentionDue = z.output<typeof due>;

export const retention = {
  get: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/tenant/retention',
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    summary: 'For how long closed conversations are kept; for admins',
    request: nothing,
    response: retentionPolicy,
    errors: [],
    servesExpired: true,
  }),
  /** Open conversations are never among them, however old. */
  preview: defineEndpoint({
    method: 'GET',
    path: '/api/micro/user/tenant/retention/preview',
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    summary: 'How much would be erased today, if closed conversations were kept for so many months',
    request: z.object({ months: z.coerce.number().check(z.int(), z.gte(RETENTION_MONTHS_MIN), z.lte(RETENTION_MONTHS_MAX)) }),
    response: due,
    errors: [],
    servesExpired: true,
  }),
  /** What is due is erased by the next run, once a day; nothing brings it back. */
  update: defineEndpoint({
    method: 'PUT',
    path: '/api/micro/user/tenant/retention',
    caller: 'staff',
    permission: 'settings.edit',
    visibility: 'business',
    audit: 'within',
    summary: 'Set for how long closed conversations are kept; for admins',
    request: z.object({ months: z.nullable(months), version }),
    response: retentionPolicy,
    errors: ['stale_version'],
    servesExpired: true,
  }),
};
