import { z } from 'zod/mini';

/**
 * What is counted of conversations, one by one, so that sums of days, channels or people add up. Every conversation stands on the day, in the
 * business's zone, on which its visitor first wrote. Left out everywhere: spam, threads of work orders, chats with a draft of the bot, and
 * chats in which the visitor wrote nothing. What was erased still counts, and names nobody.
 */
export const ANALYSIS_SUMS = [
  'conversations',
  /** Written by visitors, the bot and colleagues; lines such as "Ken has joined" are none. */
  'messages',
  /** In which the bot was asked something; of these, with an answer out of what the business knows; with a choice of likely questions. */
  'asked',
  'answered',
  'offered',
  /** Without a person, ending with an answer that nobody disliked, and confirmed by a thumb or by 24 hours of silence. */
  'resolved',
  /** Of these, with the seven days over in which a visitor may come back, or with one who did; and of those, with nobody who came back. */
  'matured',
  'lasting',
  /** In which the bot called a person. */
  'handed_over',
  /** Answered by a person after one was called, or where no bot was asked. */
  'replied',
  /** Ended, and neither given up by the visitor nor spam. */
  'closed',
  /** Given up by a visitor who waited for a person. */
  'abandoned',
  'rated',
  'stars',
  /** Four stars or five. */
  'satisfied',
  /** Answers of the bot in conversations that it resolved. */
  'saved_answers',
  /** Messages of the business that a service did not deliver. */
  'failures',
  /** What the model cost, in millionths of the currency. */
  'cost_micro',
] as const;
export type AnalysisSum = (typeof ANALYSIS_SUMS)[number];

export const analysisSums = z.object({
  conversations: z.int(),
  messages: z.int(),
  asked: z.int(),
  answered: z.int(),
  offered: z.int(),
  resolved: z.int(),
  matured: z.int(),
  lasting: z.int(),
  handed_over: z.int(),
  replied: z.int(),
  closed: z.int(),
  abandoned: z.int(),
  rated: z.int(),
  stars: z.int(),
  satisfied: z.int(),
  saved_answers: z.int(),
  failures: z.int(),
  cost_micro: z.int(),
});
export type AnalysisSums = z.output<typeof analysisSums>;

/** Beside sums what does not add up: visitors, each once, and the middle ones of the times, in milliseconds. */
export const analysisTotals = z.extend(analysisSums, {
  /** Of erased conversations nobody knows whose they were: each counts as a visitor of its own. */
  people: z.int(),
  /** From the call for a person, or from the first message where no bot was asked, to the first reply of a person; by the clock. */
  first_reply_ms: z.nullable(z.number()),
  /** From the visitor's first message to the end; by the clock. */
  resolution_ms: z.nullable(z.number()),
  /**
   * The same as far as it lies within the opening hours of the team that had the conversation, or of the business where the team has none
   * of its own, as they stand now.
   */
  first_reply_open_ms: z.nullable(z.number()),
  resolution_open_ms: z.nullable(z.number()),
});
export type AnalysisTotals = z.output<typeof analysisTotals>;

/** Stars, of five, from which a visitor was content. */
export const SATISFIED_STARS = 4;
/** Minutes of a person's time that an answer of the bot saves. */
export const MINUTES_PER_ANSWER = 2;

export type FigureUnit = 'count' | 'share' | 'stars' | 'time' | 'hours' | 'money';

/** How one figure comes about. Its name, formula and what it leaves out are said in words by the texts of the same id. */
export interface AnalysisFigure {
  unit: FigureUnit;
  /** What is counted, and the whole of which it is a share or an average. */
  part: keyof AnalysisTotals;
  whole?: AnalysisSum;
  /** How many it is counted from, where that is not the whole. */
  basis?: AnalysisSum;
  /** What it is counted in: the rows that it opens. */
  rows: AnalysisPart;
  /** True where more is better, false where less is; neither where it is left out. */
  goodUp?: boolean;
}

/** What rows are opened by: a count, of which each conversation has one or more. */
export type AnalysisPart = Exclude<AnalysisSum, 'stars' | 'cost_micro'>;

/** Every figure of the analysis, defined once for screens, files and programs. */
export const ANALYSIS_FIGURES = {
  conversations: { unit: 'count', part: 'conversations', rows: 'conversations' },
  people: { unit: 'count', part: 'people', basis: 'conversations', rows: 'conversations' },
  messages: { unit: 'count', part: 'messages', basis: 'conversations', rows: 'messages' },
  asked: { unit: 'count', part: 'asked', basis: 'conversations', rows: 'asked' },
  answered: { unit: 'share', part: 'answered', whole: 'asked', rows: 'answered', goodUp: true },
  offered: { unit: 'share', part: 'offered', whole: 'asked', rows: 'offered' },
  resolved: { unit: 'share', part: 'resolved', whole: 'asked', rows: 'resolved', goodUp: true },
  lasting: { unit: 'share', part: 'lasting', whole: 'matured', rows: 'lasting', goodUp: true },
  handed_over: { unit: 'share', part: 'handed_over', whole: 'conversations', rows: 'handed_over', goodUp: false },
  first_reply: { unit: 'time', part: 'first_reply_ms', basis: 'replied', rows: 'replied', goodUp: false },
  resolution: { unit: 'time', part: 'resolution_ms', basis: 'closed', rows: 'closed', goodUp: false },
  first_reply_open: { unit: 'time', part: 'first_reply_open_ms', basis: 'replied', rows: 'replied', goodUp: false },
  resolution_open: { unit: 'time', part: 'resolution_open_ms', basis: 'closed', rows: 'closed', goodUp: false },
  abandoned: { unit: 'share', part: 'abandoned', whole: 'handed_over', rows: 'abandoned', goodUp: false },
  csat: { unit: 'stars', part: 'stars', whole: 'rated', rows: 'rated', goodUp: true },
  satisfied: { unit: 'share', part: 'satisfied', whole: 'rated', rows: 'satisfied', goodUp: true },
  saved: { unit: 'hours', part: 'saved_answers', basis: 'saved_answers', rows: 'saved_answers', goodUp: true },
  failures: { unit: 'count', part: 'failures', basis: 'messages', rows: 'failures', goodUp: false },
  cost: { unit: 'money', part: 'cost_micro', basis: 'asked', rows: 'asked', goodUp: false },
} as const satisfies Record<string, AnalysisFigure>;
export type AnalysisFigureId = keyof typeof ANALYSIS_FIGURES;

/** The definition of a figure. */
export function analysisFigure(id: AnalysisFigureId): AnalysisFigure {
  return ANALYSIS_FIGURES[id];
}

/**
 * A figure of what was counted: a number, a share from 0 to 1, stars, milliseconds, hours, or millionths of the currency; undefined where
 * there is nothing to count it from.
 */
export function valueOf(id: AnalysisFigureId, counts: Partial<AnalysisTotals>): number | undefined {
  const { unit, part, whole }: AnalysisFigure = ANALYSIS_FIGURES[id];
  const counted = counts[part];
  if (counted === undefined || counted === null) return undefined;
  if (unit === 'hours') return (counted * MINUTES_PER_ANSWER) / 60;
  if (whole === undefined) return counted;
  const of = counts[whole] ?? 0;
  return of === 0 ? undefined : counted / of;
}
