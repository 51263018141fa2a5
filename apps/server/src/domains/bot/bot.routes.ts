import type { bot } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { getVersion, listVersions, pauseBot, publishBot, rollBackBot } from './publish-bot.ts';
import { previewFloors } from './preview-floors.ts';
import { testBot } from './test-bot.ts';
import { saveBot, viewBot } from './view-bot.ts';

export const botRoutes: Routes<typeof bot> = {
  get: ({ actor, services }) => viewBot(services, actor),
  update: ({ request: { version, ...settings }, actor, services, locale }) => saveBot(services, actor, settings, version, locale),
  test: testBot,
  previewFloors,
  versions: listVersions,
  version: getVersion,
  publish: publishBot,
  rollback: rollBackBot,
  pause: pauseBot,
};
