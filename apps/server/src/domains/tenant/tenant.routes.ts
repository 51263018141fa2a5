import type { tenant } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { checkSlug } from './check-slug.ts';
import { describeTenant } from './describe-tenant.ts';
import { setLogo } from './set-logo.ts';
import { skipStep } from './skip-step.ts';
import { updateSettings } from './update-settings.ts';
import { viewSettings } from './view-settings.ts';

export const tenantRoutes: Routes<typeof tenant> = {
  checkSlug,
  profile: describeTenant,
  skipStep,
  settings: viewSettings,
  updateSettings,
  setLogo,
};
