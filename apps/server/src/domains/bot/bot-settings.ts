import type { BotManner, BotTexts, HandoffSettings, Locale } from '@lobby/contract';
import type { ToolRow } from '#/domains/tool/read-tools.ts';
import { completeManner } from './default-manner.ts';
import { completeHandoff } from './handoff/default-handoff.ts';

/** A tool as a version keeps it. */
export type { ToolRow };

/** What a tenant sets of its bot. */
export interface BotSettings {
  score_floor: number;
  texts: Record<Locale, BotTexts>;
  handoff: HandoffSettings;
  manner: BotManner;
}

/** Settings as the tables hold them: what was never saved is not there. */
export type KeptSettings = Pick<BotSettings, 'score_floor' | 'texts'> & {
  handoff: Partial<HandoffSettings>;
  manner: Partial<BotManner>;
};

/** What was saved, with the platform's own where nothing was. */
export function completeSettings<Kept extends KeptSettings>(kept: Kept): Omit<Kept, 'handoff' | 'manner'> & BotSettings {
  return { ...kept, handoff: completeHandoff(kept.handoff), manner: completeManner(kept.manner) };
}
