import type { demo } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import type { ServerModule } from '#/server-module.ts';
import { sendVisitors } from './send-visitor.ts';
import { saveSettings, viewSettings } from './settings.ts';

const demoRoutes: { demo: Routes<typeof demo> } = { demo: { get: viewSettings, save: saveSettings } };

/** The business that was made up to be looked at: what its people can say about it, and the visitors who come by. */
export const demoModule = {
  routes: demoRoutes,
  jobs: [{ name: 'visit-demo', cron: '* * * * *', run: sendVisitors }],
} satisfies ServerModule;
