import type { workOrderCalendar } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { readCalendar } from './read-calendar.ts';

export const workOrderCalendarRoutes: Routes<typeof workOrderCalendar> = { get: readCalendar };
