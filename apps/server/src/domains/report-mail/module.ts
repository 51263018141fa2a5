import type { reportSchedules } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import type { ServerModule } from '#/server-module.ts';
import { readSchedule, sendTest, setSchedule, stopSchedule } from './schedule.ts';
import { sendReports } from './send-reports.ts';

const reportScheduleRoutes: { reportSchedule: Routes<typeof reportSchedules> } = {
  reportSchedule: { get: readSchedule, save: setSchedule, remove: stopSchedule, test: sendTest },
};

/** Saved reports by mail. */
export const reportMailModule = {
  routes: reportScheduleRoutes,
  jobs: [{ name: 'send-reports', cron: '* * * * *', run: sendReports }],
} satisfies ServerModule;
