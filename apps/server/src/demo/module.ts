import type { demo } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { saveSettings, viewSettings } from './settings.ts';

/** The business that was made up to be looked at: what its people can say about it. */
export const demoRoutes: { demo: Routes<typeof demo> } = { demo: { get: viewSettings, save: saveSettings } };
