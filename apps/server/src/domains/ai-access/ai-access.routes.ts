import type { aiAccess } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { removeBot, saveBot } from './outside-bot/save-bot.ts';
import { testBot } from './outside-bot/test-bot.ts';
import { removeModel, saveAccessSettings, saveModel } from './save-model.ts';
import { testModel } from './test-model.ts';
import { viewAccess } from './view-access.ts';

export const aiAccessRoutes: Routes<typeof aiAccess> = {
  get: ({ actor, services }) => viewAccess(services, actor),
  settings: saveAccessSettings,
  saveModel,
  testModel,
  removeModel,
  saveBot,
  testBot,
  removeBot,
};
