import type { HandoffTrigger, Locale, ModelFault, Source } from '@lobby/contract';
import type { Logger } from 'pino';
import type { Followed } from '#/domains/bot/clarify/follow-offer.ts';
import type { HandoffPlan } from '#/domains/bot/handoff/handoff-plan.ts';
import type { AskResult, CorpusIndexes } from '#/domains/corpus/corpus-indexes.ts';
import type { Toolbox, ToolStop } from '#/domains/tool/toolbox.ts';
import type { Model } from '#/outside/model.ts';

/** Entries among which what may have been meant is looked for. */
export const HITS_MAX = 8;

export type Hit = AskResult['hits'][number];

export interface Turn {
  /** `event` is what happened, with its time. */
  role: 'visitor' | 'assistant' | 'colleague' | 'event';
  text: string;
}

export interface Question {
  tenantId: number;
  question: string;
  locale: Locale;
  /** Without it no person is called. */
  handoff: HandoffPlan | undefined;
  /** Answers that were given before. */
  turns: number;
  /** What was said before, oldest first. */
  history: Turn[];
  /** What was chosen of an offer for this question, and what is not offered again. */
  choice?: Followed['choice'];
  barred?: Followed['barred'];
}

export interface Answer {
  kind: 'exact' | 'generated' | 'small_talk' | 'no_answer' | 'handoff' | 'order' | 'clarify';
  body: string;
  sources: Source[];
  score: number | null;
  used: Hit[];
  /** Everything that was found, below the floor too. */
  found?: Hit[];
  /** What is offered as what may have been meant, in the order of the sources. */
  candidates?: Hit[];
  /** What the model did, where it was asked. */
  modelUse?: ModelUse;
  /** Why it is no answer, where that is not for want of knowledge. */
  cause?: 'failure' | 'quota' | 'paused' | 'rule' | 'file';
  /** The name of the bot elsewhere that answered. */
  elsewhere?: string;
  /** It ends the conversation. */
  resolves?: boolean;
  /** What ended the model's turn, where a tool did. */
  toolStop?: ToolStop;
  /** It offers a work order because nothing was found. */
  isMiss?: boolean;
  /** Whoever it is for has stopped it: it ends where they saw it end. */
  isStopped?: boolean;
  /** What calls a person instead of any answer. */
  trigger?: HandoffTrigger;
}

/** An answer that found nothing, and searched for nothing. */
export const NOTHING = { sources: [], score: null, used: [] } satisfies Partial<Answer>;

/** What asking the model took, and why its words were not used. */
export interface ModelUse {
  tokensIn: number | undefined;
  tokensOut: number | undefined;
  fault: ModelFault | undefined;
  /** It was the tenant's own model. */
  isOwn?: boolean;
}

/** One reply of the plan; answers in the tenant's own words, hand-offs and small talk take none. */
export interface ReplyAllowance {
  /** Takes it before the model is asked; false where none is left. */
  reserve(): Promise<boolean>;
  /** Gives it back where it was not posted. */
  release(): Promise<void>;
}

/** Somebody watches an answer being written, and may stop it. */
export interface Stoppable {
  signal: AbortSignal;
  /** What they have been shown of it. */
  shown(): string;
}

export interface Composer {
  corpusIndexes: CorpusIndexes;
  model: Model | undefined;
  log: Logger;
  allowance: ReplyAllowance;
  /** What the model may look up or do; without it nothing. */
  toolbox?: Toolbox | undefined;
  /** Without it nobody can stop the answer. */
  stop?: Stoppable | undefined;
}
