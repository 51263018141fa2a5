import type { BotTexts, HandoffSettings, Locale } from '@lobby/contract';

/** What a tenant sets of its bot. */
export interface BotSettings {
  score_floor: number;
  texts: Record<Locale, BotTexts>;
  handoff: HandoffSettings;
}
