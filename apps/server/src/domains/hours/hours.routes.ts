import type { hours } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { inTenant } from '#/database/transaction.ts';
import { tenantTimezone } from '#/domains/tenant/tenant-timezone.ts';
import { describeHours } from './describe-hours.ts';
import { holidaysFrom } from './holidays/holiday-on.ts';
import { readAllHours } from './read-hours.ts';
import { removeHours } from './remove-hours.ts';
import { saveHours } from './save-hours.ts';
import { dayAt, dayName } from './zone-time.ts';

export const hoursRoutes: Routes<typeof hours> = {
  async list({ actor, services }) {
    const items = await inTenant(services.database, actor.tenantId, readAllHours);
    return { items: items.map((each) => describeHours(each, services.now())) };
  },
  save: saveHours,
  remove: removeHours,
  async holidays({ request, actor, services }) {
    const zone = await inTenant(services.database, actor.tenantId, tenantTimezone);
    return { items: holidaysFrom(request.country, dayName(dayAt(zone, services.now()))) };
  },
};
