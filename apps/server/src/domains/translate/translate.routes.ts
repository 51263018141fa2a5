import type { translate } from '@lobby/contract';
import type { Routes } from '#/call.ts';
import { readTranslationSettings, saveTranslationSettings } from './channel-settings.ts';
import { listTranslations } from './list-translations.ts';
import { translateMessages } from './translate-messages.ts';
import { translateText } from './translate-text.ts';

export const translateRoutes: Routes<typeof translate> = {
  list: listTranslations,
  messages: translateMessages,
  text: translateText,
  settings: ({ actor, services }) => readTranslationSettings(services, actor),
  saveSettings: saveTranslationSettings,
};
