import type { tenant } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { checkSlug } from './check-slug.ts';
import { describeTenant } from './describe-tenant.ts';

export const tenantRoutes: Routes<typeof tenant> = { checkSlug, profile: describeTenant };
