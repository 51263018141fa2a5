import type { HandoffSettings, HandoffTrigger } from '@lobby/contract';

/** What is known when it is decided whether a person is called. */
export interface HandoffFacts {
  /** The visitor pressed the button, or said yes to the bot's offer. */
  wantsPerson: boolean;
  /** The message says a word, or fits a pattern, of the tenant's. */
  saysWord: boolean;
  isUpset: boolean;
  fitsRule: boolean;
  /** Why there is no answer, where it is not for want of knowledge. */
  cause: 'failure' | 'quota' | 'paused' | 'rule' | 'file' | null;
  /** Politeness, which no limit counts. */
  isSmallTalk: boolean;
  /** Nothing reached the score floor. */
  isMiss: boolean;
  /** Answers in a row that found nothing, this one included. */
  misses: number;
  /** Answers that were given before this one. */
  turns: number;
}

/** What calls a person, the most pressing first; undefined where nothing does. The visitor's own wish cannot be switched off. Pure. */
export function decideHandoff(facts: HandoffFacts, settings: HandoffSettings): HandoffTrigger | undefined {
  const { words, mood, rule, file, failure, quota, turns, low_score: lowScore, misses } = settings;
  if (facts.wantsPerson) return 'button';
  if (words.on && facts.saysWord) return 'words';
  if (mood.on && facts.isUpset) return 'mood';
  if (facts.cause === 'paused') return 'paused';
  if (facts.isSmallTalk) return undefined;
  if (rule.on && facts.fitsRule) return 'rule';
  if (file.on && facts.cause === 'file') return 'file';
  if (failure.on && facts.cause === 'failure') return 'failure';
  if (quota.on && facts.cause === 'quota') return 'quota';
  if (turns.on && facts.turns >= turns.after) return 'turns';
  if (!facts.isMiss) return undefined;
  if (lowScore.on) return 'low_score';
  return misses.on && facts.misses >= misses.after ? 'misses' : undefined;
}
